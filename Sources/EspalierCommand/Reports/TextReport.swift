import EspalierScenarios
import EspalierSupport
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
        return bytes(style.colored(PlainText.line(title), .bold) + "\n\n")
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
            text += "  " + style.colored("! \(PlainText.line(conflict.summary))", .yellow) + "\n"
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
            text += summary(of: failures)
        } else if expectations > 0, error == nil {
            text += counts + asked + ": " + style.colored("all hold", .green) + "\n"
        } else {
            text += counts + asked + "\n"
        }
        return bytes(text)
    }

    private func bytes(_ text: String) -> [UInt8] { style.bytes(text) }

    private func line(_ event: ScenarioResult.Event) -> String {
        let id = ShownText.short(PlainText.line(event.observer), 40)
        return "  " + style.colored("* \(id)", .cyan) + "  \(event.summary)\n"
    }

    private func line(_ diagnostic: ScenarioResult.Diagnostic) -> String {
        let place = diagnostic.path.map { "\(ShownText.short(path: $0)): " } ?? ""
        let message = diagnostic.message.split(separator: "\n", omittingEmptySubsequences: false)
            .map { PlainText.line(String($0)) }.joined(separator: "\n    ")
        return "  " + style.colored("! \(place)\(message)", .yellow) + "\n"
    }

    private func line(_ failure: ScenarioResult.Failure) -> String {
        let place = Self.place(of: failure)
        let what =
            switch failure.kind {
            case .frame(let expected, let got): "\(place): expected \(Self.frame(expected)), got \(Self.frame(got))"
            case .acceptedRule: "\(place): the rule should be refused, but is accepted"
            case .answer(let query, let expected, let got):
                "\(Self.shown(query)): expected \(Self.shown(expected)), got \(Self.shown(got))"
            case .ambiguity(let expected, _):
                "\(place): should \(expected ? "be" : "not be") ambiguous, but is\(expected ? " not" : "")"
            case .value(let keyPath, let expected, let got):
                "\(place): expected \(Self.shown(keyPath)) to be \(Self.shown(expected)), got \(Self.shown(got))"
            }
        return "  " + style.colored("FAILED", .red) + "  \(what)\n"
    }

    /// The view that failed: its name, and its path.
    private static func place(of failure: ScenarioResult.Failure) -> String {
        let path = ShownText.short(path: failure.path)
        return failure.name.map { "\(shown($0)) (\(path))" } ?? path
    }

    private static func shown(_ value: ScenarioResult.Value) -> String {
        ShownText.short(PlainText.line(value.json), 400)
    }

    /// How many failures are told once more at the end.
    private static let toldAgain = 20

    /// What failed, once more, where a long run is looked at first: at which step of the document, and which numbers.
    private func summary(of failures: [ScenarioResult.Failure]) -> String {
        let places = document.stepPlaces
        var text = ""
        for failure in failures.prefix(Self.toldAgain) {
            let step = failure.step
            let place = step > 0 ? places[step - 1].map { ", \(PlainText.line(document.name)):\($0)" } ?? "" : ""
            text += "  step \(step)\(place): \(difference(of: failure))\n"
        }
        let more = failures.count - Self.toldAgain
        return more > 0 ? text + "  and \(more) more\n" : text
    }

    private func difference(of failure: ScenarioResult.Failure) -> String {
        let place = Self.place(of: failure)
        switch failure.kind {
        case .frame(let expected, let got):
            var tolerance = 0.0
            if failure.step > 0, case .expect(_, _, let allowed) = document.steps[failure.step - 1].action {
                tolerance = allowed
            }
            let parts = zip(["x", "y", "width", "height"], zip(got.numbers, expected.numbers)).filter {
                !(abs($0.1.0 - $0.1.1) <= tolerance)
            }
            return "\(place): "
                + parts.map { "\($0.0) is \(JSONWriter.text($0.1.0)), not \(JSONWriter.text($0.1.1))" }
                .joined(separator: "; ")
        case .acceptedRule: return "\(place): a rule is accepted that should be refused"
        case .answer(let query, let expected, let got):
            return "\(Self.shown(query)) is \(Self.shown(got)), not \(Self.shown(expected))"
        case .ambiguity(let expected, _): return "\(place): is \(expected ? "not " : "")ambiguous"
        case .value(let keyPath, let expected, let got):
            return "\(place): \(Self.shown(keyPath)) is \(Self.shown(got)), not \(Self.shown(expected))"
        }
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
                table.add([name, .init(text: PlainText.line(view.className))] + numbers)
            } else {
                table.add(changed(view, numbers))
            }
        }
        return table
    }

    private func changed(_ view: ScenarioResult.View, _ numbers: [TextTable.Cell]) -> [TextTable.Cell] {
        guard let before = view.frameBefore else {
            let text = "+ \(label(view))"
            return [.init(text: text, color: .green)] + numbers + [.init(text: PlainText.line(view.className))]
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
        view.name.map { ShownText.short(PlainText.line($0), 40) } ?? ShownText.short(path: view.path)
    }

    private func indentation(_ path: String) -> String {
        let deepest = 16
        let depth = path == "/" ? 0 : path.utf8.reduce(0) { $1 == UInt8(ascii: "/") ? $0 + 1 : $0 }
        return String(repeating: "  ", count: min(depth, deepest))
    }
}
