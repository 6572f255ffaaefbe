import EspalierViews
import Foundation

/// Which way a flow goes. All of it is computed for lines from left to right, stacked downwards; a horizontal layout
/// hands its sizes in, and takes its frames out, with the axes exchanged.
struct FlowAxes: Equatable {
    var isHorizontal: Bool

    /// To the layout's axes and back: exchanging is its own inverse.
    func exchanged(_ size: CGSize) -> CGSize {
        isHorizontal ? CGSize(width: size.height, height: size.width) : size
    }

    func exchanged(_ point: CGPoint) -> CGPoint {
        isHorizontal ? CGPoint(x: point.y, y: point.x) : point
    }

    func exchanged(_ rect: CGRect) -> CGRect {
        CGRect(origin: exchanged(rect.origin), size: exchanged(rect.size))
    }

    func exchanged(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard isHorizontal else { return insets }
        return UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
    }
}
