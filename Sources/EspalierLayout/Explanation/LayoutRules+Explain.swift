import EspalierSLL
import EspalierSupport
import EspalierViews

/// Says where rules and constraints stand.
package protocol ExplanationSites {
    /// A name that was assigned, at a place of the rules that the view has now.
    func site(_ place: RulePlace, of name: ConstraintName) -> RuleSite
    func site(_ constraint: NSLayoutConstraint) -> RuleSite
}

/// Of a living view: in the program.
private struct ProgramSites: ExplanationSites {
    let record: LayoutRecord?

    func site(_ place: RulePlace, of name: ConstraintName) -> RuleSite {
        guard let shown = record?.shown(place) else { return RuleSite(text: "", path: "") }
        return RuleSite(
            text: shown.text, line: shown.line, column: shown.column, length: name.text.count, path: shown.origin)
    }

    func site(_ constraint: NSLayoutConstraint) -> RuleSite { RuleSite(text: constraint.shownText, path: "") }
}

extension LayoutRules {
    /// Why a number of the view's frame is what it is: the rules that give it and what they come from, or the
    /// constraints that hold it.
    ///
    /// The value is the one that the frame has now: ask after a pass.
    ///
    ///     print(title.layoutRules.explain(.width))
    ///
    /// - Complexity: O(values that the attribute has); where constraints place the view, a solution of the constraints
    ///   that it depends on.
    public func explain(_ attribute: LayoutAttribute) -> LayoutExplanation {
        explain(attribute, ProgramSites(record: LayoutRecord.existing(of: view)))
    }

    /// The same, with places that `sites` knows.
    package func explain(_ attribute: LayoutAttribute, _ sites: some ExplanationSites) -> LayoutExplanation {
        if view.isPlacedByConstraints {
            var explanation = empty(attribute, .constraints)
            explanation.constraints = view.constraintsAffectingLayout(for: attribute.constraintAxis).map(sites.site)
            explanation.holders = view.layoutHolders(of: attribute.number).map { ExplainedHolder($0, sites) }
            return explanation
        }
        if let explanation = explainRules(attribute, sites) { return explanation }
        var explanation = empty(attribute, .given(follows: view.autoresizes(attribute)))
        // What its mask lets follow a size that constraints decide (AUTOLAYOUT 1.2).
        explanation.holders = view.layoutHolders(of: attribute.number).map { ExplainedHolder($0, sites) }
        return explanation
    }

    /// What rules have a part in; nil where they leave the attribute open (SLL 9.2).
    package func explainRules(_ attribute: LayoutAttribute) -> LayoutExplanation? {
        explainRules(attribute, ProgramSites(record: LayoutRecord.existing(of: view)))
    }

    private func explainRules(_ attribute: LayoutAttribute, _ sites: some ExplanationSites) -> LayoutExplanation? {
        guard let evaluation = RuleMeasurer().evaluation(of: attribute, view) else { return nil }
        var explanation = empty(attribute, .rules)
        explanation.formula = evaluation.formula
        explanation.computed = evaluation.computed
        explanation.rules = evaluation.parts.map { evaluation.explained($0, sites) }
        explanation.limits = evaluation.limits.map { limit in
            var rule = evaluation.explained(limit.part, sites)
            rule.applied = limit.applies
            rule.without = limit.without
            return rule
        }
        let present = value(attribute)
        let given = evaluation.value ?? .nan
        if !(given.isFinite && abs(given - present) <= 1e-6 * max(1, abs(given))) { explanation.rulesGive = given }
        var seen: Set<String> = []
        explanation.needs = needs(attribute).map { "\($0.view.layoutName).\($0.attribute)" }
            .filter { seen.insert($0).inserted }
        return explanation
    }

    private func empty(_ attribute: LayoutAttribute, _ source: LayoutExplanation.Source) -> LayoutExplanation {
        LayoutExplanation(view: view.layoutName, attribute: attribute, value: value(attribute), source: source)
    }

    /// A name that was assigned, at a place of the view's rules, in the program.
    package func site(_ place: RulePlace, of name: ConstraintName) -> RuleSite {
        ProgramSites(record: LayoutRecord.existing(of: view)).site(place, of: name)
    }

    /// The number that the frame has now; of a transformed view that of the frame without its transform (SLL 7.6).
    package func value(_ attribute: LayoutAttribute) -> Double { attribute.value(in: view.ruleRect) }

    /// Which limits of the width, and then of the height, apply; nothing else of an explanation changes while rules and
    /// needs stay the same.
    package func appliedLimits(_ measurer: RuleMeasurer) -> [Bool] {
        guard let record = LayoutRecord.existing(of: view) else { return [] }
        let sizes = [LayoutAttribute.width, .height].filter { record.state.plans[$0.rawValue].hasLimits }
        return sizes.flatMap { measurer.evaluation(of: $0, view)?.limits.map(\.applies) ?? [] }
    }

    /// What an attribute is computed from, each once, in the order in which the rules name them.
    package func needs(_ attribute: LayoutAttribute) -> [(view: UIView, attribute: LayoutAttribute)] {
        guard let record = LayoutRecord.existing(of: view), let solver = record.solver, record.node.exists else {
            return []
        }
        // Most attributes need few others: a table comes in where they are many.
        var slots: [ValueSlot] = []
        var seen: Set<ValueSlot> = []
        var needs: [(view: UIView, attribute: LayoutAttribute)] = []
        solver.forEachNeed(of: attribute, record.node, view, record) { node, needed, _ in
            let slot = ValueSlot(node, needed)
            if slots.count < 8 ? slots.contains(slot) : !seen.insert(slot).inserted { return }
            guard let view = solver.nodes[node].view?.object else { return }
            slots.append(slot)
            if slots.count == 8 { seen = Set(slots) }
            needs.append((view, needed))
        }
        return needs
    }

    /// Stays the same while the rules and the places of their texts do.
    package var ruleStamp: RuleStamp? {
        guard let record = LayoutRecord.existing(of: view) else { return nil }
        return RuleStamp(state: record.state, origins: record.origins, hasSuperview: view.superviewReference != nil)
    }

    /// The texts of which something counts, oldest first, and where they were added, as `FILE:LINE`.
    package var shownTexts: [(text: String, origin: String)] {
        guard let record = LayoutRecord.existing(of: view) else { return [] }
        return zip(record.state.texts, record.origins).map { ($0, "\($1.file):\($1.line)") }
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

extension AttributePlan {
    fileprivate var hasLimits: Bool { minimum.exists || maximum.exists }
}

extension ExplainedHolder {
    fileprivate init(_ holder: LayoutHolder, _ sites: some ExplanationSites) {
        switch holder.kind {
        case .given: self.init(kind: .given, text: holder.text, share: holder.share)
        case .own: self.init(kind: .own, text: holder.text, share: nil)
        case .content: self.init(kind: .content, text: holder.text, share: holder.share)
        case .mask: self.init(kind: .mask, text: holder.text, share: holder.share)
        case .tie: self.init(kind: .tie, text: holder.text)
        case .constraint(let constraint):
            self.init(kind: .constraint, text: holder.text, share: holder.share, site: sites.site(constraint))
        }
    }
}

extension LayoutAttribute {
    fileprivate var number: LayoutAmbiguity.Number {
        switch self {
        case .x: .x
        case .y: .y
        case .width: .width
        case .height: .height
        }
    }

    fileprivate var constraintAxis: NSLayoutConstraint.Axis {
        switch axis {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}

extension UIView {
    /// Whether the autoresizing mask lets an attribute follow the superview.
    package func autoresizes(_ attribute: LayoutAttribute) -> Bool {
        guard realSuperview?.autoresizesSubviews ?? false else { return false }
        return attribute.isFlexible(autoresizingMask)
    }
}
