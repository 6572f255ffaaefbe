import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("The text of selectors")
struct SelectorTextTests {
    @Test(
        "11.1 Each form is read, and written in its plainest form",
        arguments: [
            ("UILabel", "UILabel"), ("*", "*"), (" .title ", ".title"),
            ("UILabel.title>[tag=7]", "UILabel.title > [tag=7]"),
            ("*.\"sign in\"", ".\"sign in\""), (".'a\\'b'", ".\"a'b\""), ("[ text ^= Hel ]", "[text^=Hel]"),
            ("A<<B:first<C~D+E F", "A << B:first < C ~ D + E F"), ("> A", "> A"), ("<< A:first", "<< A:first"),
            ("A , B", "A, B"), ("[text]", "[text]"), ("[text=nil]", "[text=nil]"), ("[text='nil']", "[text=\"nil\"]"),
            ("[frame.size.width>=-0.50]", "[frame.size.width>=-0.5]"), ("[a=1e300]", "[a=1e300]"), ("[a=+5]", "[a=5]"),
            ("[a!=true][b=false]", "[a!=true][b=false]"), ("[a*=12]", "[a*=\"12\"]"), ("'Cell<Int>'", "\"Cell<Int>\""),
            ("Zelle.größe-2", "Zelle.größe-2"), ("A\n\tB", "A B"), ("[a=\"x\\\\y\"]", "[a=\"x\\\\y\"]"),
            ("[a=\"\"]", "[a=\"\"]"),
        ])
    func forms(text: String, written: String) throws {
        let selector = try ViewSelector(text)
        #expect(selector.description == written)
        #expect(try ViewSelector(written) == selector)
    }

    @Test(
        "11.2 Each mistake has its place, and says what to do",
        arguments: [
            ("", "1:1", "the selector is empty", "write a class, a name or a property"),
            ("A >", "1:4", "a view is missing behind '>'", "as in '> UILabel'"),
            ("A > > B", "1:3", "'>' cannot stand behind another sign", "'> * >'"),
            ("A,", "1:3", "a selector is missing beside the ','", "leave out the ','"),
            (", A", "1:1", "a selector is missing beside the ','", "leave out the ','"),
            ("A:frist", "1:3", "unknown word 'frist' behind ':'", "did you mean 'first'?"),
            ("A:hidden", "1:3", "unknown word 'hidden' behind ':'", "'[isHidden=true]'"),
            ("A:", "1:3", "a word is missing behind ':'", "':first'"),
            ("A:first.b", "1:8", "nothing can stand behind ':first'", "last"),
            ("A.b.c", "1:4", "a view has one name", "a space"),
            ("A.", "1:3", "a name is missing behind '.'", "'.title'"),
            (".\"a", "1:2", "the quotes of a name are not closed", "write \""),
            (".\"\"", "1:2", "a name is empty", "between the quotes"),
            ("#a", "1:1", "unexpected character '#'", "'.title'"),
            ("[tag=7", "1:1", "the bracket is not closed", "']'"),
            ("[tag", "1:1", "the bracket is not closed", "']'"),
            ("[]", "1:2", "a property is missing behind '['", "'[tag=7]'"),
            ("[a.]", "1:4", "a property is missing behind '.'", "leave out the '.'"),
            ("[tag==7]", "1:5", "'==' is no comparison", "write '='"),
            ("[tag ? 7]", "1:6", "a comparison is missing", "'^='"),
            ("[tag=]", "1:6", "a value is missing behind '='", "a number"),
            ("[tag=%]", "1:6", "unexpected character '%'", "write a class"),
            ("[text=\"a]", "1:7", "the quotes of a value are not closed", "write \""),
            ("[tag=7 8]", "1:8", "a ']' is missing", "in quotes"),
            ("[tag=7a]", "1:6", "'7a' is no number", "in quotes"),
            ("[tag<true]", "1:6", "'<' compares numbers, and 'true' is none", "write a number"),
            ("7", "1:1", "'7' is no class", "'[tag=7]'"),
            ("A]", "1:2", "unexpected character ']'", "leave it out"),
            ("A\u{A0}B", "1:2", "unexpected character U+00A0", "a plain space"),
            ("A\n  B > %", "2:7", "unexpected character '%'", "write a class"),
            ("A*", "1:2", "a class stands before everything else", "a space before it"),
            ("[tag=7]A", "1:8", "a class stands before everything else", "a space before it"),
        ])
    func mistakes(text: String, place: String, message: String, fix: String) {
        let error = #expect(throws: ViewSelectorError.self) { try ViewSelector(text) }
        guard let error else { return }
        #expect("\(error.line):\(error.column)" == place && error.message.contains(message) && error.fix.contains(fix))
        #expect(error.description.hasPrefix("\(place): \(error.message)\n"))
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(error.line - 1)
        let before = line.joined(separator: "\n").utf8.count + (line.isEmpty ? 0 : 1)
        #expect(error.offset >= before && error.offset <= text.utf8.count)
    }

    @Test("a mistake is shown with its line and a caret")
    func shown() {
        let error = #expect(throws: ViewSelectorError.self) { try UIView().views(matching: "UILabel:frist") }
        #expect(
            error?.description == """
                1:9: unknown word 'frist' behind ':'
                  UILabel:frist
                          ^
                fix: did you mean 'first'?
                """)
    }
}
