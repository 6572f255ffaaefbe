import Foundation

// Lengths and places along one axis.

extension NSLayoutConstraint.Axis {
    /// Across, and then down.
    package static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension CGSize {
    package subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGRect {
    /// Where the rectangle lies along an axis.
    func span(_ axis: NSLayoutConstraint.Axis) -> AutoresizingSpan {
        AutoresizingSpan(position: origin[axis], length: size[axis])
    }

    mutating func set(_ span: AutoresizingSpan, on axis: NSLayoutConstraint.Axis) {
        origin[axis] = span.position
        size[axis] = span.length
    }
}

extension UIView.AutoresizingMask {
    /// Which parts are flexible along an axis: the margin before the view, the view, the margin behind it.
    func parts(_ axis: NSLayoutConstraint.Axis) -> (leading: Bool, length: Bool, trailing: Bool) {
        axis == .horizontal
            ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
            : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
    }
}
