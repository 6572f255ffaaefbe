import EspalierRelatives
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

extension CommandLineTool {
    /// Asks the tree after a step for the relatives of a view, or for what a selector means.
    func query(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let isJSON = options.format == .json
        switch (options.value(.select), options.value(.group)) {
        case (let selector?, nil):
            if options.has(.by) {
                throw .usage("'--by' belongs to '--group', but there is none", fix: "leave it out", command: .query)
            }
            let views = try select(selector, options)
            let text = isJSON ? Self.json(views) : Self.text(views)
            return try write(text, options, status: views.isEmpty ? .failure : .success)
        case (nil, let group?):
            guard let relatives = ScenarioQuery.Relatives(rawValue: group) else { throw noQuestion }
            guard let by = options.value(.by) else {
                throw .usage(
                    "'--group' needs '--by'", fix: CommandOption.by.fix, command: .query)
            }
            let answer = try self.answer(.group(relatives, by: criterion(by)), options)
            let groups = if case .groups(let found) = answer { found } else { [ScenarioResult.Group]() }
            let text = isJSON ? answer.json + "\n" : Self.text(groups)
            return try write(text, options, status: groups.isEmpty ? .failure : .success)
        default: throw noQuestion
        }
    }

    private var noQuestion: CommandError {
        .usage(
            "'query' needs one question",
            fix: "write '--select SELECTOR', or '--group RELATIVES' and '--by KEY=VALUES'", command: .query)
    }

    private func select(_ text: String, _ options: CommandOptions) throws(CommandError) -> [Simulation.SelectedView] {
        let selector: ViewSelector
        do {
            selector = try ViewSelector(text)
        } catch {
            let place = SourceExcerpt(text: text, offset: error.offset)
            let message = "\(place.line):\(place.column): \(error.message)\n\(place.lines(indent: "  "))"
            throw .usage("'--select': \(message)", fix: error.fix, command: .query)
        }
        let (unknown, views) = try asking(options) { (simulation, view) throws(ScenarioRunError) in
            let unknown = simulation.unknownKey(of: selector)
            return (unknown, unknown == nil ? simulation.views(matching: selector, from: view) : [])
        }
        if let unknown {
            let offset = text.range(of: unknown.key).map {
                text.utf8.distance(from: text.startIndex, to: $0.lowerBound)
            }
            let place = SourceExcerpt(text: text, offset: offset ?? 0)
            throw .usage(
                "'--select': \(place.line):\(place.column): no class has the property "
                    + "\(Quoted.text(unknown.key))\n\(place.lines(indent: "  "))",
                fix: unknown.fix, command: .query)
        }
        return views
    }

    private func answer(
        _ question: ScenarioQuery.Question, _ options: CommandOptions
    ) throws(CommandError) -> ScenarioResult.Answer {
        try asking(options) { (simulation, view) throws(ScenarioRunError) in
            try simulation.answer(question, of: view)
        }
    }

    private func asking<Answer>(
        _ options: CommandOptions, _ ask: (Simulation, UIView) throws(ScenarioRunError) -> Answer
    ) throws(CommandError) -> Answer {
        let nibs = nibs(options.file, options)
        let fonts = try fonts(options, for: options.file)
        let document = try document(options.file, options)
        let from = options.value(.from) ?? "/"
        let view = try options.scene(options.file)?.viewName(from) ?? from
        do throws(ExplainError) {
            return try document.asking(
                view, step: options.number(.step), classes: classes, nibs: nibs, fonts: fonts,
                ask)
        } catch {
            throw commandError(error, try sourceName(of: options.file, options))
        }
    }

    /// What stands behind `--by`: `tag=1,2`, `class=UILabel`, `name=a,b` or `property=role`.
    private func criterion(_ text: String) throws(CommandError) -> ScenarioQuery.Criterion {
        func wrong(_ message: String) -> CommandError {
            .usage("'--by' \(message)", fix: CommandOption.by.fix, command: .query)
        }
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[1].isEmpty else { throw wrong("cannot be \(Quoted.text(text))") }
        let values = parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        switch parts[0] {
        case "class": return .classes(values)
        case "name": return .names(values)
        case "property": return .property(parts[1])
        case "tag":
            var tags: [Int] = []
            for value in values {
                guard let tag = Int(value) else {
                    throw wrong("has the tag \(Quoted.text(value)), which is no integer")
                }
                tags.append(tag)
            }
            return .tags(tags)
        default: throw wrong("knows no \(Quoted.text(parts[0]))")
        }
    }

    // MARK: Writing

    private static func text(_ views: [Simulation.SelectedView]) -> String {
        let width = views.map(\.path.count).max() ?? 0
        return views.map { view in
            let path = view.path.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(path)  \(view.className)" + (view.name.map { " \"\(PlainText.line($0))\"" } ?? "") + "\n"
        }.joined()
    }

    private static func text(_ groups: [ScenarioResult.Group]) -> String {
        groups.map { group in
            "\(PlainText.line(group.key)):\n" + group.paths.map { "  \($0)\n" }.joined()
        }.joined()
    }

    private static func json(_ views: [Simulation.SelectedView]) -> String {
        var writer = JSONWriter()
        writer.beginList()
        for view in views {
            writer.beginObject()
            writer.member("path", view.path)
            writer.member("class", view.className)
            writer.member("name", view.name)
            writer.endObject()
        }
        writer.endList()
        return writer.text + "\n"
    }
}
