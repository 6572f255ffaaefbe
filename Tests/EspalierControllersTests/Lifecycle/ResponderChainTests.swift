import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("The responder chain through controllers")
struct ResponderChainTests {
    @Test("Row 1: a root view's next is its controller, another view's its superview")
    func views() {
        let c = UIViewController()
        let inner = UIView()
        c.view.addSubview(inner)
        #expect(c.view.next === c)
        #expect(inner.next === c.view)
    }

    @Test("Row 2: a controller's next is its view's superview: the window, or the container's view")
    func controllers() {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(root.next === window)
        #expect(child.next === root.view)
    }

    @Test("Row 3: a presented controller's next is its presenter")
    func presented() {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let sheet = UIViewController()
        root.present(sheet, animated: false)
        #expect(sheet.next === root)
        root.dismiss(animated: false)
        #expect(sheet.next == nil)
    }

    @Test("Row 4: without a loaded view the parent, else nil; the view stays unloaded")
    func notLoaded() {
        let parent = UIViewController()
        let child = UIViewController()
        #expect(child.next == nil)
        parent.addChild(child)
        #expect(child.next === parent)
        #expect(!child.isViewLoaded)
    }

    @Test("Row 5: a window's next is nil")
    func window() {
        #expect(UIWindow(screen: .iPhone14).next == nil)
    }
}
