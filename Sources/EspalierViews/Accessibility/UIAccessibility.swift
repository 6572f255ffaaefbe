import Foundation

/// What is said to those who do not see the screen. Nobody listens here, so that nothing is announced.
public enum UIAccessibility {
    /// What is announced.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number, UIKit's.
        public let rawValue: UInt32
        /// Makes an announcement of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// A part of the screen is another one.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A text to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Does nothing, as nobody listens.
    public static func post(notification: Notification, argument: Any?) {}

    /// False: nothing is read out.
    public static var isVoiceOverRunning: Bool { false }

    /// A rectangle of a view's coordinates on the screen; without a window, in the coordinates beside the topmost view.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        // Beside a view that is zero.
        view.convert(rect, to: UIView())
    }
}
