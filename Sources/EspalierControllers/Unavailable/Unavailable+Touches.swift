// Interactions. Each name says what to do instead.

/// Not here.
@available(*, unavailable, message: "nothing hovers: call what the recogniser's action calls")
public typealias UIHoverGestureRecognizer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody presses anything: call the method that the press leads to")
public typealias UIPress = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody drags anything: put it into #if !os(Linux)")
public typealias UIDragInteraction = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody drops anything: put it into #if !os(Linux)")
public typealias UIDropInteraction = UnavailableType
