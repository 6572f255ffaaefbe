/// Counts lines and columns of a text (SLL 12), going on from the place that was asked for last.
///
/// Asked for places in ascending order it reads the text once, however many they are.
package struct PlaceFinder {
    /// A place in a text. `offset` counts UTF-8 code units from 0, `line` and `column` count from 1.
    package struct Place: Equatable {
        package var offset = 0
        package var line = 1
        package var column = 1

        package init(offset: Int = 0, line: Int = 1, column: Int = 1) {
            self.offset = offset
            self.line = line
            self.column = column
        }

        /// As messages say it: `1:13`.
        package var text: String { "\(line):\(column)" }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var last = Place()

    package init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The place at `offset`, moved back to where a character begins, and from between CR and LF to the CR.
    package mutating func place(at offset: Int) -> Place {
        var target = min(max(offset, 0), bytes.count)
        while target > 0, target < bytes.count, PlaceFinder.isContinuation(bytes[target]) {
            target -= 1
        }
        if isSecondOfLineEnd(target) { target -= 1 }
        if target < last.offset { last = Place() }
        while last.offset < target { step() }
        return last
    }

    private mutating func step() {
        let byte = bytes[last.offset]
        last.offset += 1
        if PlaceFinder.isLineEnd(byte) {
            // Of CR LF the second one ends the line.
            guard !isSecondOfLineEnd(last.offset) else { return }
            last.line += 1
            last.column = 1
        } else if !PlaceFinder.isContinuation(byte) {
            last.column += 1
        }
    }

    private func isSecondOfLineEnd(_ offset: Int) -> Bool {
        offset > 0 && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
            && bytes[offset - 1] == UInt8(ascii: "\r")
    }

    package static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Whether `byte` is a further byte of a UTF-8 character, not the first.
    package static func isContinuation(_ byte: UInt8) -> Bool {
        byte & 0xC0 == 0x80
    }
}
