import EspalierObservation
import Foundation

/// What a view stores of its geometry, at one moment or as it is to be: how its coordinates lie in its superview's.
package struct ViewGeometry: Equatable {
    /// `center ± bounds.size / 2`.
    package var rect: CGRect
    package var center: CGPoint
    package var boundsOrigin: CGPoint
    package var transform: CGAffineTransform
    /// The point of the bounds that lies at `center`, in shares of their sides.
    package var anchor = middleAnchor
    /// The transform in space, where it is none of the plane; `transform` is its part in the plane then.
    package var depth: DepthTransform?

    /// Where the anchor of views and layers lies unless somebody says otherwise.
    package static var middleAnchor: CGPoint { CGPoint(x: 0.5, y: 0.5) }

    package init(rect: CGRect, center: CGPoint, boundsOrigin: CGPoint, transform: CGAffineTransform) {
        self.rect = rect
        self.center = center
        self.boundsOrigin = boundsOrigin
        self.transform = transform
    }

    /// The bounding box of the bounds, put through the transform around the centre.
    package var frame: CGRect {
        if transform.isIdentity { return rect }
        let size = transform.boxOfTransformed(rect.size)
        let middle = anchor == Self.middleAnchor ? center : turnedMiddle
        return CGRect(
            x: middle.x + transform.tx - size.width / 2, y: middle.y + transform.ty - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Where the middle of the bounds lies, but for the transform's translation.
    private var turnedMiddle: CGPoint { Self.middle(of: rect.size, anchor, at: center, transform) }

    private static func middle(
        of size: CGSize, _ anchor: CGPoint, at center: CGPoint, _ transform: CGAffineTransform
    ) -> CGPoint {
        let way = CGSize(width: (0.5 - anchor.x) * size.width, height: (0.5 - anchor.y) * size.height)
            .applying(transform)
        return CGPoint(x: center.x + way.width, y: center.y + way.height)
    }

    /// The same place as documents say it, which know of no anchors and of the plane only.
    package var documented: ViewGeometry {
        var result = self
        result.depth = nil
        if anchor == Self.middleAnchor { return result }
        result.anchor = Self.middleAnchor
        if transform.isIdentity {
            result.center = rect.middle
        } else {
            result.center = turnedMiddle
            result.rect.origin = CGPoint(
                x: result.center.x - rect.size.width / 2, y: result.center.y - rect.size.height / 2)
        }
        return result
    }

    /// The properties of a view that have other values in `other`: which of them follow from which is declared here,
    /// and nowhere else.
    func properties(differingFrom other: ViewGeometry) -> PropertySet {
        var properties = PropertySet()
        func add(_ property: ViewProperty, _ differs: Bool) {
            if differs { properties = properties.union(property.set) }
        }
        add(.frame, frame != other.frame)
        add(.bounds, rect.size != other.rect.size || boundsOrigin != other.boundsOrigin)
        add(.boundsOrigin, boundsOrigin != other.boundsOrigin)
        add(.center, center != other.center)
        add(.transform, transform != other.transform)
        return properties
    }

    /// The point of the bounds that lies at `center`.
    private var boundsAnchor: CGPoint { CGRect(origin: boundsOrigin, size: rect.size).point(at: anchor) }

    /// A point of the view's coordinates in the superview's: `T · (p − bounds.anchor) + center`.
    package func toSuperview(_ point: CGPoint) -> CGPoint {
        if transform.isIdentity {
            return CGPoint(
                x: point.x - boundsOrigin.x + rect.origin.x, y: point.y - boundsOrigin.y + rect.origin.y)
        }
        let middle = boundsAnchor
        let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    /// A point of the superview's coordinates in the view's.
    package func fromSuperview(_ point: CGPoint) -> CGPoint {
        if transform.isIdentity {
            return CGPoint(
                x: point.x - rect.origin.x + boundsOrigin.x, y: point.y - rect.origin.y + boundsOrigin.y)
        }
        let middle = boundsAnchor
        let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
    }
}

// What setters make of a geometry. Numbers are taken as they are: whoever sets them has checked them.
extension ViewGeometry {
    /// With another centre, size or origin of the bounds.
    ///
    /// - Parameter exactRect: the rectangle to store, where it is known more exactly than `center` and `size` tell;
    ///   `center` is its anchor then.
    func with(
        center: CGPoint? = nil, size: CGSize? = nil, boundsOrigin: CGPoint? = nil, exactRect: CGRect? = nil
    ) -> ViewGeometry {
        var plan = self
        let center = center ?? self.center
        let size = size ?? rect.size
        if let exactRect {
            plan.rect = exactRect
        } else if center != self.center || size != rect.size {
            plan.rect = CGRect(
                origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
        }
        plan.center = center
        if let boundsOrigin { plan.boundsOrigin = boundsOrigin }
        return plan
    }

    /// With another frame, whose sides are not negative. See `UIView.frame`.
    func with(frame new: CGRect) -> ViewGeometry {
        if transform.isIdentity { return with(center: new.point(at: anchor), size: new.size, exactRect: new) }
        let size = transform.sizeBefore(new.size) ?? rect.size
        if anchor == Self.middleAnchor { return with(center: new.middle, size: size) }
        let way = Self.middle(of: size, anchor, at: .zero, transform)
        return with(center: CGPoint(x: new.middle.x - way.x, y: new.middle.y - way.y), size: size)
    }

    /// With another transform, of the plane.
    func with(transform new: CGAffineTransform) -> ViewGeometry {
        var plan = self
        plan.transform = new
        plan.depth = nil
        return plan
    }

    /// With another transform in space.
    func with(transform3D new: CATransform3D) -> ViewGeometry {
        var plan = with(transform: CATransform3DGetAffineTransform(new))
        if !CATransform3DIsAffine(new) { plan.depth = DepthTransform(new) }
        return plan
    }

    /// With another anchor: `center` and the bounds stay, so that the frame moves.
    func with(anchor new: CGPoint) -> ViewGeometry {
        if new == anchor { return self }
        var plan = self
        plan.anchor = new
        let size = rect.size
        plan.rect.origin = CGPoint(x: center.x - size.width * new.x, y: center.y - size.height * new.y)
        return plan
    }

    /// The transform in space.
    var transform3D: CATransform3D { depth?.value ?? CATransform3DMakeAffineTransform(transform) }
}

/// A transform in space that is none of the plane: apart, as hardly any view has one.
package final class DepthTransform: Equatable, Sendable {
    let value: CATransform3D

    init(_ value: CATransform3D) {
        self.value = value
    }

    package static func == (first: DepthTransform, second: DepthTransform) -> Bool { first.value == second.value }
}
