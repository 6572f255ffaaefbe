import UIKit

/// An edge of a view.
enum TackEdge: CaseIterable {
    case left, right, top, bottom, leading, trailing

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }

    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        }
    }

    var isFar: Bool { self == .right || self == .bottom || self == .trailing }

    static let around: [TackEdge] = [.top, .leading, .bottom, .trailing]
}

enum TackDimension {
    case width, height

    var attribute: NSLayoutConstraint.Attribute { self == .width ? .width : .height }
}

extension NSLayoutConstraint {
    private static var isCollecting = false
    private static var collected: [NSLayoutConstraint] = []
    private static var priorities: [UILayoutPriority] = []

    /// Makes constraints without activating them.
    static func tackWithoutInstalling(_ body: () -> Void) -> [NSLayoutConstraint] {
        isCollecting = true
        collected = []
        defer { isCollecting = false }
        body()
        return collected
    }

    /// Gives what is made in a closure a priority.
    static func tack(at priority: UILayoutPriority, _ body: () -> Void) {
        priorities.append(priority)
        defer { priorities.removeLast() }
        body()
    }

    /// Puts the constraint where older code does: into the nearest view above its items.
    func tackInstall() {
        if let priority = Self.priorities.last { self.priority = priority }
        if Self.isCollecting { return Self.collected.append(self) }
        if #available(iOS 8.0, *), responds {
            isActive = true
        } else {
            (firstItem as? UIView)?.tackCommonSuperview(with: secondItem as? UIView)?.addConstraint(self)
        }
    }

    private var responds: Bool { true }

    func tackRemove() {
        var view = (firstItem as? UIView)
        while let current = view {
            if current.constraints.contains(self) { return current.removeConstraint(self) }
            view = current.superview
        }
        isActive = false
    }
}

extension UIView {
    convenience init(forTacking: Void) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    func tackCommonSuperview(with other: UIView?) -> UIView? {
        guard let other else { return self }
        var view: UIView? = self
        while let current = view, !other.isDescendant(of: current) { view = current.superview }
        return view
    }

    @discardableResult
    func tack(
        _ attribute: NSLayoutConstraint.Attribute, to other: NSLayoutConstraint.Attribute, of item: Any?,
        offset: CGFloat = 0, multiplier: CGFloat = 1, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: other,
            multiplier: multiplier, constant: offset)
        constraint.shouldBeArchived = true
        constraint.tackInstall()
        return constraint
    }

    @discardableResult
    func tackEdge(
        _ edge: TackEdge, to other: TackEdge, of view: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        tack(edge.attribute, to: other.attribute, of: view, offset: offset, relation: relation)
    }

    /// Insets count inwards, so that far edges turn both the sign and the relation round.
    @discardableResult
    func tackEdge(
        toSuperview edge: TackEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        guard let superview else { preconditionFailure("no superview") }
        let turned = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
        return tack(
            edge.attribute, to: edge.attribute, of: superview, offset: edge.isFar ? -inset : inset,
            relation: edge.isFar ? turned : relation)
    }

    @discardableResult
    func tackEdges(
        toSuperviewWith insets: UIEdgeInsets = .zero, excluding excluded: TackEdge? = nil
    ) -> [NSLayoutConstraint] {
        let amounts: [(TackEdge, CGFloat)] = [
            (.top, insets.top), (.leading, insets.left), (.bottom, insets.bottom), (.trailing, insets.right),
        ]
        return amounts.filter { $0.0 != excluded }.map { tackEdge(toSuperview: $0.0, withInset: $0.1) }
    }

    @discardableResult
    func tackEdge(toSuperviewMargin edge: TackEdge) -> NSLayoutConstraint {
        tack(edge.attribute, to: edge.margin, of: superview)
    }

    @discardableResult
    func tackEdge(toSafeArea edge: TackEdge) -> NSLayoutConstraint {
        tack(edge.attribute, to: edge.attribute, of: superview?.safeAreaLayoutGuide)
    }

    @discardableResult
    func tackSize(_ size: CGSize) -> [NSLayoutConstraint] {
        [tackDimension(.width, to: size.width), tackDimension(.height, to: size.height)]
    }

    @discardableResult
    func tackDimension(
        _ dimension: TackDimension, to points: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        tack(dimension.attribute, to: .notAnAttribute, of: nil, offset: points, relation: relation)
    }

    @discardableResult
    func tackMatch(_ dimension: TackDimension, to other: TackDimension, of view: UIView, times multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        tack(dimension.attribute, to: other.attribute, of: view, multiplier: multiplier)
    }

    @discardableResult
    func tackCenter() -> [NSLayoutConstraint] {
        [tack(.centerX, to: .centerX, of: superview), tack(.centerY, to: .centerY, of: superview)]
    }

    @discardableResult
    func tack(toTopGuideOf controller: UIViewController, withInset inset: CGFloat = 0) -> NSLayoutConstraint {
        tack(.top, to: .bottom, of: controller.topLayoutGuide, offset: inset)
    }

    @discardableResult
    func tack(toBottomGuideOf controller: UIViewController, withInset inset: CGFloat = 0) -> NSLayoutConstraint {
        tack(.bottom, to: .top, of: controller.bottomLayoutGuide, offset: -inset)
    }
}

extension Array where Element: UIView {
    /// Views in a row, with the same distance between and around them, all equally wide.
    @discardableResult
    func tackDistribute(along axis: NSLayoutConstraint.Axis, spacing: CGFloat) -> [NSLayoutConstraint] {
        let (near, far): (TackEdge, TackEdge) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let dimension = axis == .horizontal ? TackDimension.width : .height
        var made: [NSLayoutConstraint] = []
        for (index, view) in enumerated() {
            if index == 0 {
                made.append(view.tackEdge(toSuperview: near, withInset: spacing))
            } else {
                made.append(view.tackEdge(near, to: far, of: self[index - 1], withOffset: spacing))
                made.append(view.tackMatch(dimension, to: dimension, of: self[0], times: 1))
            }
        }
        if let last { made.append(last.tackEdge(toSuperview: far, withInset: spacing)) }
        return made
    }
}

extension Array where Element == NSLayoutConstraint {
    func tackInstall() { forEach { $0.tackInstall() } }

    func tackRemove() { NSLayoutConstraint.deactivate(self) }

    func tackIdentify(_ identifier: String) -> [NSLayoutConstraint] {
        for constraint in self { constraint.identifier = identifier }
        return self
    }
}
