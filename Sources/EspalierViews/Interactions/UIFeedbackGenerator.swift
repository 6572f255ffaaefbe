import Foundation

/// What makes a device shake or click. Nobody feels anything here; tests ask how often it would have been felt.
open class UIFeedbackGenerator: UIKitObject {
    /// How often something would have been felt, for tests.
    public final private(set) var feedbackCount = 0

    /// Makes a generator.
    public override init() {}

    /// Says that something will be felt soon. Does nothing.
    open func prepare() {}

    final func feel() { feedbackCount += 1 }
}

/// Something strikes something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy what strikes is.
    public enum FeedbackStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case light, medium, heavy, soft, rigid
    }

    /// How heavy what strikes is.
    public final let style: FeedbackStyle

    /// Makes a generator.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Makes a generator of the style `.medium`.
    public override convenience init() { self.init(style: .medium) }

    /// Makes a generator that is used with a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

    /// It strikes.
    open func impactOccurred() { feel() }

    /// It strikes.
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) { feel() }
}

/// Something has gone well or not.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How something went.
    public enum FeedbackType: Int, Sendable {
        // The cases are UIKit's, in its order.
        case success, warning, error
    }

    /// Tells how it went.
    open func notificationOccurred(_ notificationType: FeedbackType) { feel() }
}

/// Another value is selected.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that it is.
    open func selectionChanged() { feel() }
}
