import EspalierObservation
import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// Random programs with live lists of all kinds: each change that is told is compared with the lists before and after,
/// and after each step every list with a naive walk.
@Suite("Live lists tell what asking before and after each change shows")
struct LiveForestTests {
    #if ESPALIER_CHECKS
        static let programs = 2_500
    #else
        static let programs = 900
    #endif

    @Test("short programs on seven views", arguments: 0..<4)
    func programs(batch: Int) {
        for number in 0..<Self.programs where run(UInt64(batch * Self.programs + number), size: 7, steps: 8) { return }
    }

    @Test("long programs on twenty views", arguments: 0..<12)
    func longProgram(seed: Int) {
        _ = run(UInt64(1_000_000 + seed), size: 20, steps: 200)
    }

    private func run(_ seed: UInt64, size: Int, steps: Int) -> Bool {
        guard LiveForest.failure(seed, size, steps, traces: false) != nil else { return false }
        Issue.record("seed \(seed): \(LiveForest.failure(seed, size, steps, traces: true) ?? "not again")")
        return true
    }
}

/// A forest with live lists on its indexes and views.
private final class LiveForest {
    private let forest: IndexForest
    private var watches: [LiveWatch] = []

    private init(_ forest: IndexForest) {
        self.forest = forest
    }

    static func failure(_ seed: UInt64, _ size: Int, _ steps: Int, traces: Bool) -> String? {
        let forest = IndexForest(seed: seed, size: size, traces: traces)
        let lists = LiveForest(forest)
        defer {
            lists.watches = []
            forest.finish()
        }
        for _ in 0..<3 { lists.watch() }
        for _ in 0..<steps {
            if forest.random(5) == 0 { lists.watch() }
            if forest.random(12) == 0, !lists.watches.isEmpty {
                lists.watches.remove(at: forest.random(lists.watches.count))
            }
            forest.step()
            for watch in lists.watches { watch.check() }
            if let failure = lists.watches.lazy.compactMap(\.failure).first ?? forest.failure {
                return failure + "\n" + (forest.trace ?? []).suffix(40).joined(separator: "\n")
            }
        }
        return nil
    }

    private func watch() {
        let view = forest.randomView()
        let wanted = forest.random(3)
        let number = forest.number(of: view)
        switch forest.random(6) {
        case 0:
            forest.note("live tags \(wanted), 3 of \(number)")
            watch(view.liveDescendants(by: [wanted, 3])) { [wanted, 3].contains($0.tag) }
        case 1:
            forest.note("live name of \(number)")
            watch(view.liveDescendants(by: ["n\(wanted)"])) { $0.name == "n\(wanted)" }
        case 2:
            forest.note("live class of \(number)")
            watch(view.liveDescendants(by: [ForestView.self])) { type(of: $0) == ForestView.self }
        case 3:
            let among = view.liveDescendants(by: [wanted, 3])
            let index = GroupIndex(among: among) { $0.subviews.count }
            forest.note("live index among tags \(wanted), 3 of \(number)")
            watch(index.live(1)) { [wanted, 3].contains($0.tag) && $0.subviews.count == 1 }
        case 4:
            guard let entry = forest.indexes.last else { return }
            forest.note("live \(wanted) of index \(entry.kind)")
            watch(entry.index.live(wanted)) { entry.key($0) == wanted }
            watches.last?.label = "\(wanted) of index of kind \(entry.kind)"
        default:
            guard let entry = forest.indexes.first else { return }
            forest.note("live \(wanted) below \(number) of index \(entry.kind)")
            watch(entry.index.live(descendantsOf: view, wanted), below: view) { entry.key($0) == wanted }
            watches.last?.label = "\(wanted) below a view of index of kind \(entry.kind)"
        }
    }

    private func watch(_ live: LiveViews, below panel: UIView? = nil, _ matches: @escaping (UIView) -> Bool) {
        let isBelow = panel != nil
        let made = LiveWatch(live) { [weak panel, weak live] in
            guard let root = live?.root else { return [] }
            let all = IndexForest.below(root)
            if !isBelow { return all.filter(matches) }
            guard let panel, panel === root || all.contains(where: { $0 === panel }) else { return [] }
            return IndexForest.below(panel).filter(matches)
        } then: { [unowned forest] in
            forest.moment("live observer")
        }
        watches.append(made)
    }
}
