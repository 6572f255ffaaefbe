import EspalierConstraintText
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

// Constraints as texts. All stand in the scope of the root, where names that stand once and paths mean the same views
// wherever the text is.
extension RecordedTree {
    /// The steps that activate a constraint: by its identifier where a step has made it before.
    mutating func activate(_ constraint: NSLayoutConstraint, _ numbers: RecordedChange.Numbers) -> [ScenarioStep] {
        if holds(constraint) { return [] }
        if let name = identifiers[ObjectIdentifier(constraint)] {
            hold(constraint, numbers, name)
            // Numbers may have changed while it was inactive.
            return [
                ScenarioStep(
                    .setConstraint(name, constant: Double(numbers.constant), priority: Double(numbers.priority))),
                ScenarioStep(.activate([name])),
            ]
        }
        var steps: [ScenarioStep] = []
        for item in constraint.items {
            guard let guide = item as? UILayoutGuide, guide.isWrittenByName, guides[ObjectIdentifier(guide)] == nil,
                let owner = guide.owningView, contains(owner)
            else { continue }
            let name = Self.freeName(for: guide, besides: guideNames)
            self.name(guide, name)
            steps.append(ScenarioStep(.guide(name, on: reference(owner))))
        }
        let name = identifier(of: constraint)
        guard let text = text(of: constraint, numbers, name) else {
            for item in constraint.items {
                let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
                if let view { change(view) { $0.isLeftToFrames = true } }
            }
            let shown = Quoted.text(constraint.text)
            return steps + [
                Self.note("the constraint \(shown) cannot be written: frames of its views are set by steps")
            ]
        }
        hold(constraint, numbers, name)
        return steps + [ScenarioStep(.constrain(ScenarioConstraint(text), in: ScenarioReference(.path([]))))]
    }

    static func step(
        setting name: String, from old: RecordedChange.Numbers, to new: RecordedChange.Numbers
    ) -> ScenarioStep {
        ScenarioStep(
            .setConstraint(
                name, constant: old.constant == new.constant ? nil : Double(new.constant),
                priority: old.priority == new.priority ? nil : Double(new.priority)))
    }

    /// An identifier that no other constraint of the document has: its own where it can be.
    private mutating func identifier(of constraint: NSLayoutConstraint) -> String {
        let own = constraint.identifier.flatMap { $0.isEmpty || $0.contains("'") ? nil : $0 } ?? "c"
        var name = own
        var number = usedIdentifiers.count + 1
        if constraint.identifier == nil { name = "\(own)\(number)" }
        while !usedIdentifiers.insert(name).inserted {
            number += 1
            name = "\(own) \(number)"
        }
        return name
    }

    /// A name for a guide that no other has.
    static func freeName(for guide: UILayoutGuide, besides taken: Set<String>) -> String {
        let own = guide.identifier
        if !own.isEmpty, !own.hasPrefix("/"), !own.contains("'"), !taken.contains(own) { return own }
        var number = taken.count + 1
        while taken.contains("guide \(number)") { number += 1 }
        return "guide \(number)"
    }

    /// The text of a constraint; nil for what texts cannot say.
    func text(
        of constraint: NSLayoutConstraint, _ numbers: RecordedChange.Numbers, _ identifier: String
    ) -> String? {
        guard !constraint.isOfDistance, numbers.priority >= 1, let item = constraint.firstItem,
            let first = term(item, constraint.firstAttribute)
        else { return nil }
        var second: ConstraintSyntax.Term?
        if let other = constraint.secondItem {
            second = term(other, constraint.secondAttribute)
            if second == nil { return nil }
        } else if constraint.secondAttribute != .notAnAttribute {
            return nil
        }
        return ConstraintSyntax(
            identifier: identifier, first: first, relation: .init(constraint.relation), second: second,
            multiplier: Double(constraint.multiplier), constant: Double(numbers.constant), priority: numbers.priority
        ).text
    }

    private func term(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintSyntax.Term? {
        let attribute = ConstraintSyntax.Attribute(attribute)
        guard let guide = item as? UILayoutGuide else {
            guard let view = item as? UIView, contains(view) else { return nil }
            return ConstraintSyntax.Term(item: self.item(view), attribute: attribute)
        }
        guard let owner = guide.owningView, contains(owner) else { return nil }
        let kind: ConstraintSyntax.Guide
        switch guide.kind {
        case .added, .auxiliary:
            return guides[ObjectIdentifier(guide)].map { ConstraintSyntax.Term(item: .name($0), attribute: attribute) }
        case .safeArea: kind = .safeArea
        case .margins: kind = .margins
        case .readable: kind = .readable
        case .contentLayout: kind = .content
        case .frameLayout: kind = .frameLayout
        case .keyboard: kind = .keyboard
        case .topBars, .bottomBars: return nil
        }
        return ConstraintSyntax.Term(item: self.item(owner), guide: kind, attribute: attribute)
    }

    private func item(_ view: UIView) -> ConstraintSyntax.Item {
        if let name = uniqueName(of: view), !name.utf8.contains(UInt8(ascii: "'")), !guideNames.contains(name) {
            return .name(name)
        }
        return .path(indices(of: view))
    }
}

extension UILayoutGuide {
    /// Whether documents know the guide by a name, and not as one that each view has.
    var isWrittenByName: Bool { kind == .added || kind == .auxiliary }
}
