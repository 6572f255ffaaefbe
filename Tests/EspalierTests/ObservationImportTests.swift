import Espalier
import Observation
import Testing

/// Both modules have a `withObservationTracking`; code that imports both uses it without saying which.
@Suite("withObservationTracking with import Espalier and import Observation")
struct ObservationImportTests {
    @Observable
    final class Model {
        var title = ""
    }

    final class Cart: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var count = 0
    }

    /// No `Equatable` result.
    struct Reading {
        let width: CGFloat
        let title: String
    }

    /// Counts calls from closures that must be `Sendable`; used on one thread only.
    final class CallCount: @unchecked Sendable {
        var value = 0
    }

    private static let gap = StoredProperty<UIView, Int>(default: 0)
    let label = UILabel(), cart = Cart(), model = Model(), count = CallCount()

    /// Makes a change of each kind after `track` was called anew, and answers how many were noticed.
    private func noticed(_ track: () -> Void) -> Int {
        let changes: [() -> Void] = [
            { label.frame.size.width += 1 }, { label.text = "\(count.value)" }, { label[stored: Self.gap] += 1 },
            { cart.count += 1 }, { model.title += "a" },
        ]
        count.value = 0
        for change in changes {
            track()
            let before = count.value
            change()
            if count.value != before + 1 { return -1 }
            // What was not used up is, so that it is not counted with the next.
            for other in changes { other() }
            count.value = before + 1
        }
        return count.value
    }

    private func readAll() -> Reading {
        _ = (label.text, label[stored: Self.gap], cart.count)
        return Reading(width: label.frame.width, title: model.title)
    }

    @Test("A result that is Void")
    func void() {
        let noticed = noticed {
            withObservationTracking {
                _ = readAll()
            } onChange: { [count] in
                count.value += 1
            }
        }
        #expect(noticed == 5)
    }

    @Test("A result that is Equatable")
    func equatable() {
        let noticed = noticed {
            let width = withObservationTracking {
                readAll().width
            } onChange: { [count] in
                count.value += 1
            }
            #expect(width == label.frame.width)
        }
        #expect(noticed == 5)
    }

    @Test("A result of any other type")
    func other() {
        let noticed = noticed {
            let reading = withObservationTracking {
                readAll()
            } onChange: { [count] in
                count.value += 1
            }
            #expect(reading.title == model.title)
        }
        #expect(noticed == 5)
    }

    @Test("onChange as a value, and without trailing closures")
    func otherForms() {
        let changed: @Sendable () -> Void = { [count] in count.value += 1 }
        #expect(noticed { _ = withObservationTracking(readAll, onChange: changed) } == 5)
        #expect(noticed { withObservationTracking({ _ = readAll() }, onChange: changed) } == 5)
    }
}
