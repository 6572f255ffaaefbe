import Testing

@testable import EspalierConstraintText

/// Every way in which a visual format can be wrong: by the library and in documents, which go one way.
@Suite("AUTOLAYOUT 7.6: visual formats that are malformed")
struct MalformedFormatTests {
    @Test(
        "are told with the place, what is wrong, and what would be right",
        arguments: [
            ("", 1, "the format is empty"), ("  ", 1, "the format is empty"),
            ("X:[a]", 1, "'X' is no orientation"), ("h:[a]", 1, "'h' is no orientation"),
            ("HV:[a]", 1, "'HV' is no orientation"), ("H[a]", 2, "a ':' is missing after the orientation 'H'"),
            ("H::[a]", 3, "a view is missing before ':'"), ("H:", 3, "a view is missing"),
            ("|", 2, "a view is missing"), ("||", 2, "a view is missing before the '|'"),
            ("|-|", 3, "a view is missing before the '|'"), ("|-8-|", 5, "a view is missing before the '|'"),
            ("[a]|[b]", 5, "nothing can stand behind the superview's second '|'"),
            ("[a]||", 5, "nothing can stand behind the superview's second '|'"),
            ("[]", 2, "a view is missing before ']'"), ("[", 2, "a view is missing"),
            ("[a", 3, "a ']' is missing"), ("[a][b", 6, "a ']' is missing"), ("[a b]", 4, "a ']' is missing before"),
            ("[1a]", 2, "a view is missing before '1'"), ("[a-b]", 3, "a ']' is missing before '-'"),
            ("[a]]", 4, "']' cannot stand here"), ("[a] b", 5, "'b' cannot stand here"),
            ("[a]8[b]", 4, "'8' cannot stand here"), ("[a],[b]", 4, "',' cannot stand here"),
            ("[a]-", 5, "a view is missing"), ("[a]--[b]", 5, "'-' cannot stand in a distance"),
            ("[a]-8[b]", 6, "a '-' is missing before '['"), ("[a]-8", 6, "a '-' is missing"),
            ("[a]-gap", 8, "a '-' is missing"), ("[a]--8-[b]", 5, "'-' cannot stand in a distance"),
            ("[a]-+8-[b]", 5, "'+' cannot stand in a distance"), ("[a]->=8-[b]", 5, "'>=' cannot stand in a distance"),
            ("[a]-(8-[b]", 7, "'-' cannot stand in this predicate"), ("[a]-(8", 5, "this '(' is not closed"),
            ("[a]-()-[b]", 6, "a number, a metric or a view is missing before ')'"),
            ("[a]-(8)[b]", 8, "a '-' is missing before '['"),
            ("[a]-(b.width)-[b]", 6, "a distance cannot be compared with the size of a view"),
            ("[a()]", 4, "a number, a metric or a view is missing before ')'"),
            ("[a(", 4, "a number, a metric or a view is missing"), ("[a(8", 3, "this '(' is not closed"),
            ("[a(8]", 5, "']' cannot stand in this predicate"), ("[a(8,)]", 6, "a number, a metric or a view is"),
            ("[a(,8)]", 4, "a number, a metric or a view is missing before ','"),
            ("[a(8 9)]", 6, "'9' cannot stand in this predicate"), ("[a(=8)]", 4, "'=' is no relation"),
            ("[a(=>8)]", 4, "'=' is no relation"), ("[a(<8)]", 4, "'<' is no relation"),
            ("[a(>8)]", 4, "'>' is no relation"), ("[a(>=)]", 6, "a number, a metric or a view is missing"),
            ("[a(==b.left)]", 8, "'left' is no size of a view"), ("[a(==b.)]", 8, "an attribute is missing"),
            ("[a(==b*)]", 8, "a number is missing before ')'"), ("[a(==b/0)]", 8, "the multiplier is not finite"),
            ("[a(==b*c)]", 8, "a number is missing before 'c'"), ("[a(8@)]", 6, "a number is missing before ')'"),
            ("[a(8@0)]", 6, "the priority 0 is not between 1 and 1000"),
            ("[a(8@1001)]", 6, "the priority 1001 is not between 1 and 1000"),
            ("[a(8@-5)]", 6, "the priority -5 is not between 1 and 1000"),
            ("[a(@750)]", 4, "a number, a metric or a view is missing before '@'"),
            ("[a(-)]", 5, "a number is missing before ')'"), ("[a(1e999)]", 4, "the number '1e999' is too large"),
            ("[a(==8)(==9)]", 8, "a ']' is missing before '('"), ("H:[ü]", 4, "a view is missing before 'ü'"),
        ])
    func wrong(text: String, column: Int, message: String) {
        let (format, diagnostics) = VisualFormat.parse(text)
        #expect(format == nil)
        guard let first = diagnostics.first else { return #expect(Bool(false), "\(text) is read") }
        #expect(first.line == 1 && first.column == column, "\(text): \(first.column)")
        #expect(first.message.hasPrefix("Unable to parse constraint format: \(message)"), "\(text): \(first.message)")
        #expect(!first.fix.isEmpty)
        // The caret stands below the place.
        let caret = first.description.split(separator: "\n").first { $0.contains("^") }
        #expect(caret != nil, "\(first.description)")
    }

    @Test("have their places in later lines as well")
    func lines() {
        let mistake = VisualFormat.parse("H:|\n  [a]\n  -8[b]").diagnostics.first
        #expect(mistake?.line == 3 && mistake?.column == 5)
    }
}
