/// Why a source cannot be read.
package struct PortingError: Error, Equatable {
    /// Counted from 1.
    package let line: Int
    /// In bytes, from 1.
    package let column: Int
    package let message: String

    init(_ bytes: [UInt8], _ offset: Int, _ message: String) {
        (line, column) = Self.place(of: offset, in: bytes)
        self.message = message
    }

    static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }
}
