import EspalierViews
import Foundation

// The layout is computed along the direction of scrolling and across it, groups along
// their lines and across them.

extension NSLayoutConstraint.Axis {
    var across: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
    /// A point so far along an axis, and so far across it.
    init(along axis: NSLayoutConstraint.Axis, _ along: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
}

extension CGRect {
    func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

    func moved(by way: CGPoint) -> CGRect { offsetBy(dx: way.x, dy: way.y) }
}

extension NSDirectionalEdgeInsets {
    /// At the beginning of an axis.
    func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }
    /// At the end of an axis.
    func far(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension NSCollectionLayoutEdgeSpacing {
    /// Before an item on an axis.
    func near(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? leading : top }
    /// Behind an item on an axis.
    func far(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? { axis == .horizontal ? trailing : bottom }
}
