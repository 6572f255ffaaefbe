// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import Testing

private class GardenViewController: UIViewController {
    static var shared: GardenViewController { GardenViewController() }
}

private class SplashViewController: UIViewController {}

extension UIViewController {
    fileprivate static func launchViewController() -> UIViewController { SplashViewController() }
}

private enum ScreenType {
    case garden
}

extension ScreenType: WindowContainerType {
    var container: UIView! {
        switch self {
        case .garden:
            return Container(in: AppDelegate.shared.windowView) {
                GardenViewController.shared
            }
        }
    }

    static func launcher(in windowContainer: WindowContainer<ScreenType>) -> UIView! {
        return Container(in: windowContainer) {
            UIViewController.launchViewController()
        }
    }
}

private class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The delegate of the program that runs on this thread.
    static var shared: AppDelegate { Thread.current.threadDictionary["delegate"] as! AppDelegate }

    var window: UIWindow?
    var windowView: WindowContainer<ScreenType> {
        return window!.rootViewController as! WindowContainer<ScreenType>
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {

        self.window = UIWindow.container(ScreenType.self)
        self.window?.makeKeyAndVisible()
        self.windowView.transition(to: .garden)

        return true
    }
}

@Suite("Programs that launch a window of containers")
struct LaunchExamples {
    @Test("The delegate launches the window, which fades from the launcher to its content")
    func launch() throws {
        let delegate = AppDelegate()
        Thread.current.threadDictionary["delegate"] = delegate
        defer { Thread.current.threadDictionary["delegate"] = nil }
        #expect(delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil))
        let root = delegate.windowView
        #expect(root.children.map { "\(type(of: $0))" } == ["SplashViewController", "GardenViewController"])
        #expect(root.baseType == .garden)
        let window = try #require(delegate.window)
        window.clock.advance(by: 0.3)
        #expect(root.children.map { "\(type(of: $0))" } == ["GardenViewController"])
        #expect((root.container as? Container<GardenViewController>)?.view === root.children.first)
    }

    @Test("Calls of a delegate that it leaves out have a default")
    func delegateDefaults() {
        final class Bare: UIApplicationDelegate {}
        let bare = Bare()
        bare.window = UIWindow()
        #expect(bare.window == nil)
        #expect(bare.application(UIApplication(), willFinishLaunchingWithOptions: nil))
        #expect(bare.application(UIApplication(), didFinishLaunchingWithOptions: nil))
    }
}
