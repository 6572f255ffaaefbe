import EspalierViews
import Foundation

/// How the coordinates of one view lie in another's.
///
/// Translations are kept apart from what needs multiplications, so that trees without transforms are exact and numbers
/// that are not finite stay where they are.
struct PlaneMap: Sendable, Equatable {
    private var transform = CGAffineTransform.identity
    private(set) var isTranslation = true

    init() {}

    /// From the coordinates of a view into its superview's: `T · (p − bounds.mid) + center`.
    init(to geometry: ViewGeometry) {
        if geometry.transform.isIdentity {
            transform.tx = geometry.rect.origin.x - geometry.boundsOrigin.x
            transform.ty = geometry.rect.origin.y - geometry.boundsOrigin.y
            return
        }
        isTranslation = false
        let zero = geometry.toSuperview(.zero)
        transform = geometry.transform
        transform.tx = zero.x
        transform.ty = zero.y
    }

    func followed(by next: PlaneMap) -> PlaneMap {
        var result = PlaneMap()
        result.isTranslation = isTranslation && next.isTranslation
        let origin = next.apply(CGPoint(x: transform.tx, y: transform.ty))
        if !result.isTranslation { result.transform = transform.concatenating(next.transform) }
        result.transform.tx = origin.x
        result.transform.ty = origin.y
        return result
    }

    func apply(_ point: CGPoint) -> CGPoint {
        if isTranslation { return CGPoint(x: point.x + transform.tx, y: point.y + transform.ty) }
        return point.applying(transform)
    }
}
