import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Orientations")
struct OrientationTests {
    final class Fixed: UIViewController {
        var mask: UIInterfaceOrientationMask?
        var turns = true
        var preferred: UIInterfaceOrientation?
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            mask ?? super.supportedInterfaceOrientations
        }
        override var shouldAutorotate: Bool { turns }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    private func shown(_ root: UIViewController, _ screen: UIScreen = .iPhone14) -> UIWindow {
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test("Masks have UIKit's bits")
    func bits() {
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }

    @Test("A phone is not turned upside down by default, a pad is")
    func usual() {
        let phone = shown(UIViewController())
        #expect(!phone.rotate(to: .portraitUpsideDown) && phone.screen?.orientation == .portrait)
        #expect(phone.rotate(to: .landscapeLeft) && phone.rotate(to: .landscapeLeft))
        #expect(phone.rootViewController?.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        let pad = shown(UIViewController(), .iPadPro11Inch)
        #expect(pad.rotate(to: .portraitUpsideDown))
        // Nobody decides there.
        #expect(UIWindow(screen: .iPhone14).rotate(to: .portraitUpsideDown))
        #expect(UIViewController().preferredInterfaceOrientationForPresentation == .portrait)
    }

    @Test("A controller that fills the window refuses by its mask, or altogether; containers do not ask children")
    func refusing() {
        let root = Fixed()
        let window = shown(root)
        root.mask = .portrait
        window.rotate(to: .landscapeRight)
        #expect(window.bounds.size == CGSize(width: 390, height: 844) && root.view.bounds.width == 390)
        root.mask = .all
        root.turns = false
        #expect(!window.rotate(to: .landscapeRight))
        let child = Fixed()
        child.mask = .portrait
        window.rootViewController = UINavigationController(rootViewController: child)
        #expect(window.rotate(to: .landscapeRight))
    }

    @Test("What is presented over the full screen decides, a sheet does not")
    func presented() {
        let root = Fixed(), top = Fixed()
        let window = shown(root)
        top.mask = .portrait
        root.present(top, animated: false)
        #expect(window.rotate(to: .landscapeRight) && window.rotate(to: .portrait))
        root.dismiss(animated: false)
        top.modalPresentationStyle = .fullScreen
        root.present(top, animated: false)
        #expect(!window.rotate(to: .landscapeRight))
    }

    @Test("Other orientations turn the window: to the preferred one, or to one that is supported")
    func updating() {
        let root = Fixed()
        let window = shown(root)
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(window.screen?.orientation == .portrait)
        root.mask = .landscape
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(window.screen?.orientation == .landscapeRight && root.view.bounds.width == 844)
        root.mask = [.portrait, .portraitUpsideDown]
        root.preferred = .portraitUpsideDown
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        #expect(window.screen?.orientation == .portraitUpsideDown)
    }

    @Test("Delegates of containers answer for them")
    func delegates() {
        final class Answers: UIPageViewControllerDelegate, UISplitViewControllerDelegate,
            UINavigationControllerDelegate, UITabBarControllerDelegate
        {
            func pageViewControllerSupportedInterfaceOrientations(
                _ pageViewController: UIPageViewController
            ) -> UIInterfaceOrientationMask { .portrait }
            func splitViewControllerSupportedInterfaceOrientations(
                _ splitViewController: UISplitViewController
            ) -> UIInterfaceOrientationMask { .portrait }
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { .portrait }
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        final class Silent: UIPageViewControllerDelegate, UISplitViewControllerDelegate,
            UINavigationControllerDelegate, UITabBarControllerDelegate
        {}
        let (answers, silent) = (Answers(), Silent())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (split, navigation, tabs) = (UISplitViewController(), UINavigationController(), UITabBarController())
        func check(_ mask: UIInterfaceOrientationMask) {
            for container in [pages, split, navigation, tabs] {
                #expect(container.supportedInterfaceOrientations == mask, "\(container)")
                #expect(container.preferredInterfaceOrientationForPresentation == .portrait)
            }
        }
        check(.allButUpsideDown)
        (pages.delegate, split.delegate, navigation.delegate, tabs.delegate) = (answers, answers, answers, answers)
        check(.portrait)
        (pages.delegate, split.delegate, navigation.delegate, tabs.delegate) = (silent, silent, silent, silent)
        check(.allButUpsideDown)
    }
}
