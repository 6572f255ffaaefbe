import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    static let relatives = [
        Workload(name: "Q1 first", sizes: large, run: firstByTag),
        Workload(name: "Q1 by tag", sizes: large) { try byTag($0, keeping: false) + byTag($0, keeping: true) },
        Workload(name: "Q2 is a descendant", sizes: large, run: isDescendant),
        Workload(name: "Q3 by name", sizes: large, run: byName),
        Workload(name: "Q4 closure index", sizes: large, run: closureIndex),
        Workload(name: "Q5 labels", sizes: large) { n in
            [
                labels(n, "at the end") { root, _, view in root.addSubview(view) },
                labels(n, "at the front") { root, _, view in root.insertSubview(view, at: 0) },
                labels(n, "in one gap") { root, middle, view in root.insertSubview(view, aboveSubview: middle) },
                labels(n, "as a chain") { _, last, view in last.addSubview(view) },
            ]
        },
    ]

    private static let wanted = 7

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
            results.append(Result(workload: "Q1 repeated", n: n, unit: "µs", samples: samples))
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
        results.append(Result(workload: "Q1 after a mutation, \(name)", n: n, unit: "µs", samples: queries))
        results.append(Result(workload: "Q1 the mutation, \(name)", n: n, unit: "µs", samples: moves))
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
        return [Result(workload: "Q1 first", n: n, unit: "µs", samples: samples)]
    }

    /// Q2: whether one view lies below another, for 100,000 random pairs.
    private static func isDescendant(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        var generator = SeededGenerator(seed: 2)
        // Not counted: what it would cost to take the views out of a list.
        func view() -> Unmanaged<UIView> {
            Unmanaged.passUnretained(tree.views[Int.random(in: 0..<n, using: &generator)])
        }
        let pairs = (0..<100_000).map { _ in (view(), view()) }
        var counts: Set<Int> = []
        func samples() -> [Double] {
            (0..<9).map { _ in
                var count = 0
                let time = nanoseconds {
                    for (one, other) in pairs {
                        one._withUnsafeGuaranteedRef { one in
                            other._withUnsafeGuaranteedRef { if one.isRelativeDescendant(of: $0) { count += 1 } }
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
            Result(workload: "Q2 walking", n: n, unit: "ns", samples: walking),
            Result(workload: "Q2 with an index", n: n, unit: "ns", samples: indexed),
        ]
    }

    /// Q3: the one view of a name, among n / 100 views that have one; the root has none.
    private static func byName(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        for index in stride(from: 100, to: n, by: 100) { tree.views[index].name = "view \(index)" }
        let name = "view \(n / 2 / 100 * 100)"
        for _ in 0..<8 + 8192 / n { _ = tree.root.view(named: name) }
        let rounds = 100_000
        var found = 0
        let repeated = (0..<9).map { _ in
            nanoseconds { for _ in 0..<rounds where tree.root.view(named: name) != nil { found += 1 } }
                / Double(rounds) / 1000
        }
        try WrongAnswer.check(found == 9 * rounds, "'\(name)' was not found")
        var generator = SeededGenerator(seed: 4)
        var after: [Double] = []
        for _ in 0..<9 {
            var time = 0.0
            for round in 0..<2000 {
                let leaf = UIView()
                leaf.name = "leaf \(round)"
                tree.views[Int.random(in: 0..<n, using: &generator)].addSubview(leaf)
                time += nanoseconds { if tree.root.view(named: name) == nil { found = 0 } }
                leaf.removeFromSuperview()
            }
            after.append(time / 2000 / 1000)
        }
        try WrongAnswer.check(found > 0, "'\(name)' was not found")
        return [
            Result(workload: "Q3 repeated", n: n, unit: "µs", samples: repeated),
            Result(workload: "Q3 after a mutation", n: n, unit: "µs", samples: after),
        ]
    }

    /// Q5: n views inserted at one place of a tree that stands in an order, with no room left for them after a while.
    private static func labels(_ n: Int, _ name: String, _ insert: (UIView, UIView, UIView) -> Void) -> Result {
        let root = UIView()
        let index = GroupIndex(of: root) { _ in 0 }
        root.addSubview(UIView())
        root.addSubview(UIView())
        _ = index.count
        var last = root.subviews[0]
        let time = nanoseconds {
            for _ in 0..<n {
                let view = UIView()
                insert(root, last, view)
                if name == "as a chain" { last = view }
            }
        }
        let moved = root.order?.labelsMoved ?? 0
        withExtendedLifetime((root, index)) {}
        return Result(
            workload: "Q5 insert \(name)", n: n, unit: "ns/view", samples: [time / Double(n)],
            counters: [("labelsMovedPer1000", moved * 1000 / n)])
    }

    /// Q4: an index by a closure; asked again, after one property has changed, and after one insertion.
    private static func closureIndex(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let index = GroupIndex(of: tree.root) { $0.tag }
        var views: [UIView] = []
        let first = nanoseconds { views = index[wanted] } / 1000
        let count = (n - 1 - wanted) / 1000 + 1
        try WrongAnswer.check(views.count == count, "\(views.count) views, not \(count)")
        views = []
        let rounds = 100_000
        var asked = 0
        let repeated = (0..<9).map { _ in
            nanoseconds { for _ in 0..<rounds { asked += index[wanted].count } } / Double(rounds) / 1000
        }
        try WrongAnswer.check(asked == 9 * rounds * count, "views are missing")
        var generator = SeededGenerator(seed: 5)
        var changed: [Double] = []
        var inserted: [Double] = []
        for _ in 0..<7 {
            var changeTime = 0.0
            var insertTime = 0.0
            for _ in 0..<500 {
                let view = tree.views[Int.random(in: 1..<n, using: &generator)]
                let old = view.tag
                view.tag = wanted
                changeTime += nanoseconds { asked = index[wanted].count }
                try WrongAnswer.check(asked == (old == wanted ? count : count + 1), "\(view) is not in the index")
                view.tag = old
                _ = index.count
                let leaf = UIView()
                leaf.tag = wanted
                view.addSubview(leaf)
                insertTime += nanoseconds { asked = index[wanted].count }
                try WrongAnswer.check(asked == count + 1, "\(leaf) is not in the index")
                leaf.removeFromSuperview()
            }
            changed.append(changeTime / 500 / 1000)
            inserted.append(insertTime / 500 / 1000)
        }
        return [
            Result(workload: "Q4 first", n: n, unit: "µs", samples: [first]),
            Result(workload: "Q4 repeated", n: n, unit: "µs", samples: repeated),
            Result(workload: "Q4 after a tracked change", n: n, unit: "µs", samples: changed),
            Result(workload: "Q4 after an insertion", n: n, unit: "µs", samples: inserted),
        ]
    }
}
