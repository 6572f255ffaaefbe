import Testing

@testable import EspalierScenarios

@Suite("Reading JSON")
struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONTree {
        try JSONReader.read(Array(text.utf8))
    }

    @Test(
        "takes each kind of value, also as the whole text (RFC 8259, 2)",
        arguments: [
            ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)), ("\"\"", .text("")),
            (" \t\r\n7\n", .integer(7)), ("[]", .list), ("{}", .object), ("[ ]", .list), ("{\n}", .object),
        ] as [(String, JSONTree.Kind)])
    func kinds(text: String, kind: JSONTree.Kind) throws {
        let tree = try read(text)
        #expect(tree.kind(tree.root) == kind)
        #expect(tree.count == 1)
    }

    @Test(
        "takes escapes and characters of all lengths (RFC 8259, 7)",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC\ud83d\ude00""#, "Aé€😀"),
            (#""\u0000\u001f""#, "\u{0}\u{1F}"), (#""\uD7FF\uE000\uFFFF""#, "\u{D7FF}\u{E000}\u{FFFF}"),
            (#""\udbff\udfff""#, "\u{10FFFF}"), ("\"é€😀\u{7F}\u{2028}\"", "é€😀\u{7F}\u{2028}"),
            (#""aé\nb€\tc""#, "aé\nb€\tc"),
        ])
    func texts(text: String, expected: String) throws {
        let tree = try read(text)
        #expect(tree.text(0).map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
    }

    @Test("keeps the order of members and elements, and tells where each begins")
    func children() throws {
        let tree = try read("{\"b\": [1, {\"c\": []}, \"x\"],\n  \"a\": {}, \"\": null}")
        let members = Array(tree.members(tree.root))
        #expect(members.map(\.key) == ["b", "a", ""])
        #expect(members.map { tree.place($0.keyIndex).description } == ["1:2", "2:3", "2:12"])
        #expect(members.map { tree.place($0.value).description } == ["1:7", "2:8", "2:16"])
        let elements = Array(tree.elements(members[0].value))
        #expect(elements.map { tree.kindName($0) } == ["a number", "an object", "a text"])
        #expect(elements.map { tree.place($0).column } == [8, 11, 22])
        #expect(tree.value("a", in: tree.root) == members[1].value)
        #expect(tree.value("c", in: tree.root) == nil)
        #expect(Array(tree.elements(tree.root)).isEmpty)
        #expect(Array(tree.members(elements[0])).isEmpty)
    }

    @Test("tells the path of every node")
    func paths() throws {
        let tree = try read(#"{"a": [1, [true], {"b c": null}], "d": {}}"#)
        let paths = (0..<tree.count).map { tree.path(of: $0).description }
        #expect(
            paths == [
                "$", "$.a", "$.a", "$.a[0]", "$.a[1]", "$.a[1][0]", "$.a[2]", #"$.a[2]["b c"]"#, #"$.a[2]["b c"]"#,
                "$.d", "$.d",
            ])
    }

    @Test("tells keys apart that look the same but have other code points")
    func lookalikeKeys() throws {
        let tree = try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        #expect(tree.value("\u{E9}", in: 0).flatMap { tree.integer($0) } == 1)
        #expect(tree.value("e\u{301}", in: 0).flatMap { tree.integer($0) } == 2)
        let keys = (0..<20).map { "\"k\($0)\": 0" }.joined(separator: ", ")
        _ = try read("{\(keys), \"\u{E9}\": 1, \"e\u{301}\": 2}")
    }

    @Test("never takes a boolean for a number, nor a number for a boolean")
    func noCoercion() throws {
        let tree = try read(#"[true, 1, "1", null]"#)
        let elements = Array(tree.elements(0))
        #expect(elements.map { tree.number($0) } == [nil, 1, nil, nil])
        #expect(elements.map { tree.integer($0) } == [nil, 1, nil, nil])
        #expect(elements.map { tree.boolean($0) } == [true, nil, nil, nil])
        #expect(elements.map { tree.text($0) } == [nil, nil, "1", nil])
    }
}

@Suite("Paths in JSON")
struct JSONPathTests {
    @Test("write plain keys after a point, all others in brackets and quotes")
    func notation() {
        let keys = ["root", "a1", "_x", "1a", "", "a b", "a\"b", "é", "@", "["]
        #expect(
            keys.map { JSONPath([.key($0)]).description } == [
                "$.root", "$.a1", "$._x", "$[\"1a\"]", "$[\"\"]", "$[\"a b\"]", "$[\"a\\\"b\"]", "$[\"é\"]", "$[\"@\"]",
                "$[\"[\"]",
            ])
        #expect(JSONPath([.key("steps"), .index(2), .key("at")]).description == "$.steps[2].at")
    }

    @Test("leave out the middle when they have more than 200 components")
    func longPaths() {
        let whole = JSONPath((0..<200).map { .index($0) }).description
        #expect(whole.hasPrefix("$[0][1]") && whole.hasSuffix("[198][199]"))
        #expect(whole.filter { $0 == "[" }.count == 200)
        let cut = JSONPath((0..<201).map { .index($0) }).description
        #expect(cut.hasPrefix("$[0][1]") && cut.hasSuffix("[199][200]"))
        #expect(cut.contains("[99] (51 left out) [151]"))
    }
}
