import EspalierViews
import Foundation
import Synchronization
import TestSupport
import Testing

/// A tree each, with everything that observes: the only things that threads share are the ones of the package itself.
@Suite("Trees on several threads")
struct ObserverThreadTests {
    /// An observing object of a class that takes no part, which must end on the thread that made it.
    final class Bound {
        static let strays = Atomic<Int>(0)
        private let thread = pthread_self()

        deinit {
            if pthread_equal(thread, pthread_self()) == 0 { Self.strays.add(1, ordering: .relaxed) }
        }
    }

    /// An object of a class that takes part in observing, and is no view.
    private final class Item: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var count = 0
        @Observed var link: UIView?
    }

    /// A view whose layout reads what others set.
    private final class Reading: UIView {
        weak var source: UIView?

        override func layoutSubviews() {
            let width = source?.frame.width ?? 0
            for (index, view) in subviews.enumerated() { view.frame.size.width = width + CGFloat(index) }
        }
    }

    /// One tree's life; answers all that was heard.
    static func program(seed: UInt64, rounds: Int) -> [String] {
        var random = SplitMix64(seed: seed)
        var heard: [String] = []
        let root = Reading()
        let source = UIView()
        root.source = source
        let leaves = (0..<5).map { _ in UIView() }
        for leaf in leaves { root.addSubview(leaf) }
        let item = Item()
        item.link = leaves[0]
        let hierarchy = root.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag, \.frame])) { records in
            heard.append("batch of \(records.map(\.kind.rawValue))")
        }
        let tokens = leaves.map { leaf in
            leaf.observe(\.superview?.tag, options: [.old, .new]) { _, change in
                heard.append("superview's tag \((change.oldValue ?? nil) ?? -1) -> \((change.newValue ?? nil) ?? -1)")
            }
        }
        var foreign: [Bound] = []
        for round in 0..<rounds {
            let object = Bound()
            foreign.append(object)
            if foreign.count > 3 { foreign.removeFirst() }
            let leaf = leaves[random.below(leaves.count)]
            BlockObserver.of(object).add(leaf, keyPath: \.tag, options: .new) { _, _, change in
                heard.append("tag \(change.newValue ?? -1)")
            }
            BlockObserver.of(item).add(leaf, keyPath: \.frame) { item, _, _ in item.count += 1 }
            leaf.tag = round
            source.frame = random.rect()
            root.layoutIfNeeded()
            if random.below(3) == 0 {
                leaf.removeFromSuperview()
            } else {
                root.insertSubview(leaf, at: random.below(5))
            }
            root.tag = round
            BlockObserver.of(object).remove(leaf, keyPath: \.tag)
            BlockObserver.of(object).add(root, keyPath: \.tag) { _, _, _ in heard.append("root's tag") }
            let computation = TrackedComputation { heard.append("invalid") }
            heard.append("\(computation.run { leaf.frame.width + CGFloat(item.count) })")
            item.link = leaf
            if random.below(2) == 0 { BlockObserver.of(item).removeAll() }
            withObservationTracking {
                _ = root.frame
            } onChange: {
            }
            root.frame = random.rect()
        }
        withExtendedLifetime((hierarchy, tokens, foreign)) {}
        return heard
    }

    /// Runs work on a thread of its own.
    private static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { (done: CheckedContinuation<Result, Never>) in
            Thread.detachNewThread { done.resume(returning: work()) }
        }
    }

    @Test("hear what they hear alone, and foreign objects end where they were made")
    func threads() async {
        let count = 4
        let alone = (0..<count).map { Self.program(seed: UInt64($0), rounds: 150) }
        let together = await withTaskGroup(of: (number: Int, heard: [String]).self) { group in
            for number in 0..<count {
                group.addTask {
                    (number, await Self.onThread { Self.program(seed: UInt64(number), rounds: 150) })
                }
            }
            return await group.reduce(into: [:]) { $0[$1.number] = $1.heard }
        }
        for number in 0..<count {
            #expect(together[number] == alone[number], "thread \(number)")
            #expect(alone[number].count > 300)
        }
        #expect(Bound.strays.load(ordering: .relaxed) == 0)
    }

    @Test("make and drop foreign observing objects all the time: each ends on its own thread")
    func foreignEnds() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await Self.onThread {
                        let view = UIView()
                        for _ in 0..<3000 {
                            let object = Bound()
                            BlockObserver.of(object).add(view, keyPath: \.tag) { _, _, _ in }
                            view.tag += 1
                        }
                    }
                }
            }
        }
        #expect(Bound.strays.load(ordering: .relaxed) == 0)
    }
}
