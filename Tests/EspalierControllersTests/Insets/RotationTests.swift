import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("Turning a window")
struct RotationTests {
    final class Turning: UIViewController {
        var log: [String] = []
        var label = ""
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
            coordinator.animate { _ in
                self.log.append("along at \(Int(self.view.bounds.width))")
            } completion: { context in
                self.log.append("completed \(context.isAnimated)")
            }
        }
    }

    @Test("viewWillTransition before, the new size, what runs alongside, layout, then the completion")
    func order() {
        let window = UIWindow(screen: .iPhone14)
        let root = Turning()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.rotate(to: .landscapeRight)
        #expect(root.log == ["will 844 at 390", "along at 844", "completed false"])
        #expect(root.view.frame == rect(0, 0, 844, 390))
        #expect(window.frame == rect(0, 0, 844, 390))
        #expect(root.view.safeAreaInsets == insets(0, 47, 21, 47))
        #expect(window.screen?.orientation == .landscapeRight)
        window.rotate(to: .landscapeRight)
        #expect(root.log.count == 3)
        window.rotate(to: .portrait)
        #expect(root.view.frame == rect(0, 0, 390, 844))
    }

    @Test("Animated: the completion waits for the clock")
    func animated() {
        let window = UIWindow(screen: .iPhone14)
        let root = Turning()
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.rotate(to: .landscapeLeft, animated: true)
        #expect(root.log == ["will 844 at 390", "along at 844"])
        window.clock.advance(by: 0.3)
        #expect(root.log.last == "completed true")
    }

    @Test("Children and what is presented hear it too, after their parent; a covered root gets the size as well")
    func forwarded() {
        let window = UIWindow(screen: .iPhone14)
        let root = Turning()
        let child = Turning()
        let sheet = Turning()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.rootViewController = root
        window.makeKeyAndVisible()
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        #expect(root.view.window == nil)
        window.rotate(to: .landscapeLeft)
        for controller in [root, child, sheet] { #expect(controller.log.count == 3, "\(controller.log)") }
        #expect(root.view.frame == rect(0, 0, 844, 390))
        #expect(sheet.view.frame == rect(0, 0, 844, 390))
        root.dismiss(animated: false)
        #expect(root.view.frame == rect(0, 0, 844, 390))
    }

    @Test("An override that does not call super keeps it from the children")
    func notForwarded() {
        final class Silent: UIViewController {
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {}
        }
        let window = UIWindow(screen: .iPhone14)
        let root = Silent()
        let child = Turning()
        root.addChild(child)
        root.view.addSubview(child.view)
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.rotate(to: .landscapeLeft)
        #expect(child.log.isEmpty)
        #expect(child.view.bounds.width == 844)
    }
}
