import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("7 Own classes")
struct OwnClassTests {
    let log = CallLog()
    let cart = Cart()

    @Test("7.1 A registry and @Observed make a class observable, computed properties included")
    func observed() {
        let tokens = [
            cart.observe(\.count, options: [.old, .new]) { [log] _, change in log.note(change) },
            cart.observe(\.isEmpty, options: [.new, .distinct]) { [log] _, change in log.note(change) },
        ]
        cart.count = 1
        cart.count += 1
        #expect(log.take() == ["0 to 1", "- to false", "1 to 2"])
        withExtendedLifetime(tokens) {}
    }

    private final class Unregistered {
        @Observed var count = 0
    }

    private final class Forgetful: KeyValueObservable {
        var observerRegistry: ObserverRegistry { ObserverRegistry() }
        @Observed var count = 0
    }

    @Test("7.1 A class that makes another registry each time is told so")
    func forgetful() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Forgetful().observe(\.count) { _, _ in }
        }
        let message = "Forgetful does not keep its observerRegistry: it has made another one; keep it in a property"
        #expect(errorText(result).contains(message))
    }

    private final class Holder: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        let inner = Unregistered()
        let laying = LayingView()
    }

    @Test("7.2 @Observed works in any class; only who is observed itself needs a registry")
    func withoutRegistry() {
        let holder = Holder()
        let token = holder.observe(\.inner.count, options: .new) { [log] _, change in log.note(change) }
        holder.laying.whenLaidOut = { _ in _ = holder.inner.count }
        holder.laying.layoutIfNeeded()
        holder.inner.count = 3
        holder.laying.layoutIfNeeded()
        #expect(log.take() == ["- to 3"] && holder.laying.layouts == 2)
        token.invalidate()
        holder.laying.whenLaidOut = nil
    }

    @Test("7.3 A change in place is one change")
    func inPlace() {
        let token = cart.observe(\.items, options: [.prior, .old, .new]) { [log] _, change in log.note(change) }
        cart.items.append("a")
        cart.items[0] += "b"
        #expect(
            log.take() == [
                "prior [] to -", "[] to [\"a\"]", "prior [\"a\"] to -", "[\"a\"] to [\"ab\"]",
            ])
        token.invalidate()
    }

    /// Tells of its properties by hand.
    private class Manual: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        var plain = 0 {
            willSet { willChange(\Manual.plain) }
            didSet { didChange(\Manual.plain) }
        }
        private var storage = 0
        final var read: Int {
            get {
                didRead(\Manual.read)
                return storage
            }
            set {
                willChange(\Manual.read)
                storage = newValue
                didChange(\Manual.read)
            }
        }
        @Observed var silent = 0
        var hidden = 1
        var product: Int { hidden * plain }
        var twice: Int { 2 * product }

        class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { keyPath != \Manual.silent }

        class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] {
            switch keyPath {
            case \Manual.product: [\Manual.plain]
            case \Manual.twice: [\Manual.product]
            default: []
            }
        }
    }

    private final class Automatic: Manual {
        override class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }
    }

    @Test("7.4 keyPathsForValuesAffecting adds what reading does not show, and what that depends on in turn")
    func affecting() {
        let manual = Manual()
        let token = manual.observe(\.twice, options: [.old, .new]) { [log] _, change in log.note(change) }
        manual.plain = 3
        #expect(log.take() == ["0 to 6"])
        token.invalidate()
    }

    @Test("7.5 willChange and didChange tell who observes that key path, with prior and old values")
    func manual() {
        let manual = Manual()
        let token = manual.observe(\.plain, options: [.prior, .old, .new]) { [log] _, change in log.note(change) }
        manual.plain = 2
        #expect(log.take() == ["prior 0 to -", "0 to 2"])
        token.invalidate()
        manual.willChange(\.plain)
        let late = manual.observe(\.plain) { [log] _, _ in log.note("late") }
        manual.didChange(\.plain)
        manual.didChange(\.plain)
        #expect(log.take().isEmpty)
        late.invalidate()
    }

    @Test("7.6 A getter with didRead is seen from longer paths, computed properties, layouts and subclasses")
    func didRead() {
        let manual = Automatic(), view = LayingView()
        view.whenLaidOut = { _ in _ = manual.read }
        view.layoutIfNeeded()
        let tokens = [
            manual.observe(\.read, options: .new) { [log] _, change in log.note(change) },
            manual.observe(\.read.description, options: .new) { [log] _, change in log.note(change) },
        ]
        manual.read = 4
        view.layoutIfNeeded()
        #expect(log.take() == ["- to 4", "- to 4"] && view.layouts == 2)
        withExtendedLifetime(tokens) {}
    }

    private final class Quiet: UIView {
        override class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { keyPath != \UIView.tag }
    }

    @Test("7.7 Where a class says that it does not tell by itself, only willChange and didChange tell; views too")
    func notAutomatic() {
        let manual = Manual(), quiet = Quiet()
        let tokens = [
            manual.observe(\.silent, options: .new) { [log] _, change in log.note(change) },
            quiet.observe(\.tag, options: .new) { [log] _, change in log.note(change) },
        ]
        manual.silent = 1
        quiet.tag = 1
        #expect(log.take().isEmpty)
        manual.willChange(\.silent)
        manual.silent = 2
        manual.didChange(\.silent)
        (quiet as UIView).willChange(\.tag)
        quiet.tag = 2
        (quiet as UIView).didChange(\.tag)
        #expect(log.take() == ["- to 2", "- to 2"])
        withExtendedLifetime(tokens) {}
    }

    @Test("7.8 Asked is the object's own class, whatever it is known as")
    func dynamicClass() {
        let automatic: Manual = Automatic()
        let token = automatic.observe(\.silent, options: .new) { [log] _, change in log.note(change) }
        automatic.silent = 1
        #expect(log.take() == ["- to 1"])
        token.invalidate()
    }
}
