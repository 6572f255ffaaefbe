extension ConstraintSyntax {
    /// The attributes by the names of AUTOLAYOUT 1.4.
    package enum Attribute: String, Sendable, CaseIterable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case firstBaseline, lastBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// Whether it is a length, not a place.
        package var isSize: Bool { self == .width || self == .height }

        /// Whether it speaks of the horizontal axis.
        package var isHorizontal: Bool {
            switch self {
            case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
                .leadingMargin,
                .trailingMargin, .centerXWithinMargins:
                true
            case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
                .bottomMargin,
                .centerYWithinMargins:
                false
            }
        }

        /// Whether the layout direction decides which side it is: `leading`, `trailing` and their margins.
        package var followsDirection: Bool {
            switch self {
            case .leading, .trailing, .leadingMargin, .trailingMargin: true
            default: false
            }
        }

        /// Whether it is a left or right side in every layout direction.
        package var isFixedSide: Bool {
            switch self {
            case .left, .right, .leftMargin, .rightMargin: true
            default: false
            }
        }
    }
}
