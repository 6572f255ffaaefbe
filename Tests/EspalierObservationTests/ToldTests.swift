import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("2 What is told")
struct ToldTests {
    let view = UIView()
    let log = CallLog()

    private func observe(_ options: ObservingOptions) -> KeyValueObservation {
        view.observe(\.tag, options: options) { [log] _, change in log.note(change) }
    }

    @Test(
        "2.1 The values that are asked for, and no others",
        arguments: [
            ([], "- to -"), (.new, "- to 7"), (.old, "5 to -"), ([.new, .old], "5 to 7"),
        ] as [(ObservingOptions, String)])
    func values(options: ObservingOptions, told: String) {
        view.tag = 5
        let token = observe(options)
        view.tag = 7
        #expect(log.take() == [told])
        token.invalidate()
    }

    @Test(
        "2.2 initial: at once, the present value as the new one, never an old one",
        arguments: [
            ([], "- to -"), (.new, "- to 5"), (.old, "- to -"), ([.new, .old, .distinct, .prior], "- to 5"),
        ] as [(ObservingOptions, String)])
    func initial(options: ObservingOptions, told: String) {
        view.tag = 5
        let token = observe(options.union(.initial))
        #expect(log.take() == [told])
        token.invalidate()
    }

    @Test("2.3 The observer is registered after that: what it changes there is told to others, not to itself")
    func initialIsBeforeRegistration() {
        let other = view.observe(\.tag, options: .new) { [log] _, change in log.note("other \(CallLog.text(change))") }
        let token = view.observe(\.tag, options: [.initial, .new]) { [log] view, change in
            log.note(change)
            if change.newValue == 0 { view.tag = 1 }
        }
        #expect(log.take() == ["- to 0", "other - to 1"])
        view.tag = 2
        #expect(log.take() == ["other - to 2", "- to 2"])
        withExtendedLifetime([other, token]) {}
    }

    final class Watcher {}

    /// An observing object that takes part in observing, and one that does not.
    static let removals: [(String, @Sendable (UIView, AnyObject) -> Void)] = [
        (
            "the path",
            { view, watcher in
                if let label = watcher as? UIView { BlockObserver.of(label).remove(view, keyPath: \.tag) }
                if let other = watcher as? Watcher { BlockObserver.of(other).remove(view, keyPath: \.tag) }
            }
        ),
        (
            "the target",
            { view, watcher in
                if let label = watcher as? UIView { BlockObserver.of(label).remove(view) }
                if let other = watcher as? Watcher { BlockObserver.of(other).remove(view) }
            }
        ),
        (
            "everything",
            { _, watcher in
                if let label = watcher as? UIView { BlockObserver.of(label).removeAll() }
                if let other = watcher as? Watcher { BlockObserver.of(other).removeAll() }
            }
        ),
    ]

    @Test("2.3, 8.2 What its handler removes in the initial call is not registered", arguments: removals.map(\.0))
    func removedInitially(way: String) throws {
        let remove = try #require(Self.removals.first { $0.0 == way }).1
        func observe<Object: AnyObject>(_ observer: BlockObserver<Object>, _ watcher: AnyObject) {
            observer.add(view, keyPath: \.tag, options: [.initial, .new]) { [log] _, view, change in
                log.note(change)
                remove(view, watcher)
            }
        }
        let label = UIView()
        observe(BlockObserver.of(label), label)
        let other = Watcher()
        observe(BlockObserver.of(other), other)
        #expect(log.take() == ["- to 0", "- to 0"])
        view.tag = 1
        #expect(log.take() == [])
        // What is added afterwards is heard.
        BlockObserver.of(label).add(view, keyPath: \.tag, options: .new) { [log] _, _, change in log.note(change) }
        view.tag = 2
        #expect(log.take() == ["- to 2"])
    }

    @Test("2.3 What is removed in the initial call of another path, or added in it, is just that")
    func nestedInitially() {
        let label = UIView()
        let observer = BlockObserver.of(label)
        observer.add(view, keyPath: \.tag, options: [.initial, .new]) { [view, log] _, _, change in
            log.note(change)
            if change.newValue != 0 { return }
            observer.add(view, keyPath: \.alpha, options: [.initial, .new]) { [log] _, _, change in log.note(change) }
            observer.remove(view, keyPath: \.tag)
            observer.add(view, keyPath: \.isHidden, options: .new) { [log] _, _, change in log.note(change) }
        }
        #expect(log.take() == ["- to 0", "- to 1.0"])
        view.tag = 1
        view.alpha = 0.5
        view.isHidden = true
        #expect(log.take() == ["- to 0.5", "- to true"])
    }

    @Test("2.3 The observing object may end in the initial call")
    func observerEndsInitially() {
        var label: UIView? = UIView()
        weak let gone = label
        BlockObserver.of(label ?? view).add(view, keyPath: \.tag, options: [.initial, .new]) { [log] _, _, change in
            label = nil
            log.note(change)
        }
        #expect(log.take() == ["- to 0"] && gone == nil)
        view.tag = 1
        #expect(log.take() == [])
    }

    @Test(
        "2.4 prior: before each change too, with the old value if asked for, never with a new one",
        arguments: [
            ([], "prior - to -", "- to -"), (.new, "prior - to -", "- to 7"), (.old, "prior 5 to -", "5 to -"),
            ([.new, .old], "prior 5 to -", "5 to 7"),
        ] as [(ObservingOptions, String, String)])
    func prior(options: ObservingOptions, before: String, after: String) {
        view.tag = 5
        var seen: [Int] = []
        let token = view.observe(\.tag, options: options.union(.prior)) { [log] view, change in
            log.note(change)
            seen.append(view.tag)
        }
        view.tag = 7
        #expect(log.take() == [before, after])
        #expect(seen == [5, 7])
        token.invalidate()
    }

    @Test("2.5 A set of an equal value is told, but not with distinct; its prior notification is")
    func equalValues() {
        let tokens = [observe(.new), observe([.new, .distinct]), observe([.distinct, .prior])]
        view.tag = 0
        #expect(log.take() == ["prior - to -", "- to 0"])
        view.tag = 1
        #expect(log.take() == ["prior - to -", "- to 1", "- to 1", "- to -"])
        withExtendedLifetime(tokens) {}
    }

    private struct Opaque {}

    private final class Box: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var opaque = Opaque()
        @Observed var object: Plain?
        @Observed var text: String? = "a"
    }

    @Test("2.6 Equal are Equatable values by ==, objects by identity, two nils; other values never")
    func equality() {
        let box = Box()
        let tokens = [
            box.observe(\.opaque, options: .distinct) { [log] _, _ in log.note("opaque") },
            box.observe(\.object, options: .distinct) { [log] _, _ in log.note("object") },
            box.observe(\.text, options: .distinct) { [log] _, _ in log.note("text") },
        ]
        let object = Plain()
        box.opaque = box.opaque
        box.object = nil
        box.object = object
        box.object = object
        box.object = Plain()
        box.text = "a"
        box.text = nil
        box.text = nil
        #expect(log.take() == ["opaque", "object", "object", "text"])
        withExtendedLifetime(tokens) {}
    }

    @Test("2.7 A value that is optional is told as such: nil is a value, by text it is no value")
    func optionals() throws {
        view.name = "a"
        var told: [String??] = [], byText: [Any?] = []
        let token = view.observe(\.name, options: .new) { _, change in told.append(change.newValue) }
        let text = try view.observe("name", options: .new) { _, change in byText.append(change.newValue) }
        view.name = nil
        view.name = "b"
        #expect(told == [.some(nil), "b"])
        #expect(byText.map { $0 as? String } == [nil, "b"] && byText[0] == nil)
        withExtendedLifetime([token, text]) {}
    }
}
