import EspalierLayout
import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    static let memories = [
        Workload(ids: ["M1"], sizes: large) { n in try memory("bare", n) { _ in nil } },
        Workload(ids: ["M1"], sizes: large) { n in
            try memory("with four rules laid out", n) { tree in
                tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
                // `subviews` is asked while rules are added; its lists are part of what a program like this pays.
                try tree.addColumnRules()
                try tree.root.solveLayout()
                try tree.checkColumns()
                return nil
            }
        },
        Workload(ids: ["M1"], sizes: large) { n in
            try memory("more with a tag index", n) { tree in
                // An index is made once it pays.
                var found = 0
                for _ in 0..<4 + 16384 / n { found = tree.root.groupDescendants(by: [wanted])[wanted]?.count ?? 0 }
                try WrongAnswer.check(found == (n - 1 - wanted) / 1000 + 1, "\(found) views have the tag")
                return nil
            }
        },
        Workload(ids: ["M1"], sizes: large) { n in
            try memory("more with a closure index", n) { tree in
                let index = GroupIndex(of: tree.root) { $0.tag }
                try WrongAnswer.check(index.count == n - 1, "\(index.count) views are in the index")
                return index
            }
        },
        Workload(ids: ["M1"], sizes: usual) { n in
            try memory("more with one token", n) { tree in
                let tokens = tree.views.map { $0.observe(\.tag, options: .new) { _, _ in } }
                try WrongAnswer.check(tokens.count == n, "\(tokens.count) tokens")
                return tokens
            }
        },
        Workload(ids: ["M1"], sizes: usual) { n in
            try memory("more with one block", n) { tree in
                let observer = UIView()
                for view in tree.views { BlockObserver.of(observer).add(view, keyPath: \.tag) { _, _, _ in } }
                return observer
            }
        },
    ]

    /// Bytes a view, from an empty process's memory on for `bare` and the rules, from the bare tree on for `more`. What was
    /// needed on the way and is free again does not count.
    ///
    /// Counters say what `malloc` has given away by its own count, and what of that is left when all is released.
    private static func memory(_ variant: String, _ n: Int, _ use: (Tree) throws -> Any?) throws -> [Result] {
        let isMore = variant.hasPrefix("more")
        // What a process takes once, 1.6 MB of code and of the heap's own, is no part of a view: 16 bytes a view at
        // 100,000 where the first tree of a process was measured.
        withoutLeaving {
            let tree = Tree.wideAndDeep(1000)
            keep((tree, Memory.now))
        }
        let empty = Memory.stable
        var taken = Memory(resident: 0)
        weak var last: UIView?
        try withoutLeaving {
            let tree = Tree.wideAndDeep(n)
            last = tree.views.last
            let bare = Memory.stable
            let used = try use(tree)
            taken = Memory.stable - (isMore ? bare : empty)
            withExtendedLifetime((tree, used)) {}
        }
        try WrongAnswer.check(last == nil, "a view is left")
        let left = Memory.stable - empty
        var counters: [(String, Int)] = []
        if let bytes = taken.allocated, let rest = left.allocated {
            counters = [("allocatedPerView", bytes / n), ("leftPer1000Views", rest * 1000 / n)]
            // What stays is the process's own, once: it does not grow with the views.
            try WrongAnswer.check(rest < 200_000 + n / 2, "\(rest) bytes are left of \(variant)")
        }
        return [
            Result(
                workload: "M1", variant: variant, n: n, unit: "B/view",
                samples: [Double(taken.resident) / Double(n)], counters: counters)
        ]
    }

    /// Runs `body` in a function of its own, so that what it held is gone when it returns.
    @inline(never)
    private static func withoutLeaving(_ body: () throws -> Void) rethrows { try body() }
}
