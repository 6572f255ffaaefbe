/// What an attribute is, apart from the item: a point between two edges (AUTOLAYOUT 1.4).
package struct AttributePosition {
    package enum Baseline { case none, first, last }

    package let axis: NSLayoutConstraint.Axis
    /// 0 for the left and the top edge, 1 for the right and the bottom one.
    package var fraction: Double
    package let usesMargins: Bool
    package let baseline: Baseline
    /// Whether it is the point between two edges, of which a baseline may share the fraction.
    package let isCenter: Bool

    /// - Parameter isMirrored: whether leading is right.
    package init(_ attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) {
        var axis = NSLayoutConstraint.Axis.horizontal
        var fraction = 0.0
        var usesMargins = false
        var baseline = Baseline.none
        switch attribute {
        case .left, .width, .height, .notAnAttribute: break
        case .right: fraction = 1
        case .leading: fraction = isMirrored ? 1 : 0
        case .trailing: fraction = isMirrored ? 0 : 1
        case .centerX: fraction = 0.5
        case .leftMargin: usesMargins = true
        case .rightMargin: (fraction, usesMargins) = (1, true)
        case .leadingMargin: (fraction, usesMargins) = (isMirrored ? 1 : 0, true)
        case .trailingMargin: (fraction, usesMargins) = (isMirrored ? 0 : 1, true)
        case .centerXWithinMargins: (fraction, usesMargins) = (0.5, true)
        case .top: axis = .vertical
        case .bottom: (axis, fraction) = (.vertical, 1)
        case .centerY: (axis, fraction) = (.vertical, 0.5)
        case .topMargin: (axis, usesMargins) = (.vertical, true)
        case .bottomMargin: (axis, fraction, usesMargins) = (.vertical, 1, true)
        case .centerYWithinMargins: (axis, fraction, usesMargins) = (.vertical, 0.5, true)
        case .firstBaseline: (axis, baseline) = (.vertical, .first)
        case .lastBaseline: (axis, fraction, baseline) = (.vertical, 1, .last)
        }
        self.axis = axis
        self.fraction = fraction
        self.usesMargins = usesMargins
        self.baseline = baseline
        isCenter = fraction == 0.5
    }
}

extension UIEdgeInsets {
    /// The parts at the start and at the end of an axis.
    func parts(_ axis: NSLayoutConstraint.Axis) -> (near: Double, far: Double) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}
