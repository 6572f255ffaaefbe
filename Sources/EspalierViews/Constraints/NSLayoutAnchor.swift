import EspalierObservation
import Foundation

/// An attribute of a view or a layout guide, to make constraints with: what all anchors have, whatever their type.
///
/// Two anchors are equal when they are the same attribute of the same item; reading one makes it anew. An anchor does
/// not hold its item.
open class LayoutAnchor: ObjectOfUIKit, AssociatedObjectHolder {
    final let item: ConstraintItem?
    final let kind: Attribute8
    /// Of the distance between two anchors, where it begins: what is subtracted.
    final let origin: LayoutAnchor?
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)` to this very object: reading an anchor of a view makes
    /// another one. Nil until something is.
    public final var associatedObjects: AssociatedObjects?

    init(_ item: ConstraintItem?, _ kind: Attribute8, from origin: LayoutAnchor? = nil) {
        self.item = item
        self.kind = kind
        self.origin = origin
    }

    /// Whether both are the same attribute of the same item.
    public static func == (lhs: LayoutAnchor, rhs: LayoutAnchor) -> Bool {
        lhs.item === rhs.item && lhs.kind == rhs.kind && lhs.origin == rhs.origin
    }

    /// Hashes the attribute and the item's identity.
    public final func hash(into hasher: inout Hasher) {
        if let item { hasher.combine(ObjectIdentifier(item)) }
        hasher.combine(kind.rawValue)
    }

    /// A constraint of this anchor with another, or with a number.
    final func related(
        _ relation: NSLayoutConstraint.Relation, to other: LayoutAnchor?, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        guard let item, other == nil || other?.item != nil else {
            trap("a constraint was made with an anchor of a constraint whose item is gone: make it with another anchor")
        }
        if origin != nil || other?.origin != nil {
            return distanceRelated(relation, to: other, multiplier: multiplier, constant: constant)
        }
        let constraint = NSLayoutConstraint()
        constraint.set(
            item, kind.attribute, relation, other?.item, (other?.kind ?? .notAnAttribute).attribute, multiplier,
            constant)
        return constraint
    }

    /// A constraint of this anchor with a place before it in its row, standard distances away.
    final func spaced(
        _ relation: NSLayoutConstraint.Relation, from other: LayoutAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(relation, to: other, constant: multiplier * systemSpacing)
    }

    /// What lies between this place and another (AUTOLAYOUT 7.7).
    final func distance(to other: LayoutAnchor) -> NSLayoutDimension {
        NSLayoutDimension(other.item, other.kind, from: self)
    }
}

extension LayoutAnchor {
    /// The item and the attribute: `title.leading`.
    public final var description: String {
        let text = "\(item?.brief ?? "nothing").\(kind.attribute.name)"
        return origin.map { "\(text) - \($0)" } ?? text
    }
}

/// An anchor that can be related to anchors of its own type, so that what makes no sense does not compile: the classes
/// below are what `AnchorType` can be.
open class NSLayoutAnchor<AnchorType: AnyObject>: LayoutAnchor {
    convenience init(_ item: Handle<ConstraintItem>?, _ kind: Attribute8) {
        self.init(item?.object, kind)
    }

    /// `self == anchor`
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, to: anchor)
    }

    /// `self >= anchor`
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor)
    }

    /// `self <= anchor`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor)
    }

    /// `self == anchor + c`
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant: c)
    }

    /// `self >= anchor + c`
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// `self <= anchor + c`
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant: c)
    }
}

/// What lies between two items in a row where nothing else is said, in points.
let systemSpacing: CGFloat = 8

/// A place on the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// `self == anchor + multiplier × 8`: this one comes after the other in reading direction.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier)
    }

    /// `self >= anchor + multiplier × 8`
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier)
    }

    /// `self <= anchor + multiplier × 8`
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier)
    }

    /// The distance from this place to another, `otherAnchor - self`, as a dimension that may be negative
    /// (AUTOLAYOUT 7.7).
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }
}

/// A place on the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// `self == anchor + multiplier × 8`: this one comes below the other.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, from: anchor, multiplier)
    }

    /// `self >= anchor + multiplier × 8`
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, from: anchor, multiplier)
    }

    /// `self <= anchor + multiplier × 8`
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, from: anchor, multiplier)
    }

    /// The distance from this place to another, `otherAnchor - self`, as a dimension that may be negative
    /// (AUTOLAYOUT 7.7).
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(to: otherAnchor)
    }
}
