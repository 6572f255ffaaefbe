import Testing

@testable import EspalierScenarios

@Suite("Writing JSON")
struct JSONWriterTests {
    @Test("separates elements with a comma and a space, keys with a colon and a space")
    func separators() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("b")
        writer.beginList()
        writer.integer(1)
        writer.beginList()
        writer.endList()
        writer.boolean(true)
        writer.beginObject()
        writer.endObject()
        writer.null()
        writer.endList()
        writer.key("a")
        writer.string("x")
        writer.key("c")
        writer.number(0.5)
        writer.endObject()
        #expect(writer.text == #"{"b": [1, [], true, {}, null], "a": "x", "c": 0.5}"#)
    }

    @Test("escapes what a terminal or an editor would not show as it is, and nothing else")
    func hidden() throws {
        var writer = JSONWriter()
        writer.string("a\u{1B}[2J\u{7F}\u{9B}\u{202E}\u{2028}\u{FEFF}\"é–字🙂\u{200D}")
        #expect(
            writer.text
                == #""a\u001b[2J\u007f\u009b\u202e\u2028\ufeff\"é–字🙂"# + "\u{200D}\"")
    }

    @Test("puts each document on a line of its own, and keeps nothing of what was taken away")
    func lines() {
        var writer = JSONWriter()
        writer.integer(1)
        writer.endLine()
        writer.beginList()
        writer.endList()
        writer.endLine()
        #expect(writer.text == "1\n[]\n")
        writer.removeAll()
        writer.boolean(false)
        #expect(writer.text == "false")
    }

    @Test("escapes what JSON forbids in a text, and what is hidden")
    func escapes() throws {
        let text = "\"\\/\u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{B}\u{1F}\u{7F} é€😀\u{2028}"
        var writer = JSONWriter()
        writer.string(text)
        #expect(writer.text == "\"\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u000b\\u001f\\u007f é€😀\\u2028\"")
        #expect(try JSONReader.read(writer.bytes).text(0) == text)
    }

    @Test("writes values of stored properties as they were read, however they nest")
    func values() throws {
        let text = #"{"a": [[], {}, [{"b": [1, 2.5, "x", null, true, {"c": {}}]}]], "d": "a", "": {"e": [0]}}"#
        let tree = try JSONReader.read(Array(text.utf8))
        var writer = JSONWriter()
        writer.value(ScenarioValue(tree, tree.root))
        #expect(writer.text == text)
        #expect(ScenarioValue(tree, try #require(tree.value("d", in: 0))) == .text("a"))
    }
}
