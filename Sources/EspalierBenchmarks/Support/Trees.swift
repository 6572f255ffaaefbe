import EspalierLayout
import EspalierViews
import Foundation

/// The trees that workloads run on.
struct Tree {
    let views: [UIView]

    var root: UIView { views[0] }

    /// T(n): view i is the next child of view (i - 1) / 10; tags repeat from 0 to 999.
    static func wideAndDeep(_ n: Int) -> Tree {
        make(n) { ($0 - 1) / 10 }
    }

    /// D(n): a chain.
    static func chain(_ n: Int) -> Tree {
        make(n) { $0 - 1 }
    }

    /// W(n): one view with all the others.
    static func row(_ n: Int) -> Tree {
        make(n) { _ in 0 }
    }

    private static func make(_ n: Int, parent: (Int) -> Int) -> Tree {
        var views: [UIView] = []
        views.reserveCapacity(n)
        for index in 0..<n {
            let view = UIView()
            view.tag = index % 1000
            if index > 0 { views[parent(index)].addSubview(view) }
            views.append(view)
        }
        return Tree(views: views)
    }

    /// Each child fills its superview's width; the first stands at the top, every later one below the one before it.
    func addColumnRules() throws {
        let fill = try LayoutRule("ll = rr = 2, h = 8%")
        let first = try LayoutRule("tt = 2")
        let below = try LayoutRule("tt = %bt + 1")
        for view in views {
            var previous: UIView?
            for child in view.subviews {
                try child.layoutRules.add(fill)
                if let previous {
                    try child.layoutRules.add(below, previous)
                } else {
                    try child.layoutRules.add(first)
                }
                previous = child
            }
        }
    }

    /// Compares every frame with what the column rules say, computed by hand.
    func checkColumns() throws {
        for view in views {
            var top = 2.0
            for child in view.subviews {
                let width = max(0, view.bounds.size.width - 2 - 2)
                let height = view.bounds.size.height * 8 / 100
                let expected = CGRect(x: 2, y: top, width: width, height: height)
                let isClose =
                    abs(child.frame.origin.y - expected.origin.y) < 1e-6 && child.frame.origin.x == 2
                    && abs(child.frame.size.width - expected.size.width) < 1e-6 && child.frame.size.height == height
                try WrongAnswer.check(isClose, "\(child) should have the frame \(expected)")
                top = child.frame.origin.y + child.frame.size.height + 1
            }
        }
    }
}
