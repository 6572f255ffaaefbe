// Touches. Nobody touches anything here. Each name says what to do instead.

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UITapGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIPanGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIPinchGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIRotationGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UISwipeGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UILongPressGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIScreenEdgePanGestureRecognizer = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message:
        "nobody touches anything: call what the recogniser's action calls, or use a UIControl with sendActions(for:)"
)
public typealias UIHoverGestureRecognizer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody touches anything: call the method that the touch leads to")
public typealias UITouch = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody presses anything: call the method that the press leads to")
public typealias UIPress = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody drags anything: put it into #if !os(Linux)")
public typealias UIDragInteraction = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody drops anything: put it into #if !os(Linux)")
public typealias UIDropInteraction = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no context menus: put it into #if !os(Linux)")
public typealias UIContextMenuInteraction = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no context menus: put it into #if !os(Linux)")
public typealias UIContextMenuConfiguration = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody feels anything: delete it")
public typealias UIImpactFeedbackGenerator = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody feels anything: delete it")
public typealias UINotificationFeedbackGenerator = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody feels anything: delete it")
public typealias UISelectionFeedbackGenerator = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody touches anything: leave the delegate out")
public typealias UIGestureRecognizerDelegate = UnavailableProtocol
