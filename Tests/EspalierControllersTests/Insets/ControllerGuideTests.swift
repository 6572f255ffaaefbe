import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

/// A controller with two views between its bars: one by the safe area, one by the guides of the bars.
private final class Pinned: UIViewController {
    let (safe, old) = (UIView(), UIView())

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [safe, old] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
        NSLayoutConstraint.activate([
            safe.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            safe.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            old.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
            old.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
        ])
    }

    /// Where the views are on the screen, from top to bottom.
    func spans() -> [[CGFloat]] {
        [safe, old].map { view in
            let frame = view.convert(view.bounds, to: nil)
            return [frame.minY, frame.maxY]
        }
    }
}

@Suite("7.4: the guides of a controller agree with its safe area")
struct ControllerGuideTests {
    /// How a controller stands in a window, and from where to where its content reaches on an iPhone 14.
    struct Setting: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let upright: [CGFloat]
        let lying: [CGFloat]
        let root: @Sendable (UIViewController) -> UIViewController
    }

    static let settings: [Setting] = [
        Setting(testDescription: "alone", upright: [47, 810], lying: [0, 369]) { $0 },
        Setting(testDescription: "with insets of its own", upright: [52, 803], lying: [5, 362]) {
            $0.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
            return $0
        },
        Setting(testDescription: "below a navigation bar", upright: [101, 810], lying: [54, 369]) {
            UINavigationController(rootViewController: $0)
        },
        Setting(testDescription: "below a hidden navigation bar", upright: [47, 810], lying: [0, 369]) {
            let navigation = UINavigationController(rootViewController: $0)
            navigation.isNavigationBarHidden = true
            return navigation
        },
        Setting(testDescription: "between a navigation bar and a toolbar", upright: [101, 766], lying: [54, 325]) {
            let navigation = UINavigationController(rootViewController: $0)
            navigation.isToolbarHidden = false
            return navigation
        },
        Setting(testDescription: "above a tab bar", upright: [47, 761], lying: [0, 320]) {
            let tabs = UITabBarController()
            tabs.viewControllers = [$0]
            return tabs
        },
        Setting(testDescription: "below a navigation bar, above a tab bar", upright: [101, 761], lying: [54, 320]) {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: $0)]
            return tabs
        },
        Setting(testDescription: "between bars, not under them", upright: [101, 761], lying: [54, 320]) {
            $0.edgesForExtendedLayout = []
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: $0)]
            return tabs
        },
        Setting(testDescription: "below an opaque bar", upright: [101, 810], lying: [54, 369]) {
            let navigation = UINavigationController(rootViewController: $0)
            navigation.navigationBar.isTranslucent = false
            return navigation
        },
        Setting(testDescription: "under an opaque bar", upright: [101, 810], lying: [54, 369]) {
            $0.extendedLayoutIncludesOpaqueBars = true
            let navigation = UINavigationController(rootViewController: $0)
            navigation.navigationBar.isTranslucent = false
            return navigation
        },
        Setting(testDescription: "a child that fills its parent", upright: [47, 810], lying: [0, 369]) {
            let parent = UIViewController()
            parent.addChild($0)
            parent.view.addSubview($0.view)
            $0.didMove(toParent: parent)
            return parent
        },
        Setting(testDescription: "a child that reaches below its parent", upright: [100, 400], lying: [100, 379]) {
            let parent = UIViewController()
            parent.addChild($0)
            $0.view.autoresizingMask = []
            $0.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
            parent.view.addSubview($0.view)
            $0.didMove(toParent: parent)
            return parent
        },
    ]

    @Test("whatever contains it, upright and on the side", arguments: settings)
    func agree(setting: Setting) {
        let window = UIWindow(screen: .iPhone14)
        let controller = Pinned()
        window.rootViewController = setting.root(controller)
        window.makeKeyAndVisible()
        #expect(controller.spans() == [setting.upright, setting.upright])
        let safe = controller.view.safeAreaInsets
        #expect([controller.topLayoutGuide.length, controller.bottomLayoutGuide.length] == [safe.top, safe.bottom])
        window.rotate(to: .landscapeRight)
        #expect(controller.spans() == [setting.lying, setting.lying])
        window.rotate(to: .portrait)
        #expect(controller.spans() == [setting.upright, setting.upright])
    }

    @Test("on all devices", arguments: UIScreen.commonDevices)
    func devices(screen: UIScreen) {
        for screen in [screen, screen.landscape] {
            let window = UIWindow(screen: screen)
            let controller = Pinned()
            window.rootViewController = UINavigationController(rootViewController: controller)
            window.makeKeyAndVisible()
            let free = [screen.safeAreaInsets.top + 54, screen.bounds.height - screen.safeAreaInsets.bottom]
            #expect(controller.spans() == [free, free], "\(screen.name)")
        }
    }

    @Test("when bars come and go, and become opaque")
    func changes() {
        let window = UIWindow(screen: .iPhone14)
        let controller = Pinned()
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        func expect(_ top: CGFloat, _ bottom: CGFloat, height: CGFloat) {
            window.layoutIfNeeded()
            #expect(controller.spans() == [[top, bottom], [top, bottom]])
            #expect(controller.view.frame.height == height)
        }
        expect(101, 810, height: 844)
        navigation.setNavigationBarHidden(true, animated: false)
        expect(47, 810, height: 844)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.isTranslucent = false
        expect(101, 810, height: 743)
        controller.extendedLayoutIncludesOpaqueBars = true
        expect(101, 810, height: 844)
        controller.edgesForExtendedLayout = [.bottom]
        expect(101, 810, height: 743)
        navigation.setToolbarHidden(false, animated: false)
        expect(101, 766, height: 743)
        navigation.toolbar.isTranslucent = false
        controller.extendedLayoutIncludesOpaqueBars = false
        expect(101, 766, height: 665)
        navigation.navigationBar.isTranslucent = true
        controller.edgesForExtendedLayout = .all
        expect(101, 766, height: 766)
        controller.additionalSafeAreaInsets.top = 9
        expect(110, 766, height: 766)
    }

    @Test("They are items of any constraint, with edges and a height, and names of visual formats")
    func items() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let (strip, body, foot) = (UIView(), UIView(), UIView())
        for view in [strip, body, foot] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        }
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        NSLayoutConstraint.activate(
            [
                strip.topAnchor.constraint(equalTo: top.topAnchor),
                strip.heightAnchor.constraint(equalTo: top.heightAnchor, multiplier: 2),
                NSLayoutConstraint(
                    item: foot, attribute: .centerY, relatedBy: .equal, toItem: bottom, attribute: .centerY,
                    multiplier: 1, constant: 0),
                foot.heightAnchor.constraint(equalTo: bottom.heightAnchor),
                body.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            ]
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[top]-[body]-20-[bottom]", metrics: nil,
                    views: ["top": top, "body": body, "bottom": bottom]))
        window.layoutIfNeeded()
        #expect(strip.frame == rect(0, 0, 10, 94))
        #expect(body.frame == rect(0, 55, 10, 735))
        #expect(foot.frame == rect(0, 810, 10, 34))
        #expect(top as AnyObject === controller.topLayoutGuide && top.isEqual(controller.topLayoutGuide))
        #expect(!controller.view.hasAmbiguousLayout && !body.hasAmbiguousLayout)
        #expect(controller.view.layoutConflicts.isEmpty)
    }

    @Test("Their insets follow a root view that constraints size, in one pass")
    func sizedByConstraints() {
        let window = UIWindow(screen: .iPhone14)
        let parent = UIViewController()
        let child = Pinned()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let top = child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 20)
        let height = child.view.heightAnchor.constraint(equalToConstant: 500)
        NSLayoutConstraint.activate([
            top, height, child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.widthAnchor.constraint(equalToConstant: 100),
        ])
        window.layoutIfNeeded()
        #expect(child.spans() == [[47, 520], [47, 520]])
        height.constant = 820
        window.layoutIfNeeded()
        #expect(child.spans() == [[47, 810], [47, 810]])
        top.constant = 0
        window.layoutIfNeeded()
        #expect(child.spans() == [[47, 810], [47, 810]])
    }

    @Test("The guide for the keyboard has no height, and lies on the safe area")
    func keyboard() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let (line, above) = (UIView(), UIView())
        for view in [line, above] {
            view.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(view)
        }
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            line.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: 3),
            line.topAnchor.constraint(equalTo: guide.topAnchor),
            above.bottomAnchor.constraint(equalTo: guide.topAnchor),
            above.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        window.layoutIfNeeded()
        #expect(line.frame == rect(0, 810, 0, 3) && above.frame == rect(0, 0, 0, 810))
    }
}
