import EspalierObservation
import Foundation

/// What a view stores of its geometry, at one moment or as it is to be: how its coordinates lie in its superview's.
package struct ViewGeometry: Equatable {
    /// `center ± bounds.size / 2`.
    package var rect: CGRect
    package var center: CGPoint
    package var boundsOrigin: CGPoint
    package var transform: CGAffineTransform

    package init(rect: CGRect, center: CGPoint, boundsOrigin: CGPoint, transform: CGAffineTransform) {
        self.rect = rect
        self.center = center
        self.boundsOrigin = boundsOrigin
        self.transform = transform
    }

    /// The bounding box of the bounds, put through the transform around the centre.
    var frame: CGRect {
        if transform.isIdentity { return rect }
        let size = transform.boxOfTransformed(rect.size)
        return CGRect(
            x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
            width: size.width, height: size.height)
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

    private var boundsMiddle: CGPoint {
        CGPoint(x: boundsOrigin.x + rect.size.width / 2, y: boundsOrigin.y + rect.size.height / 2)
    }

    /// A point of the view's coordinates in the superview's: `T · (p − bounds.mid) + center`.
    package func toSuperview(_ point: CGPoint) -> CGPoint {
        if transform.isIdentity {
            return CGPoint(
                x: point.x - boundsOrigin.x + rect.origin.x, y: point.y - boundsOrigin.y + rect.origin.y)
        }
        let middle = boundsMiddle
        let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
    }

    /// A point of the superview's coordinates in the view's.
    package func fromSuperview(_ point: CGPoint) -> CGPoint {
        if transform.isIdentity {
            return CGPoint(
                x: point.x - rect.origin.x + boundsOrigin.x, y: point.y - rect.origin.y + boundsOrigin.y)
        }
        let middle = boundsMiddle
        let turned = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: turned.x + middle.x, y: turned.y + middle.y)
    }
}
