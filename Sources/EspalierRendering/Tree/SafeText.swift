import EspalierScenarios

/// Texts from outside, in a form that stays on one line and cannot change how a terminal shows the rest.
enum SafeText {
    /// The text as a JSON text, with escapes also for what JSON would let pass: control characters beyond ASCII, line
    /// and paragraph separators, and what turns the direction of writing.
    static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.string(text)
        return escaped(writer.text)
    }

    /// The same for a JSON value that is written already. Such characters stand in its texts only.
    static func escaped(_ json: String) -> String {
        if json.utf8.allSatisfy({ $0 < 0x7F }) { return json }
        var result = ""
        for scalar in json.unicodeScalars {
            if isSafe(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                // All of them are in the basic plane: one unit each.
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
        default: true
        }
    }

    /// A class name: bare where that can be told from everything else on a line, else quoted.
    static func className(_ name: String) -> String {
        let isBare =
            name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: ">"): true
                default: false
                }
            } && !name.isEmpty
        return isBare ? name : quoted(name)
    }

    /// A list of numbers, as scenario results write them.
    static func numbers(_ numbers: [Double]) -> String {
        var writer = JSONWriter()
        writer.numbers(numbers)
        return writer.text
    }
}
