import EspalierScenarios
import EspalierSupport

// What queries found.
extension TextReport {
    /// How many groups are shown of an answer.
    private static let shownGroups = 20
    /// How many paths are shown of a group.
    private static let shownPaths = 8

    /// The answer of a query: one line, or a line for each group.
    func lines(_ query: ScenarioResult.Query) -> String {
        var table = TextTable()
        let head = TextTable.Cell(text: "= \(Self.shown(query.id))", color: .cyan)
        switch query.answer {
        case .view(let path): table.add([head, .init(text: path.map(ShownText.short(path:)) ?? "none")])
        case .boolean(let value): table.add([head, .init(text: value ? "yes" : "no")])
        case .numbers(let numbers):
            let shown = numbers.map { TextStyle.number($0) }.joined(separator: ", ")
            table.add([head, .init(text: "[\(shown)]")])
        case .groups(let groups) where groups.isEmpty: table.add([head, .init(text: "none")])
        case .groups(let groups):
            for (index, group) in groups.prefix(Self.shownGroups).enumerated() {
                let key = TextTable.Cell(text: ShownText.short(PlainText.line(group.key), 40) + ":")
                table.add([index == 0 ? head : .init(text: ""), key, .init(text: Self.shown(group.paths))])
            }
            let more = groups.count - Self.shownGroups
            if more > 0 { return table.lines(style) + "    and \(more) more \(more == 1 ? "group" : "groups")\n" }
        }
        return table.lines(style)
    }

    private static func shown(_ paths: [String]) -> String {
        let shown = paths.prefix(shownPaths).map(ShownText.short(path:)).joined(separator: ", ")
        return paths.count > shownPaths ? "\(shown) and \(paths.count - shownPaths) more" : shown
    }

    static func shown(_ id: String) -> String { ShownText.short(PlainText.line(id), 40) }

    static func shown(_ answer: ScenarioResult.Answer) -> String {
        ShownText.short(PlainText.line(answer.json), 400)
    }
}
