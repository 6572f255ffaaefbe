import Foundation

/// How a bar would look. Nothing is drawn.
public enum UIBarStyle: Int, Sendable {
    // The cases are UIKit's, in its order.
    case `default`, black
}

/// In which room a bar's image is used.
public enum UIBarMetrics: Int, Sendable {
    /// Bars of the usual height.
    case `default` = 0
    /// The lower bars of phones held sideways.
    case compact = 1
    /// Bars with a prompt.
    case defaultPrompt = 101
    /// Lower bars with a prompt.
    case compactPrompt = 102
}

/// At which edge a bar stands.
public enum UIBarPosition: Int, Sendable {
    // The cases are UIKit's, in its order.
    case any, bottom, top, topAttached
}

/// A bar that knows at which edge it stands.
public protocol UIBarPositioning: AnyObject {
    /// At which edge the bar stands.
    var barPosition: UIBarPosition { get }
}

/// Who says at which edge a bar stands.
public protocol UIBarPositioningDelegate: AnyObject {
    /// At which edge the bar stands.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// What bars have in common when they place what their items show.
enum BarMetrics {
    /// Between neighbours that are no spaces.
    static let gap: CGFloat = 8
    /// The height of the row of items, but in navigation bars.
    static let rowHeight: CGFloat = 44
    /// What a large title adds to it.
    static let largeTitleHeight: CGFloat = 52
    /// What a search bar adds to it.
    static let searchHeight: CGFloat = 52
    /// How large the images of system items are, on both sides.
    static let imageSide: CGFloat = 22

    /// How far items keep from the left and the right edge.
    static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
