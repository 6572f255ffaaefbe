import EspalierRendering
import EspalierScenarios
import EspalierSupport

extension SceneDiff {
    /// For a comment on a merge request: a heading for each scene that differs, what moved, and the constraints that are
    /// others, with their lines.
    var markdown: String {
        if changes.isEmpty { return "No scene differs.\n" }
        return changes.map { change in
            switch change {
            case .added(let scene): "### \(Self.quoted(scene.label)) is new\n"
            case .removed(let scene): "### \(Self.quoted(scene.label)) is gone\n"
            case .changed(let before, let after, let diff):
                "### \(Self.quoted(after.label))\n\n" + Self.list(diff.text(limit: Self.mostLines))
                    + Self.section(after.constraintChanges(from: before))
            }
        }.joined(separator: "\n")
    }

    /// How many views, and how many constraints, a comment lists of a scene.
    private static let mostLines = 40

    private static func section(_ changes: [ConstraintChange]) -> String {
        if changes.isEmpty { return "" }
        let more = changes.count - mostLines
        return "\nConstraints:\n\n"
            + changes.prefix(mostLines).map { "- \(quoted("\($0.sign) \($0.text)"))\n" }.joined()
            + (more > 0 ? "- and \(more) more\n" : "")
    }

    private static func list(_ lines: String) -> String {
        lines.split(separator: "\n").map { "- \(quoted(String($0)))\n" }.joined()
    }

    /// A text as code, whatever stands in it: its fence is longer than any row of such signs.
    private static func quoted(_ text: String) -> String {
        var (longest, current) = (0, 0)
        for character in text {
            current = character == "`" ? current + 1 : 0
            longest = max(longest, current)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let space = longest > 0 ? " " : ""
        return fence + space + PlainText.line(text) + space + fence
    }
}
