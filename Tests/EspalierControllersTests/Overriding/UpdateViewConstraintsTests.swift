import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("3.1: updateViewConstraints")
struct UpdateViewConstraintsTests {
    private final class Root: UIView {
        var calls = 0
        override func updateConstraints() {
            calls += 1
            super.updateConstraints()
        }
    }

    private final class Controller: UIViewController {
        var calls = 0
        override func loadView() { view = Root() }
        override func updateViewConstraints() {
            calls += 1
            super.updateViewConstraints()
        }
    }

    @Test("stands in the root view's place, which begins marked, and calls it")
    func calls() throws {
        let controller = Controller()
        let root = try #require(controller.view as? Root)
        #expect(root.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(controller.calls == 1 && root.calls == 1)
        root.updateConstraintsIfNeeded()
        #expect(controller.calls == 1)
        root.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(controller.calls == 2 && root.calls == 2)
    }

    @Test("A plain root view begins marked too, as its controller may override")
    func plain() {
        final class Plain: UIViewController {
            var calls = 0
            override func updateViewConstraints() { calls += 1 }
        }
        let controller = Plain()
        controller.loadViewIfNeeded()
        controller.view.layoutIfNeeded()
        #expect(controller.calls == 1)
    }
}
