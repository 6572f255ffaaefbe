import EspalierControls
import EspalierViews
import Foundation

// Members that are not here. Each says what to do instead. What subclasses override stands nowhere: an extension cannot
// declare it.

extension UIView {
    /// Not here.
    @available(*, unavailable, message: "nothing is drawn: use a copy of the view")
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

    /// Not here.
    @available(*, unavailable, message: "nothing is drawn: delete the call")
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    /// Not here.
    @available(*, unavailable, message: "interactions are not here: delete the call")
    public final func addInteraction(_ interaction: UnavailableType) {}

    /// Not here.
    @available(*, unavailable, message: "there are no appearance proxies: set properties where views are made")
    public static func appearance() -> UnavailableType { UnavailableType() }

    /// Not here.
    @available(*, unavailable, message: "use traitOverrides.userInterfaceStyle")
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .unspecified }
        set {}
    }
}

extension CALayer {
    /// Not here.
    @available(*, unavailable, message: "nothing is drawn: delete the call")
    public final func render(in ctx: UnavailableType) {}
}

extension UIViewController {
    /// Not here.
    @available(*, unavailable, message: "transitions of one's own are not here: delete it")
    public final var transitioningDelegate: (any UnavailableProtocol)? {
        get { nil }
        set {}
    }

    /// Not here.
    @available(*, unavailable, message: "sheets and popovers fill the window: delete it")
    public final var presentationController: UnavailableType? { nil }

    /// Not here.
    @available(*, unavailable, message: "popovers fill the window: delete it")
    public final var popoverPresentationController: UnavailableType? { nil }

    /// Not here.
    @available(*, unavailable, message: "sheets fill the window: delete it")
    public final var sheetPresentationController: UnavailableType? { nil }

    /// Not here.
    @available(*, unavailable, message: "use toolbar.items of the navigation controller")
    public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
}

extension UIWindow {
    /// Not here.
    @available(*, unavailable, message: "there are no scenes: use screen")
    public final var windowScene: UnavailableType? { nil }
}

extension UIApplication {
    /// Not here.
    @available(
        *, unavailable,
        message: "nothing is global: hand on the window, or what the application object is asked for"
    )
    public static var shared: UIApplication { UIApplication() }

    /// Not here.
    @available(*, unavailable, message: "nothing is global: hand on the window, or ask window of a view")
    public final var keyWindow: UIWindow? { nil }

    /// Not here.
    @available(*, unavailable, message: "nothing is global: hand on the window, or ask window of a view")
    public final var windows: [UIWindow] { [] }

    /// Not here.
    @available(*, unavailable, message: "nothing is global: hand on what the delegate is asked for")
    public final var delegate: (any UIApplicationDelegate)? { nil }

    /// Not here.
    @available(*, unavailable, message: "there is nothing to open it with: delete the call")
    public final func open(
        _ url: URL, options: [AnyHashable: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {}
}

extension UITraitCollection {
    /// Not here.
    @available(*, unavailable, message: "nothing is global: ask traitCollection of a view or a controller")
    public static var current: UITraitCollection { UITraitCollection() }
}

extension UIColor {
    /// Not here.
    @available(*, unavailable, message: "one appearance: make it with the light colour")
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { self.init(white: 0, alpha: 1) }

    /// Not here.
    @available(*, unavailable, message: "there are no asset catalogues: use init(red:green:blue:alpha:)")
    public convenience init?(named name: String) { return nil }
}
