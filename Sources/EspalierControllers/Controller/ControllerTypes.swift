/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// A page sheet here.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over everything; the presenter's view leaves the window.
    case fullScreen = 0
    /// A sheet; fills the window here.
    case pageSheet
    /// A smaller sheet; fills the window here.
    case formSheet
    /// Over the view of the controller that defines the context; that view leaves the window.
    case currentContext
    /// As one's own presentation controller wants it; fills the window here.
    case custom
    /// Over everything; what is below stays.
    case overFullScreen
    /// Over the view of the controller that defines the context; that stays.
    case overCurrentContext
    /// A popover; fills the window here.
    case popover

    /// Whether the presenter's view leaves the window.
    var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

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
}
