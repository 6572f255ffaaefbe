import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("1 Registering")
struct RegisteringTests {
    let view = UIView()
    let log = CallLog()

    @Test("1.1 A token observes until it is invalidated, or goes")
    func tokens() {
        let token = view.observe(\.tag, options: [.old, .new]) { [log, view] object, change in
            #expect(object === view)
            log.note(change)
        }
        var other: KeyValueObservation? = view.observe(\.tag) { [log] _, _ in log.note("other") }
        view.tag = 1
        #expect(log.take() == ["0 to 1", "other"])
        other = nil
        view.tag = 2
        #expect(log.take() == ["1 to 2"])
        token.invalidate()
        token.invalidate()
        view.tag = 3
        #expect(log.take().isEmpty)
        _ = other
    }

    @Test("1.2 A block observes on behalf of an object, without a token")
    func blocks() {
        let observer = UIView(), cart = Cart()
        BlockObserver.of(observer).add(cart, keyPath: \.count, options: .new) { observer, cart, change in
            observer.tag = change.newValue ?? -1
            #expect(cart.count == observer.tag)
        }
        cart.count = 3
        #expect(observer.tag == 3)
    }

    @Test("1.3 of(x) means the same observers of x, also of a class that takes no part, known by any of its classes")
    func sameObservers() {
        let laying = LayingView(), plain = PlainSubclass()
        BlockObserver.of(laying).add(view, keyPath: \.tag) { [log] _, _, _ in log.note("view") }
        BlockObserver.of(plain).add(view, keyPath: \.tag) { [log] _, _, _ in log.note("plain") }
        view.tag = 1
        #expect(log.take() == ["view", "plain"])
        BlockObserver.of(laying as UIView).removeAll()
        view.tag = 2
        #expect(log.take() == ["plain"])
        BlockObserver.of(plain as Plain).remove(view)
        view.tag = 3
        #expect(log.take().isEmpty)
    }

    @Test("1.4 A list of targets means those that are in it at the call")
    func lists() {
        let observer = Plain(), observers = BlockObserver.of(observer)
        var targets = [tagged(1), tagged(2)]
        let second = targets[1]
        observers.add(targets, keyPath: \.isHidden, options: .new) { observer, view, _ in
            observer.heard.append(view.tag)
        }
        targets.append(tagged(3))
        for view in targets { view.isHidden = true }
        #expect(observer.heard == [1, 2])
        observers.remove([targets[0], targets[2]], keyPath: \.isHidden)
        for view in targets { view.isHidden = false }
        #expect(observer.heard == [1, 2, 2])
        observers.remove(targets)
        second.isHidden = true
        #expect(observer.heard == [1, 2, 2])
    }

    @Test("1.5 Blocks end by target and key path, by target, or all; a text is removed as a text")
    func removing() throws {
        let other = UIView(), observers = BlockObserver.of(UIView.appearanceOwner(of: view))
        for target in [view, other] {
            observers.add(target, keyPath: \.tag) { [log] _, _, _ in log.note("tag") }
            observers.add(target, keyPath: \.alpha) { [log] _, _, _ in log.note("alpha") }
            try observers.add(target, keyPath: "tag") { [log] _, _, _ in log.note("text") }
        }
        func change() -> [String] {
            for target in [view, other] {
                target.tag += 1
                target.alpha /= 2
            }
            return log.take()
        }
        let each = ["tag", "text", "alpha"]
        #expect(change() == each + each)
        observers.remove(view, keyPath: \.tag)
        #expect(change() == ["text", "alpha"] + each)
        observers.remove(view, keyPath: "tag")
        #expect(change() == ["alpha"] + each)
        observers.remove(view)
        #expect(change() == each)
        observers.removeAll()
        #expect(change().isEmpty)
    }

    @Test("1.6 The same may be observed several times: each is told, and removed with the others")
    func several() {
        for _ in 0..<3 {
            BlockObserver.of(view).add(view, keyPath: \.tag) { [log] _, _, _ in log.note("tag") }
        }
        view.tag = 1
        #expect(log.take().count == 3)
        BlockObserver.of(view).remove(view, keyPath: \.tag)
        view.tag = 2
        #expect(log.take().isEmpty)
    }

    @Test("1.9 A key path that reads nothing observable is never told of")
    func unobservable() {
        let token = view.observe(\.contentMode, options: .initial) { [log] _, _ in log.note("told") }
        #expect(log.take() == ["told"])
        view.contentMode = .center
        #expect(log.take().isEmpty)
        token.invalidate()
    }

    @Test("1.10 Foundation's names mean the same types where Foundation has none")
    func foundationNames() {
        #if !canImport(ObjectiveC)
            let token: NSKeyValueObservation = view.observe(\.tag, options: NSKeyValueObservingOptions.new) {
                [log] (_, change: NSKeyValueObservedChange<Int>) in
                if change.kind == NSKeyValueChange.setting { log.note(change) }
            }
            view.tag = 1
            #expect(log.take() == ["- to 1"])
            token.invalidate()
        #endif
    }
}

extension UIView {
    /// Some other view that lives as long as this one.
    fileprivate static func appearanceOwner(of view: UIView) -> UIView {
        let owner = UIView()
        view.addSubview(owner)
        return owner
    }
}
