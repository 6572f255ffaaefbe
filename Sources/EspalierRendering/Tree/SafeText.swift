import EspalierScenarios

/// Texts from outside, in a form that stays on one line and cannot change how a terminal shows the rest.
enum SafeText {
    /// The text as a JSON text, with escapes also for what JSON would let pass: control characters beyond ASCII, line
    /// and paragraph separators, and what turns the direction of writing.
    static func quoted(_ text: String) -> String {
        JSONText.visible(JSONWriter.json { $0.string(text) })
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
        JSONWriter.json { $0.numbers(numbers) }
    }
}
