import Testing
import UIKit

private protocol CardDelegate: NSObjectProtocol {
    func cardDidTurn(_ card: Card)
}

private final class Card: UIView {
    weak var delegate: CardDelegate?
    override var description: String { "card \(tag)" }
    func turn() { delegate?.cardDidTurn(self) }
}

private final class CardController: UIViewController, CardDelegate {
    var turned: [UIView] = []
    func cardDidTurn(_ card: Card) { turned.append(card) }
}

/// A constraint of an interface file that is as thin as the screen lets it be.
private class HairlineConstraint: NSLayoutConstraint {
    override func awakeFromNib() {
        super.awakeFromNib()
        constant = 1 / UIScreen.main.scale
    }

    override var description: String { "hairline " + super.description }
}

/// A priority that a library has operators for itself.
private func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: min(priority.rawValue + number, 1000))
}

@Suite("What objects have of NSObject")
struct IdentityTests {
    @Test("Controllers and views adopt protocols that ask for NSObjectProtocol")
    func protocols() {
        let (card, controller) = (Card(), CardController())
        card.delegate = controller
        card.turn()
        #expect(controller.turned == [card])
        #expect((card as Any) is NSObjectProtocol && (UILayoutGuide() as Any) is NSObjectProtocol)
    }

    @Test("Objects are equal to themselves, and know their classes")
    func equality() {
        let (card, label) = (Card(), UILabel())
        #expect(card.isEqual(card) && !card.isEqual(label) && !card.isEqual(nil) && !card.isEqual("card"))
        #expect(card.hash == card.hash && card.self === card)
        #expect(label.isKind(of: UILabel.self) && label.isKind(of: UIView.self) && !label.isKind(of: UIControl.self))
        #expect(label.isMember(of: UILabel.self) && !label.isMember(of: UIView.self) && !label.isProxy())
        let constraint = card.widthAnchor.constraint(equalToConstant: 1)
        #expect(constraint.isEqual(constraint) && constraint.isKind(of: NSLayoutConstraint.self))
        #expect(CardController().isKind(of: UIResponder.self))
    }

    @Test("Descriptions can be overridden, and are what is printed")
    func descriptions() {
        let card = Card()
        card.tag = 7
        #expect("\(card)" == "card 7" && String(reflecting: card) == "card 7" && card.debugDescription == "card 7")
        let controller = CardController()
        controller.title = "Deck"
        #expect("\(controller)" == "<CardController 'Deck'>" && "\(UIViewController())" == "<UIViewController>")
        let constraint = HairlineConstraint(
            item: card, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 4)
        constraint.awakeFromNib()
        #expect(constraint.constant == 1.0 / 3)
        #expect("\(constraint)".hasPrefix("hairline <HairlineConstraint "))
    }

    @Test("Operators on priorities that a library declares go first")
    func priorities() {
        #expect((UILayoutPriority.defaultHigh + 500).rawValue == 1000)
        #expect((.required - 1 as UILayoutPriority).rawValue == 999)
    }

    @Test("Raw values are UIKit's")
    func rawValues() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
        #expect(NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue == 32)
        #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2 && UIView.noIntrinsicMetric == -1)
        #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50 && UIFont.systemFontSize == 14)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
