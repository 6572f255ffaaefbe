import EspalierViews
import Foundation
import Observation
import Testing

@Suite("10 Tracking: withObservationTracking")
struct ObservationTrackingTests {
    @Observable
    final class Model {
        var title = ""
    }

    private static let gap = StoredProperty<UIView, Int>(default: 0)
    let view = UIView(), cart = Cart(), model = Model(), count = CallCount()

    private func track(_ apply: () -> Void) {
        let count = count
        withObservationTracking(apply) { count.value += 1 }
    }

    /// How often `onChange` was called since the last time.
    private func calls() -> Int {
        defer { count.value = 0 }
        return count.value
    }

    @Test(
        "10.7 Views, stored properties, @Observed properties and @Observable models are tracked together",
        arguments: 0..<6)
    func together(which: Int) {
        track { _ = (view.frame, view[stored: Self.gap], cart.isEmpty, model.title, view.superview?.tag) }
        let parent = UIView()
        let changes: [() -> Void] = [
            { view.center.x = 5 }, { view[stored: Self.gap] = 1 }, { cart.count = 1 }, { model.title = "a" },
            { parent.addSubview(view) }, { view.tag = 1 },
        ]
        changes[which]()
        #expect(calls() == (which == 5 ? 0 : 1))
    }

    @Test("10.8 onChange is called once, before the first write of anything that was read")
    func once() {
        let count = count
        nonisolated(unsafe) let view = view
        withObservationTracking {
            _ = (view.tag, view.frame)
        } onChange: {
            count.value += view.tag == 0 ? 1 : 100
        }
        view.tag = 1
        view.tag = 2
        view.frame = rect(1, 1, 1, 1)
        #expect(calls() == 1)
    }

    @Test("10.9 The result of what is tracked comes back, of any type, with Observation imported too")
    func results() {
        let text: String = withObservationTracking {
            "\(view.tag)"
        } onChange: { [count] in
            count.value += 1
        }
        let pair = withObservationTracking {
            (view.tag, Plain())
        } onChange: { [count] in
            count.value += 1
        }
        withObservationTracking {
            view.layoutIfNeeded()
        } onChange: {
        }
        #expect(text == "0" && pair.0 == 0)
        view.tag = 1
        #expect(calls() == 2)
    }

    @Test("10.10 A set of an equal value of a view or an @Observed property is a change here")
    func equalValues() {
        track { _ = view.tag }
        track { _ = cart.count }
        view.tag = 0
        cart.count = 0
        #expect(calls() == 2)
    }

    @Test("10.11 Who tracks again, in onChange or in an observer, waits for the next change", arguments: [false, true])
    func again(inObserver: Bool) {
        let count = count
        nonisolated(unsafe) let view = view
        @Sendable func track() {
            withObservationTracking {
                _ = view.tag
            } onChange: {
                count.value += 1
                // The last one ends it: who waits holds the view, and the view holds who waits.
                if !inObserver, view.tag < 4 { track() }
            }
        }
        track()
        let token = view.observe(\.tag) { _, _ in if inObserver, view.tag < 5 { track() } }
        for change in 1...5 {
            view.tag = change
            #expect(calls() == 1)
        }
        token.invalidate()
    }

    @Test("10.12 The toolchain's own function, called by its full name, sees no reads of views")
    func toolchain() {
        let count = count
        Observation.withObservationTracking {
            _ = (view.tag, model.title)
        } onChange: {
            count.value += 1
        }
        view.tag = 1
        #expect(calls() == 0)
        model.title = "a"
        #expect(calls() == 1)
    }

    @Test("10.13 Tracked computations inside one another both depend on what the inner one reads")
    func nested() {
        let count = count
        track {
            withObservationTracking {
                _ = view.tag
            } onChange: {
                count.value += 10
            }
        }
        view.tag = 1
        #expect(calls() == 11)
    }
}
