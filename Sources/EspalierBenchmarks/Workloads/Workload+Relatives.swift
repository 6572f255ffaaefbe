import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    static let relatives = [
        Workload(ids: ["Q1"], sizes: large, run: firstByTag),
        Workload(ids: ["Q1"], sizes: large) { try byTag($0, keeping: false) + byTag($0, keeping: true) },
        Workload(ids: ["Q2"], sizes: large, run: isDescendant),
        Workload(ids: ["Q3"], sizes: large, run: byName),
        Workload(ids: ["Q4"], sizes: large, run: closureIndex),
        Workload(ids: ["Q6"], sizes: large, run: liveList),
        Workload(ids: ["Q5"], sizes: large) { n in
            [
                labels(n, "at the end") { root, _, view in root.addSubview(view) },
                labels(n, "at the front") { root, _, view in root.insertSubview(view, at: 0) },
                labels(n, "in one gap") { root, middle, view in root.insertSubview(view, aboveSubview: middle) },
                labels(n, "as a chain") { _, last, view in last.addSubview(view) },
            ]
        },
    ]

    /// The tag that is asked for.
    static let wanted = 7

    /// Q1: all descendants of the root with one tag, of which there are n / 1000.
    private static func byTag(_ n: Int, keeping: Bool) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let root = tree.root
        let count = (n - 1 - wanted) / 1000 + 1
        var results: [Result] = []
        func ask() -> [UIView] { root.groupDescendants(by: [wanted])[wanted] ?? [] }
        func check(_ views: [UIView], _ count: Int) throws {
            try WrongAnswer.check(
                views.count == count && views.allSatisfy { $0.tag == wanted }, "\(views.count) views, not \(count)")
        }
        var held: [UIView] = []
        let name = keeping ? "answer kept" : "answer dropped"
        for _ in 0..<4 + 16384 / n { held = ask() }
        try check(held, count)
        if !keeping {
            let rounds = 100_000
            var asked = 0
            let samples = (0..<9).map { _ in
                nanoseconds { for _ in 0..<rounds { asked += root.groupDescendants(by: [wanted]).count } }
                    / Double(rounds) / 1000
            }
            try WrongAnswer.check(asked == 9 * rounds, "groups are missing")
            results.append(Result(workload: "Q1", variant: "repeated", n: n, unit: "µs", samples: samples))
        }
        // A new leaf under a random view, and away again; each followed by the question.
        var generator = SeededGenerator(seed: 3)
        let rounds = n >= 1_000_000 ? 500 : 2000
        var queries: [Double] = []
        var moves: [Double] = []
        for _ in 0..<7 {
            var queryTime = 0.0
            var moveTime = 0.0
            for _ in 0..<rounds {
                let parent = tree.views[Int.random(in: 0..<n, using: &generator)]
                let leaf = UIView()
                leaf.tag = wanted
                if !keeping { held = [] }
                moveTime += nanoseconds { parent.addSubview(leaf) }
                queryTime += nanoseconds { held = ask() }
                if held.count != count + 1 { try check(held, count + 1) }
                if !keeping { held = [] }
                moveTime += nanoseconds { leaf.removeFromSuperview() }
                queryTime += nanoseconds { held = ask() }
                if held.count != count { try check(held, count) }
            }
            queries.append(queryTime / Double(2 * rounds) / 1000)
            moves.append(moveTime / Double(2 * rounds) / 1000)
        }
        try check(held, count)
        results.append(Result(workload: "Q1", variant: "after a mutation, \(name)", n: n, unit: "µs", samples: queries))
        results.append(Result(workload: "Q1", variant: "the mutation, \(name)", n: n, unit: "µs", samples: moves))
        return results
    }

    /// Q1: the first question about a tree.
    private static func firstByTag(_ n: Int) throws -> [Result] {
        let count = (n - 1 - wanted) / 1000 + 1
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            let tree = Tree.wideAndDeep(n)
            var found = 0
            samples.append(nanoseconds { found = tree.root.groupDescendants(by: [wanted])[wanted]?.count ?? 0 } / 1000)
            try WrongAnswer.check(found == count, "\(found) views, not \(count)")
        }
        return [Result(workload: "Q1", variant: "first", n: n, unit: "µs", samples: samples)]
    }

    /// Q2: whether one view lies below another, for 100,000 random pairs.
    private static func isDescendant(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        var generator = SeededGenerator(seed: 2)
        // Not counted: what it would cost to take the views out of a list.
        func view() -> ViewReference {
            Handle(tree.views[Int.random(in: 0..<n, using: &generator)])
        }
        let pairs = (0..<100_000).map { _ in (view(), view()) }
        var counts: Set<Int> = []
        func samples() -> [Double] {
            (0..<9).map { _ in
                var count = 0
                let time = nanoseconds {
                    for (one, other) in pairs {
                        one.with { one in
                            other.with { if one.isRelativeDescendant(of: $0) { count += 1 } }
                        }
                    }
                }
                counts.insert(count)
                return time / Double(pairs.count)
            }
        }
        let walking = samples()
        let index = GroupIndex(of: tree.root) { $0.tag }
        _ = index.count
        let indexed = samples()
        withExtendedLifetime((index, tree)) {}
        try WrongAnswer.check(counts.count == 1, "the answers differ: \(counts.sorted())")
        return [
            Result(workload: "Q2", variant: "no index", n: n, unit: "ns", samples: walking),
            Result(workload: "Q2", variant: "with an index in use", n: n, unit: "ns", samples: indexed),
        ]
    }
}
