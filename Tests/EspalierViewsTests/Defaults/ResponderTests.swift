import EspalierViews
import Foundation
import Testing

@Suite("Responders")
struct ResponderTests {
    @Test("Row 1: a view's next is its superview")
    func superview() {
        let root = makeView("root")
        let view = makeView("view", in: root)
        #expect(view.next === root)
        #expect(root.next == nil)
        view.removeFromSuperview()
        #expect(view.next == nil)
    }

    @Test("Row 1: the root view of an owner goes to the owner first")
    func owner() {
        let superview = makeView("superview")
        let root = makeView("root", in: superview)
        let inner = makeView("inner", in: root)
        let owner = TestOwner()
        owner.nextResponder = superview
        root.owner = owner
        #expect(inner.next === root)
        #expect(root.next === owner)
        #expect(owner.next === superview)
        root.owner = nil
        #expect(root.next === superview)
    }

    @Test("The owner is not held; when it ends, next is the superview again")
    func ownerEnds() {
        let superview = makeView("superview")
        let root = makeView("root", in: superview)
        weak var released: TestOwner?
        do {
            let owner = TestOwner()
            released = owner
            root.owner = owner
        }
        #expect(released == nil)
        #expect(root.next === superview)
    }

    @Test("Last row: a window's next is nil unless one is given; its subviews lead to it")
    func window() {
        let window = UIWindow()
        let view = makeView("view", in: window)
        #expect(view.next === window)
        #expect(window.next == nil)
    }

    @Test("Responders are equal when they are the same object, and can stand in sets")
    func identity() {
        let one = makeView("one")
        let other = makeView("one")
        #expect(one == one)
        #expect(one != other)
        let set: Set<UIView> = [one, other, one]
        #expect(set.count == 2)
        #expect([other, one].firstIndex(of: one) == 1)
    }
}
