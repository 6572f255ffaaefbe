import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("3 The order of a change")
struct OrderTests {
    let log = CallLog()

    /// Writes its callbacks down.
    private final class LoggingView: UIView {
        var log: CallLog?
        override func willMove(toSuperview newSuperview: UIView?) { log?.note("willMove") }
        override func didMoveToSuperview() { log?.note("didMove") }
        override func didAddSubview(_ subview: UIView) { log?.note("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log?.note("willRemoveSubview") }
    }

    @Test("3.1 will, prior, onChange; write; did; key-value observers; hierarchy observers")
    func steps() {
        let parent = LoggingView(), view = LoggingView()
        parent.log = log
        view.log = log
        let token = view.observe(\.superview, options: .prior) { [log] view, change in
            log.note(change.isPrior ? "prior" : "observer")
            #expect(view.superview === (change.isPrior ? nil : parent))
        }
        let count = CallCount()
        withObservationTracking {
            _ = view.superview
        } onChange: {
            count.value += 1
        }
        let hierarchy = parent.observeHierarchy { [log] _ in log.note("hierarchy") }
        parent.addSubview(view)
        #expect(log.take() == ["willMove", "prior", "didMove", "didAddSubview", "observer", "hierarchy"])
        #expect(count.value == 1)
        withExtendedLifetime((token, hierarchy)) {}
    }

    @Test("3.2 Observers of one key path are told in the order of registration, tokens and blocks alike")
    func registrationOrder() {
        let view = UIView(), observer = UIView()
        var tokens: [KeyValueObservation] = []
        for index in 0..<6 {
            if index % 2 == 0 {
                tokens.append(view.observe(\.tag) { [log] _, _ in log.note("\(index)") })
            } else {
                BlockObserver.of(observer).add(view, keyPath: \.tag) { [log] _, _, _ in log.note("\(index)") }
            }
        }
        view.tag = 1
        #expect(log.take() == ["0", "1", "2", "3", "4", "5"])
        tokens.remove(at: 1)
        tokens.append(view.observe(\.tag) { [log] _, _ in log.note("6") })
        view.tag = 2
        #expect(log.take() == ["0", "1", "3", "4", "5", "6"])
    }

    @Test("3.3 Observers of several key paths of an object that change together stand in one order of registration")
    func severalKeyPaths() throws {
        let view = UIView()
        func observer(_ name: String) -> (UIView, Bool) -> Void {
            { [log] _, isPrior in log.note(isPrior ? "prior \(name)" : name) }
        }
        let told = (0..<6).map { observer("\($0)") }
        let tokens = [
            view.observe(\.frame, options: .prior) { view, change in told[0](view, change.isPrior) },
            view.observe(\.center, options: .prior) { view, change in told[1](view, change.isPrior) },
            try view.observe("frame.origin", options: .prior) { view, change in told[2](view, change.isPrior) },
            view.observe(\.frame, options: .prior) { view, change in told[3](view, change.isPrior) },
            view.observe(\.center.x) { view, change in told[4](view, change.isPrior) },
            view.observe(\.center, options: .prior) { view, change in told[5](view, change.isPrior) },
        ]
        view.frame.origin.x = 1
        #expect(
            log.take() == ["prior 0", "prior 1", "prior 2", "prior 3", "prior 5", "0", "1", "2", "3", "4", "5"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.4 A view's own observers come before those that reach it over other objects")
    func ownFirst() {
        let parent = UIView(), children = [UIView(), UIView()]
        for child in children { parent.addSubview(child) }
        let tokens = [
            children[1].observe(\.superview?.tag) { [log] _, _ in log.note("over 1") },
            children[0].observe(\.superview?.tag) { [log] _, _ in log.note("over 0") },
            parent.observe(\.tag) { [log] _, _ in log.note("own") },
        ]
        parent.tag = 1
        #expect(log.take() == ["own", "over 1", "over 0"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.5 A move is told of the old superview, the new one, the view, then of the windows from above")
    func move() {
        let window = UIWindow(), old = UIView(), view = UIView(), below = UIView()
        old.addSubview(view)
        view.addSubview(below)
        let tokens = [
            below.observe(\.window) { [log] _, _ in log.note("window below") },
            view.observe(\.window) { [log] _, _ in log.note("window") },
            view.observe(\.superview) { [log] _, _ in log.note("superview") },
            window.observe(\.subviews) { [log] _, _ in log.note("inserted") },
            old.observe(\.subviews) { [log] _, _ in log.note("removed") },
        ]
        window.addSubview(view)
        #expect(log.take() == ["removed", "inserted", "window", "superview", "window below"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.6 Old values are read when all prior observers have run")
    func oldValues() {
        let view = UIView()
        var isFirst = true
        let tokens = [
            view.observe(\.tag, options: [.old, .new]) { [log] _, change in log.note(change) },
            view.observe(\.tag, options: .prior) { view, _ in
                guard isFirst else { return }
                isFirst = false
                view.tag = 5
            },
        ]
        view.tag = 7
        #expect(log.take() == ["0 to 5", "5 to 7"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.6 New values are read before the first observer is told")
    func newValues() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        let tokens = [
            parent.observe(\.tag) { parent, _ in if parent.tag == 1 { parent.tag = 2 } },
            child.observe(\.superview?.tag, options: [.old, .new]) { [log] _, change in log.note(change) },
        ]
        parent.tag = 1
        #expect(log.take() == ["1 to 2", "0 to 1"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.7 A move that a prior observer makes pointless is given up: who was told before hears nothing after")
    func givenUp() {
        let first = UIView(), second = UIView(), view = UIView()
        var isFirst = true
        let tokens = [
            view.observe(\.superview, options: .prior) { [log] view, change in
                log.note(change.isPrior ? "prior" : "moved")
                guard isFirst else { return }
                isFirst = false
                second.addSubview(view)
            },
            first.observe(\.subviews, options: .prior) { [log] _, change in
                log.note(change.isPrior ? "first prior" : "first")
            },
        ]
        first.addSubview(view)
        #expect(view.superview === second && first.subviews.isEmpty)
        #expect(log.take() == ["first prior", "prior", "prior", "moved"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.8 What a write leads to, and what callbacks change, is told before the change that led to it")
    func consequences() {
        let view = UIView(frame: rect(0, 0, 10, 10)), child = UIView(frame: rect(0, 0, 10, 10))
        child.autoresizingMask = .flexibleWidth
        view.addSubview(child)
        let tokens = [
            view.observe(\.frame) { [log] _, _ in log.note("view") },
            child.observe(\.frame) { [log] _, _ in log.note("child") },
        ]
        view.frame.size.width = 20
        #expect(log.take() == ["child", "view"])
        withExtendedLifetime(tokens) {}
    }

    @Test("3.9 Of an @Observed property the observers are told object by object, in the order of the first paths to it")
    func ownClasses() {
        let cart = Cart(), outer = Cart()
        outer.next = cart
        let tokens = [
            cart.observe(\.count) { [log] _, _ in log.note("count 0") },
            outer.observe(\.next?.count) { [log] _, _ in log.note("over") },
            cart.observe(\.isEmpty) { [log] _, _ in log.note("isEmpty") },
            cart.observe(\.count) { [log] _, _ in log.note("count 1") },
        ]
        cart.count = 1
        #expect(log.take() == ["count 0", "isEmpty", "count 1", "over"])
        withExtendedLifetime(tokens) {}
    }
}
