import Foundation

/// The root of a tree that is on a screen. A window is its own `window`, has no superview, and cannot be a subview.
///
/// Hidden until `isHidden = false` or, with view controllers, until it is made key and visible.
open class UIWindow: UIView {
    /// Where the window stands among others.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// Higher is nearer.
        public var rawValue: CGFloat
        /// Makes a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of ordinary windows, 0.
        public static let normal = Level(rawValue: 0)
        /// The level of the status bar, 1000.
        public static let statusBar = Level(rawValue: 1000)
        /// The level of alerts, 2000.
        public static let alert = Level(rawValue: 2000)
    }

    /// Where the window stands among others. `.normal` by default.
    public final var windowLevel = Level.normal

    /// What bars and the edges of the screen cover of the window. Zero by default; every view of the tree gets its
    /// part of it as `safeAreaInsets`.
    public final var screenSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if screenSafeAreaInsets != oldValue { updateSafeArea() } }
    }

    /// Makes a window of that frame, which is in the coordinates of the screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeRoot()
    }

    private func becomeRoot() {
        flags.formUnion([.isWindow, .hidden])
        hostWindow = Unmanaged.passUnretained(self)
    }
}
