import EspalierViews
import Foundation
import Synchronization

@testable import EspalierScenarios

/// A view that counts how many of its kind are alive at once.
final class CountedView: UIView {
    /// How many are alive, and how many ever were at once.
    final class Counter: Sendable {
        let alive = Mutex(0)
        let most = Mutex(0)
    }

    let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: .zero)
        let alive = counter.alive.withLock { count in
            count += 1
            return count
        }
        counter.most.withLock { $0 = max($0, alive) }
    }

    required init?(coder: NSCoder) { nil }

    deinit { counter.alive.withLock { $0 -= 1 } }
}
