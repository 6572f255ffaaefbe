import EspalierViews
import Foundation

// What constraints cost where views come and go, and in memory.
extension Workload {
    /// A7: a subtree of 1,111 views with its constraints goes from one place of T(n) to another and back.
    static func movedSubtree(_ n: Int) throws -> Result {
        let tree = Tree.wideAndDeep(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        tree.makeItems()
        NSLayoutConstraint.activate(tree.columnConstraints())
        let moved = Tree.wideAndDeep(1111)
        moved.makeItems()
        moved.root.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate(moved.columnConstraints())
        let hosts = [tree.views[1], tree.views[2]]
        func put(in host: UIView) {
            host.addSubview(moved.root)
            NSLayoutConstraint.activate([
                moved.root.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 1),
                moved.root.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -1),
                moved.root.topAnchor.constraint(equalTo: host.topAnchor),
                moved.root.bottomAnchor.constraint(equalTo: host.bottomAnchor),
            ])
        }
        put(in: hosts[0])
        tree.root.layoutIfNeeded()
        let before = tree.root.constraintCosts
        var samples: [Double] = []
        let rounds = 10
        for _ in 0..<9 {
            let time = nanoseconds {
                for round in 1...rounds {
                    moved.root.removeFromSuperview()
                    put(in: hosts[round % 2])
                    tree.root.layoutIfNeeded()
                }
            }
            samples.append(time / Double(rounds * 1111) / 1000)
        }
        let counters = tree.root.costs(since: before, each: 9 * rounds)
        try moved.checkColumnConstraints()
        let size = hosts[0].bounds.size
        try moved.root.checkFrame(CGRect(x: 1, y: 0, width: size.width - 2, height: size.height))
        try WrongAnswer.check(moved.root.constraints.count == 40, "constraints are lost")
        return Result(
            workload: "A7", variant: "a subtree moved", n: n, unit: "µs/view", samples: samples, counters: counters)
    }

    /// A7: T(n) released, with its constraints, which nobody else holds.
    static func releasedTree(_ n: Int) throws -> Result {
        var samples: [Double] = []
        for _ in 0..<sampleCount(n) {
            weak var last: UIView?
            weak var constraint: NSLayoutConstraint?
            var root: UIView? = {
                let tree = Tree.wideAndDeep(n)
                tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
                tree.makeItems()
                NSLayoutConstraint.activate(tree.columnConstraints())
                tree.root.layoutIfNeeded()
                last = tree.views.last
                constraint = last?.superview?.constraints.last
                return tree.root
            }()
            try WrongAnswer.check(last != nil && constraint != nil, "nothing is there to be released")
            samples.append(nanoseconds { root = nil } / Double(n))
            try WrongAnswer.check(last == nil && constraint == nil && root == nil, "something is still there")
        }
        return Result(workload: "A7", variant: "released", n: n, unit: "ns/view", samples: samples)
    }

    /// A8: what A1 takes beside the bare views, by constraint.
    static func constraintMemory(_ n: Int) throws -> [Result] {
        // What a process takes once.
        withoutLeaving { keep((constrained(1000), Memory.now)) }
        var taken = Memory(resident: 0)
        let empty = Memory.stable
        weak var last: NSLayoutConstraint?
        try withoutLeaving {
            let tree = Tree.wideAndDeep(n)
            let bare = Memory.stable
            constrain(tree)
            taken = Memory.stable - bare
            last = tree.views[0].constraints.last
            try tree.checkColumnConstraints()
        }
        try WrongAnswer.check(last == nil, "a constraint is left")
        let left = Memory.stable - empty
        let count = 4 * (n - 1)
        var counters: [(String, Int)] = []
        if let bytes = taken.allocated, let rest = left.allocated {
            counters = [("allocatedPerConstraint", bytes / count), ("leftPer1000Views", rest * 1000 / n)]
            try WrongAnswer.check(rest < 200_000 + n / 2, "\(rest) bytes are left")
        }
        return [
            Result(
                workload: "A8", variant: "T", n: n, unit: "B/constraint",
                samples: [Double(taken.resident) / Double(count)], counters: counters)
        ]
    }

    private static func constrained(_ n: Int) -> Tree {
        let tree = Tree.wideAndDeep(n)
        constrain(tree)
        return tree
    }

    /// In a function of its own, so that the list of the constraints is gone.
    @inline(never)
    private static func constrain(_ tree: Tree) {
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        tree.makeItems()
        NSLayoutConstraint.activate(tree.columnConstraints())
        tree.root.layoutIfNeeded()
    }

    @inline(never)
    private static func withoutLeaving(_ body: () throws -> Void) rethrows { try body() }
}
