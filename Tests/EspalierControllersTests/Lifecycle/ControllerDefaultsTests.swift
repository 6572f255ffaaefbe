import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("Defaults of windows and controllers")
struct ControllerDefaultsTests {
    @Test("Row 1: a window is hidden, without root, level 0, not key, its own window, without superview")
    func window() {
        let window = UIWindow()
        #expect(window.isHidden)
        #expect(window.rootViewController == nil)
        #expect(window.windowLevel.rawValue == 0)
        #expect(!window.isKeyWindow)
        #expect(window.window === window)
        #expect(window.superview == nil)
        #expect(window.statusBarStyle == .default)
        window.rootViewController = nil
        #expect(window.rootViewController == nil)
    }

    @Test("Row 2: UIWindow() has no size; UIWindow(screen:) has the screen's, and its safe area")
    func screen() {
        #expect(UIWindow().frame == .zero)
        #expect(UIWindow().screen == nil)
        let window = UIWindow(screen: .iPhone14)
        #expect(window.frame == rect(0, 0, 390, 844))
        #expect(window.screenSafeAreaInsets == insets(47, 0, 34, 0))
        #expect(UIWindow(screen: .iPhone14.landscape).frame == rect(0, 0, 844, 390))
    }

    @Test("Row 3: nothing is loaded, named, contained or presented")
    func relations() {
        let c = UIViewController()
        #expect(!c.isViewLoaded && c.viewIfLoaded == nil)
        #expect(c.title == nil && c.nibName == nil && c.parent == nil)
        #expect(c.presentedViewController == nil && c.presentingViewController == nil)
        #expect(c.children.isEmpty)
        #expect(!c.isEditing)
        #expect(c.view != nil)
    }

    @Test("Row 4: presentation, margins, forwarding, edges")
    func settings() {
        let c = UIViewController()
        #expect(c.modalPresentationStyle == .automatic)
        #expect(c.modalTransitionStyle == .coverVertical)
        #expect(!c.definesPresentationContext && !c.isModalInPresentation)
        #expect(c.preferredContentSize == .zero)
        #expect(c.additionalSafeAreaInsets == .zero)
        #expect(c.viewRespectsSystemMinimumLayoutMargins)
        #expect(c.shouldAutomaticallyForwardAppearanceMethods)
        #expect(c.edgesForExtendedLayout == .all)
        #expect(!c.hidesBottomBarWhenPushed)
        #expect(c.preferredStatusBarStyle == .default)
    }

    @Test("Row 5: navigationItem is made on the first read, with title, and follows it")
    func navigationItem() {
        let c = UIViewController()
        c.title = "Inbox"
        #expect(c.navigationItem.title == "Inbox")
        #expect(c.navigationItem === c.navigationItem)
        #expect(c.tabBarItem.title == "Inbox")
        c.title = "Sent"
        #expect(c.navigationItem.title == "Sent")
        #expect(c.tabBarItem.title == "Sent")
    }

    @Test("isEditing goes through setEditing")
    func editing() {
        final class Editor: UIViewController {
            var calls: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append(editing)
            }
        }
        let c = Editor()
        c.isEditing = true
        #expect(c.isEditing)
        #expect(c.calls == [true])
    }

    @Test("The edit button turns editing over, and its title follows")
    func editButton() {
        let c = UIViewController()
        c.isEditing = true
        let item = c.editButtonItem
        #expect(item === c.editButtonItem && item.title == "Done" && item.style == .done)
        item.performPrimaryAction()
        #expect(!c.isEditing && item.title == "Edit" && item.style == .plain)
        item.performPrimaryAction()
        #expect(c.isEditing && item.title == "Done")
    }
}
