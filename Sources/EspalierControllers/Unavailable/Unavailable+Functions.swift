import EspalierViews
import Foundation

// Drawing by functions. Each says what to do instead.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(
    *, unavailable,
    message: "nothing is drawn: draw(_:) is never called; put what it does into #if !os(Linux)"
)
public func UIGraphicsGetCurrentContext() -> UnavailableType? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(*, unavailable, message: "nothing is drawn: use UIImage(size:scale:name:) for an image of that size")
public func UIGraphicsGetImageFromCurrentImageContext() -> UnavailableType? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete the call")
public func UIGraphicsEndImageContext() {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(*, unavailable, message: "nothing is drawn: delete the call")
public func UIRectFill(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Not here.
@available(
    *, unavailable,
    message: "time stands still between steps: a beginTime counts from where the animation is added"
)
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
