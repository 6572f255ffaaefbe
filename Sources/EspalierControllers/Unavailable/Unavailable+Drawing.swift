// Drawing. Nothing is drawn here. Each name says what to do instead.

/// Not here.
@available(
    *, unavailable,
    message: "time stands still between steps: use WindowClock.advance(by:) of the window's clock"
)
public typealias CADisplayLink = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: draw(_:) is never called; put what it does into #if !os(Linux)")
public typealias CGContext = UnavailableType

/// Not here.
@available(*, unavailable, message: "images have a size and no pixels: use UIImage(size:scale:name:)")
public typealias CGImage = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public typealias UIGraphicsImageRenderer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public typealias UIGraphicsImageRendererContext = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: add the copies as sublayers, or put it into #if !os(Linux)")
public typealias CAReplicatorLayer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias CAEmitterLayer = UnavailableType
