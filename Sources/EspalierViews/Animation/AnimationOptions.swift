import Foundation

extension UIView {
    /// How an animation runs. Only `repeat` and `autoreverse` have a meaning here; the others are kept for ported code.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews together with their superview.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach views while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Begins from what is shown.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs for ever: it never ends, so that its completion is not called.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs there and back: takes twice its duration. The views keep the end state.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Does not take over the duration of the animation that it is in.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Does not take over the curve of the animation that it is in.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws content anew during the animation.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// `transition(from:to:…)` hides and shows the views instead of taking them out and in.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Does not take over the options of the animation that it is in.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow, fast, slow.
        public static let curveEaseInOut = AnimationOptions([])
        /// Slow at the beginning.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As fast everywhere.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Turns around the vertical axis, the left side forward.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Turns around the vertical axis, the right side forward.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls up like a page.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls down like a page.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades from one to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Turns around the horizontal axis, the top forward.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Turns around the horizontal axis, the bottom forward.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// How long an animation of `duration` after `delay` takes from the call; nil for one that never ends.
        func total(_ duration: TimeInterval, delay: TimeInterval) -> TimeInterval? {
            if contains(.repeat) { return nil }
            return max(delay, 0) + max(duration, 0) * (contains(.autoreverse) ? 2 : 1)
        }
    }

    /// The curve of an animation.
    public enum AnimationCurve: Int, Sendable {
        // The cases are UIKit's, in its order.
        case easeInOut, easeIn, easeOut, linear
    }

    /// How an animation of key frames runs; kept for ported code.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Runs for ever: it never ends, so that its completion is not called.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs there and back: takes twice its duration.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight between key frames.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from one key frame to the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// As fast everywhere.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Curved through the key frames.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Curved, and as fast everywhere.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}
