import EspalierViews
import Foundation
import Testing

@Suite("What subclasses override")
struct ConstraintOverrideTests {
    final class Loud: NSLayoutConstraint {
        var calls: [String] = []
        override init() { super.init() }
        override var constant: CGFloat {
            get { super.constant }
            set {
                calls.append("constant")
                super.constant = newValue * 2
            }
        }
        override var priority: UILayoutPriority { didSet { calls.append("priority") } }
        override var isActive: Bool { didSet { calls.append("isActive \(isActive)") } }
        override var identifier: String? { didSet { calls.append("identifier") } }
        override var shouldBeArchived: Bool { didSet { calls.append("archived") } }
        override var firstItem: AnyObject? { super.firstItem }
        override var firstAttribute: Attribute { super.firstAttribute }
        override var relation: Relation { super.relation }
        override var secondItem: AnyObject? { super.secondItem }
        override var secondAttribute: Attribute { super.secondAttribute }
        override var multiplier: CGFloat { super.multiplier }
        override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
        override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
        override class func activate(_ constraints: [NSLayoutConstraint]) {
            super.activate(constraints.reversed())
        }
        override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
    }

    final class Column: UIView {
        nonisolated(unsafe) static var needs = true
        var calls: [String] = []
        override class var requiresConstraintBasedLayout: Bool { true }
        override var constraints: [NSLayoutConstraint] { super.constraints.reversed() }
        override func addConstraint(_ constraint: NSLayoutConstraint) {
            calls.append("add")
            super.addConstraint(constraint)
        }
        override func addConstraints(_ constraints: [NSLayoutConstraint]) {
            calls.append("add \(constraints.count)")
            super.addConstraints(constraints)
        }
        override func removeConstraint(_ constraint: NSLayoutConstraint) {
            calls.append("remove")
            super.removeConstraint(constraint)
        }
        override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
        override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { calls.append("translates") } }
        override func updateConstraints() {
            calls.append("update")
            super.updateConstraints()
        }
        override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
        override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
        override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
        override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { CGSize(width: 1, height: 2) }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: 3, height: 4) }
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
            super.frame(forAlignmentRect: alignmentRect)
        }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
        override var forLastBaselineLayout: UIView { subviews.first ?? self }
        override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
        override func exerciseAmbiguityInLayout() {}
        override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { [] }
        override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
        override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
        override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
        override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
        override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
        override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
        override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
        override var topAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
        override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .rightToLeft }
    }

    final class Margin: UILayoutGuide {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override var identifier: String { didSet {} }
        override var layoutFrame: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
        override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
        override var owningView: UIView? { super.owningView }
        override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
    }

    @Test("A constraint's properties, which activate and addConstraint go through")
    func constraint() {
        let view = Column()
        let constraint = Loud(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1, constant: 1
        )
        let other = Loud(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 1)
        NSLayoutConstraint.activate([constraint])
        NSLayoutConstraint.deactivate([constraint])
        #expect(constraint.calls == ["isActive true", "isActive false"])
        Loud.activate([constraint, other])
        #expect(view.constraints == [constraint, other] && constraint.constant == 1)
        constraint.constant = 4
        constraint.identifier = "x"
        #expect(constraint.constant == 8)
        view.removeConstraint(constraint)
        #expect(constraint.calls.suffix(4) == ["isActive true", "constant", "identifier", "isActive false"])
    }

    @Test("A view's calls, also those that remember their place")
    func view() {
        let view = Column()
        let constraint = view.widthAnchor.constraint(equalToConstant: 3)
        view.addConstraint(constraint)
        view.removeConstraints([constraint])
        view.addConstraints([constraint])
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(view.calls == ["add", "remove", "add 1", "add", "translates"])
        #expect(Column.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
        #expect(view.topAnchor == UIView.bottom(of: view))
        let child = UIView()
        view.addSubview(child)
        #expect(view.forFirstBaselineLayout === child && child.forFirstBaselineLayout === child)
        let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(view.frame(forAlignmentRect: CGRect(x: 12, y: 21, width: 24, height: 36)) == frame)
        #expect(child.alignmentRect(forFrame: frame) == frame && child.alignmentRectInsets == .zero)
    }

    @Test("A guide")
    func guide() {
        let guide = Margin()
        let view = UIView()
        view.addLayoutGuide(guide)
        #expect(guide.owningView === view && view.layoutGuides == [guide] && guide.layoutFrame.width == 3)
    }
}

extension UIView {
    fileprivate static func bottom(of view: UIView) -> NSLayoutYAxisAnchor { view.bottomAnchor }
}
