import EspalierSupport
import Foundation

/// A description of a screen, and of how it is turned: one that one makes, or one of those that are described here.
/// Screens are equal if they say the same.
///
///     let window = UIWindow(screen: .iPhone14)
///     window.frame  // (0, 0, 390, 844)
///     window.screenSafeAreaInsets  // (47, 0, 34, 0)
// May cross threads: nothing in it ever changes. A subclass with state of its own that does is not to be shared.
open class UIScreen: UIKitObject, @unchecked Sendable {
    /// How the screen is called.
    public final let name: String
    /// The size of the screen held upright, in points.
    public final let portraitSize: CGSize
    private final let ownScale: CGFloat
    /// What bars and the edges cover when the screen is held upright.
    public final let portraitSafeArea: UIEdgeInsets
    /// What bars and the edges cover when the screen lies on its side.
    public final let landscapeSafeArea: UIEdgeInsets
    /// How the screen is turned. `.portrait` by default.
    public final let orientation: UIInterfaceOrientation

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
        ownScale = scale
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
        self.orientation = orientation
    }

    /// Makes a screen like the main one: what a subclass of one's own begins with.
    public override convenience init() {
        let main = UIScreen.main
        self.init(
            name: main.name, portraitSize: main.portraitSize, scale: main.scale,
            portraitSafeArea: main.portraitSafeArea, landscapeSafeArea: main.landscapeSafeArea)
    }

    /// Pixels per point.
    open var scale: CGFloat { ownScale }

    /// The screen's rectangle as it is turned, in points, at (0, 0).
    open var bounds: CGRect {
        if !orientation.isLandscape { return CGRect(origin: .zero, size: portraitSize) }
        return CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
    }

    /// The screen's rectangle in pixels, held upright.
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: portraitSize.width * scale, height: portraitSize.height * scale)
    }

    /// Pixels per point that the screen shows: `scale`, as nothing is scaled down here.
    open var nativeScale: CGFloat { scale }

    /// What bars and the edges cover as the screen is turned.
    open var safeAreaInsets: UIEdgeInsets { orientation.isLandscape ? landscapeSafeArea : portraitSafeArea }

    /// The same screen, turned: a plain one, also of a subclass.
    public final func turned(to orientation: UIInterfaceOrientation) -> UIScreen {
        UIScreen(
            name: name, portraitSize: portraitSize, scale: scale, portraitSafeArea: portraitSafeArea,
            landscapeSafeArea: landscapeSafeArea, orientation: orientation)
    }

    /// The same screen on its side (`.landscapeRight`).
    public final var landscape: UIScreen { turned(to: .landscapeRight) }

    /// Whether the other object is a screen of the same class that says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIScreen, type(of: other) == type(of: self) else { return false }
        return name == other.name && portraitSize == other.portraitSize && ownScale == other.ownScale
            && portraitSafeArea == other.portraitSafeArea && landscapeSafeArea == other.landscapeSafeArea
            && orientation == other.orientation
    }

    /// Equal for equal screens.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(name)
        hasher.combine(orientation)
        return hasher.finalize()
    }

    /// What it is called, and its size as it is turned: `iPhone 14, 390x844 points at 3`.
    open override var description: String {
        let size = [bounds.width, bounds.height].map { PlainText.number($0) }.joined(separator: "x")
        return "\(name), \(size) points at \(PlainText.number(scale))"
    }
}
