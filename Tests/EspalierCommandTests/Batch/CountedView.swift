import EspalierViews
import Foundation
import Synchronization

@testable import EspalierScenarios

/// A view that counts how many of its kind are alive at once.
final class CountedView: UIView {
    /// How many are alive, and how many ever were at once.
    final class Counter: Sendable {
        let alive = Atomic(0)
        let most = Atomic(0)
    }

    let counter: Counter

    init(_ counter: Counter) {
        self.counter = counter
        super.init(frame: .zero)
        let alive = counter.alive.add(1, ordering: .relaxed).newValue
        counter.most.max(alive, ordering: .relaxed)
    }

    required init?(coder: NSCoder) { nil }

    deinit { counter.alive.subtract(1, ordering: .relaxed) }
}
