import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("9 Ending, and memory")
struct EndingTests {
    let log = CallLog()

    @Test("9.1 Neither the observed object, nor the observing one, nor the token is held")
    func nothingHeld() {
        weak var target: UIView?, observer: UIView?, token: KeyValueObservation?
        do {
            let view = UIView(), other = UIView()
            (target, observer) = (view, other)
            BlockObserver.of(other).add(view, keyPath: \.tag) { _, _, _ in }
            BlockObserver.of(view).add(other, keyPath: \.tag) { _, _, _ in }
            let made = view.observe(\.superview?.tag) { _, _ in }
            token = made
            other.addSubview(view)
        }
        #expect(target == nil && observer == nil && token == nil)
    }

    @Test(
        "9.1 Nor are values that were read for a change",
        arguments: [.old, .new, .distinct, .prior, .initial] as [ObservingOptions])
    func valuesNotHeld(options: ObservingOptions) {
        weak var window: UIWindow?, parent: UIView?
        let view = UIView(), child = UIView()
        view.addSubview(child)
        do {
            let first = UIWindow(), second = UIView()
            (window, parent) = (first, second)
            // The first alone hears of it, until the next joins: of the same view, of another, and of one that observes
            // along a longer path.
            let tokens: [KeyValueObservation] = [
                view.observe(\.window, options: options.union(.old)) { _, _ in },
                view.observe(\.superview, options: options) { _, _ in },
                child.observe(\.window, options: options.union(.old)) { _, _ in },
                child.observe(\.superview?.window, options: options.union(.old)) { _, _ in },
            ]
            for joined in (1...tokens.count).reversed() {
                for token in tokens.dropFirst(joined) { token.invalidate() }
                first.addSubview(view)
                second.addSubview(view)
                first.addSubview(view)
                view.removeFromSuperview()
            }
        }
        #expect(window == nil && parent == nil)
    }

    @Test("9.2 The handler is released when the observation ends", arguments: 0..<4)
    func handlers(way: Int) {
        weak var held: Plain?
        var view: UIView? = UIView(), observer: UIView? = UIView(), token: KeyValueObservation?
        do {
            let plain = Plain()
            held = plain
            if way < 2 {
                token = view?.observe(\.tag) { [plain] _, _ in plain.heard.append(1) }
            } else if let view, let observer {
                BlockObserver.of(observer).add(view, keyPath: \.tag) { [plain] _, _, _ in plain.heard.append(1) }
            }
        }
        #expect(held != nil)
        switch way {
        case 0: token?.invalidate()
        case 1, 2: view = nil
        default: observer = nil
        }
        #expect(held == nil)
        withExtendedLifetime((view, observer, token)) {}
    }

    @Test("9.3 With its object an observation ends; the token is harmless from then on")
    func endOfTarget() {
        var view: UIView? = UIView()
        let token = view?.observe(\.tag) { [log] _, _ in log.note("told") }
        view = nil
        token?.invalidate()
        token?.invalidate()
        #expect(log.take().isEmpty)
    }

    @Test("9.4 With the observing object its blocks end, at once if it is a view or KeyValueObservable")
    func endOfObserver() {
        let view = UIView()
        var cart: Cart? = Cart()
        if let cart { BlockObserver.of(cart).add(view, keyPath: \.tag) { cart, _, _ in cart.count += 1 } }
        view.tag = 1
        #expect(cart?.count == 1 && !view.observerRegistry.isIdle)
        cart = nil
        view.tag = 2
        #expect(view.observerRegistry.purge() == 0)
    }

    @Test("9.5 Blocks of other objects are not called from the end on, and released by what happens next to the target")
    func endOfForeignObserver() {
        let view = UIView()
        func observe() -> () -> Plain? {
            let plain = Plain(), captured = Plain()
            BlockObserver.of(plain).add(view, keyPath: \.tag) { [captured, log] _, _, _ in
                log.note("told")
                captured.heard.append(1)
            }
            view.tag += 1
            #expect(log.take() == ["told"])
            return { [weak captured] in captured }
        }
        let changed = observe()
        #expect(changed() != nil)
        view.tag += 1
        #expect(log.take().isEmpty && changed() == nil)
        let purged = observe()
        #expect(view.observerRegistry.purge() == 1 && purged() == nil)
        let added = observe()
        for _ in 0..<3 { BlockObserver.of(log).add(view, keyPath: \.tag) { _, _, _ in } }
        #expect(added() == nil)
    }

    @Test("9.6 What an object changes of itself in its own deinit may still be heard; weak references to it are nil")
    func ownDeinit() {
        var view: MortalView? = MortalView()
        let seen = CallCount()
        view?.whenDying = { $0.tag = 7 }
        weak let reference = view
        let token = view?.observe(\.tag, options: .new) { [log] view, change in
            log.note("\(change.newValue ?? 0) \(view.tag)")
            if reference == nil { seen.value += 1 }
        }
        view = nil
        #expect(log.take() == ["7 7"] && seen.value == 1)
        token?.invalidate()
    }

    @Test("9.7 Views that outlive their superview hear nothing of its end")
    func survivors() {
        let window = UIWindow(), child = UIView(), below = UIView()
        child.addSubview(below)
        let tokens = [
            child.observe(\.superview) { [log] _, _ in log.note("superview") },
            below.observe(\.superview?.superview?.tag) { [log] _, _ in log.note("path") },
            below.observe(\.window) { [log] _, _ in log.note("window") },
        ]
        do {
            let parent = UIView()
            parent.addSubview(child)
            window.addSubview(parent)
            #expect(log.take() == ["superview", "path", "window"])
            parent.removeFromSuperview()
            #expect(log.take() == ["window"])
        }
        #expect(child.superview == nil && log.take().isEmpty)
        withExtendedLifetime(tokens) {}
    }

    @Test("9.8 An observer may be registered in a deinit; it ends with that")
    func registeredInDeinit() {
        var view: MortalView? = MortalView()
        var token: KeyValueObservation?
        view?.whenDying = { [log] view in
            token = view.observe(\.tag, options: .new) { _, change in log.note(change) }
            view.tag = 3
        }
        view = nil
        #expect(log.take() == ["- to 3"])
        token?.invalidate()
    }

    @Test("9.9 Observations that come and go leave nothing behind")
    func churn() {
        let view = UIView(), parent = UIView()
        parent.addSubview(view)
        for _ in 0..<10_000 {
            let observer = Plain()
            BlockObserver.of(observer).add(view, keyPath: \.superview?.frame) { _, _, _ in }
            view.observe(\.tag) { _, _ in }.invalidate()
        }
        #expect(view.observerRegistry.purge() < 16)
    }

    @Test("9.10 The end of one observation may end others: what a handler held may have held their tokens")
    func endsThatEndOthers() {
        weak var held: Plain?
        do {
            let view = UIView()
            var tokens: [KeyValueObservation] = []
            for _ in 0..<3 {
                tokens.append(view.observe(\.tag) { _, _ in tokens.removeAll() })
                tokens.append(view.observe(\.alpha) { _, _ in tokens.removeAll() })
            }
            let plain = Plain()
            held = plain
            // The last token is held by the first handler only.
            tokens.append(view.observe(\.tag) { [plain] _, _ in plain.heard.append(1) })
        }
        #expect(held == nil)
    }
}
