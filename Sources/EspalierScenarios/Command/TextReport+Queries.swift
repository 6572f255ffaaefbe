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
        case .view(let path): table.add([head, .init(text: path.map(Self.short) ?? "none")])
        case .boolean(let value): table.add([head, .init(text: value ? "yes" : "no")])
        case .groups(let groups) where groups.isEmpty: table.add([head, .init(text: "none")])
        case .groups(let groups):
            for (index, group) in groups.prefix(Self.shownGroups).enumerated() {
                let key = TextTable.Cell(text: TextStyle.short(TextStyle.plain(group.key), 40) + ":")
                table.add([index == 0 ? head : .init(text: ""), key, .init(text: Self.shown(group.paths))])
            }
            let more = groups.count - Self.shownGroups
            if more > 0 { return table.lines(style) + "    and \(more) more \(more == 1 ? "group" : "groups")\n" }
        }
        return table.lines(style)
    }

    private static func shown(_ paths: [String]) -> String {
        let shown = paths.prefix(shownPaths).map(short).joined(separator: ", ")
        return paths.count > shownPaths ? "\(shown) and \(paths.count - shownPaths) more" : shown
    }

    static func shown(_ id: String) -> String { TextStyle.short(TextStyle.plain(id), 40) }

    static func shown(_ answer: ScenarioResult.Answer) -> String {
        TextStyle.short(TextStyle.plain(answer.json), 400)
    }
}

extension ScenarioQuery {
    /// What is asked, in words.
    var summary: String {
        let view = ScenarioStep.shown(view)
        switch question {
        case .firstAncestor(let criterion): return "nearest ancestor of \(view) by \(Self.shown(criterion))"
        case .group(let relatives, let criterion):
            return "\(relatives.rawValue) of \(view) by \(Self.shown(criterion))"
        case .relation(let relation, of: let other):
            return
                "is \(view) \(relation == .ancestor ? "an" : "a") \(relation.rawValue) of \(ScenarioStep.shown(other))"
        case .named(let name): return "first view named \(ScenarioStep.shown(name)) in \(view)"
        }
    }

    private static func shown(_ criterion: Criterion) -> String {
        func list(_ what: String, _ values: [String]) -> String {
            values.isEmpty ? "no \(what)" : ScenarioStep.shown("\(what) \(values.joined(separator: ", "))")
        }
        return switch criterion {
        case .tags(let tags): list("tag", tags.map(\.description))
        case .classes(let names): list("class", names)
        case .property(let name): list("property", [name])
        case .names(let names): list("name", names)
        }
    }
}
