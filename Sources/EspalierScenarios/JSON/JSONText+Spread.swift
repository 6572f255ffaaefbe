/// JSON text for people.
package enum JSONText {
    /// Sets a text with one key on a line, and one element of a list where elements are texts, lists or objects; lists of
    /// numbers stay on theirs. It says the same.
    ///
    /// - Parameter json: JSON that is right.
    /// - Complexity: O(bytes), times the nesting for the blanks at the beginning of lines.
    package static func spread(_ json: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(json)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        /// Whether what is open stands on several lines.
        var open: [Bool] = []
        var index = 0
        func newLine() {
            result.append(UInt8(ascii: "\n"))
            result += repeatElement(UInt8(ascii: " "), count: open.count * 2)
        }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(bytes, from: index)
                result += bytes[index..<end]
                index = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let next = nextSign(bytes, after: index)
                result.append(byte)
                let isEmpty = next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
                let isList = byte == UInt8(ascii: "[")
                let isTall =
                    !isEmpty && (!isList || [UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{")].contains(next))
                open.append(isTall)
                if isTall { newLine() }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if open.popLast() ?? false { newLine() }
                result.append(byte)
            case UInt8(ascii: ","):
                result.append(byte)
                if open.last ?? false { newLine() } else { result.append(UInt8(ascii: " ")) }
            case UInt8(ascii: ":"): result += [byte, UInt8(ascii: " ")]
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: result.append(byte)
            }
            index += 1
        }
        return result
    }

    /// The place behind the closing quote.
    static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func nextSign(_ bytes: [UInt8], after index: Int) -> UInt8 {
        bytes[(index + 1)...].first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) } ?? UInt8(ascii: "]")
    }
}
