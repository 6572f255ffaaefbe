import EspalierRelatives
import EspalierViews
import Foundation

/// Trees that are deep, and trees that are wide.
extension Cliff {
    static let shapes = shapes("depth", Tree.chain) + shapes("width", Tree.row) + siblings

    private static let million = 1_000_000

    private static func shapes(_ name: String, _ make: @escaping @Sendable (Int) -> Tree) -> [Cliff] {
        [
            Cliff(name: "\(name): built", unit: "ns/view", largest: million) { n in
                var tree: Tree?
                let time = nanoseconds { tree = make(n) }
                try WrongAnswer.check(tree?.views.count == n, "views are missing")
                return time
            },
            Cliff(name: "\(name): released", unit: "ns/view", largest: million) { n in
                weak var last: UIView?
                var root: UIView? = {
                    let tree = make(n)
                    last = tree.views.last
                    return tree.root
                }()
                let time = nanoseconds { root = nil }
                try WrongAnswer.check(root == nil && last == nil, "the last view is still there")
                return time
            },
            Cliff(name: "\(name): a name looked for in vain", unit: "ns/view", largest: million) { n in
                let tree = make(n)
                var found: UIView?
                let time = nanoseconds { found = tree.root.view(named: "nobody") }
                try WrongAnswer.check(found == nil, "\(String(describing: found)) has no name")
                return time
            },
            Cliff(name: "\(name): into a window and out", unit: "ns/view", largest: million) { n in
                let tree = make(n)
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                var isInside = false
                let time = nanoseconds {
                    window.addSubview(tree.root)
                    isInside = tree.views[n - 1].window === window
                    tree.root.removeFromSuperview()
                }
                try WrongAnswer.check(isInside && tree.views[n - 1].window == nil, "the last view's window is wrong")
                return time
            },
            Cliff(name: "\(name): an index made", unit: "ns/view", largest: million) { n in
                let tree = make(n)
                let index = GroupIndex(of: tree.root) { $0.tag }
                var count = 0
                let time = nanoseconds { count = index.count }
                withExtendedLifetime(tree) {}
                try WrongAnswer.check(count == n - 1, "\(count) views are in the index")
                return time
            },
            Cliff(name: "\(name): built under a hierarchy observer", unit: "ns/view", largest: million) { n in
                let root = UIView()
                var records = 0
                let token = root.observeHierarchy { records += $0.count }
                defer { token.invalidate() }
                let isDeep = name == "depth"
                var last = root
                let time = nanoseconds {
                    for _ in 0..<n {
                        let view = UIView()
                        last.addSubview(view)
                        if isDeep { last = view }
                    }
                }
                try WrongAnswer.check(records == n, "\(records) records")
                return time
            },
        ]
    }

    private static func siblings(_ name: String, _ move: @escaping @Sendable (UIView, [UIView]) -> Void) -> Cliff {
        Cliff(name: "width: \(name)", unit: "ns/view", largest: million) { n in
            let root = UIView()
            let views = (0..<n).map { _ in UIView() }
            for view in views { root.addSubview(view) }
            return nanoseconds { move(root, views) }
        }
    }

    private static let siblings = [
        siblings("each removed, from the first on") { _, views in views.forEach { $0.removeFromSuperview() } },
        siblings("each removed, from the last on") { _, views in
            views.reversed().forEach { $0.removeFromSuperview() }
        },
        siblings("each inserted at the front") { _, views in
            let other = UIView()
            for view in views { other.insertSubview(view, at: 0) }
        },
        siblings("each brought to the front") { root, views in views.forEach(root.bringSubviewToFront) },
        siblings("each sent to the back") { root, views in views.forEach(root.sendSubviewToBack) },
        siblings("each inserted above the first") { _, views in
            let other = UIView()
            other.addSubview(views[0])
            for view in views.dropFirst() { other.insertSubview(view, aboveSubview: views[0]) }
        },
    ]
}
