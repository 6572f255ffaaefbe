extension JSONText {
    /// Sets a text with as much on a line as fits: what is too long has each key or element on a line of its own.
    ///
    /// - Parameters:
    ///   - json: JSON as `JSONWriter` writes it, on one line.
    ///   - width: How many bytes a line has at most, where it holds more than one value.
    /// - Complexity: O(bytes), and the nesting for the blanks at the beginning of lines.
    package static func folded(_ json: [UInt8], width: Int = 100) -> [UInt8] {
        let ends = ends(of: json)
        var result: [UInt8] = []
        var open: [Int] = []
        var column = 0
        var index = 0
        func append(_ bytes: ArraySlice<UInt8>) {
            result += bytes
            column += bytes.count
        }
        func newLine() {
            result.append(UInt8(ascii: "\n"))
            column = open.count * 2
            result += repeatElement(UInt8(ascii: " "), count: column)
        }
        while index < json.count {
            if let end = ends[index] {
                // What follows it on its line: a comma, or a bracket on another one.
                if end + 1 - index <= width - column - 1 || end == index + 1 {
                    append(json[index...end])
                    index = end + 1
                } else {
                    append(json[index...index])
                    open.append(end)
                    newLine()
                    index += 1
                }
            } else if index == open.last {
                open.removeLast()
                newLine()
                append(json[index...index])
                index += 1
            } else if json[index] == UInt8(ascii: ",") {
                append(json[index...index])
                newLine()
                index += json.count > index + 1 && json[index + 1] == UInt8(ascii: " ") ? 2 : 1
            } else if json[index] == UInt8(ascii: "\"") {
                let end = endOfString(json, from: index)
                append(json[index..<end])
                index = end
            } else {
                append(json[index...index])
                index += 1
            }
        }
        return result
    }

    /// Where each list and object ends, by where it begins.
    private static func ends(of json: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < json.count {
            switch json[index] {
            case UInt8(ascii: "\""):
                index = endOfString(json, from: index)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): if let start = open.popLast() { ends[start] = index }
            default: break
            }
            index += 1
        }
        return ends
    }
}
