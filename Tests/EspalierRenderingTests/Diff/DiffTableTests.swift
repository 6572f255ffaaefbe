import EspalierRendering
import Testing

@Suite("Differences of two trees")
struct DiffTableTests {
    static func diff(_ before: String, _ after: String) throws -> HierarchyDiff {
        HierarchyDiff(
            from: try HierarchySnapshot(text: before), to: try HierarchySnapshot(text: after), matching: .contents)
    }

    /// A tree in a short form: `root(a b(c))`, every view a `UIView` of that name; a name that begins with a capital
    /// letter is a class.
    static func tree(_ form: String) -> String {
        var depth = 0
        var word = ""
        var text = ""
        func end() {
            if word.isEmpty { return }
            let isClass = word.first?.isUppercase ?? false
            let title = isClass ? word : "UIView \"\(word)\""
            text += String(repeating: "  ", count: depth) + "\(title) [0, 0, 0, 0]\n"
            word = ""
        }
        for character in form {
            switch character {
            case "(":
                end()
                depth += 1
            case ")":
                end()
                depth -= 1
            case " ": end()
            default: word.append(character)
            }
        }
        end()
        return text
    }

    @Test(
        "Places: only what another change does not follow from is told",
        arguments: [
            ("r(a b c)", "r(a b c)", ""),
            ("r(a b c)", "r(c a b)", "~ UIView \"c\" at /0: reordered at 2 -> at 0\n"),
            ("r(a b c)", "r(b c a)", "~ UIView \"a\" at /2: reordered at 0 -> at 2\n"),
            ("r(a b c d)", "r(a c b d)", "~ UIView \"c\" at /1: reordered at 2 -> at 1\n"),
            ("r(a b)", "r(x a b)", "+ UIView \"x\" at /0 [0, 0, 0, 0]\n"),
            ("r(x a b)", "r(a b)", "- UIView \"x\" from /0 [0, 0, 0, 0]\n"),
            ("r(a(b) c)", "r(a c(b))", "~ UIView \"b\" at /1/0: re-parented /0 at 0 -> /1 at 0\n"),
            ("r(a(b(c)))", "r(a b(c))", "~ UIView \"b\" at /1: re-parented /0 at 0 -> / at 1\n"),
            // A view and one inside it change places.
            (
                "r(a(b))", "r(b(a))",
                "~ UIView \"b\" at /0: re-parented /0 at 0 -> / at 0\n"
                    + "~ UIView \"a\" at /0/0: re-parented / at 0 -> /0 at 0\n"
            ),
            ("r(a b)", "r(a z)", "~ UIView \"z\" at /1: renamed \"b\" -> \"z\"\n"),
            ("r(A B C)", "r(B A C)", "~ B at /0: reordered at 1 -> at 0\n"),
            ("r(A A)", "r(A A A)", "+ A at /2 [0, 0, 0, 0]\n"),
            ("r(A(a))", "r(B(a))", "~ UIView \"a\" at /0/0: re-parented /0 at 0 -> /0 at 0\n"),
            ("r", "q", "~ UIView \"q\" at /: renamed \"r\" -> \"q\"\n"),
            ("A", "B", "~ B at /: class \"A\" -> \"B\"\n"),
            ("", "r(a)", "+ UIView \"r\" at / [0, 0, 0, 0]\n+ UIView \"a\" at /0 [0, 0, 0, 0]\n"),
            ("r(a)", "", "- UIView \"r\" from / [0, 0, 0, 0]\n- UIView \"a\" from /0 [0, 0, 0, 0]\n"),
        ])
    func places(before: String, after: String, expected: String) throws {
        var expected = expected
        if before == "r(A(a))" {
            expected = "+ B at /0 [0, 0, 0, 0]\n" + expected + "- A from /0 [0, 0, 0, 0]\n"
        }
        #expect(try Self.diff(Self.tree(before), Self.tree(after)).text() == expected)
    }

    @Test(
        "Values: each is told with what it was and what it is",
        arguments: [
            ("[0, 0, 1, 1]", "[0, 5, 1, 1]", "moved [0, 0] -> [0, 5]"),
            ("[0, 0, 1, 1]", "[0, 0, 2, 1]", "resized [1, 1] -> [2, 1]"),
            ("[0, 0, 1, 1]", "[1, 0, 2, 1]", "moved [0, 0] -> [1, 0], resized [1, 1] -> [2, 1]"),
            ("[-0.0, 0, 1, 1]", "[0, 0, 1, 1]", ""),
            ("[\"nan\", 0, 1, 1]", "[\"nan\", 0, 1, 1]", ""),
            ("tag 1 [0, 0, 1, 1]", "[0, 0, 1, 1]", "retagged 1 -> 0"),
            ("[0, 0, 1, 1]", "[0, 0, 1, 1] hidden", "hidden false -> true"),
            ("[0, 0, 1, 1] alpha 0.5", "[0, 0, 1, 1]", "alpha 0.5 -> 1"),
            ("[0, 0, 1, 1]", "[0, 0, 1, 1] clips", "clips false -> true"),
            ("[0, 0, 1, 1]", "[0, 0, 1, 1] scroll [0, 3]", "scroll [0, 0] -> [0, 3]"),
            ("[0, 0, 1, 1]", "[0, 0, 1, 1] size [2, 2]", "boundsSize null -> [2, 2]"),
            (
                "[0, 0, 1, 1]", "[0, 0, 1, 1] transform [2, 0, 0, 2, 0, 0]",
                "transform [1, 0, 0, 1, 0, 0] -> [2, 0, 0, 2, 0, 0]"
            ),
            ("[0, 0, 1, 1]", "[0, 0, 1, 1] text \"a b\"", "text null -> \"a b\""),
            (
                "[0, 0, 1, 1] {\"x\": 1, \"a b\": 2}", "[0, 0, 1, 1] {\"y\": [3], \"a b\": null}",
                "\"a b\" 2 -> null, x 1 -> null, y null -> [3]"
            ),
            ("[0, 0, 1, 1] {\"x\": 1, \"y\": 2}", "[0, 0, 1, 1] {\"y\": 2, \"x\": 1}", ""),
        ])
    func values(before: String, after: String, expected: String) throws {
        let diff = try Self.diff("UIView \"v\" \(before)", "UIView \"v\" \(after)")
        #expect(diff.text() == (expected.isEmpty ? "" : "~ UIView \"v\" at /: \(expected)\n"))
    }

    @Test("Views of the same name go together in their order, wherever they are")
    func sameNames() throws {
        let diff = try Self.diff(Self.tree("r(x(n) n)"), Self.tree("r(x n n)"))
        #expect(diff.text() == "~ UIView \"n\" at /1: re-parented /0 at 0 -> / at 1\n")
    }

    @Test("Of the views without a name, equal ones go together before others of their class")
    func contents() throws {
        let before = "UIView [0, 0, 9, 9]\n  L [0, 0, 1, 1] text \"a\"\n  L [0, 1, 1, 1] text \"b\"\n"
        let after = "UIView [0, 0, 9, 9]\n  L [0, 0, 1, 1] text \"b\"\n  L [0, 1, 1, 1] text \"c\"\n"
        #expect(
            try Self.diff(before, after).text() == """
                ~ L at /0: moved [0, 1] -> [0, 0], reordered at 1 -> at 0
                ~ L at /1: moved [0, 0] -> [0, 1], text "a" -> "c"

                """)
    }

    @Test("JSON has the same changes, and hostile names stay in their quotes")
    func json() throws {
        let before = "A \"r\" [0, 0, 1, 1]\n  A \"a\" [0, 0, 1, 1]\n  B \"b\" tag 9007199254740993 [0, 0, 1, 1]\n"
        let after = "A \"r\" [0, 0, 1, 1]\n  A \"a\" tag 2 [0, 5, 1, 1]\n  C \"\\\"\\n\" [0, 0, 1, 1]\n"
        #expect(
            try Self.diff(before, after).json()
                == #"{"espalier": 1, "changes": [{"change": "changed", "path": "/0", "class": "A", "name": "a", "#
                + #""kinds": ["moved", "retagged"], "values": [{"property": "origin", "before": [0, 0], "after": [0, 5]}, "#
                + #"{"property": "tag", "before": 0, "after": 2}]}, {"change": "added", "path": "/1", "class": "C", "#
                + #""name": "\"\n", "tag": 0, "frame": [0, 0, 1, 1]}, {"change": "removed", "path": "/1", "class": "B", "#
                + #""name": "b", "tag": 9007199254740993, "frame": [0, 0, 1, 1]}]}"#)
    }

    @Test("A text that is cut short tells how much is left out", arguments: [(0, 3), (1, 2), (2, 1), (3, 0), (-1, 3)])
    func limit(limit: Int, omitted: Int) throws {
        let text = try Self.diff(Self.tree("r"), Self.tree("r(a b c)")).text(limit: limit)
        let last = text.split(separator: "\n").last
        #expect(text.split(separator: "\n").count == min(max(limit, 0), 3) + (omitted > 0 ? 1 : 0))
        if omitted > 0 { #expect(last == "and \(omitted) more \(omitted == 1 ? "change" : "changes")") }
    }

    @Test("Words of what happened are in a fixed order")
    func words() {
        let all = HierarchyDiff.Kinds(rawValue: 511)
        #expect(
            all.words == [
                "moved", "resized", "re-parented", "reordered", "renamed", "retagged", "properties", "added", "removed",
            ])
        #expect(HierarchyDiff.Kinds([.removed, .moved]).words == ["moved", "removed"])
    }
}
