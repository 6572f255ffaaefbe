import EspalierSupport
import Foundation

/// A description of a screen, and of how it is turned. A value that one makes, or one of those that are described here.
///
///     let window = UIWindow(screen: .iPhone14)
///     window.frame  // (0, 0, 390, 844)
///     window.screenSafeAreaInsets  // (47, 0, 34, 0)
public struct UIScreen: Hashable, Sendable {
    /// How the screen is called.
    public var name: String
    /// The size of the screen held upright, in points.
    public var portraitSize: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    /// What bars and the edges cover when the screen is held upright.
    public var portraitSafeArea: UIEdgeInsets
    /// What bars and the edges cover when the screen lies on its side.
    public var landscapeSafeArea: UIEdgeInsets
    /// How the screen is turned. `.portrait` by default.
    public var orientation: UIInterfaceOrientation

    /// Makes a description.
    ///
    /// - Precondition: The sides of `portraitSize` are finite and not negative, and `scale` is finite and above 0.
    public init(
        name: String, portraitSize: CGSize, scale: CGFloat, portraitSafeArea: UIEdgeInsets = .zero,
        landscapeSafeArea: UIEdgeInsets = .zero, orientation: UIInterfaceOrientation = .portrait
    ) {
        guard portraitSize.width >= 0, portraitSize.height >= 0, portraitSize.width.isFinite,
            portraitSize.height.isFinite, scale > 0, scale.isFinite
        else {
            trap("screen '\(name)' of \(portraitSize) at scale \(scale): finite sizes and a scale above 0 are needed")
        }
        self.name = name
        self.portraitSize = portraitSize
        self.scale = scale
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.orientation = orientation
    }

    /// The screen's rectangle as it is turned, in points, at (0, 0).
    public var bounds: CGRect {
        if !orientation.isLandscape { return CGRect(origin: .zero, size: portraitSize) }
        return CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
    }

    /// The screen's rectangle in pixels, held upright.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
    }

    /// Pixels per point that the screen shows: `scale`, as nothing is scaled down here.
    public var nativeScale: CGFloat { scale }

    /// What bars and the edges cover as the screen is turned.
    public var safeAreaInsets: UIEdgeInsets { orientation.isLandscape ? landscapeSafeArea : portraitSafeArea }

    /// The same screen, turned.
    public func turned(to orientation: UIInterfaceOrientation) -> UIScreen {
        var screen = self
        screen.orientation = orientation
        return screen
    }

    /// The same screen on its side (`.landscapeRight`).
    public var landscape: UIScreen { turned(to: .landscapeRight) }
}

extension UIScreen: CustomStringConvertible, CustomDebugStringConvertible {
    /// What it is called, and its size as it is turned: `iPhone 14, 390x844 points at 3`.
    public var description: String {
        let size = [bounds.width, bounds.height].map { PlainText.number($0) }.joined(separator: "x")
        return "\(name), \(size) points at \(PlainText.number(scale))"
    }

    /// What debuggers print: the `description`.
    public var debugDescription: String { description }
}
