import EspalierViews
import Foundation
import Testing

@Suite("Observers and layouts whose objects go during a change")
struct EndingDuringChangeTests {
    @Test("A view whose layout read what changes goes before the change is written")
    func layoutReader() async {
        await #expect(processExitsWith: .success) {
            final class Reading: UIView {
                weak var source: UIView?
                var count = 0
                override func layoutSubviews() {
                    count += 1
                    _ = source?.tag
                }
            }
            let source = UIView()
            var reader: Reading? = Reading()
            reader?.source = source
            reader?.layoutIfNeeded()
            // At the same address, as far as that can be had.
            var others: [Reading] = []
            let token = source.observe(\.tag, options: .prior) { _, change in
                if !change.isPrior { return }
                reader = nil
                for _ in 0..<50 { others.append(Reading()) }
                for other in others { other.layoutIfNeeded() }
            }
            source.tag = 1
            for other in others { other.layoutIfNeeded() }
            precondition(others.allSatisfy { $0.count == 1 }, "a view was marked that has read nothing")
            token.invalidate()
        }
    }

    @Test("The deinit of an old value reads the property that lets go of it")
    func oldValue() async {
        await #expect(processExitsWith: .success) {
            final class Value {
                var atEnd: () -> Void = {}
                deinit { atEnd() }
            }
            final class Owner: KeyValueObservable {
                let observerRegistry = ObserverRegistry()
                @Observed var value: Value?
            }
            let owner = Owner()
            owner.value = Value()
            owner.value?.atEnd = { _ = owner.value }
            owner.value = nil
        }
    }

    @Test("The deinit of an old stored value reads the stored values of its view")
    func oldStoredValue() async {
        await #expect(processExitsWith: .success) {
            final class Value: @unchecked Sendable {
                var atEnd: () -> Void = {}
                deinit { atEnd() }
            }
            let key = StoredProperty<UIView, Value?>(default: nil)
            let view = UIView()
            view[stored: key] = Value()
            view[stored: key]?.atEnd = { _ = (view[stored: key], view.name) }
            view[stored: key] = Value()
            view[stored: key]?.atEnd = { view.name = "a" }
            view[stored: key] = nil
        }
    }

    @Test("A view that only a layout's reads hold goes when they are forgotten, and reads in its deinit")
    func readView() async {
        await #expect(processExitsWith: .success) {
            final class Leaving: UIView {
                weak var other: UIView?
                deinit { _ = other?.tag }
            }
            final class Reading: UIView {
                override func layoutSubviews() {
                    // Only what has read it holds it now.
                    let view = Leaving()
                    view.other = self
                    _ = view.tag
                }
            }
            let view = Reading()
            view.addSubview(Reading())
            view.layoutIfNeeded()
        }
    }
}
