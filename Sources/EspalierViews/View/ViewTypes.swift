import Foundation

extension UIView {
    /// Which parts of the distance between the superview's edges give way when its size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes a mask of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content follows the bounds.
    public enum ContentMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
    }

    /// Says that content has no wish on an axis: -1.
    public static let noIntrinsicMetric: CGFloat = -1
}

/// Which direction reading follows in a view.
public enum UISemanticContentAttribute: Int, Sendable {
    // The cases are UIKit's, in its order.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The direction in which content is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    // The cases are UIKit's, in its order.
    case leftToRight, rightToLeft
}
