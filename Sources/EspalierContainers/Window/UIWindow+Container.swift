import EspalierControllers
import EspalierViews

extension UIWindow {
    /// Makes a window whose root is a `WindowContainer`. It is hidden, and the launcher is not made yet.
    ///
    ///     window = UIWindow.container(Part.self, screen: .iPhone14)
    ///     window?.makeKeyAndVisible()
    ///
    /// - Parameters:
    ///   - provider: what says the launcher and the content.
    ///   - screen: gives the window its size and its safe area. Without one it has the frame zero, as `UIWindow()` has:
    ///     there is no main screen.
    public static func container<Provider: WindowContainerType>(
        _ provider: Provider.Type, screen: UIScreen? = nil
    ) -> UIWindow {
        let window = screen.map { UIWindow(screen: $0) } ?? UIWindow()
        window.rootViewController = WindowContainer<Provider>()
        return window
    }
}
