import EspalierViews

/// What stands for the program in the calls of an application's delegate.
///
/// There is no application object that a program could ask for, and nothing calls a delegate by itself: who launches a
/// program makes one and calls the delegate.
///
///     let delegate = AppDelegate()
///     _ = delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil)
open class UIApplication: UIResponder {
    /// A key of the options of a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Makes an application.
    public override init() {
        super.init()
    }
}

/// The object that launches a program's windows. Every call has a default.
public protocol UIApplicationDelegate: AnyObject {
    /// The program's window, or nil.
    var window: UIWindow? { get set }

    /// The program is about to be ready. True by default.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The program is ready: makes the window and shows it. True by default.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
}

extension UIApplicationDelegate {
    /// Nil; what is set is not kept. A delegate with windows declares its own.
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    /// True.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// True.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}
