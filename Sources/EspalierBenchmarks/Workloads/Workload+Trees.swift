import EspalierLayout
import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    static let trees = [
        Workload(ids: ["B1"], sizes: large) { n in [try build("T", n, Tree.wideAndDeep)] },
        Workload(ids: ["B1"], sizes: usual) { n in [try build("D", n, Tree.chain)] },
        Workload(ids: ["B1"], sizes: usual) { n in [try build("W", n, Tree.row)] },
        Workload(ids: ["B1"], sizes: large, run: buildIndexed),
        Workload(ids: ["B2"], sizes: large) { n in [try reattach(n, indexed: false)] },
        Workload(ids: ["B2"], sizes: large) { n in [try reattach(n, indexed: true)] },
        Workload(ids: ["R1"], sizes: large) { n in [try release("T", n, Tree.wideAndDeep)] },
        Workload(ids: ["R1"], sizes: usual) { n in [try release("D", n, Tree.chain)] },
        Workload(ids: ["R1"], sizes: usual) { n in [try release("W", n, Tree.row)] },
    ]

    private static func build(_ shape: String, _ n: Int, _ make: (Int) -> Tree) throws -> Result {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            var tree: Tree?
            samples.append(nanoseconds { tree = make(n) } / Double(n))
            let views = tree?.views ?? []
            let last = views.last.map { ($0.tag, $0.superview == nil) }
            try WrongAnswer.check(
                last?.0 == (n - 1) % 1000 && last?.1 == false, "the last of \(views.count) views is not in its place")
        }
        return Result(workload: "B1", variant: shape, n: n, unit: "ns/node", samples: samples)
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
            // A tenth of the tree is asked, until that has made the index.
            for _ in 0..<4 + 40960 / n { found = views[0].groupDescendants(by: [7])[7]?.count ?? 0 }
            samples.append(nanoseconds { add(upTo: n) } / Double(n - n / 10))
            found = views[0].groupDescendants(by: [7])[7]?.count ?? 0
            try WrongAnswer.check(found == (n - 8) / 1000 + 1, "\(found) views have the tag")
        }
        return [Result(workload: "B1", variant: "T, with a tag index in use", n: n, unit: "ns/node", samples: samples)]
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
        let variant = indexed ? "with a tag index in use" : "nothing in use"
        return Result(workload: "B2", variant: variant, n: n, unit: "µs", samples: samples)
    }

    private static func release(_ shape: String, _ n: Int, _ make: (Int) -> Tree) throws -> Result {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            weak var last: UIView?
            // The list of all views would hold them.
            var root: UIView? = {
                let tree = make(n)
                last = tree.views.last
                return tree.root
            }()
            samples.append(nanoseconds { root = nil } / Double(n))
            try WrongAnswer.check(last == nil && root == nil, "the last view is still there")
        }
        return Result(workload: "R1", variant: shape, n: n, unit: "ns/view", samples: samples)
    }
}
