import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    /// Q6: a live list of one key, of which there are n / 1000 views, with an observer: one view gets the key and loses
    /// it, is moved, comes and goes; and the same changes of views of other keys.
    static func liveList(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        let index = GroupIndex(of: tree.root) { $0.tag }
        var heard = 0
        let live = index.live(wanted)
        let token = live.observe { heard += $0.entered.count + $0.left.count + $0.moved.count }
        let other = UIView()
        other.tag = -1
        tree.root.addSubview(other)
        defer { token.invalidate() }
        return try ["a key changes", "a view moves", "a view comes and goes", "a view of another key"].map { what in
            heard = 0
            let view = what == "a view of another key" ? other : UIView()
            if view !== other { view.tag = wanted }
            if what == "a view moves" { tree.root.addSubview(view) }
            if what == "a key changes" {
                view.tag = -1
                tree.root.addSubview(view)
            }
            let rounds = 2000
            let samples = (0..<9).map { _ in
                nanoseconds {
                    for _ in 0..<rounds {
                        switch what {
                        case "a key changes":
                            view.tag = wanted
                            view.tag = -1
                        case "a view moves":
                            tree.root.sendSubviewToBack(view)
                            tree.root.bringSubviewToFront(view)
                        case "a view comes and goes":
                            tree.root.addSubview(view)
                            view.removeFromSuperview()
                        default:
                            view.tag = -2
                            view.tag = -1
                        }
                    }
                } / Double(rounds * 2)
            }
            let changes = view === other ? 0 : 9 * rounds * 2
            view.removeFromSuperview()
            try WrongAnswer.check(live.count == (n - 1 - wanted) / 1000 + 1, "\(live.count) views in the list")
            // What was put in before, and what was taken out behind it, is told too.
            try WrongAnswer.check((changes...changes + 2).contains(heard), "\(heard) heard, not \(changes)")
            return Result(workload: "Q6", variant: what, n: n, unit: "ns", samples: samples)
        }
    }
}
