import EspalierViews
import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A page sheet.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over everything; the presenter's view leaves the window.
    case fullScreen = 0
    /// A sheet; see ``UISheetPresentationController``.
    case pageSheet
    /// A sheet that is smaller on pads.
    case formSheet
    /// Over the view of the controller that defines the context; that view leaves the window.
    case currentContext
    /// As the presentation controller of the `transitioningDelegate` wants it.
    case custom
    /// Over everything; what is below stays.
    case overFullScreen
    /// Over the view of the controller that defines the context; that stays.
    case overCurrentContext
    /// A popover; see ``UIPopoverPresentationController``.
    case popover

    /// Whether a controller that defines a context presents, and not the outermost one.
    var looksForContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How a presentation is animated; kept for ported code.
public enum UIModalTransitionStyle: Int, Sendable {
    // The cases are UIKit's, in its order.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the appearance of the system says.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
}

/// How long transitions take on the window's clock, in seconds.
enum TransitionTime {
    static let presentation = 0.5
    static let push = 0.35
    static let turn = 0.3
    static let page = 0.3
    static let detent = 0.5

    /// Nil: it takes no time.
    static func ofPresentation(_ animated: Bool) -> TimeInterval? {
        animated && UIView.areAnimationsEnabled ? presentation : nil
    }
}
