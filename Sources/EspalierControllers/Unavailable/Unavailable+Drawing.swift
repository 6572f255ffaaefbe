// Drawing. Nothing is drawn here. Each name says what to do instead.

/// Not here.
@available(
    *, unavailable,
    message:
        "nothing is drawn: delete corners, borders and shadows, and use clipsToBounds, alpha and transform of views"
)
public typealias CALayer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias CAShapeLayer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias CAGradientLayer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use a UILabel")
public typealias CATextLayer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIView.performWithoutAnimation(_:)")
public typealias CATransaction = UnavailableType

/// Not here.
@available(*, unavailable, message: "layers are not here: use UIView.animate(withDuration:animations:)")
public typealias CABasicAnimation = UnavailableType

/// Not here.
@available(*, unavailable, message: "layers are not here: use UIView.animate(withDuration:animations:)")
public typealias CAKeyframeAnimation = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message: "layers are not here: use UIView.animate(withDuration:delay:options:animations:completion:)"
)
public typealias CAMediaTimingFunction = UnavailableType

/// Not here.
@available(
    *, unavailable,
    message: "time stands still between steps: use WindowClock.advance(by:) of the window's clock"
)
public typealias CADisplayLink = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias UIBezierPath = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias CGPath = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete it, or put it into #if !os(Linux)")
public typealias CGMutablePath = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: draw(_:) is never called; put what it does into #if !os(Linux)")
public typealias CGContext = UnavailableType

/// Not here.
@available(*, unavailable, message: "images have a size and no pixels: use UIImage(size:scale:name:)")
public typealias CGImage = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIColor")
public typealias CGColor = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public typealias UIGraphicsImageRenderer = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public typealias UIGraphicsImageRendererContext = UnavailableType

/// Not here.
@available(*, unavailable, message: "nothing is drawn: leave the attribute out")
public typealias NSShadow = UnavailableType
