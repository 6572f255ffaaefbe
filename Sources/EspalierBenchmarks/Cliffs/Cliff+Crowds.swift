import EspalierRelatives
import EspalierViews
import Foundation

/// Many indexes on one tree, many observers of one property, many tags and names.
extension Cliff {
    static let crowds = indexes + observers + keys

    private static let indexes = [
        Cliff(name: "indexes on one tree: made", unit: "ns/index", largest: 1000) { n in
            let tree = Tree.wideAndDeep(1000)
            return try nanoseconds {
                let indexes = indexes(n, tree)
                try WrongAnswer.check(indexes.allSatisfy { $0.count == 999 }, "views are missing")
                withExtendedLifetime(tree) {}
            }
        },
        Cliff(name: "indexes on one tree: one view comes, all asked", unit: "ns/index", largest: 1000) { n in
            let tree = Tree.wideAndDeep(1000)
            let indexes = indexes(n, tree)
            var count = indexes.reduce(0) { $0 + $1.count }
            let leaf = UIView()
            let time = nanoseconds {
                tree.views[500].addSubview(leaf)
                count = indexes.reduce(0) { $0 + $1.count }
            }
            withExtendedLifetime(tree) {}
            try WrongAnswer.check(count == 1000 * n, "\(count) views are in the indexes")
            return time
        },
        Cliff(name: "indexes on one tree: one tag changes, all asked", unit: "ns/index", largest: 1000) { n in
            let tree = Tree.wideAndDeep(1000)
            let indexes = indexes(n, tree)
            var count = indexes.reduce(0) { $0 + $1.count }
            let time = nanoseconds {
                tree.views[500].tag = 77
                count = indexes.reduce(0) { $0 + $1.count(of: 77) }
            }
            withExtendedLifetime(tree) {}
            try WrongAnswer.check(count == 2 * n, "\(count) views have the tag")
            return time
        },
    ]

    private static func indexes(_ n: Int, _ tree: Tree) -> [GroupIndex<Int>] {
        (0..<n).map { _ in GroupIndex(of: tree.root) { $0.tag } }
    }

    private static let observers = [
        observing("added") { view, n, _ in nanoseconds { keep(tokens(n, view)) } },
        observing("told") { view, n, tokens in nanoseconds { view.tag += 1 } },
        observing("removed, the first first") { _, _, tokens in nanoseconds { tokens.forEach { $0.invalidate() } } },
        observing("removed, the last first") { _, _, tokens in
            nanoseconds { tokens.reversed().forEach { $0.invalidate() } }
        },
        observing("removed, at random") { _, n, tokens in
            var generator = SeededGenerator(seed: 6)
            let shuffled = tokens.shuffled(using: &generator)
            return nanoseconds { shuffled.forEach { $0.invalidate() } }
        },
        Cliff(name: "observers of one property, blocks: added, told, removed", unit: "ns/observer", largest: 10_000) {
            n in
            let view = UIView()
            let observers = (0..<n).map { _ in UIView() }
            var heard = 0
            let time = nanoseconds {
                for observer in observers {
                    BlockObserver.of(observer).add(view, keyPath: \.tag) { _, _, _ in heard += 1 }
                }
                view.tag += 1
                for observer in observers { BlockObserver.of(observer).remove(view, keyPath: \.tag) }
            }
            try WrongAnswer.check(heard == n, "\(heard) of \(n) heard it")
            return time
        },
        Cliff(name: "hierarchy observers of one root: one view comes", unit: "ns/observer", largest: 10_000) { n in
            let tree = Tree.wideAndDeep(100)
            var heard = 0
            let tokens = (0..<n).map { _ in tree.root.observeHierarchy { heard += $0.count } }
            let time = nanoseconds { tree.views[50].addSubview(UIView()) }
            try WrongAnswer.check(heard == n, "\(heard) of \(n) heard it")
            tokens.forEach { $0.invalidate() }
            return time
        },
    ]

    private static func tokens(_ n: Int, _ view: UIView) -> [KeyValueObservation] {
        (0..<n).map { _ in view.observe(\.tag, options: [.old, .new]) { _, _ in } }
    }

    private static func observing(
        _ name: String, _ time: @escaping @Sendable (UIView, Int, [KeyValueObservation]) -> Double
    ) -> Cliff {
        Cliff(name: "observers of one property: \(name)", unit: "ns/observer", largest: 100_000) { n in
            let view = UIView()
            let tokens = name == "added" ? [] : tokens(n, view)
            let taken = time(view, n, tokens)
            withExtendedLifetime(tokens) {}
            return taken
        }
    }

    private static let keys = [
        Cliff(name: "distinct tags: grouped by a key of one's own", unit: "ns/view", largest: 100_000) { n in
            let tree = tagged(n)
            let index = GroupIndex(of: tree.root) { $0.tag }
            var count = 0
            let time = nanoseconds { count = index.groups.count }
            withExtendedLifetime(tree) {}
            try WrongAnswer.check(count == n - 1, "\(count) groups")
            return time
        },
        Cliff(name: "distinct tags: all asked for at once", unit: "ns/view", largest: 100_000) { n in
            let tree = tagged(n)
            let all = Array(0..<n)
            var count = 0
            let time = nanoseconds { count = tree.root.groupDescendants(by: all).count }
            try WrongAnswer.check(count == n - 1, "\(count) groups")
            return time
        },
        Cliff(name: "distinct tags: asked for one by one", unit: "ns/view", largest: 100_000) { n in
            let tree = tagged(n)
            var count = 0
            let time = nanoseconds {
                for tag in 0..<n { count += tree.root.groupDescendants(by: [tag]).count }
            }
            try WrongAnswer.check(count == n - 1, "\(count) groups")
            return time
        },
        Cliff(name: "distinct names: asked for one by one", unit: "ns/view", largest: 100_000) { n in
            let tree = Tree.wideAndDeep(n)
            let names = (0..<n).map { "view \($0)" }
            for (view, name) in zip(tree.views, names) { view.name = name }
            var count = 0
            let time = nanoseconds {
                for name in names where tree.root.view(named: name) != nil { count += 1 }
            }
            try WrongAnswer.check(count == n, "\(count) views were found")
            return time
        },
    ]

    private static func tagged(_ n: Int) -> Tree {
        let tree = Tree.wideAndDeep(n)
        for (tag, view) in tree.views.enumerated() { view.tag = tag }
        return tree
    }
}
