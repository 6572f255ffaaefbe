import EspalierLayout
import EspalierViews
import Foundation

extension Workload {
    static let layouts = [
        Workload(ids: ["L1", "L2"], sizes: large) { n in try fullLayout("T", n, Tree.wideAndDeep) },
        Workload(ids: ["L1", "L2"], sizes: usual) { n in try fullLayout("D", n, Tree.chain) },
        Workload(ids: ["L1", "L2"], sizes: usual) { n in try fullLayout("W", n, Tree.row) },
        Workload(ids: ["L3"], sizes: large, run: oneLeaf),
        Workload(ids: ["L4"], sizes: [1000], run: compile),
        Workload(ids: ["L5"], sizes: large, run: newDependency),
    ]

    /// L1: the first pass. L2: the root resized, laid out again.
    private static func fullLayout(_ shape: String, _ n: Int, _ make: (Int) -> Tree) throws -> [Result] {
        var first: [Double] = []
        var second: [Double] = []
        var solved: [(String, Int)] = []
        var solvedAgain: [(String, Int)] = []
        for _ in 0..<sampleCount(n) {
            let tree = make(n)
            tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
            try tree.addColumnRules()
            first.append(try nanoseconds { try tree.root.solveLayout() } / Double(n))
            let before = tree.root.layoutRules.counters
            solved = [("valuesSolved", before.valuesSolved), ("nodesResolved", before.nodesResolved)]
            try tree.checkColumns()
            tree.root.frame = CGRect(x: 0, y: 0, width: 800, height: 80_000)
            second.append(try nanoseconds { try tree.root.solveLayout() } / Double(n))
            let after = tree.root.layoutRules.counters
            solvedAgain = [
                ("valuesSolved", after.valuesSolved - before.valuesSolved),
                ("nodesResolved", after.nodesResolved - before.nodesResolved),
            ]
            try tree.checkColumns()
        }
        return [
            Result(workload: "L1", variant: "\(shape)", n: n, unit: "ns/node", samples: first, counters: solved),
            Result(workload: "L2", variant: "\(shape)", n: n, unit: "ns/node", samples: second, counters: solvedAgain),
        ]
    }

    /// L3: one leaf's height alternates between two constants; the last leaf, and one with nine later siblings.
    private static func oneLeaf(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        try tree.addColumnRules()
        try tree.root.solveLayout()
        let heights = try [LayoutRule("h = 10"), LayoutRule("h = 12")]
        var results: [Result] = []
        for (name, leaf) in [
            ("the last leaf", tree.views[n - 1]), ("nine later siblings", tree.views[n - 1 - (n - 2) % 10]),
        ] {
            var samples: [Double] = []
            let before = tree.root.layoutRules.counters
            let rounds = 2000
            for _ in 0..<9 {
                let time = try nanoseconds {
                    for round in 0..<rounds {
                        try leaf.layoutRules.add(heights[round % 2])
                        try tree.root.solveLayout()
                    }
                }
                samples.append(time / Double(rounds) / 1000)
            }
            try WrongAnswer.check(leaf.frame.size.height == 12, "\(leaf) should be 12 high")
            let after = tree.root.layoutRules.counters
            let changes = 9 * rounds
            results.append(
                Result(
                    workload: "L3", variant: "\(name)", n: n, unit: "µs", samples: samples,
                    counters: [
                        ("valuesPerChange", (after.valuesSolved - before.valuesSolved) / changes),
                        ("framesPerChange", (after.framesWritten - before.framesWritten) / changes),
                        ("resolvedPerChange", (after.nodesResolved - before.nodesResolved) / changes),
                    ]))
        }
        return results
    }

    /// L4: rule texts read and compiled.
    private static func compile(_ n: Int) throws -> [Result] {
        let texts = ["ll = rr = 2, h = 8%", "tt = 2", "tt = %bt + 1", "w = %w / 2, minw = 80, maxw = 50% - 8"]
        var samples: [Double] = []
        var formats = 0
        for _ in 0..<9 {
            formats = 0
            let time = try nanoseconds {
                for index in 0..<n { formats += try LayoutRule(texts[index % texts.count]).text.utf8.count }
            }
            samples.append(time / Double(n))
        }
        try WrongAnswer.check(formats == texts.reduce(0) { $0 + $1.utf8.count } * n / texts.count, "texts are missing")
        return [Result(workload: "L4", variant: "rules read and compiled", n: n, unit: "ns/rule", samples: samples)]
    }

    /// L5: a rule that changes what a view depends on, added and laid out.
    private static func newDependency(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        try tree.addColumnRules()
        try tree.root.solveLayout()
        let siblings = tree.views[(n - 2) / 10 - 1].subviews
        let last = siblings[siblings.count - 1]
        var samples: [Double] = []
        let rounds = 2000
        let before = tree.root.layoutRules.counters
        for _ in 0..<9 {
            let time = try nanoseconds {
                for round in 0..<rounds {
                    try last.layoutRules.add("tt = %bt", siblings[round % (siblings.count - 1)])
                    try tree.root.solveLayout()
                }
            }
            samples.append(time / Double(rounds) / 1000)
        }
        let measured = siblings[(rounds - 1) % (siblings.count - 1)]
        try WrongAnswer.check(
            last.frame.minY == measured.frame.minY + measured.frame.size.height, "\(last) is not below \(measured)")
        let after = tree.root.layoutRules.counters
        let changes = 9 * rounds
        let counters = [
            ("valuesPerChange", (after.valuesSolved - before.valuesSolved) / changes),
            ("resolvedPerChange", (after.nodesResolved - before.nodesResolved) / changes),
        ]
        return [
            Result(
                workload: "L5", variant: "a rule that depends on another sibling", n: n, unit: "µs", samples: samples,
                counters: counters)
        ]
    }
}
