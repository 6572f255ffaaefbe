import Foundation

extension UIScrollView {
    /// When the safe area is added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// On the axes that scroll, and at the top and the bottom below a container's bars.
        case automatic
        /// On the axes that scroll.
        case scrollableAxes
        /// Never.
        case never
        /// Always, on all four edges.
        case always
    }

    /// How the indicators look. Kept and read back only.
    public enum IndicatorStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case `default`, black, white
    }

    /// What makes a keyboard go.
    public enum KeyboardDismissMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// How fast content runs out.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the velocity that is left after a millisecond.
        public var rawValue: CGFloat
        /// Makes a rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
