import EspalierLayout
import EspalierViews
import Foundation

extension Workload {
    static let trees = [
        Workload(name: "B1 build", sizes: large) { n in [build("B1 build", n, Tree.wideAndDeep)] },
        Workload(name: "B1 build chain", sizes: usual) { n in [build("B1 build chain", n, Tree.chain)] },
        Workload(name: "B1 build row", sizes: usual) { n in [build("B1 build row", n, Tree.row)] },
        Workload(name: "B2 re-attach", sizes: large, run: reattach),
        Workload(name: "M1 memory", sizes: large, run: memory),
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

    /// Detaches and re-attaches the subtree of 1,111 views under view 1, or as much of it as there is.
    private static func reattach(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let subtree = tree.views[min(1 + 10 + 100, (n - 1) / 10)]
        // Superviews are not held by their subviews.
        defer { keep(tree) }
        let parent = subtree.superview!
        let count = parent.subviews.count
        var samples: [Double] = []
        for _ in 0..<15 {
            let time = nanoseconds {
                for _ in 0..<10_000 {
                    subtree.removeFromSuperview()
                    parent.addSubview(subtree)
                }
            }
            samples.append(time / 10_000 / 1000)
        }
        try WrongAnswer.check(parent.subviews.count == count && parent.subviews.last === subtree, "the subtree is lost")
        return [Result(workload: "B2 re-attach", n: n, unit: "µs", samples: samples)]
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
