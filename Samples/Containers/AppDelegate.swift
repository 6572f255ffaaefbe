// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers

/// What the window shows. Each value knows the window that it is for.
enum WindowType {
    case carts(WindowContainer<WindowType>)
}

extension WindowType: WindowContainerType {
    var container: UIView! {
        switch self {
        case .carts(let window):
            return Container(in: window) {
                CartsViewController()
            }
        }
    }

    static func launcher(in windowContainer: WindowContainer<WindowType>) -> UIView! {
        return Container(in: windowContainer) {
            LaunchViewController()
        }
    }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var windowView: WindowContainer<WindowType> {
        return window!.rootViewController as! WindowContainer<WindowType>
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        self.window = UIWindow.container(WindowType.self, screen: .iPhone14)
        self.window?.makeKeyAndVisible()
        return true
    }
}
