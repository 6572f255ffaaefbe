import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("The swipe that goes back")
struct SwipeBackTests {
    /// A shown stack of two, and a drag over the middle of the window from one horizontal place to another.
    private func swipe(
        from start: CGFloat = 4, to end: CGFloat = 300, duration: TimeInterval = 2, hold: TimeInterval = 1,
        prepare: (UINavigationController) -> Void = { _ in }
    ) -> (count: Int, log: [String]) {
        var result = (count: 0, log: [""])
        onStage { stage in
            let navigation = UINavigationController(rootViewController: stage.probe("a"))
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            navigation.pushViewController(stage.probe("b"), animated: false)
            prepare(navigation)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            let width = stage.window.bounds.width / 320
            stage.window.drag(
                from: CGPoint(x: start * width, y: 200), to: CGPoint(x: end * width, y: 200), duration: duration,
                hold: hold)
            stage.window.clock.advance(by: 1)
            result = (navigation.viewControllers.count, stage.log.take(without: "Layout"))
        }
        return result
    }

    @Test("pops past the middle, with the calls of a pop")
    func pops() {
        let (count, log) = swipe()
        #expect(count == 1)
        #expect(
            log.filter { !$0.contains("ove") } == [
                "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "b.viewDidDisappear", "a.viewDidAppear",
            ])
    }

    @Test("leaves the stack before the middle, away from the edge, and where the finger turns back")
    func stays() {
        #expect(swipe(to: 150).count == 2 && swipe(to: 150).log.isEmpty)
        #expect(swipe(from: 40).count == 2)
    }

    @Test("pops before the middle where the finger is fast")
    func fast() {
        #expect(swipe(to: 150, duration: 0.1, hold: 0).count == 1)
    }

    @Test("is not where the bar offers no way back, unless another delegate says so")
    func bar() {
        #expect(swipe { $0.setNavigationBarHidden(true, animated: false) }.count == 2)
        #expect(swipe { $0.topViewController?.navigationItem.hidesBackButton = true }.count == 2)
        let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        #expect(swipe { $0.topViewController?.navigationItem.leftBarButtonItem = close }.count == 2)
        #expect(
            swipe {
                $0.topViewController?.navigationItem.leftBarButtonItem = close
                $0.topViewController?.navigationItem.leftItemsSupplementBackButton = true
            }.count == 1)
        #expect(
            swipe {
                $0.setNavigationBarHidden(true, animated: false)
                $0.interactivePopGestureRecognizer?.delegate = nil
            }.count == 1)
    }

    @Test("can be switched off, and takes nothing from a stack of one")
    func off() {
        #expect(swipe { $0.interactivePopGestureRecognizer?.isEnabled = false }.count == 2)
        #expect(swipe { _ = $0.popViewController(animated: false) }.count == 1)
    }

    @Test("begins at the right where texts run from right to left")
    func rightToLeft() {
        #expect(swipe { $0.view.semanticContentAttribute = .forceRightToLeft }.count == 2)
        #expect(swipe(from: 316, to: 20) { $0.view.semanticContentAttribute = .forceRightToLeft }.count == 1)
    }
}
