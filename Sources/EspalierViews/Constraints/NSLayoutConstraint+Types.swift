extension NSLayoutConstraint {
    /// One of the two axes.
    public enum Axis: Int, Sendable {
        // The cases are UIKit's, in its order.
        case horizontal, vertical
    }

    /// How the two sides of a constraint stand to one another.
    public enum Relation: Int, Sendable {
        /// The first side is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first side is at least the second.
        case greaterThanOrEqual = 1
    }

    /// What of an item's alignment rectangle a constraint speaks of (AUTOLAYOUT 1.4).
    public enum Attribute: Int, Sendable {
        // The cases are UIKit's, with its numbers.
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        /// No attribute: the second side is a number.
        case notAnAttribute = 0
    }

    /// How the views of a visual format are aligned, and what its spaces lie between.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All left edges are equal.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All right edges are equal.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All top edges are equal.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All bottom edges are equal.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All leading edges are equal.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All trailing edges are equal.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All centres are equal, horizontally.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All centres are equal, vertically.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All last baselines are equal.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All first baselines are equal.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From leading to trailing: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right, whatever the reading direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, whatever the reading direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of all directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Vertical spaces lie between edges: the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical spaces lie between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of what spaces lie between.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
