import Foundation

/// What the system puts below a view that it presents, and no property of the view says: the ground of alerts, sheets and
/// popovers. Pictures of the screen show it; layouts do not ask for it.
package struct SystemSurface: Sendable {
    /// What the view and its subviews are cut off at, in the view's own coordinates, and what is filled below them.
    package var outline: PathData
    /// What is filled as well, outside of the outline: the arrow of a popover.
    package var arrow: PathData?
    /// The colour of the ground, where the view has none of its own.
    package var color: UIColor
    /// Thin lines between parts, over them.
    package var lines: [CGRect] = []

    package init(outline: PathData, color: UIColor) {
        (self.outline, self.color) = (outline, color)
    }

    /// A ground with round corners, at the top alone where it stands on an edge.
    package init(_ rect: CGRect, radius: CGFloat, isOnEdge: Bool = false, color: UIColor) {
        let (top, bottom) = (CGSize(width: radius, height: radius), isOnEdge ? 0 : radius)
        var path = PathData()
        path.rounded(
            rect, radii: (top, top, CGSize(width: bottom, height: bottom), CGSize(width: bottom, height: bottom)))
        self.init(outline: path, color: color)
    }
}

/// A view that gives itself or its subviews such a ground.
package protocol SurfaceGiving: UIView {
    /// The ground of the view itself, or of one of its subviews; nil for none.
    func surface(of view: UIView) -> SystemSurface?
}
