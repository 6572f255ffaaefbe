import EspalierScenarios
import Foundation

/// A result as text for reading: the tree as it was built, and what each step changed.
struct TextReport {
    private let document: ScenarioDocument
    let style: TextStyle
    /// How many failures have been shown.
    private var shownFailures = 0

    init(_ document: ScenarioDocument, style: TextStyle) {
        self.document = document
        self.style = style
    }

    /// What stands before the steps.
    func begin() -> [UInt8] {
        guard let title = document.title else { return [] }
        return bytes(style.colored(ShownText.plain(title), .bold) + "\n\n")
    }

    /// One step.
    mutating func step(_ step: ScenarioResult.Step, failures: [ScenarioResult.Failure]) -> [UInt8] {
        let what = step.index == 0 ? "the tree as it is built" : document.steps[step.index - 1].summary
        var text = style.colored("step \(step.index)", .bold) + "  \(what)\n"
        if let views = step.views { text += table(of: views, isTree: isWholeTree(views)).lines(style) }
        for path in step.removed { text += "  " + style.colored("- \(ShownText.short(path: path))", .red) + "\n" }
        for event in step.events { text += line(event) }
        for query in step.queries { text += lines(query) }
        for diagnostic in step.diagnostics { text += line(diagnostic) }
        for conflict in step.conflicts {
            text += "  " + style.colored("! \(ShownText.plain(conflict.summary))", .yellow) + "\n"
        }
        while shownFailures < failures.count, failures[shownFailures].step <= step.index {
            text += line(failures[shownFailures])
            shownFailures += 1
        }
        return bytes(text)
    }

    /// What stands after the steps.
    func end(failures: [ScenarioResult.Failure], expectations: Int, error: ScenarioRunError?) -> [UInt8] {
        var text = "\n"
        let steps = document.steps.count
        if let error {
            text += style.colored("ended by an error at step \(error.step)", .red) + " of \(steps)\n"
        }
        let counts = "\(steps) \(steps == 1 ? "step" : "steps"), "
        let asked = "\(expectations) \(expectations == 1 ? "expectation" : "expectations")"
        if !failures.isEmpty {
            text += counts + asked + ": " + style.colored("\(failures.count) failed", .red) + "\n"
        } else if expectations > 0, error == nil {
            text += counts + asked + ": " + style.colored("all hold", .green) + "\n"
        } else {
            text += counts + asked + "\n"
        }
        return bytes(text)
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func line(_ event: ScenarioResult.Event) -> String {
        let id = ShownText.short(ShownText.plain(event.observer), 40)
        return "  " + style.colored("* \(id)", .cyan) + "  \(event.summary)\n"
    }

    private func line(_ diagnostic: ScenarioResult.Diagnostic) -> String {
        let place = diagnostic.path.map { "\(ShownText.short(path: $0)): " } ?? ""
        let message = diagnostic.message.split(separator: "\n", omittingEmptySubsequences: false)
            .map { ShownText.plain(String($0)) }.joined(separator: "\n    ")
        return "  " + style.colored("! \(place)\(message)", .yellow) + "\n"
    }

    private func line(_ failure: ScenarioResult.Failure) -> String {
        let place = ShownText.short(path: failure.path)
        let what =
            switch failure.kind {
            case .frame(let expected, let got): "\(place): expected \(Self.frame(expected)), got \(Self.frame(got))"
            case .acceptedRule: "\(place): the rule should be refused, but is accepted"
            case .answer(let query, let expected, let got):
                "\(Self.shown(query)): expected \(Self.shown(expected)), got \(Self.shown(got))"
            case .ambiguity(let expected, _):
                "\(place): should \(expected ? "be" : "not be") ambiguous, but is\(expected ? " not" : "")"
            case .value(let keyPath, let expected, let got):
                "\(place): expected \(keyPath) to be \(expected.json), got \(got.json)"
            }
        return "  " + style.colored("FAILED", .red) + "  \(what)\n"
    }

    private static func frame(_ frame: CGRect) -> String {
        "[" + frame.numbers.map(JSONWriter.text).joined(separator: ", ") + "]"
    }
}

// Views.
extension TextReport {
    private func isWholeTree(_ views: [ScenarioResult.View]) -> Bool {
        views.first?.path == "/" && views.allSatisfy { $0.frameBefore == nil }
    }

    /// The views of a step. A whole tree is indented; of what changed, the frames before and after are shown.
    private func table(of views: [ScenarioResult.View], isTree: Bool) -> TextTable {
        var table = TextTable()
        if isTree, !views.isEmpty {
            table.add([
                .init(text: "view", color: .dim), .init(text: "class", color: .dim),
                .init(text: "x", isRight: true, color: .dim), .init(text: "y", isRight: true, color: .dim),
                .init(text: "width", isRight: true, color: .dim), .init(text: "height", isRight: true, color: .dim),
            ])
        }
        for view in views {
            let numbers = view.frame.numbers.map { TextTable.Cell(text: TextStyle.number($0), isRight: true) }
            if isTree {
                let name = TextTable.Cell(text: indentation(view.path) + label(view))
                table.add([name, .init(text: ShownText.plain(view.className))] + numbers)
            } else {
                table.add(changed(view, numbers))
            }
        }
        return table
    }

    private func changed(_ view: ScenarioResult.View, _ numbers: [TextTable.Cell]) -> [TextTable.Cell] {
        guard let before = view.frameBefore else {
            let text = "+ \(label(view))"
            return [.init(text: text, color: .green)] + numbers + [.init(text: ShownText.plain(view.className))]
        }
        let label = TextTable.Cell(text: "~ \(label(view))")
        if before == view.frame {
            return [label] + numbers + [
                .init(text: "tag \(view.tag), at \(ShownText.short(path: view.path))", color: .dim)
            ]
        }
        let old = before.numbers.map { TextTable.Cell(text: TextStyle.number($0), isRight: true, color: .dim) }
        return [label] + old + [.init(text: "->")] + numbers
    }

    private func label(_ view: ScenarioResult.View) -> String {
        view.name.map { ShownText.short(ShownText.plain($0), 40) } ?? ShownText.short(path: view.path)
    }

    private func indentation(_ path: String) -> String {
        let deepest = 16
        let depth = path == "/" ? 0 : path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
        return String(repeating: "  ", count: min(depth, deepest))
    }
}
