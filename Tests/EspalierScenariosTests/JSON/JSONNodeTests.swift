import EspalierSupport
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Nodes of JSON")
struct JSONNodeTests {
    @Test("take 16 bytes, also for a text: a document of a million views has some ten million")
    func size() {
        #expect(MemoryLayout<JSONNode>.stride == 16)
    }

    @Test("tell places in few steps: one for each line, or stretch without characters of several bytes")
    func places() throws {
        let line = Array(repeating: #"{"a": [1, 2, "x"]}"#, count: 1000).joined(separator: ", ")
        let tree = try JSONReader.read(Array("[\(line),\n\"ä\", 1, 2, 3, \"ö\", 4]".utf8))
        #expect(tree.storage.places.count == 4)
        #expect(tree.place(tree.count - 1) == TextPlace(line: 2, column: 20))
    }

    @Test(
        "are where counting from the beginning finds them, and are the texts that Foundation reads", arguments: 0..<40)
    func random(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let texts = [
            #""""#, #""a""#, #""ä""#, #""漢x""#, #""a\u0061\n\ud83d\ude00""#, #""\"\\\/""#, "1", "-0", "0.5", "true",
        ]
        let blanks = ["", " ", "\n", "\r\n", "\r", "\t "]
        var json = "["
        for number in 0..<random.below(200) {
            if number > 0 { json += "," + random.any(blanks) }
            json += random.any(texts) + random.any(blanks)
        }
        json += "]"
        let bytes = Array(json.utf8)
        let tree = try JSONReader.read(bytes)
        let values = try JSONSerialization.jsonObject(with: Data(bytes)) as? [Any] ?? []
        var offset = 1
        for (index, node) in tree.elements(0).enumerated() {
            while [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ",")].contains(bytes[offset]) { offset += 1 }
            let excerpt = SourceExcerpt(text: json, offset: offset)
            let place = tree.place(node)
            #expect(place.line == excerpt.line && place.column == excerpt.column, "seed \(seed), node \(node)")
            if let text = tree.text(node) {
                #expect(text == values[index] as? String)
                #expect(tree.shortText(node) == (tree.hasEscapes(node) ? nil : ShortText(text.utf8)))
                offset += 1
                while bytes[offset] != UInt8(ascii: "\"") { offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
                offset += 1
            } else {
                while ![0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "]")].contains(bytes[offset]) {
                    offset += 1
                }
            }
        }
    }

    @Test("have the numbers that are nearest to what is written, few digits and many", arguments: 0..<20)
    func numbers(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        for _ in 0..<500 {
            func digits(_ count: Int) -> String {
                (0..<count).map { _ in String(random.below(10)) }.joined()
            }
            let whole = random.oneIn(4) ? "0" : String(1 + random.below(9)) + digits(random.below(18))
            let text =
                (random.oneIn(2) ? "-" : "") + whole + "." + digits(1 + random.below(18))
                + (random.oneIn(8) ? "e-\(random.below(30))" : "")
            let tree = try JSONReader.read(Array("[\(text)]".utf8))
            #expect(tree.number(1)?.bitPattern == Double(text)?.bitPattern, "\(text)")
        }
    }

    @Test("have short texts, which are the same where all bytes are")
    func shortTexts() {
        let texts = ["", "a", "b", "aa", "ab", "12345678", "123456789", "1234567890123456", "1234567890123457"]
        for one in texts {
            for other in texts { #expect((ShortText(one.utf8) == ShortText(other.utf8)) == (one == other)) }
        }
        #expect(ShortText("12345678901234567".utf8) == nil)
    }

    @Test("of keys are the same where they say the same, with escapes or without")
    func keys() throws {
        let twice = [#"{"ab": 1, "a\u0062": 2}"#, #"{"a\u0062": 1, "ab": 2}"#, #"{"\u0061b": 1, "a\u0062": 2}"#]
        for json in twice { #expect(throws: JSONError.self) { try JSONReader.read(Array(json.utf8)) } }
        // The same letter to the eye, in one character or two.
        _ = try JSONReader.read(Array("{\"\u{E4}\": 1, \"a\u{308}\": 2}".utf8))
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"n\u0061me": "x", "t\u0061g": 7}}"#)
        #expect(document.root[0].name == "x" && document.root[0].tag == 7)
    }
}
