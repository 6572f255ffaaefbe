import EspalierViews
import Foundation

extension UIStackView {
    /// How lengths and gaps along the axis fill the stack.
    public enum Distribution: Int, Sendable {
        /// Views keep the length they wish; what is left over or missing goes to those whose priorities say so.
        case fill
        /// All views have the same length.
        case fillEqually
        /// Lengths in proportion to what the views wish, as parts of the whole length, gaps included; the last view
        /// takes what that leaves.
        case fillProportionally
        /// Views keep the length they wish, with equal gaps of at least `spacing`.
        case equalSpacing
        /// Views keep the length they wish, with equal distances between their centres, and gaps of at least `spacing`.
        case equalCentering
    }

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// As broad as the stack.
        case fill
        /// At the leading edge, or the top.
        case leading
        /// First baselines in line. In a vertical stack as `fill`.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, or the bottom.
        case trailing
        /// Last baselines in line. In a vertical stack as `fill`.
        case lastBaseline

        /// The same as `leading`, as it is called in a horizontal stack.
        public static var top: Alignment { .leading }
        /// The same as `trailing`, as it is called in a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// As the spacing after a view: the stack's own `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

    /// As a spacing: the system's, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude
}
