import EspalierViews
import Foundation
import Testing

@Suite("Constraints that are made")
struct ConstraintMakingTests {
    let one = UIView(), other = UIView()

    @Test("2.1: have what they were made with, are inactive, and have UIKit's defaults")
    func values() {
        let constraint = NSLayoutConstraint(
            item: one, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: other, attribute: .leading,
            multiplier: 2, constant: -3)
        #expect(constraint.firstItem === one && constraint.secondItem === other)
        #expect(constraint.firstAttribute == .trailing && constraint.secondAttribute == .leading)
        #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 2 && constraint.constant == -3)
        #expect(constraint.priority == .required && !constraint.isActive && constraint.identifier == nil)
        #expect(!constraint.shouldBeArchived)
        #expect(constraint.firstAnchor == one.trailingAnchor && constraint.secondAnchor == other.leadingAnchor)
        constraint.shouldBeArchived = true
        constraint.identifier = "gap"
        constraint.priority = .defaultLow + 1
        constraint.constant = 7
        #expect(constraint.shouldBeArchived && constraint.identifier == "gap")
        #expect(constraint.priority.rawValue == 251 && constraint.constant == 7)
    }

    @Test("Without a second item the second attribute means nothing")
    func noSecondItem() {
        let none: UIView? = nil
        let constraint = NSLayoutConstraint(
            item: one, attribute: .height, relatedBy: .equal, toItem: none as Any?, attribute: .height, multiplier: 1,
            constant: 44)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.secondAnchor == nil && constraint.constant == 44)
    }

    @Test("A multiplier of 0 is fine on a size")
    func noMultiplier() {
        let constraint = one.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0, constant: 9)
        #expect(constraint.multiplier == 0 && constraint.secondItem === other)
    }

    @Test("Attributes and relations have UIKit's numbers")
    func numbers() {
        typealias Attribute = NSLayoutConstraint.Attribute
        let attributes: [(Attribute, Int)] = [
            (.notAnAttribute, 0), (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5), (.trailing, 6),
            (.width, 7), (.height, 8), (.centerX, 9), (.centerY, 10), (.lastBaseline, 11), (.firstBaseline, 12),
            (.leftMargin, 13), (.rightMargin, 14), (.topMargin, 15), (.bottomMargin, 16), (.leadingMargin, 17),
            (.trailingMargin, 18), (.centerXWithinMargins, 19), (.centerYWithinMargins, 20),
        ]
        for (attribute, number) in attributes { #expect(attribute.rawValue == number) }
        #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
        #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
        #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
        #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
        #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 3 << 16)
    }

    @Test("Every pair of attributes that UIKit takes is taken")
    func pairs() {
        let sides: [[NSLayoutConstraint.Attribute]] = [
            [.leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins],
            [.left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins],
            [
                .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins,
            ], [.width, .height],
        ]
        for attributes in sides {
            for first in attributes {
                for second in attributes {
                    let constraint = NSLayoutConstraint(
                        item: one, attribute: first, relatedBy: .equal, toItem: other, attribute: second, multiplier: 1,
                        constant: 0)
                    #expect(constraint.firstAttribute == first && constraint.secondAttribute == second)
                }
            }
        }
    }

    @Test("Priorities are compared, and numbers added to them")
    func priorities() {
        var priority = UILayoutPriority.defaultHigh - 1
        #expect(priority.rawValue == 749 && priority < .defaultHigh && 1 + priority == .defaultHigh)
        priority += 2
        priority -= 1
        #expect(priority == .defaultHigh && UILayoutPriority.required - .defaultHigh == 250)
        let others: [(UILayoutPriority, Float)] = [
            (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500), (.dragThatCannotResizeScene, 490),
            (.fittingSizeLevel, 50), (.required, 1000),
        ]
        for (priority, number) in others { #expect(priority.rawValue == number) }
    }

    @Test("A description says what the constraint says, and no address")
    func descriptions() {
        one.name = "title"
        other.name = "icon"
        let constraint = one.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
        constraint.identifier = "gap"
        constraint.priority = .defaultHigh
        #expect("\(constraint)" == "<NSLayoutConstraint 'gap' title.leading == icon.trailing + 8 @750 (inactive)>")
        let width = one.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 0.5, constant: -1.5)
        #expect("\(width)" == "<NSLayoutConstraint title.width <= 0.5 * icon.width - 1.5 (inactive)>")
        #expect("\(one.widthAnchor.constraint(greaterThanOrEqualToConstant: 3))".contains("title.width >= 3 ("))
        #expect("\(one.safeAreaLayoutGuide.topAnchor)" == "the safe area of 'title'.top")
        let guide = UILayoutGuide()
        #expect("\(guide.widthAnchor)" == "a guide.width")
        guide.identifier = "column"
        one.addLayoutGuide(guide)
        #expect("\(guide.widthAnchor)" == "'column' of 'title'.width")
        let distance = one.leftAnchor.anchorWithOffset(to: other.rightAnchor).constraint(equalToConstant: 5)
        #expect("\(distance)" == "<NSLayoutConstraint icon.right - title.left == 5 (inactive)>")
    }
}
