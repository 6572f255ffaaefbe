import EspalierConstraintText

extension VisualFormatBuilder {
    /// Aligns each view with the one before it.
    mutating func align() throws(VisualFormatMistake) {
        for (option, attribute) in Self.alignments where options.contains(option) {
            if attribute.isHorizontal == isHorizontal {
                let (way, fitting) =
                    isHorizontal
                    ? ("horizontal", "top, bottom, centerY or baselines")
                    : ("vertical", "left, right, leading, trailing or centerX")
                throw mistake(
                    "Options mask required views to be aligned on \(attribute.name), which is not allowed for layout "
                        + "that is also \(way)", "align a \(way) row by \(fitting)", at: 0)
            }
            for index in items.indices.dropFirst() {
                _ = make(items[index], attribute, .equal, items[index - 1], attribute, 0)
            }
        }
    }

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]
}

extension NSLayoutConstraint.Attribute {
    /// The same side, at the margin.
    var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }
}
