import EspalierSupport

/// Documents whose steps stand one a line behind the rest: what is written while steps happen. The first line is an
/// object whose last key is `"steps": "lines"`; each line after it is one step. A last line that was cut off, because
/// the program that wrote it ended, is passed over.
enum StepLines {
    private static let mark = Array("\"lines\"".utf8)

    /// The same document as one JSON text, with all steps at the lines and columns at which they stand; nil for a
    /// document of another form.
    ///
    /// - Complexity: O(number of bytes).
    static func joined(_ bytes: [UInt8]) -> [UInt8]? {
        guard let end = bytes.firstIndex(of: newline), let head = head(bytes[..<end]) else { return nil }
        var joined = head
        joined.reserveCapacity(bytes.count + 8)
        joined.append(UInt8(ascii: "["))
        var start = end + 1
        var hasSteps = false
        // Where nothing stands the comma waits for the next step.
        var blank: [UInt8] = [newline]
        while start < bytes.count {
            let stop = bytes[start...].firstIndex(of: newline)
            let line = bytes[start..<(stop ?? bytes.count)]
            if stop == nil, !isWhole(line) { break }
            if line.allSatisfy(isSpace) {
                blank.append(contentsOf: line + [newline])
            } else {
                if hasSteps { joined.append(UInt8(ascii: ",")) }
                joined.append(contentsOf: blank)
                joined.append(contentsOf: line)
                blank = [newline]
                hasSteps = true
            }
            start = (stop ?? bytes.count) + 1
        }
        joined.append(contentsOf: [newline, UInt8(ascii: "]"), UInt8(ascii: "}")])
        return joined
    }

    private static let newline = UInt8(ascii: "\n")

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    /// The first line up to the value of its last key, `"steps"`; nil where it does not end so.
    private static func head(_ line: ArraySlice<UInt8>) -> [UInt8]? {
        var rest = line
        func trim() { while let last = rest.last, isSpace(last) { rest.removeLast() } }
        func drop(_ text: [UInt8]) -> Bool {
            guard rest.suffix(text.count).elementsEqual(text) else { return false }
            rest.removeLast(text.count)
            return true
        }
        trim()
        guard drop([UInt8(ascii: "}")]) else { return nil }
        trim()
        guard drop(mark) else { return nil }
        let head = Array(rest)
        trim()
        guard drop([UInt8(ascii: ":")]) else { return nil }
        trim()
        return drop(Array("\"steps\"".utf8)) ? head : nil
    }

    /// Whether a line without its end is a whole step.
    private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool { (try? JSONReader.read(Array(line))) != nil }
}

extension ScenarioDocument {
    /// The line that a file of steps begins with: the document without its steps, which follow, one a line.
    package var firstLine: String {
        var head = self
        head.steps = []
        var text = head.json()
        text.removeLast()
        return text + ", \"steps\": \"lines\"}"
    }
}
