import EspalierLayout
import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    static let trees = [
        Workload(name: "B1 build", sizes: large) { n in [build("B1 build", n, Tree.wideAndDeep)] },
        Workload(name: "B1 build chain", sizes: usual) { n in [build("B1 build chain", n, Tree.chain)] },
        Workload(name: "B1 build row", sizes: usual) { n in [build("B1 build row", n, Tree.row)] },
        Workload(name: "B1 build, indexed", sizes: large, run: buildIndexed),
        Workload(name: "B2 re-attach", sizes: large) { n in [try reattach(n, indexed: false)] },
        Workload(name: "B2 re-attach, indexed", sizes: large) { n in [try reattach(n, indexed: true)] },
        Workload(name: "M1 memory", sizes: large, run: memory),
        Workload(name: "M1 tag index", sizes: large, run: tagMemory),
        Workload(name: "M1 closure index", sizes: large, run: closureMemory),
        Workload(name: "R1 release", sizes: large) { n in [release("R1 release", n, Tree.wideAndDeep)] },
        Workload(name: "R1 release chain", sizes: usual) { n in [release("R1 release chain", n, Tree.chain)] },
        Workload(name: "R1 release row", sizes: usual) { n in [release("R1 release row", n, Tree.row)] },
    ]

    private static func build(_ name: String, _ n: Int, _ make: (Int) -> Tree) -> Result {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            var tree: Tree?
            samples.append(nanoseconds { tree = make(n) } / Double(n))
            keep(tree)
        }
        return Result(workload: name, n: n, unit: "ns/node", samples: samples)
    }

    /// The tree of B1, built while its index of tags is being asked.
    private static func buildIndexed(_ n: Int) throws -> [Result] {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            var views: [UIView] = []
            var found = 0
            func add(upTo count: Int) {
                for index in views.count..<count {
                    let view = UIView()
                    view.tag = index % 1000
                    if index > 0 { views[(index - 1) / 10].addSubview(view) }
                    views.append(view)
                    // Who does not ask has no index.
                    if index % 512 == 0 { found = views[0].groupDescendants(by: [7])[7]?.count ?? 0 }
                }
            }
            views.reserveCapacity(n)
            add(upTo: n / 10)
            for _ in 0..<4 + 16384 / n { found = views[0].groupDescendants(by: [7])[7]?.count ?? 0 }
            samples.append(nanoseconds { add(upTo: n) } / Double(n - n / 10))
            found = views[0].groupDescendants(by: [7])[7]?.count ?? 0
            try WrongAnswer.check(found == (n - 8) / 1000 + 1, "\(found) views have the tag")
        }
        return [Result(workload: "B1 build, tag index in use", n: n, unit: "ns/node", samples: samples)]
    }

    /// Detaches and re-attaches the subtree of 1,111 views under view 1, or as much of it as there is.
    private static func reattach(_ n: Int, indexed: Bool) throws -> Result {
        let tree = Tree.wideAndDeep(n)
        let subtree = tree.views[min(1 + 10 + 100, (n - 1) / 10)]
        // Superviews are not held by their subviews.
        defer { keep(tree) }
        let parent = subtree.superview!
        let count = parent.subviews.count
        let rounds = indexed ? 100 : 10_000
        var samples: [Double] = []
        var found = 0
        func ask() { found = tree.root.groupDescendants(by: [7])[7]?.count ?? 0 }
        if indexed { for _ in 0..<4 + 16384 / n { ask() } }
        let expected = found
        for _ in 0..<15 {
            var time = 0.0
            if indexed {
                for _ in 0..<rounds {
                    time += nanoseconds { subtree.removeFromSuperview() }
                    time += nanoseconds { parent.addSubview(subtree) }
                    ask()
                }
            } else {
                time = nanoseconds {
                    for _ in 0..<rounds {
                        subtree.removeFromSuperview()
                        parent.addSubview(subtree)
                    }
                }
            }
            samples.append(time / Double(rounds) / 1000)
        }
        try WrongAnswer.check(found == expected, "\(found) views have the tag, not \(expected)")
        try WrongAnswer.check(parent.subviews.count == count && parent.subviews.last === subtree, "the subtree is lost")
        let name = indexed ? "B2 re-attach, tag index in use" : "B2 re-attach"
        return Result(workload: name, n: n, unit: "µs", samples: samples)
    }

    /// What an index of tags takes for each view.
    private static func tagMemory(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let before = residentBytes()
        for _ in 0..<4 + 16384 / n { keep(tree.root.groupDescendants(by: [7])) }
        let bytes = Double(residentBytes() - before) / Double(n)
        keep(tree)
        return [Result(workload: "M1 more with a tag index", n: n, unit: "B/view", samples: [bytes])]
    }

    /// What an index by a closure that reads the tag takes for each view.
    private static func closureMemory(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let before = residentBytes()
        let index = GroupIndex(of: tree.root) { $0.tag }
        let count = index.count
        let bytes = Double(residentBytes() - before) / Double(n)
        keep(tree)
        try WrongAnswer.check(count == n - 1, "\(count) views are in the index")
        return [Result(workload: "M1 more with a closure index", n: n, unit: "B/view", samples: [bytes])]
    }

    private static func memory(_ n: Int) throws -> [Result] {
        let before = residentBytes()
        let tree = Tree.wideAndDeep(n)
        let bare = Double(residentBytes() - before) / Double(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        // `subviews` is asked while rules are added; its lists are part of what a program like this pays.
        try tree.addColumnRules()
        tree.root.layoutIfNeeded()
        let ruled = Double(residentBytes() - before) / Double(n)
        try tree.checkColumns()
        return [
            Result(workload: "M1 bare", n: n, unit: "B/view", samples: [bare]),
            Result(workload: "M1 four rules", n: n, unit: "B/view", samples: [ruled]),
        ]
    }

    private static func release(_ name: String, _ n: Int, _ make: (Int) -> Tree) -> Result {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            var root: UIView? = make(n).root
            samples.append(nanoseconds { root = nil } / Double(n))
            keep(root)
        }
        return Result(workload: name, n: n, unit: "ns/view", samples: samples)
    }
}
