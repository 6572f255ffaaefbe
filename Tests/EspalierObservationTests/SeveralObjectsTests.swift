import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("5 Key paths over several objects")
struct SeveralObjectsTests {
    let log = CallLog()
    let view = UIView()
    let first = UIView(frame: rect(1, 0, 0, 0)), second = UIView(frame: rect(2, 0, 0, 0))

    private func observe(_ options: ObservingOptions) -> KeyValueObservation {
        view.observe(\.superview?.frame.minX, options: options) { [log] _, change in log.note(change) }
    }

    @Test("5.1 Told at each change of the end and of every link")
    func linksAndEnd() {
        let top = UIView(frame: rect(3, 0, 0, 0))
        first.addSubview(view)
        let token = view.observe(\.superview?.superview?.frame.minX, options: .new) { [log] _, change in
            log.note(change)
        }
        top.addSubview(first)
        top.frame.origin.x = 4
        second.addSubview(view)
        top.addSubview(second)
        #expect(log.take() == ["- to 3.0", "- to 4.0", "- to nil", "- to 4.0"])
        token.invalidate()
    }

    @Test("5.2 From a change of a link on, the objects behind it count, and those before it do not")
    func reattached() {
        first.addSubview(view)
        let token = observe(.new)
        second.addSubview(view)
        first.frame.origin.x = 7
        #expect(log.take() == ["- to 2.0"])
        second.frame.origin.x = 8
        #expect(log.take() == ["- to 8.0"])
        token.invalidate()
    }

    @Test("5.3 Nothing in the middle is a value too")
    func nothing() {
        let token = observe([.initial, .new])
        first.addSubview(view)
        view.removeFromSuperview()
        first.frame.origin.x = 5
        #expect(log.take() == ["- to nil", "- to 1.0", "- to nil"])
        token.invalidate()
    }

    @Test("5.4 Prior and old values go over the old links, new ones over the new")
    func values() {
        first.addSubview(view)
        let token = observe([.prior, .old, .new])
        second.addSubview(view)
        view.removeFromSuperview()
        #expect(log.take() == ["prior 1.0 to -", "1.0 to 2.0", "prior 2.0 to -", "2.0 to nil"])
        token.invalidate()
    }

    @Test("5.5 One change of several links is told once")
    func once() {
        let window = UIWindow()
        let token = view.observe(\.placeInWindow, options: .new) { [log] _, change in log.note(change) }
        window.addSubview(view)
        #expect(log.take() == ["- to [0]"])
        token.invalidate()
    }

    @Test("5.6 The objects on the way are not held; a link that ends because its object goes is told to nobody")
    func linksAreNotHeld() {
        weak var gone: UIView?
        let token = observe(.new)
        do {
            let parent = UIView()
            parent.addSubview(view)
            gone = parent
        }
        #expect(gone == nil && view.superview == nil)
        #expect(log.take() == ["- to 0.0"])
        first.addSubview(view)
        #expect(log.take() == ["- to 1.0"])
        token.invalidate()
    }

    @Test("5.7 Links may be properties of own classes, and mixed with views")
    func ownClasses() {
        let cart = Cart(), inner = Cart()
        let token = cart.observe(\.next?.next?.count, options: .new) { [log] _, change in log.note(change) }
        cart.next = inner
        inner.next = cart
        cart.count = 2
        inner.count = 9
        cart.next = nil
        #expect(log.take() == ["- to nil", "- to 0", "- to 2", "- to nil"])
        token.invalidate()
        cart.next = nil
        inner.next = nil
    }
}

extension UIView {
    fileprivate var placeInWindow: [Int] {
        guard let window, let superview else { return [] }
        return superview === window ? [window.tag] : [window.tag, superview.tag]
    }
}
