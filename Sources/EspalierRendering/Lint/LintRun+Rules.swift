import EspalierLayout
import EspalierSLL
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

extension LintRun {
    // MARK: Divisions

    /// Divisions by numbers that are zero at the present size.
    mutating func lookForDivisions(_ tree: LintTree) {
        guard wants(.divisionByZero) else { return }
        let measurer = RuleMeasurer()
        for (place, node) in tree.nodes.enumerated() {
            guard let history = node.history else { continue }
            for division in history.divisionsByZero(measurer) {
                addDivision(division, history, path: tree.path(of: place), label: tree.label(place), size: size)
            }
        }
    }

    private mutating func addDivision(
        _ place: RuleTrace.TextOffset, _ history: ViewHistory, path: String?, label: String, size: CGSize?
    ) {
        collector.add(
            .init(kind: .divisionByZero, view: history.number, detail: [place.text, place.offset]),
            at: history.rules[place.text].rule.mark, path: path, name: history.view?.name, size: size,
            inner: history.textPlace(of: place), message: Self.divisionMessage(place, history, label),
            fix: Self.divisionFix)
    }

    static func divisionMessage(_ place: RuleTrace.TextOffset, _ history: ViewHistory, _ label: String) -> String {
        "\(Self.where(place, history)) of \(label): what it divides by is zero"
    }

    static let divisionFix = "divide by something that is not zero; the attribute keeps the number it has"

    // MARK: Rules that do nothing

    /// Assignments that never counted, and statements without effect.
    mutating func lookAtRules(_ simulation: Simulation, _ tree: LintTree) {
        var places: [Int: Int] = [:]
        for (place, node) in tree.nodes.enumerated() {
            if let history = node.history { places[history.number] = place }
        }
        for history in simulation.histories where !history.rules.isEmpty {
            history.trace.countPass()
            let place = places[history.number]
            let label = place.map { tree.label($0) } ?? history.label
            let path = place.map { tree.path(of: $0) }
            for division in history.trace.divisionsByZero {
                addDivision(division, history, path: path, label: label, size: nil)
            }
            for idle in history.trace.idleStatements {
                collector.add(
                    .init(kind: .noEffect, view: history.number, detail: [idle.text, idle.offset]),
                    at: history.rules[idle.text].rule.mark, path: path, name: history.view?.name,
                    inner: history.textPlace(of: idle), message: Self.idleMessage(idle, history, label),
                    fix: "leave it out, or assign something, as in 'tt = 5'")
            }
            lookForDisplaced(history, label, path)
        }
    }

    private mutating func lookForDisplaced(_ history: ViewHistory, _ label: String, _ path: String?) {
        guard collector.wants(.displaced) else { return }
        let name = history.view?.name
        if history.number == 0 {
            for (number, added) in history.rules.enumerated() {
                collector.add(
                    .init(kind: .displaced, view: 0, detail: [number]), at: added.rule.mark, path: path, name: name,
                    message: "\(PlainText.quoted(added.rule.text)) never counts: the root has no superview",
                    fix: "give the root a frame instead")
            }
            return
        }
        for (number, assignment) in history.trace.assignments.enumerated() where !assignment.counted {
            collector.add(
                .init(kind: .displaced, view: history.number, detail: [number]),
                at: history.rules[assignment.place.text].rule.mark, path: path, name: name,
                inner: history.textPlace(of: assignment.place),
                message: "'\(assignment.name.text)' of \(label), \(Self.where(assignment.place, history)), never "
                    + "counts: \(Self.reason(assignment, history))",
                fix: Self.displacedFix(assignment))
        }
    }

    private static func reason(_ assignment: RuleTrace.Assignment, _ history: ViewHistory) -> String {
        let assignments = history.trace.assignments
        func other(_ place: RuleTrace.TextOffset) -> String {
            if place.text == assignment.place.text { return "\(Self.place(place, history)) in the same rule" }
            let added = history.rules[place.text]
            let owner = added.step == history.step ? "in rules[\(place.text)]" : "in the rule of step \(added.step)"
            return "\(Self.place(place, history)) \(owner), \(PlainText.quoted(added.rule.text))"
        }
        func told(_ number: Int) -> String {
            "'\(assignments[number].name.text)', \(other(assignments[number].place)),"
        }
        switch assignment.end {
        case .displaced(let by): return "only two position rules of an axis do, and \(told(by)) displaces it"
        case .overwritten(let by): return "\(told(by)) overwrites it"
        case .reset(let place): return "'nil', \(other(place)), resets it"
        case .viewGone: return "a view that it measures is gone"
        case nil: break
        }
        guard let unused = history.trace.unusedSize(assignment.name.axis) else {
            return "others take its place in every pass"
        }
        return "the size comes from the position rules "
            + unused.by.map { "'\($0.name.text)'" }.joined(separator: " and ")
    }

    private static func displacedFix(_ assignment: RuleTrace.Assignment) -> String {
        switch assignment.end {
        case nil: "leave it out, or leave out one of the position rules"
        case .displaced: "leave it out, or reset one of the others, as in 'cl = nil'"
        default: "leave it out"
        }
    }

    private static func idleMessage(_ place: RuleTrace.TextOffset, _ history: ViewHistory, _ label: String) -> String {
        let text = history.rules[place.text].rule.text
        if text.allSatisfy({ $0 == "," || $0.isWhitespace }) {
            return "the rule \(PlainText.quoted(text)) of \(label) has no statement"
        }
        let bytes = Array(text.utf8)
        var first = min(place.offset, bytes.count)
        var last = first
        while first > 0, bytes[first - 1] != UInt8(ascii: ",") { first -= 1 }
        while last < bytes.count, bytes[last] != UInt8(ascii: ",") { last += 1 }
        let statement = String(decoding: bytes[first..<last], as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let isReset = statement.contains("nil") && statement.contains("=")
        return "'\(PlainText.line(statement))', \(Self.where(place, history)) of \(label), has no effect: "
            + (isReset ? "it resets what is not set" : "it assigns nothing")
    }

    /// `1:5 in 'RULE'`.
    private static func `where`(_ place: RuleTrace.TextOffset, _ history: ViewHistory) -> String {
        "\(Self.place(place, history)) in \(PlainText.quoted(history.rules[place.text].rule.text))"
    }

    private static func place(_ place: RuleTrace.TextOffset, _ history: ViewHistory) -> String {
        history.textPlace(of: place).description
    }

    // MARK: Cycles

    /// The cycle that ended the run. One is found at a time.
    mutating func lookAt(_ cycle: LayoutCycle, _ simulation: Simulation) {
        let link = cycle.links.first { !$0.rule.isEmpty } ?? cycle.links.first
        let found = link.flatMap { link in
            simulation.histories.first { history in
                guard history.rules.contains(where: { $0.rule.text == link.rule }) else { return false }
                return history.view.map { ($0.name ?? $0.path) == link.view } ?? false
            }
        }
        let rule = found?.rules.last { $0.rule.text == link?.rule }
        let place = link.map { "\($0.line):\($0.column) in \(PlainText.quoted($0.rule)): " } ?? ""
        collector.add(
            .init(kind: .cycle, view: found?.number ?? 0, detail: []),
            at: rule?.rule.mark ?? found?.description.mark ?? document.root[0].mark, path: found?.view?.path,
            name: found?.view?.name,
            inner: rule == nil ? nil : link.map { TextPlace(line: $0.line, column: $0.column) },
            message: place + PlainText.line(cycle.chain), fix: PlainText.line(cycle.fix))
    }
}

extension ViewHistory {
    /// Divisions of rules that count by numbers that are zero as the tree is laid out.
    func divisionsByZero(_ measurer: RuleMeasurer) -> [RuleTrace.TextOffset] {
        guard !rules.isEmpty, let view else { return [] }
        let places = measurer.divisionsByZero(view)
        // Rules of the view's own code have no place in the document.
        return places.isEmpty || !trace.matches(view) ? [] : places.map(trace.place)
    }

    /// Where a place stands in the text of its rule.
    func textPlace(of place: RuleTrace.TextOffset) -> TextPlace {
        let found = self.place(of: place)
        return TextPlace(line: found.line, column: found.column)
    }

    /// How messages call a view that is gone.
    var label: String { description.name.map { PlainText.quoted($0) } ?? "a view that is gone" }
}
