import EspalierControls
import EspalierViews
import Foundation

// Members that are not here. Each says what to do instead. What subclasses override stands nowhere: an extension cannot
// declare it.

extension UIView {
    /// Not here.
    @available(*, unavailable, message: "nothing is drawn: delete the call")
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

    /// Not here.
    @available(*, unavailable, message: "there are no appearance proxies: set properties where views are made")
    public static func appearance() -> UnavailableType { UnavailableType() }
}

extension CALayer {
    /// Not here.
    @available(*, unavailable, message: "nothing is drawn: delete the call")
    public final func render(in ctx: UnavailableType) {}
}

extension UIViewController {
    /// Not here.
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
