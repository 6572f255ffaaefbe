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

    fileprivate init(_ sentence: RigSentence, _ item: RigItem) {
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

/// What a sentence can be related to.
protocol RigTarget {}

extension CGFloat: RigTarget {}
extension Int: RigTarget {}
extension CGSize: RigTarget {}
extension UIEdgeInsets: RigTarget {}
extension UIView: RigTarget {}
extension UILayoutGuide: RigTarget {}
extension RigPlace: RigTarget {}

/// Attributes of an item.
struct RigPlace {
    let item: AnyObject
    let attributes: RigAttributes
}

/// A sentence that is being written.
final class RigSentence {
    fileprivate var attributes: RigAttributes
    fileprivate var relation = NSLayoutConstraint.Relation.equal
    fileprivate var target: AnyObject?
    fileprivate var targetAttributes: RigAttributes = []
    fileprivate var multiplier: CGFloat = 1
    fileprivate var constant: RigConstant = 0
    fileprivate var isInset = false
    fileprivate var priority = UILayoutPriority.required
    fileprivate var file = ""
    fileprivate var line: UInt = 0
    private(set) var rule: RigRule?

    fileprivate init(_ attributes: RigAttributes) { self.attributes = attributes }

    var left: RigSentence { with(.left) }
    var right: RigSentence { with(.right) }
    var top: RigSentence { with(.top) }
    var bottom: RigSentence { with(.bottom) }
    var leading: RigSentence { with(.leading) }
    var trailing: RigSentence { with(.trailing) }
    var height: RigSentence { with(.height) }

    private func with(_ more: RigAttributes) -> RigSentence {
        attributes.formUnion(more)
        return self
    }

    @discardableResult
    func equalTo(_ other: RigTarget, _ file: String = #fileID, _ line: UInt = #line) -> RigSentence {
        related(.equal, other, file, line)
    }

    @discardableResult
    func lessThanOrEqualTo(_ other: RigTarget, _ file: String = #fileID, _ line: UInt = #line) -> RigSentence {
        related(.lessThanOrEqual, other, file, line)
    }

    @discardableResult
    func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> RigSentence {
        relation = .equal
        (self.file, self.line) = (file, line)
        return self
    }

    private func related(_ new: NSLayoutConstraint.Relation, _ other: RigTarget, _ file: String, _ line: UInt)
        -> RigSentence
    {
        relation = new
        (self.file, self.line) = (file, line)
        if let place = other as? RigPlace {
            target = place.item
            targetAttributes = place.attributes
        } else if let view = other as? UIView {
            target = view
        } else if #available(iOS 9.0, *), let guide = other as? UILayoutGuide {
            target = guide
        } else if let constant = other as? RigConstant {
            self.constant = constant
            isInset = other is UIEdgeInsets
        }
        return self
    }

    @discardableResult
    func offset(_ amount: RigConstant) -> RigSentence {
        constant = amount
        return self
    }

    @discardableResult
    func inset(_ amount: RigConstant) -> RigSentence {
        constant = amount
        isInset = true
        return self
    }

    @discardableResult
    func multipliedBy(_ amount: CGFloat) -> RigSentence {
        multiplier = amount
        return self
    }

    @discardableResult
    func priority(_ new: UILayoutPriority) -> RigSentence {
        priority = new
        return self
    }

    @discardableResult
    func priority(_ new: Float) -> RigSentence { priority(UILayoutPriority(rawValue: new)) }

    fileprivate func finish(_ item: RigItem) -> RigRule {
        let made = RigRule(self, item)
        rule = made
        return made
    }
}

/// Collects the sentences of one closure.
final class RigMaker {
    private let item: RigItem
    private var sentences: [RigSentence] = []

    private init(_ item: RigItem) {
        item.prepare()
        self.item = item
    }

    var left: RigSentence { begin(.left) }
    var right: RigSentence { begin(.right) }
    var top: RigSentence { begin(.top) }
    var bottom: RigSentence { begin(.bottom) }
    var leading: RigSentence { begin(.leading) }
    var trailing: RigSentence { begin(.trailing) }
    var width: RigSentence { begin(.width) }
    var height: RigSentence { begin(.height) }
    var centerX: RigSentence { begin(.centerX) }
    var centerY: RigSentence { begin(.centerY) }
    var edges: RigSentence { begin(.edges) }
    var directionalEdges: RigSentence { begin(.directionalEdges) }
    var size: RigSentence { begin(.size) }
    var center: RigSentence { begin(.center) }

    private func begin(_ attributes: RigAttributes) -> RigSentence {
        let sentence = RigSentence(attributes)
        sentences.append(sentence)
        return sentence
    }

    @discardableResult
    static func make(_ item: RigItem, updating: Bool = false, _ body: (RigMaker) -> Void) -> [RigRule] {
        let maker = RigMaker(item)
        body(maker)
        let rules = maker.sentences.map { $0.finish(item) }
        for rule in rules { rule.activate(updating: updating) }
        return rules
    }

    static func remove(_ item: RigItem) {
        for rule in item.rules { rule.deactivate() }
    }
}
