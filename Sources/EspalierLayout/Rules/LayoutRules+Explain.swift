import EspalierSLL
import EspalierViews

/// Why an attribute of a view has its value: the rules that give it, and what they come from.
public struct LayoutExplanation: CustomStringConvertible, Sendable {
    /// A constraint that takes part.
    public struct Part: Sendable, Equatable {
        /// The constraint's name.
        public let name: ConstraintName
        /// The rule text that assigned it.
        public let rule: String
        /// The place of the assignment in the text, from 1.
        public let line: Int
        /// The place of the assignment in the text, from 1.
        public let column: Int
        /// Where in the program the rule was added, as `FILE:LINE`.
        public let origin: String
    }

    /// The view's name, or its path.
    public let view: String
    /// The attribute that is explained.
    public let attribute: LayoutAttribute
    /// The number that the frame has now.
    public let value: Double
    /// The constraints that give it, in the order of their names. Empty where the attribute is given (SLL 9.2).
    public let parts: [Part]
    /// The attributes that it is computed from, such as `avatar.width`, as far as the last pass knows them.
    public let needs: [String]

    /// One line for the value, one for each rule, one for what it is computed from.
    public var description: String {
        var lines = [
            "\(view).\(attribute) is \(value.shortText)" + (parts.isEmpty ? ", given: no rule decides it" : "")
        ]
        for part in parts {
            lines.append("  \(part.name.text), \(part.line):\(part.column) in '\(part.rule)' (\(part.origin))")
        }
        if !needs.isEmpty { lines.append("  from " + needs.joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }
}

extension LayoutRules {
    /// Which rules give an attribute its value, and from what.
    ///
    /// The value is the one that the frame has now: ask after a pass.
    public func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
        let record = LayoutRecord.existing(of: view)
        return LayoutExplanation(
            view: view.layoutName, attribute: attribute, value: attribute.value(in: view.realFrame),
            parts: record.map { parts(of: attribute, $0) } ?? [], needs: record.map { needs(of: attribute, $0) } ?? [])
    }

    /// What `explain` tells, with the views themselves.
    package func reason(
        _ attribute: LayoutAttribute
    ) -> (value: Double, parts: [LayoutExplanation.Part], needs: [(view: UIView, attribute: LayoutAttribute)]) {
        (value(attribute), parts(attribute), needs(attribute))
    }

    /// The number that the frame has now.
    package func value(_ attribute: LayoutAttribute) -> Double { attribute.value(in: view.realFrame) }

    /// The constraints that give an attribute. Without the explanation's costly texts.
    package func parts(_ attribute: LayoutAttribute) -> [LayoutExplanation.Part] {
        LayoutRecord.existing(of: view).map { parts(of: attribute, $0) } ?? []
    }

    /// What an attribute is computed from, each once, in the order in which the rules name them.
    package func needs(_ attribute: LayoutAttribute) -> [(view: UIView, attribute: LayoutAttribute)] {
        LayoutRecord.existing(of: view).map { neededAttributes(of: attribute, $0) } ?? []
    }

    /// Stays the same while `parts` and `shownTexts` do.
    package var ruleStamp: RuleStamp? {
        guard let record = LayoutRecord.existing(of: view) else { return nil }
        return RuleStamp(state: record.state, origins: record.origins, hasSuperview: view.superviewReference != nil)
    }

    /// The texts of which something counts, oldest first, and where they were added, as `FILE:LINE`.
    package var shownTexts: [(text: String, origin: String)] {
        guard let record = LayoutRecord.existing(of: view) else { return [] }
        return zip(record.state.texts, record.origins).map { ($0, "\($1.file):\($1.line)") }
    }

    private func parts(of attribute: LayoutAttribute, _ record: LayoutRecord) -> [LayoutExplanation.Part] {
        guard record.isRuled, view.superviewReference != nil else { return [] }
        let plan = record.state.plans[attribute.rawValue]
        var names: [ConstraintName] = []
        switch plan.rule {
        case .open: return []
        case .between: names = record.state.inForce(attribute.axis)
        case .kept: break
        case .size, .position: names = [record.decidingName(attribute)]
        }
        let limits: [ConstraintName] = attribute.axis == .horizontal ? [.minw, .maxw] : [.minh, .maxh]
        if plan.minimum >= 0 { names.append(limits[0]) }
        if plan.maximum >= 0 { names.append(limits[1]) }
        return names.sorted { $0.rawValue < $1.rawValue }.map { name in
            let place = record.shown(record.state.places[Int(name.rawValue)])
            return .init(
                name: name, rule: place.text, line: place.line, column: place.column, origin: place.origin)
        }
    }

    private func needs(of attribute: LayoutAttribute, _ record: LayoutRecord) -> [String] {
        var needs: [String] = []
        for (view, needed) in neededAttributes(of: attribute, record) {
            let text = "\(view.layoutName).\(needed)"
            if !needs.contains(text) { needs.append(text) }
        }
        return needs
    }

    /// Each attribute once, in the order in which the rules name them.
    private func neededAttributes(
        of attribute: LayoutAttribute, _ record: LayoutRecord
    ) -> [(view: UIView, attribute: LayoutAttribute)] {
        guard let solver = record.solver, record.node >= 0 else { return [] }
        // Most attributes need few others: a table comes in where they are many.
        var slots: [Int32] = []
        var seen: Set<Int32> = []
        var needs: [(view: UIView, attribute: LayoutAttribute)] = []
        solver.forEachNeed(of: attribute, record.node, view, record) { node, needed, _ in
            let slot = SlotNumber.of(node, needed)
            if slots.count < 8 ? slots.contains(slot) : !seen.insert(slot).inserted { return }
            guard let view = solver.nodes[node].view?.takeUnretainedValue() else { return }
            slots.append(slot)
            if slots.count == 8 { seen = Set(slots) }
            needs.append((view, needed))
        }
        return needs
    }
}

/// What the rules of a view are, to be compared with what they are later.
package struct RuleStamp: Equatable {
    /// Never changes, so that the same one means the same rules.
    let state: RuleState
    let origins: [RuleOrigin]
    let hasSuperview: Bool

    package static func == (first: RuleStamp, second: RuleStamp) -> Bool {
        first.state === second.state && first.origins == second.origins && first.hasSuperview == second.hasSuperview
    }
}
