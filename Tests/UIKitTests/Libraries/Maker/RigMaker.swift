import UIKit

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
    var attributes: RigAttributes
    var relation = NSLayoutConstraint.Relation.equal
    var target: AnyObject?
    var targetAttributes: RigAttributes = []
    var multiplier: CGFloat = 1
    var constant: RigConstant = 0
    var isInset = false
    var priority = UILayoutPriority.required
    var file = ""
    var line: UInt = 0
    private(set) var rule: RigRule?

    init(_ attributes: RigAttributes) { self.attributes = attributes }

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

    func finish(_ item: RigItem) -> RigRule {
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
