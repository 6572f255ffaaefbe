import UIKit

/// A constraint that knows which rule made it.
final class RigConstraint: NSLayoutConstraint {
    weak var rule: RigRule?

    var label: String? {
        get { identifier }
        set { identifier = newValue }
    }

    override var description: String { "\(label ?? "rig"): " + super.description }

    /// Whether both say the same but for the constant.
    func matches(_ other: RigConstraint) -> Bool {
        guard firstItem === other.firstItem, secondItem === other.secondItem else { return false }
        return firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
            && relation == other.relation && priority == other.priority && multiplier == other.multiplier
    }
}

/// One sentence of a maker: some constraints of one item.
final class RigRule {
    let constraints: [RigConstraint]
    private weak var item: RigItem?
    private var constant: RigConstant
    private let isInset: Bool

    init(_ sentence: RigSentence, _ item: RigItem) {
        self.item = item
        constant = sentence.constant
        isInset = sentence.isInset
        var made: [RigConstraint] = []
        let attributes = sentence.attributes.layoutAttributes
        let targets = sentence.targetAttributes.layoutAttributes
        for (index, attribute) in attributes.enumerated() {
            let isSize = attribute == .width || attribute == .height
            // A number is a size, or a distance from the container.
            let target: AnyObject? = sentence.target ?? (isSize ? nil : item.container)
            var other = targets.isEmpty ? attribute : targets.count == 1 ? targets[0] : targets[index]
            if target == nil { other = .notAnAttribute }
            let constraint = RigConstraint(
                item: item, attribute: attribute, relatedBy: sentence.relation, toItem: target, attribute: other,
                multiplier: sentence.multiplier,
                constant: sentence.constant.constant(for: attribute, asInset: sentence.isInset))
            constraint.priority = sentence.priority
            constraint.label = "\(sentence.file)#\(sentence.line)"
            made.append(constraint)
        }
        constraints = made
        for constraint in made { constraint.rule = self }
    }

    func activate(updating: Bool) {
        guard let item else { return }
        var fresh: [RigConstraint] = []
        let existing = updating ? item.rules.flatMap { $0.constraints } : []
        for constraint in constraints {
            if let known = existing.first(where: { $0.matches(constraint) }) {
                known.constant = constraint.constant
            } else {
                precondition(!updating, "nothing to update for \(constraint)")
                fresh.append(constraint)
            }
        }
        if fresh.isEmpty { return }
        NSLayoutConstraint.activate(fresh)
        item.rules.append(self)
    }

    func deactivate() {
        NSLayoutConstraint.deactivate(constraints)
        item?.rules.removeAll { $0 === self }
    }

    var isActive: Bool {
        get { constraints.allSatisfy { $0.isActive } }
        set { newValue ? activate(updating: false) : deactivate() }
    }

    @discardableResult
    func update(offset: RigConstant) -> RigRule {
        constant = offset
        for constraint in constraints {
            constraint.constant = constant.constant(for: constraint.firstAttribute, asInset: isInset)
        }
        return self
    }

    @discardableResult
    func update(priority: UILayoutPriority) -> RigRule {
        for constraint in constraints { constraint.priority = priority }
        return self
    }
}
