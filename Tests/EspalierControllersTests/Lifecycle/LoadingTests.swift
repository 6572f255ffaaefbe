import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// 8.1: nothing more until `view` is read, then `loadView`, then `viewDidLoad`, once.
@Suite("Loading the view")
struct LoadingTests {
    @Test("Nothing is loaded before view is read; then loadView and viewDidLoad, once")
    func onDemand() {
        onStage { stage in
            let c = stage.probe("c")
            #expect(!c.isViewLoaded)
            #expect(c.viewIfLoaded == nil)
            #expect(stage.log.take().isEmpty)
            var wasLoaded = false
            stage.log.reactions["c.viewDidLoad"] = { wasLoaded = c.isViewLoaded }
            let view = c.view
            #expect(stage.log.take() == ["c.loadView", "c.viewDidLoad"])
            #expect(wasLoaded)
            #expect(c.viewIfLoaded === view)
            #expect(c.view === view)
            c.loadViewIfNeeded()
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("loadViewIfNeeded loads as reading view does")
    func ifNeeded() {
        onStage { stage in
            let c = stage.probe("c")
            c.loadViewIfNeeded()
            #expect(stage.log.take() == ["c.loadView", "c.viewDidLoad"])
        }
    }

    @Test("The default view of every kind of controller has the main screen's bounds until it comes into a window")
    func screenSize() {
        let main = UIScreen.main.bounds
        let c = UIViewController()
        let controllers = [
            UIViewController(), UITableViewController(style: .plain),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
            UINavigationController(rootViewController: c), UITabBarController(), UISplitViewController(),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
            UISearchController(searchResultsController: nil),
        ]
        for controller in controllers { #expect(controller.view.frame == main, "\(controller)") }
        #expect(c.view.frame.size == main.size)
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let root = UIViewController()
        window.rootViewController = root
        #expect(root.view.frame == main, "hidden still")
        window.isHidden = false
        #expect(root.view.frame == rect(0, 0, 320, 480))
    }

    @Test("The default view has the size of its window, flexible width and height")
    func defaultView() {
        let alone = UIViewController()
        #expect(alone.view.frame == UIScreen.main.bounds)
        #expect(alone.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.view.frame == rect(0, 0, 390, 844))
        let child = UIViewController()
        root.addChild(child)
        #expect(child.view.frame == rect(0, 0, 390, 844))
    }

    @Test("Reading view inside loadView before it is set traps")
    func readInside() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Circular: UIViewController {
                override func loadView() { view.tag = 1 }
            }
            _ = Circular().view
        }
        #expect(errorText(result).contains("view of Circular was read inside loadView() before it was set"))
    }

    @Test("A loadView that sets no view traps")
    func notSet() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Empty: UIViewController {
                override func loadView() {}
            }
            _ = Empty().view
        }
        #expect(errorText(result).contains("loadView() of Empty did not set view"))
    }

    @Test("A view that is another controller's root view traps")
    func sharedView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let one = UIViewController()
            let other = UIViewController()
            other.view = one.view
        }
        #expect(errorText(result).contains("set to the root view of another controller"))
    }

    @Test(
        "Another view of a visible controller in the old one's place: it disappears with the old, appears with the new")
    func swappedView() {
        onStage { stage in
            let root = stage.shown()
            let old = root.view
            let new = UIView(frame: rect(0, 0, 390, 844))
            root.view = new
            #expect(stage.log.takeAppearance() == ["root will-", "root did-"])
            old?.removeFromSuperview()
            stage.window.addSubview(new)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == ["root will+", "root is+", "root did+"])
        }
    }

    @Test("A chain of 100,000 children is released without recursing")
    func deepRelease() {
        let root = UIViewController()
        var last = root
        for _ in 0..<100_000 {
            let child = UIViewController()
            last.addChild(child)
            last = child
        }
        weak let deepest = last
        last = root
        #expect(deepest != nil)
        for child in root.children { child.removeFromParent() }
        #expect(deepest == nil)
    }
}
