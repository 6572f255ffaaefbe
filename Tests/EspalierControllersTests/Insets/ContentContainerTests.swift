import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("Controllers as containers of content")
struct ContentContainerTests {
    /// Notes what it hears of its children, and gives them half of its width.
    private final class Container: UIViewController {
        var heard: [String] = []

        private func name(_ container: any UIContentContainer) -> String {
            (container as? UIViewController)?.title ?? "?"
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            heard.append("\(name(container)) wishes \(Int(container.preferredContentSize.height))")
        }

        override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            let height = (container as? UIViewController)?.view.bounds.height ?? -1
            heard.append("\(name(container)) has \(Int(height))")
        }

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            let size = super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
            return CGSize(width: size.width / 2, height: size.height)
        }
    }

    private final class Content: UIViewController {
        var sizes: [CGSize] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    private func made() -> (window: UIWindow, container: Container, child: Content) {
        let window = UIWindow(screen: .iPhone14)
        let container = Container()
        let child = Content()
        child.title = "child"
        window.rootViewController = container
        window.makeKeyAndVisible()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        return (window, container, child)
    }

    @Test("A parent hears which size its child wishes, once for each change")
    func wishes() {
        let (window, container, child) = made()
        child.preferredContentSize = CGSize(width: 100, height: 200)
        child.preferredContentSize = CGSize(width: 100, height: 200)
        child.preferredContentSize.height = 300
        #expect(container.heard == ["child wishes 200", "child wishes 300"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        child.preferredContentSize = .zero
        withExtendedLifetime(window) { #expect(container.heard.count == 2) }
    }

    @Test("A parent hears when constraints give its child's view another size")
    func fitted() {
        let (window, container, child) = made()
        window.layoutIfNeeded()
        child.view.frame.size.height = 77
        window.layoutIfNeeded()
        #expect(container.heard == [], "a frame is no constraint")
        child.view.translatesAutoresizingMaskIntoConstraints = false
        let height = child.view.heightAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            height, child.view.widthAnchor.constraint(equalToConstant: 50),
            child.view.topAnchor.constraint(equalTo: container.view.topAnchor),
            child.view.leadingAnchor.constraint(equalTo: container.view.leadingAnchor),
        ])
        window.layoutIfNeeded()
        #expect(container.heard == ["child has 120"])
        child.view.setNeedsLayout()
        window.layoutIfNeeded()
        height.constant = 130
        window.layoutIfNeeded()
        #expect(container.heard == ["child has 120", "child has 130"])
    }

    @Test("Children hear of the sizes that their parents are going to give them, what is presented of the window's")
    func transitions() {
        let (window, container, child) = made()
        let grandchild = Content()
        child.addChild(grandchild)
        child.view.addSubview(grandchild.view)
        grandchild.didMove(toParent: child)
        let sheet = Content()
        container.present(sheet, animated: false)
        window.rotate(to: .landscapeLeft)
        #expect(child.sizes == [CGSize(width: 422, height: 390)])
        #expect(grandchild.sizes == child.sizes)
        #expect(sheet.sizes == [CGSize(width: 844, height: 390)])
        let size = container.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 9, height: 4))
        #expect(size == CGSize(width: 4.5, height: 4))
    }
}
