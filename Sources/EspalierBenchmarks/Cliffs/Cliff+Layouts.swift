import EspalierLayout
import EspalierViews
import Foundation

/// Rules in trees that are deep or wide, and in chains of views that depend on one another.
extension Cliff {
    static let layouts = [
        laidOut("depth: laid out", Tree.chain),
        laidOut("width: laid out", Tree.row),
        laidOut("T: laid out", Tree.wideAndDeep),
        Cliff(name: "depth: each sized by the one inside", unit: "ns/view", largest: 1_000_000) { n in
            let tree = Tree.chain(n)
            let rule = try LayoutRule("w = %w + 1")
            tree.views[n - 1].frame.size.width = 1
            for (view, inner) in zip(tree.views.dropFirst(), tree.views.dropFirst(2)) {
                try view.layoutRules.add(rule, inner)
            }
            let time = try nanoseconds { try tree.root.solveLayout() }
            try WrongAnswer.check(n < 2 || tree.views[1].frame.width == Double(n - 1), "the sizes are wrong")
            return time
        },
        Cliff(name: "chain of dependent views: first pass", unit: "ns/view", largest: 1_000_000) { n in
            let (root, views) = try followers(n)
            let time = try nanoseconds { try root.solveLayout() }
            try check(views, 1)
            return time
        },
        Cliff(name: "chain of dependent views: the first one moved", unit: "ns/view", largest: 1_000_000) { n in
            let (root, views) = try followers(n)
            try root.solveLayout()
            views[0].frame.origin.x = 5
            let time = try nanoseconds { try root.solveLayout() }
            try check(views, 5)
            return time
        },
        Cliff(name: "chain of dependent views: a cycle found", unit: "ns/view", largest: 100_000) { n in
            let (root, views) = try followers(n)
            try root.solveLayout()
            try views[0].layoutRules.add("ll = %ll", views[n - 1])
            var isFound = false
            let time = nanoseconds {
                do { try root.solveLayout() } catch { isFound = true }
            }
            try WrongAnswer.check(isFound, "the cycle was not found")
            return time
        },
        Cliff(name: "chain of dependent views: built from its end", unit: "ns/view", largest: 100_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let views = (0..<n).map { _ in UIView() }
            for view in views.reversed() { root.addSubview(view) }
            let rule = try LayoutRule("ll = %ll + 1")
            return try nanoseconds {
                for index in (1..<n).reversed() { try views[index].layoutRules.add(rule, views[index - 1]) }
                try root.solveLayout()
            }
        },
        Cliff(name: "chain of dependent views: laid out as each joins", unit: "ns/view", largest: 10_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let rule = try LayoutRule("ll = %ll + 1")
            var last = UIView()
            root.addSubview(last)
            let time = try nanoseconds {
                for _ in 1..<n {
                    let view = UIView()
                    root.addSubview(view)
                    try view.layoutRules.add(rule, last)
                    try root.solveLayout()
                    last = view
                }
            }
            try WrongAnswer.check(last.frame.origin.x == Double(n - 1), "\(last) is in the wrong place")
            return time
        },
        Cliff(name: "views that follow one: it moved", unit: "ns/view", largest: 1_000_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let views = (0..<n).map { _ in UIView() }
            for view in views { root.addSubview(view) }
            let rule = try LayoutRule("ll = %ll")
            for view in views.dropFirst() { try view.layoutRules.add(rule, views[0]) }
            try root.solveLayout()
            views[0].frame.origin.x = 5
            let time = try nanoseconds { try root.solveLayout() }
            try WrongAnswer.check(views[n - 1].frame.origin.x == 5, "the last view has not followed")
            return time
        },
        Cliff(name: "one rule that measures many views", unit: "ns/view", largest: 100_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let views = (0..<n).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
            for view in views { root.addSubview(view) }
            let rule = try LayoutRule("w = 1" + String(repeating: " + %w", count: n - 1))
            let arguments = views.dropFirst().map { LayoutArgument.view($0) }
            let time = try nanoseconds {
                try views[0].layoutRules.add(rule, arguments: arguments)
                try root.solveLayout()
            }
            try WrongAnswer.check(views[0].frame.size.width == Double(n), "\(views[0]) has the wrong width")
            return time
        },
        Cliff(name: "views whose rules ask a closure: ruled otherwise", unit: "ns/view", largest: 100_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let views = (0..<n).map { _ in UIView() }
            for view in views { root.addSubview(view) }
            let asking = try LayoutRule("ll = %^f")
            for view in views { try view.layoutRules.add(asking, arguments: [.block { _ in 5 }]) }
            try root.solveLayout()
            let plain = try LayoutRule("ll = 6")
            let time = try nanoseconds {
                for view in views.reversed() { try view.layoutRules.add(plain) }
                try root.solveLayout()
            }
            try WrongAnswer.check(views[n - 1].frame.origin.x == 6, "\(views[n - 1]) is in the wrong place")
            return time
        },
        Cliff(name: "rules added to one view", unit: "ns/rule", largest: 100_000) { n in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let view = UIView()
            root.addSubview(view)
            let rules = try ["w = 10", "w = 20", "h = 3", "ll = 1"].map { try LayoutRule($0) }
            let time = try nanoseconds {
                for index in 0..<n { try view.layoutRules.add(rules[index % 4]) }
                try root.solveLayout()
            }
            return time
        },
        Cliff(name: "trees of one ruled view each", unit: "ns/tree", largest: 100_000) { n in
            let rule = try LayoutRule("ll = rr = 2")
            var roots: [UIView] = []
            let time = try nanoseconds {
                for _ in 0..<n {
                    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    let view = UIView()
                    root.addSubview(view)
                    try view.layoutRules.add(rule)
                    try root.solveLayout()
                    roots.append(root)
                }
            }
            try WrongAnswer.check(roots[n - 1].subviews[0].frame.size.width == 6, "the last view has the wrong width")
            return time
        },
    ]

    private static func laidOut(_ name: String, _ make: @escaping @Sendable (Int) -> Tree) -> Cliff {
        Cliff(name: name, unit: "ns/view", largest: 1_000_000) { n in
            let tree = make(n)
            tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
            try tree.addColumnRules()
            return try nanoseconds { try tree.root.solveLayout() }
        }
    }

    /// A row in which each view stands one further to the right than the one before; the first is free.
    private static func followers(_ n: Int) throws -> (UIView, [UIView]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let views = (0..<n).map { _ in UIView(frame: CGRect(x: 1, y: 0, width: 0, height: 0)) }
        for view in views { root.addSubview(view) }
        let rule = try LayoutRule("ll = %ll + 1")
        for index in 1..<n { try views[index].layoutRules.add(rule, views[index - 1]) }
        return (root, views)
    }

    private static func check(_ views: [UIView], _ first: Double) throws {
        let last = views[views.count - 1]
        let expected = first + Double(views.count - 1)
        try WrongAnswer.check(
            last.frame.origin.x == expected,
            "\(last) should be at \(expected)")
    }
}
