import EspalierSupport
import Testing

@testable import EspalierScenarios

@Suite("Characters that change how messages are shown")
struct HiddenCharacterTests {
    private static let hidden = ["\u{1B}", "\u{7F}", "\u{9B}", "\u{200F}", "\u{2028}", "\u{202E}", "\u{2066}"]

    @Test("stand in no message as they are: not in JSON paths, names or quoted texts", arguments: hidden)
    func messages(_ character: String) throws {
        let path = JSONPath([.key("a\(character)b"), .index(0)]).description
        #expect(path.hasPrefix("$[\"a\\u") && path.hasSuffix("b\"][0]"))
        for text in [path, Quoted.text("a\(character)b"), PlainText.line("a\(character)b")] {
            #expect(!text.unicodeScalars.contains { character.unicodeScalars.contains($0) })
            #expect(text.unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test("are few: other characters are shown, emoji of several among them")
    func others() {
        for text in ["ä", "漢字", "👨‍👩‍👧", "a\u{AD}"] {
            #expect(PlainText.line(text) == text)
            #expect(Quoted.text(text) == "'\(text)'")
        }
    }
}
