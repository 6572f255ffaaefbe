import EspalierSupport
import Testing

@testable import EspalierCommand

/// Texts from outside on their way to a terminal: whoever puts a message together, the writer lets none of them through.
@Suite("Hostile texts in what people read")
struct HostileTextTests {
    private static let name = #"n\u202e\u001b[31m\u001b[2J\u009bx\u2028\u007f"#

    static let documents = [
        // A cycle of rules, a move and an exchange that cannot be, a conflict, a zero size, and a key that is not known.
        #"{"espalier": 1, "root": {"name": "NAME", "subviews": [{"name": "k", "rules": ["ll = k.xx", "rr = k.xx"]}]}}"#,
        #"{"espalier": 1, "root": {"subviews": [{"name": "NAME", "subviews": [{"name": "k"}]}]}, "steps": [{"move": "NAME", "to": "k", "at": 0}]}"#,
        #"{"espalier": 1, "root": {"subviews": [{"name": "NAME"}, {"subviews": [{"name": "k"}]}]}, "steps": [{"exchange": "NAME", "with": "k"}]}"#,
        #"{"espalier": 1, "root": {"name": "NAME", "frame": [0, 0, 9, 9], "subviews": [{"name": "k"}], "constraints": ["NAME: k.width == 5", "k.width == 7"]}}"#,
        #"{"espalier": 1, "root": {"NAME": 1}}"#,
        #"{"espalier": 1, "root": {"class": "NAME"}}"#,
        #"{"espalier": 1, "title": "NAME", "root": {"name": "NAME"}, "steps": [{"note": "NAME"}, {"expect": "NAME", "frame": [1, 2, 3, 4]}]}"#,
    ]

    static let calls = [
        ["simulate"], ["lint"], ["lint", "--widths", "9...20"], ["explain"], ["tree"], ["query", "--select", "*"],
        ["explain", "--nudge", "n\u{1B}[2J"], ["query", "--select", "n\u{1B}[2J\u{202E}"],
        ["simulate", "--font", "n\u{1B}[2J"],
        ["lint", "--color", "always"], ["simulate", "--color", "always"],
    ]

    @Test("None of their hidden characters goes out", arguments: documents, calls)
    func nothing(document: String, call: [String]) {
        let input = document.replacing("NAME", with: Self.name)
        let run = CommandRun([call[0], "-"] + call.dropFirst(), input: input)
        for text in [run.output, run.errors] {
            let plain = call.contains("always") ? text.replacing(#/\x1B\[(0|1|2|31|32|33|36)m/#, with: "") : text
            let hidden = plain.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
            #expect(
                hidden.isEmpty,
                "\(call): \(hidden.map(\.codeText)) in \(plain.unicodeScalars.map(\.codeText).prefix(40))")
        }
    }

    @Test("Colours stay, and what is no colour does not become one")
    func colours() {
        let style = TextStyle(isColored: true)
        let text = style.colored("a\u{1B}[5m", .red) + "\n"
        #expect(String(decoding: style.bytes(text), as: UTF8.self) == "\u{1B}[31maU+001B[5m\u{1B}[0m\n")
    }
}
