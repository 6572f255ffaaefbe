import EspalierSupport
import Testing

@testable import EspalierCommand

/// Texts from outside on their way to a terminal: whoever puts a message together, the writer lets none of them through.
@Suite("Hostile texts in what people read")
struct HostileTextTests {
    private static let name = #"n\u202e\u001b[31m\u001b[2J\u009bx\u2028\u007f"#

    static let documents = [
        // A cycle of rules, a move and an exchange that cannot be, a conflict, a zero size, and a key that is not known.
        #"{"espalier": 1, "root": {"frame": [0, 0, 9, 9], "subviews": [{"name": "NAME", "rules": [["ll = %ll", "NAME"]]}]}}"#,
        #"{"espalier": 1, "root": {"subviews": [{"name": "NAME", "subviews": [{"name": "k"}]}]}, "steps": [{"move": "NAME", "to": "k", "at": 0}]}"#,
        #"{"espalier": 1, "root": {"subviews": [{"name": "NAME"}, {"subviews": [{"name": "k"}]}]}, "steps": [{"exchange": ["NAME", "k"]}]}"#,
        #"{"espalier": 1, "root": {"frame": [0, 0, 9, 9], "subviews": [{"name": "NAME"}], "constraints": ["'NAME'.width == 5", "'NAME'.width == 7"]}}"#,
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

    /// Which of the documents reaches which message.
    static let reached: [(document: Int, call: [String], says: String)] = [
        (0, ["simulate"], "cycle: SHOWN.x needs SHOWN.x"), (0, ["lint"], "SHOWN.x needs SHOWN.x"),
        (1, ["simulate"], "'SHOWN' cannot be moved to 'k'"), (2, ["simulate"], "'SHOWN' and 'k' are no siblings"),
        (3, ["lint"], "'SHOWN'.width == 7' cannot hold"), (3, ["explain"], "conflict: 'SHOWN'.width == 7"),
        (3, ["explain", "--nudge", "c1"], "there are ''SHOWN'.width == 5'"),
    ]

    @Test("Messages of cycles, steps and conflicts show the name by numbers", arguments: reached)
    func reaches(document: Int, call: [String], says: String) {
        let input = Self.documents[document].replacing("NAME", with: Self.name)
        let run = CommandRun([call[0], "-"] + call.dropFirst(), input: input)
        let shown = "nU+202EU+001B[31mU+001B[2JU+009BxU+2028U+007F"
        let text = run.output + run.errors
        #expect(text.contains(says.replacing("SHOWN", with: shown)), "\(call): \(text)")
    }

    private static let interface = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v&#x9b;2J&#x202e;" customClass="C&#x9b;31m"><rect key="frame" x="0" y="0" width="320" height="50"/>
        <subviews><label id="l&#x9b;" text="x&#x9b;" zoo="&#x9b;"/>
        <button id="b"><state key="no&#x9b;" title="q"/><rect key="frame" x="0" y="0" width="1" height="1"/></button>
        </subviews><constraints>
        <constraint firstItem="l" firstAttribute="lead&#x9b;ing" secondItem="v" secondAttribute="leading" id="c&#x9b;"/>
        </constraints><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="k&#x9b;" value="&#x9b;"/></userDefinedRuntimeAttributes>
        <connections><outlet property="p&#x9b;" destination="zz&#x9b;" id="o&#x9b;"/></connections></view></objects>
        </document>
        """

    @Test("Texts of interface files are numbers in what is reported, and escaped in the document")
    func imported() {
        let run = CommandRun(["import", "-"], input: Self.interface)
        #expect(run.status == 0)
        for text in [run.output, run.errors] {
            #expect(!text.unicodeScalars.contains { $0.isHidden && $0 != "\n" && $0 != "\t" }, "\(text)")
        }
        #expect(run.errors.contains("unknown property 'noU+009B' of <button>"), "\(run.errors)")
        #expect(run.errors.contains("constraint cU+009B (l.leadU+009Bing = v.leading) is left out"), "\(run.errors)")
        #expect(run.output.contains(#""name": "v\u009b2J\u202e""#) && run.output.contains(#""k\u009b": "\u009b""#))
    }

    @Test("Neither a picture nor a page has one", arguments: ["svg", "html"])
    func pictures(kind: String) {
        let input = #"""
            {"espalier": 1, "title": "NAME", "root": {"frame": [0, 0, 99, 99], "subviews": [{"name": "NAME"},
            {"class": "UILabel", "text": "NAME", "frame": [0, 0, 90, 20]}]}}
            """#.replacing("NAME", with: #"\u202e\u2066\u200f\u009b\ufeff"# + Self.name)
        let output = CommandRun([kind == "svg" ? "render" : "inspect", "-"], input: input).output
        let hidden = output.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
        #expect(!output.isEmpty && hidden.isEmpty, "\(hidden.map(\.codeText))")
    }

    @Test("Colours stay, and what is no colour does not become one")
    func colours() {
        let style = TextStyle(isColored: true)
        let text = style.colored("a\u{1B}[5m", .red) + "\n"
        #expect(String(decoding: style.bytes(text), as: UTF8.self) == "\u{1B}[31maU+001B[5m\u{1B}[0m\n")
    }
}
