import EspalierRelatives
import EspalierViews
import Foundation

extension Workload {
    /// Q5: n views inserted at one place of a tree that stands in an order, with no room left for them after a while.
    static func labels(_ n: Int, _ name: String, _ insert: (UIView, UIView, UIView) -> Void) -> Result {
        let root = UIView()
        let index = GroupIndex(of: root) { _ in 0 }
        root.addSubview(UIView())
        root.addSubview(UIView())
        _ = index.count
        var last = root.subviews[0]
        let time = nanoseconds {
            for _ in 0..<n {
                let view = UIView()
                insert(root, last, view)
                if name == "as a chain" { last = view }
            }
        }
        let moved = root.order?.labelsMoved ?? 0
        withExtendedLifetime((root, index)) {}
        return Result(
            workload: "Q5", variant: "inserted \(name)", n: n, unit: "ns/view", samples: [time / Double(n)],
            counters: [("labelsMovedPer1000", moved * 1000 / n)])
    }
}
