import EspalierScenarios
import Foundation

/// Cuts what comes in into lines, and holds no more than one line and what was read with it.
struct LineReader {
    private let input: any ByteInput
    private var buffer: [UInt8] = []
    /// Where the next line begins.
    private var start = 0
    /// How far the buffer has been searched for the line's end.
    private var searched = 0
    private var isAtEnd = false

    init(_ input: any ByteInput) {
        self.input = input
    }

    /// The next line without its LF; nil at the end. Text after the last LF is a line, too.
    ///
    /// - Parameter beforeReading: called before the input is asked for more, which may take its time.
    /// - Complexity: O(length of the line), amortised.
    mutating func next(beforeReading: () throws -> Void) throws -> [UInt8]? {
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer {
                    start = end + 1
                    searched = start
                }
                return Array(buffer[start..<end])
            }
            searched = buffer.count
            if isAtEnd {
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return Array(buffer[start...])
            }
            buffer.removeSubrange(..<start)
            searched -= start
            start = 0
            try beforeReading()
            let more = try input.read()
            isAtEnd = more.isEmpty
            buffer += more
        }
    }
}
