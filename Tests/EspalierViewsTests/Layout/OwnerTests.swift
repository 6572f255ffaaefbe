import EspalierViews
import Foundation
import Testing

/// The hooks that a view controller will use.
@Suite("The owner of a root view in a pass")
struct OwnerTests {
    @Test("Row 9: will lay out, the root view's layoutSubviews, did lay out")
    func order() {
        let tree = ProbeTree()
        let owner = TestOwner()
        tree.v.owner = owner
        tree.v.whenLaidOut = { _ in owner.calls.append("lays out") }
        tree.v.setNeedsLayout()
        tree.x.setNeedsLayout()
        owner.calls = []
        #expect(tree.pass() == ["v", "x"])
        #expect(owner.calls == ["will lay out v", "lays out", "did lay out v"])
    }

    @Test("Row 9: also when the override does not call super")
    func withoutSuper() {
        final class Silent: UIView {
            override func layoutSubviews() {}
        }
        let view = Silent()
        view.name = "silent"
        let owner = TestOwner()
        view.owner = owner
        owner.calls = []
        view.layoutIfNeeded()
        #expect(owner.calls == ["will lay out silent", "did lay out silent"])
        view.layoutIfNeeded()
        #expect(owner.calls.count == 2, "a clean view is not laid out")
    }

    @Test("The owner hears when its view's window has changed")
    func window() {
        let window = UIWindow(frame: .zero)
        window.name = "w"
        let superview = makeView("superview")
        let root = makeView("root", in: superview)
        let owner = TestOwner()
        root.owner = owner
        owner.calls = []
        window.addSubview(superview)
        #expect(owner.calls == ["root to w"])
        superview.removeFromSuperview()
        #expect(owner.calls == ["root to w", "root to nil"])
    }
}
