import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    /// Q3: the one view of a name, among n / 100 views that have one; the root has none.
    static func byName(_ n: Int) throws -> [Result] {
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
            Result(workload: "Q3", variant: "repeated", n: n, unit: "µs", samples: repeated),
            Result(workload: "Q3", variant: "after a mutation", n: n, unit: "µs", samples: after),
        ]
    }

    /// Q4: an index by a closure; asked again, after one property has changed, and after one insertion.
    static func closureIndex(_ n: Int) throws -> [Result] {
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
            Result(workload: "Q4", variant: "first", n: n, unit: "µs", samples: [first]),
            Result(workload: "Q4", variant: "repeated", n: n, unit: "µs", samples: repeated),
            Result(workload: "Q4", variant: "after a tracked change", n: n, unit: "µs", samples: changed),
            Result(workload: "Q4", variant: "after an insertion", n: n, unit: "µs", samples: inserted),
        ]
    }
}
