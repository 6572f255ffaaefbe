import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("7.4: margins of root views")
struct ControllerMarginTests {
    private final class Margins: UIViewController {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
        let content = UIView()
        var heard: [CGFloat] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(inner)
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            let guide = view.layoutMarginsGuide
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            heard.append(view.layoutMargins.left)
        }
    }

    @Test(
        "16 at the sides, 20 from a width of 414 on, and the safe area; inner views 8",
        arguments: UIScreen.commonDevices)
    func devices(screen: UIScreen) {
        for screen in [screen, screen.landscape] {
            let window = UIWindow(screen: screen)
            let controller = Margins()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            let side: CGFloat = screen.bounds.width >= 414 ? 20 : 16
            let safe = screen.safeAreaInsets
            let expected = insets(safe.top, safe.left + side, safe.bottom, safe.right + side)
            #expect(controller.view.layoutMargins == expected, "\(screen.name)")
            #expect(controller.content.frame == screen.bounds.inset(by: expected))
            #expect(controller.systemMinimumLayoutMargins.leading == side)
            #expect(controller.inner.layoutMargins.left == 8 && controller.inner.layoutMargins.right == 8)
        }
    }

    @Test("Constraints follow them when the window turns, and when they need not be the system's")
    func follow() {
        let window = UIWindow(screen: .iPhone14)
        let controller = Margins()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.content.frame == rect(16, 47, 358, 763))
        window.rotate(to: .landscapeLeft)
        #expect(controller.content.frame == rect(67, 0, 710, 369))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        window.layoutIfNeeded()
        #expect(controller.content.frame == rect(55, 8, 734, 353))
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        window.layoutIfNeeded()
        #expect(controller.content.frame == rect(48, 0, 747, 369))
    }

    @Test("The controller hears of other margins after its view")
    func heard() {
        let window = UIWindow(screen: .iPhone14)
        let controller = Margins()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.heard = []
        for _ in 1...2 {
            controller.view.layoutMargins = insets(0, 50, 0, 0)
            #expect(controller.heard == [50])
        }
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.additionalSafeAreaInsets.left = 4
        #expect(controller.heard == [50, 50, 54])
    }
}
