import EspalierViews

/// The attributes of one axis, so that a row and a column are arranged by the same lines.
struct StackDirection {
    let start: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    private static let horizontal = StackDirection(start: .leading, center: .centerX, end: .trailing, size: .width)
    private static let vertical = StackDirection(start: .top, center: .centerY, end: .bottom, size: .height)

    static func along(_ axis: NSLayoutConstraint.Axis) -> StackDirection { axis == .horizontal ? horizontal : vertical }
    static func across(_ axis: NSLayoutConstraint.Axis) -> StackDirection {
        axis == .horizontal ? vertical : horizontal
    }
}

extension UIStackView.Alignment {
    /// The attribute that lines baselines up; nil for other alignments.
    var baseline: NSLayoutConstraint.Attribute? {
        switch self {
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        default: nil
        }
    }
}
