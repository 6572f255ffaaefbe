import EspalierPorting
import Testing

@Suite("Reading Swift sources")
struct LexerTests {
    static func ported(_ text: String) throws -> String { try PortedSource(Array(text.utf8)).text }

    @Test(
        "What stands in texts and comments is no code",
        arguments: [
            #"let a = "@objc #selector(x) {""#, ##"let a = #"@objc \ " \#(1 + "}".count) @objc"#"##,
            "/* @objc /* @objc */ { @objc */ let b = 1", "// @objc {\nlet b = 1",
            "let c = \"\"\"\n@objc \" {\n\\(d(\"@objc (\") + \"\"\"\n}\n\"\"\")\n\"\"\"",
            #"let e = "" + "\\" + "@objc""#, "let `class` = 1 // @objc",
        ])
    func noCode(text: String) throws {
        let outcome = try PortedSource(Array(text.utf8))
        #expect(outcome.text == text && outcome.changes.isEmpty && outcome.leftovers.isEmpty)
    }

    @Test("What interpolations have around is code again")
    func aroundTexts() throws {
        #expect(try Self.ported(#"let a = "\(b("x"))"; @objc func c() {}"#) == #"let a = "\(b("x"))"; func c() {}"#)
    }

    @Test(
        "What has no end, or closes what is not open, is told with its place",
        arguments: [
            ("let a = \"b\nlet c = 1", 1, 9, "a text has no end"),
            ("a()\n  /* b /* c */", 2, 3, "a comment has no end"),
            ("func a() {\n  b(]\n}", 2, 5, "a bracket closes none that is open"),
            ("func a() {\n  b()", 1, 10, "a bracket is not closed"), ("}", 1, 1, "a bracket closes none that is open"),
            ("let a = \"\"\"\n\\(b", 1, 9, "a text has no end"),
        ])
    func wrong(text: String, line: Int, column: Int, message: String) {
        #expect {
            try PortedSource(Array(text.utf8))
        } throws: { error in
            let error = error as? PortingError
            return error?.place.line == line && error?.place.column == column && error?.message == message
        }
    }
}
