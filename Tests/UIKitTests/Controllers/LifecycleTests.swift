import Testing
import UIKit

/// Notes its life cycle.
class LoggingViewController: UIViewController {
    static var log: [String] = []
    let name: String
    var calls: [String] = []

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        calls.append("loadView")
        view = UIView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
        view.backgroundColor = .white
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("viewDidAppear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        calls.append("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        calls.append("viewDidLayoutSubviews")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("viewDidDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "willMove(nil)" : "willMove")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "didMove(nil)" : "didMove")
    }

    func taken() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Keeps one child on screen, as containers on iOS do.
final class SwitchingViewController: UIViewController {
    private(set) var current: UIViewController?

    func show(_ child: UIViewController) {
        if let old = current {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
        current = child
    }
}

@Suite("Controllers written for iOS")
struct LifecycleTests {
    func shown(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test("A root controller appears, and disappears with its window")
    func root() {
        let controller = LoggingViewController(name: "root")
        let window = shown(controller)
        #expect(
            controller.taken() == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "viewDidAppear",
            ])
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = true
        #expect(controller.taken() == ["viewWillDisappear", "viewDidDisappear"])
    }

    @Test("A container of one's own shows one child after the other")
    func containment() {
        let container = SwitchingViewController()
        let window = shown(container)
        let first = LoggingViewController(name: "first")
        let second = LoggingViewController(name: "second")
        container.show(first)
        window.layoutIfNeeded()
        #expect(
            first.taken() == [
                "willMove", "loadView", "viewDidLoad", "viewWillAppear", "didMove", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        container.show(second)
        window.layoutIfNeeded()
        #expect(first.taken() == ["willMove(nil)", "viewWillDisappear", "viewDidDisappear", "didMove(nil)"])
        #expect(container.children == [second] && first.parent == nil)
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test("A presented controller hides the one that presents, and gives the place back")
    func presentation() {
        let presenter = LoggingViewController(name: "presenter")
        let window = shown(presenter)
        _ = presenter.taken()
        let modal = LoggingViewController(name: "modal")
        modal.modalPresentationStyle = .fullScreen
        var isDone = false
        presenter.present(modal, animated: false) { isDone = true }
        #expect(isDone && presenter.presentedViewController === modal && modal.view.window === window)
        #expect(presenter.taken() == ["viewWillDisappear", "viewDidDisappear"])
        modal.dismiss(animated: false)
        #expect(presenter.taken().contains("viewDidAppear") && presenter.presentedViewController == nil)
    }
}
