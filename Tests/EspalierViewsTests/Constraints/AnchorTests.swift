import EspalierViews
import Foundation
import Testing

@Suite("Anchors")
struct AnchorTests {
    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Relation = NSLayoutConstraint.Relation
    let one = UIView(), other = UIView()

    private func check(
        _ constraint: NSLayoutConstraint, _ first: Attribute, _ relation: Relation, _ second: Attribute,
        _ multiplier: CGFloat = 1, _ constant: CGFloat = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(constraint.firstItem === one, sourceLocation: sourceLocation)
        #expect(constraint.firstAttribute == first, sourceLocation: sourceLocation)
        #expect(constraint.relation == relation, sourceLocation: sourceLocation)
        #expect(constraint.secondAttribute == second, sourceLocation: sourceLocation)
        #expect((constraint.secondItem === other) == (second != .notAnAttribute), sourceLocation: sourceLocation)
        #expect(constraint.multiplier == multiplier, sourceLocation: sourceLocation)
        #expect(constraint.constant == constant, sourceLocation: sourceLocation)
        #expect(constraint.priority == .required && !constraint.isActive, sourceLocation: sourceLocation)
    }

    @Test("of a view are its attributes")
    func ofView() {
        let horizontal: [(NSLayoutXAxisAnchor, Attribute)] = [
            (one.leadingAnchor, .leading), (one.trailingAnchor, .trailing), (one.centerXAnchor, .centerX),
        ]
        for (anchor, attribute) in horizontal {
            check(anchor.constraint(equalTo: other.leadingAnchor), attribute, .equal, .leading)
        }
        for (anchor, attribute) in [(one.leftAnchor, Attribute.left), (one.rightAnchor, .right)] {
            check(anchor.constraint(equalTo: other.leftAnchor), attribute, .equal, .left)
        }
        let vertical: [(NSLayoutYAxisAnchor, Attribute)] = [
            (one.topAnchor, .top), (one.bottomAnchor, .bottom), (one.centerYAnchor, .centerY),
            (one.firstBaselineAnchor, .firstBaseline), (one.lastBaselineAnchor, .lastBaseline),
        ]
        for (anchor, attribute) in vertical {
            check(anchor.constraint(equalTo: other.bottomAnchor), attribute, .equal, .bottom)
        }
        check(one.widthAnchor.constraint(equalTo: other.heightAnchor), .width, .equal, .height)
        check(one.heightAnchor.constraint(equalTo: other.widthAnchor), .height, .equal, .width)
    }

    @Test("of a guide are its attributes")
    func ofGuide() {
        let guide = one.layoutMarginsGuide
        let anchors: [(LayoutAnchor, NSLayoutConstraint)] = [
            (guide.leadingAnchor, guide.leadingAnchor.constraint(equalTo: other.leadingAnchor)),
            (guide.trailingAnchor, guide.trailingAnchor.constraint(equalTo: other.leadingAnchor)),
            (guide.leftAnchor, guide.leftAnchor.constraint(equalTo: other.leftAnchor)),
            (guide.rightAnchor, guide.rightAnchor.constraint(equalTo: other.leftAnchor)),
            (guide.topAnchor, guide.topAnchor.constraint(equalTo: other.topAnchor)),
            (guide.bottomAnchor, guide.bottomAnchor.constraint(equalTo: other.topAnchor)),
            (guide.centerXAnchor, guide.centerXAnchor.constraint(equalTo: other.leftAnchor)),
            (guide.centerYAnchor, guide.centerYAnchor.constraint(equalTo: other.topAnchor)),
            (guide.widthAnchor, guide.widthAnchor.constraint(equalToConstant: 1)),
            (guide.heightAnchor, guide.heightAnchor.constraint(equalToConstant: 1)),
        ]
        let attributes: [Attribute] = [
            .leading, .trailing, .left, .right, .top, .bottom, .centerX, .centerY, .width, .height,
        ]
        for ((anchor, constraint), attribute) in zip(anchors, attributes) {
            #expect(constraint.firstItem === guide && constraint.firstAttribute == attribute)
            #expect(constraint.firstAnchor == anchor)
        }
    }

    @Test("make constraints with anchors of their kind")
    func relations() {
        let x = one.leadingAnchor, y = one.topAnchor, size = one.widthAnchor
        let otherX = other.trailingAnchor, otherY = other.bottomAnchor, otherSize = other.widthAnchor
        check(x.constraint(equalTo: otherX, constant: 4), .leading, .equal, .trailing, 1, 4)
        check(x.constraint(greaterThanOrEqualTo: otherX), .leading, .greaterThanOrEqual, .trailing)
        check(x.constraint(lessThanOrEqualTo: otherX), .leading, .lessThanOrEqual, .trailing)
        check(x.constraint(greaterThanOrEqualTo: otherX, constant: 4), .leading, .greaterThanOrEqual, .trailing, 1, 4)
        check(x.constraint(lessThanOrEqualTo: otherX, constant: 4), .leading, .lessThanOrEqual, .trailing, 1, 4)
        check(x.constraint(equalToSystemSpacingAfter: otherX, multiplier: 2), .leading, .equal, .trailing, 1, 16)
        check(
            x.constraint(greaterThanOrEqualToSystemSpacingAfter: otherX, multiplier: 1), .leading, .greaterThanOrEqual,
            .trailing, 1, 8)
        check(
            x.constraint(lessThanOrEqualToSystemSpacingAfter: otherX, multiplier: 0.5), .leading, .lessThanOrEqual,
            .trailing, 1, 4)
        check(y.constraint(equalToSystemSpacingBelow: otherY, multiplier: 2), .top, .equal, .bottom, 1, 16)
        check(
            y.constraint(greaterThanOrEqualToSystemSpacingBelow: otherY, multiplier: 1), .top, .greaterThanOrEqual,
            .bottom, 1, 8)
        check(
            y.constraint(lessThanOrEqualToSystemSpacingBelow: otherY, multiplier: 1), .top, .lessThanOrEqual, .bottom,
            1,
            8)
        check(size.constraint(equalToConstant: 3), .width, .equal, .notAnAttribute, 1, 3)
        check(size.constraint(greaterThanOrEqualToConstant: 3), .width, .greaterThanOrEqual, .notAnAttribute, 1, 3)
        check(size.constraint(lessThanOrEqualToConstant: 3), .width, .lessThanOrEqual, .notAnAttribute, 1, 3)
        check(size.constraint(equalTo: otherSize, multiplier: 3), .width, .equal, .width, 3)
        check(size.constraint(greaterThanOrEqualTo: otherSize, multiplier: 3), .width, .greaterThanOrEqual, .width, 3)
        check(size.constraint(lessThanOrEqualTo: otherSize, multiplier: 3), .width, .lessThanOrEqual, .width, 3)
        check(size.constraint(equalTo: otherSize, multiplier: 3, constant: 1), .width, .equal, .width, 3, 1)
        check(
            size.constraint(greaterThanOrEqualTo: otherSize, multiplier: 3, constant: 1), .width, .greaterThanOrEqual,
            .width, 3, 1)
        check(
            size.constraint(lessThanOrEqualTo: otherSize, multiplier: 3, constant: 1), .width, .lessThanOrEqual, .width,
            3,
            1)
    }

    @Test("are equal where item and attribute are, and do not hold their view")
    func identity() {
        #expect(one.topAnchor == one.topAnchor && one.topAnchor != other.topAnchor)
        #expect(one.topAnchor != one.bottomAnchor)
        #expect(Set([one.topAnchor, one.topAnchor, one.bottomAnchor]).count == 2)
        var view: UIView? = UIView()
        weak let held = view
        let anchor = view?.topAnchor
        view = nil
        #expect(held == nil && anchor != nil)
    }

    @Test("2.7, 7.7: a side that is a distance shows neither an item nor an attribute; the constraint knows all four")
    func distances() {
        let views = (0..<4).map { ConstraintScene.named("v\($0)") }
        let one = views[0].leftAnchor.anchorWithOffset(to: views[1].rightAnchor)
        let two = views[2].topAnchor.anchorWithOffset(to: views[3].bottomAnchor)
        let constraint = one.constraint(equalTo: two, multiplier: 2, constant: 3)
        #expect(constraint.firstItem == nil && constraint.firstAttribute == .notAnAttribute)
        #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
        #expect(constraint.items.count == 4 && constraint.items[0] === views[1])
        #expect(
            constraint.drawnSides.map(\.attribute) == [.right, .left] && constraint.drawnSides[1].item === views[0])
        #expect("\(constraint.firstAnchor)" == "\(one)")
        #expect(constraint.secondAnchor.map { "\($0)" } == "\(two)")
        #expect(constraint.multiplier == 2 && constraint.constant == 3)
        #expect("\(constraint)".contains("v1.right - v0.left - 2 * v3.bottom + 2 * v2.top == 3"))
        let size = one.constraint(lessThanOrEqualTo: views[2].widthAnchor, multiplier: 0.5)
        #expect("\(size)".contains("v1.right - v0.left - 0.5 * v2.width <= 0"))
        let reversed = views[2].widthAnchor.constraint(greaterThanOrEqualTo: one)
        #expect("\(reversed)".contains("v2.width - v1.right + v0.left >= 0"))
        #expect(size.secondItem === views[2] && size.secondAttribute == .width && size.firstItem == nil)
        #expect(reversed.firstItem === views[2] && reversed.firstAttribute == .width)
        #expect(reversed.secondItem == nil && reversed.secondAttribute == .notAnAttribute)
        let number = one.constraint(equalToConstant: 4)
        #expect(number.secondItem == nil && number.secondAnchor == nil && number.firstItem == nil)
    }
}
