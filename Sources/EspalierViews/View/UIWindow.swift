import Foundation

/// The root of a tree that is on a screen. A window is its own `window`, has no superview, and cannot be a subview.
///
/// It is hidden until `makeKeyAndVisible()` or `isHidden = false`. You give it a `UIScreen`, from which it has its
/// size, scale and safe area; it does not find a screen by itself. Windows know nothing of one another: if you have
/// several, make one key and call `endBeingKey()` of the other.
open class UIWindow: UIView {
    /// How near a window is among others.
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

    /// How near the window is among others. `.normal` by default.
    public final var windowLevel = Level.normal

    /// The parts of the window that bars and the edges of the screen cover. Zero by default. Every view of the tree
    /// gets its part as `safeAreaInsets`.
    public final var screenSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if screenSafeAreaInsets != oldValue { updateSafeArea() } }
    }

    /// The screen that the window was made for, turned as the window is; nil for a window made of a frame.
    public final internal(set) var screen: UIScreen? {
        get { knownScreen }
        set { changeTraits { knownScreen = newValue } }
    }

    private final var knownScreen: UIScreen?

    /// What keeps the window's view controllers. The window holds it.
    package final var controllers: (any WindowOwner)?
    final var existingClock: WindowClock?
    /// What knows of the fingers on the window. Made when the first touches it.
    final var touchDispatcher: TouchDispatcher?
    /// Made when there is a first responder or a keyboard.
    final var input: WindowInput?
    final var isKey = false

    /// Makes a window of that frame, in the coordinates of the screen.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    /// Makes a window that fills `screen`, and has its safe area.
    public init(screen: UIScreen) {
        super.init(frame: screen.bounds)
        becomeRoot()
        knownScreen = screen
        screenSafeAreaInsets = screen.safeAreaInsets
        // Property observers are not called inside an initialiser.
        updateSafeArea()
    }

    /// Makes a window from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        becomeRoot()
        coder.decode(self)
    }

    private func becomeRoot() {
        flags.formUnion([.isWindow, .hidden])
        hostWindow = Handle(self)
    }

    // MARK: Showing

    /// Whether the window is off the screen. True by default. When it is shown, its root view controller's view enters
    /// it and it is laid out; when it is hidden, its controllers hear that they disappear.
    open override var isHidden: Bool {
        get { super.isHidden }
        set { setHidden(newValue) { super.isHidden = newValue } }
    }

    /// Shows the window, makes it key, and lays it out: when it returns, its root view controller has heard everything
    /// up to `viewDidAppear(_:)`.
    open func makeKeyAndVisible() { showAsKey() }

    /// Makes the window key. Does nothing if it is.
    open func makeKey() { setKey(true) }

    /// The window has become key. For subclasses; does nothing.
    open func becomeKey() {}

    /// The window is not key any more. For subclasses; does nothing.
    open func resignKey() {}

    /// Delivers an event: its touches go to recognizers, and then to views. Each event of a finger comes through here.
    /// An override that does not call super stops it.
    open func sendEvent(_ event: UIEvent) { touchDispatcher?.dispatch(event) }

    /// Whether the window takes keyboard events. False by default; `makeKey()` sets it, hiding the window clears it.
    open var isKeyWindow: Bool { isKey }
}

extension UIWindow {
    /// Ends being key, and tells `resignKey()`. Does nothing for a window that is not key.
    public final func endBeingKey() { setKey(false) }

    fileprivate func setHidden(_ new: Bool, _ write: () -> Void) {
        let old = flags.contains(.hidden)
        write()
        if old == flags.contains(.hidden) { return }
        if new {
            setKey(false)
            controllers?.windowDidHide()
        } else {
            controllers?.windowDidShow()
        }
    }

    fileprivate func showAsKey() {
        isHidden = false
        setKey(true)
        layoutIfNeeded()
    }

    fileprivate func setKey(_ new: Bool) {
        if isKey == new { return }
        isKey = new
        if new { becomeKey() } else { resignKey() }
    }
}
