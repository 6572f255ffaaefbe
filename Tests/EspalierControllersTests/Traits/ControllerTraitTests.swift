import EspalierControllers
import EspalierViews
import Foundation
import Testing

private final class Screen: UIViewController {
    var log: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.append("\(previousTraitCollection?.horizontalSizeClass as Any)")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log.append("will \(newCollection.horizontalSizeClass) \(newCollection.verticalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        log.append("size \(Int(size.width))")
        super.viewWillTransition(to: size, with: coordinator)
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@Suite("What controllers know of their surroundings")
struct ControllerTraitTests {
    private func add(_ child: UIViewController, to parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("A controller has its window's traits, with what its parent says for it")
    func container() {
        let window = UIWindow(screen: .iPhone15)
        let (parent, child) = (Screen(), Screen())
        add(child, to: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        #expect(child.traitCollection.displayScale == 3 && child.log.isEmpty)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.take().count == 1 && parent.log.isEmpty)
        #expect(parent.overrideTraitCollection(forChild: child) == UITraitCollection(horizontalSizeClass: .regular))
        child.traitOverrides.horizontalSizeClass = .compact
        #expect(child.traitCollection.horizontalSizeClass == .compact && child.take().count == 1)
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.take().count == 1)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .compact && child.take().count == 1)
        #expect(parent.overrideTraitCollection(forChild: child) == nil)
    }

    @Test("What a parent says ends when the child leaves")
    func leaving() {
        let (parent, child) = (Screen(), Screen())
        add(child, to: parent)
        parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: child)
        #expect(child.traitCollection.verticalSizeClass == .compact)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.traitCollection.verticalSizeClass == .regular)
        #expect(child.view.traitCollection.verticalSizeClass == .regular)
    }

    @Test("A controller without a view has what its parent has; the view that it loads has the same")
    func unloaded() {
        let window = UIWindow(screen: .iPad10Point9Inch)
        let (parent, child) = (Screen(), Screen())
        window.rootViewController = parent
        window.makeKeyAndVisible()
        parent.addChild(child)
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        #expect(!child.isViewLoaded && child.traitCollection.horizontalSizeClass == .compact)
        #expect(child.traitCollection.userInterfaceIdiom == .pad)
        parent.view.addSubview(child.view)
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        child.view = UIView()
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    }

    @Test("Turning is announced with the traits to come before the size, and told afterwards, controllers first")
    func turning() {
        let window = UIWindow(screen: .iPhone15ProMax)
        let (parent, child) = (Screen(), Screen())
        add(child, to: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        var heard: [String] = []
        let traits: [UITrait] = [UITraitHorizontalSizeClass.self]
        let registration = child.registerForTraitChanges(traits) { (child: Screen, previous) in
            heard.append("\(previous.horizontalSizeClass) to \(child.traitCollection.horizontalSizeClass)")
        }
        window.rotate(to: .landscapeLeft)
        let expected = ["will regular compact", "size 932", "Optional(EspalierViews.UIUserInterfaceSizeClass.compact)"]
        #expect(parent.take() == expected && child.take() == expected)
        #expect(heard == ["compact to regular"])
        window.rotate(to: .landscapeRight)
        #expect(parent.take() == ["size 932"])
        child.unregisterForTraitChanges(registration)
        window.rotate(to: .portrait)
        #expect(heard.count == 1)
    }

    @Test("Handlers that came before the view hear of its traits")
    func handlersBeforeTheView() {
        let child = Screen()
        var count = 0
        child.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: Screen, _) in count += 1 }
        let window = UIWindow(screen: .iPhone15)
        window.rootViewController = child
        window.makeKeyAndVisible()
        window.rotate(to: .landscapeLeft)
        #expect(count == 1)
        child.view = UIView()
        window.rotate(to: .portrait)
        #expect(count == 1, "the new view is in no window")
    }
}
