import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("updateConstraints")
struct ConstraintUpdateTests {
    final class Updating: UIView {
        var log: CallLog?
        var then: (() -> Void)?
        override func updateConstraints() {
            log?.note(name ?? "-")
            then?()
            super.updateConstraints()
        }
    }

    let log = CallLog()

    private func view(_ name: String, in superview: UIView? = nil) -> Updating {
        let view = Updating()
        view.name = name
        view.log = log
        superview?.addSubview(view)
        return view
    }

    @Test("3.1: views of subclasses begin marked, others not; subviews come first")
    func order() {
        let root = UIView()
        #expect(!root.needsUpdateConstraints())
        let a = view("a", in: root)
        _ = view("b", in: a)
        _ = view("c", in: a)
        let d = view("d", in: root)
        #expect(a.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(log.calls == ["b", "c", "a", "d"] && !a.needsUpdateConstraints())
        root.updateConstraintsIfNeeded()
        #expect(log.calls.count == 4)
        d.setNeedsUpdateConstraints()
        #expect(d.needsUpdateConstraints())
        a.updateConstraintsIfNeeded()
        #expect(log.calls.count == 4)
        root.updateConstraintsIfNeeded()
        #expect(log.calls.last == "d")
    }

    @Test("Marks come along with subtrees")
    func subtrees() {
        let root = UIView(), middle = UIView()
        let a = view("a", in: middle)
        root.addSubview(middle)
        root.updateConstraintsIfNeeded()
        #expect(log.calls == ["a"])
        middle.removeFromSuperview()
        a.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        root.addSubview(middle)
        root.updateConstraintsIfNeeded()
        #expect(log.calls == ["a", "a"])
    }

    @Test("What is marked meanwhile is called too: above in the same round, below in the next")
    func meanwhile() {
        let root = view("root")
        let a = view("a", in: root), b = view("b", in: root)
        root.updateConstraintsIfNeeded()
        log.clear()
        b.then = {
            b.then = nil
            a.setNeedsUpdateConstraints()
            root.setNeedsUpdateConstraints()
        }
        b.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        #expect(log.calls == ["b", "root", "a"])
    }

    @Test("A view that marks itself for ever is reported")
    func restless() {
        let root = UIView()
        let a = view("a", in: root)
        a.then = { a.setNeedsUpdateConstraints() }
        var heard: [String] = []
        root.diagnosticsHandler = { heard.append($0.message) }
        root.updateConstraintsIfNeeded()
        #expect(heard.count == 1 && heard[0].contains("updateConstraints does not come to rest"))
        #expect(heard.first?.contains("Updating 'a'") ?? false)
        a.then = nil
        root.updateConstraintsIfNeeded()
        #expect(log.calls.count == 100)
    }
}
