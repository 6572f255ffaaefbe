import EspalierControls
import EspalierViews
import Foundation
import Testing

extension UITableView {
    fileprivate func batch(_ updates: () -> Void) { performBatchUpdates(updates) }
    fileprivate func batch(_ updates: (() -> Void)?) { performBatchUpdates(updates, completion: nil) }
}

extension UICollectionView {
    fileprivate func batch(_ updates: () -> Void) { performBatchUpdates(updates, completion: nil) }
    fileprivate func nothing() { performBatchUpdates({ deleteItems(at: []) }) }
}

@Suite("performBatchUpdates: closures that do not escape")
struct BatchClosureTests {
    private final class Table: UITableView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    /// Hands a closure of its own on to super.
    private final class Wrapping: UITableView {
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            super.performBatchUpdates({ updates?() }, completion: completion)
        }
    }

    private final class Collection: UICollectionView {
        var calls = 0
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
    }

    @Test("Both forms run the updates once, call the completion, and reach an override once")
    func tables() {
        let table = Table(frame: .zero, style: .plain)
        var (runs, ends) = (0, 0)
        table.batch { runs += 1 }
        #expect(runs == 1 && table.calls == 1)
        let optional: (() -> Void)? = { runs += 1 }
        table.batch(optional)
        #expect(runs == 2 && table.calls == 2)
        table.batch(nil as (() -> Void)?)
        table.performBatchUpdates(nil)
        #expect(runs == 2 && table.calls == 4)
        table.performBatchUpdates {
            runs += 1
            table.performBatchUpdates { runs += 1 }
        } completion: { _ in
            ends += 1
        }
        #expect(runs == 4 && ends == 1 && table.calls == 6)
    }

    @Test("An override that hands a closure of its own on to super comes to an end, and the updates run once")
    func wrapping() {
        let table = Wrapping(frame: .zero, style: .plain)
        var (runs, ends) = (0, 0)
        table.batch { runs += 1 }
        table.performBatchUpdates(Optional { runs += 1 }) { _ in ends += 1 }
        table.performBatchUpdates({ runs += 1 }, completion: { _ in ends += 1 })
        #expect(runs == 3 && ends == 2)
    }

    @Test("Collection views too")
    func collections() {
        let view = Collection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var (runs, ends) = (0, 0)
        view.batch { runs += 1 }
        view.nothing()
        view.performBatchUpdates({ runs += 1 }, completion: { _ in ends += 1 })
        view.performBatchUpdates(nil) { _ in ends += 1 }
        #expect(runs == 2 && ends == 2 && view.calls == 4)
    }
}
