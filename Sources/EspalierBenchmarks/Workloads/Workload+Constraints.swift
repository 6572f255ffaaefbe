import EspalierViews
import Foundation

extension Workload {
    static let constraints = [
        Workload(ids: ["A1", "A2"], sizes: usual, run: constrainedColumns),
        Workload(ids: ["A3"], sizes: usual, run: oneConstrainedLeaf),
        Workload(ids: ["A5"], sizes: [1000], run: equalWidths),
        Workload(ids: ["A6"], sizes: [1000, 10_000], run: nested),
        Workload(ids: ["A7"], sizes: usual) { n in try [movedSubtree(n), releasedTree(n)] },
        Workload(ids: ["A8"], sizes: usual, run: constraintMemory),
        Workload(ids: ["A9"], sizes: [1000, 10_000], run: rowsOfLabels),
        Workload(ids: ["A10"], sizes: [100, 1000, 10_000]) { n in
            try stackOfTexts("height free", n, share: nil) + stackOfTexts("height too low", n, share: 0.7)
        },
    ]

    /// A1: the making of the constraints; their activation and the first pass. A2: the root resized.
    private static func constrainedColumns(_ n: Int) throws -> [Result] {
        var making: [Double] = []
        var first: [Double] = []
        var second: [Double] = []
        var counters: [(String, Int)] = []
        var again: [(String, Int)] = []
        for _ in 0..<sampleCount(n) {
            let tree = Tree.wideAndDeep(n)
            tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
            tree.makeItems()
            var constraints: [NSLayoutConstraint] = []
            making.append(nanoseconds { constraints = tree.columnConstraints() } / Double(n))
            let time = nanoseconds {
                NSLayoutConstraint.activate(constraints)
                tree.root.layoutIfNeeded()
            }
            first.append(time / Double(n))
            counters = tree.root.costs()
            try tree.checkColumnConstraints()
            let before = tree.root.constraintCosts
            tree.root.frame = CGRect(x: 0, y: 0, width: 800, height: 80_000)
            second.append(nanoseconds { tree.root.layoutIfNeeded() } / Double(n))
            again = tree.root.costs(since: before)
            try tree.checkColumnConstraints()
        }
        return [
            Result(workload: "A1", variant: "constraints made", n: n, unit: "ns/view", samples: making),
            Result(workload: "A1", variant: "T", n: n, unit: "ns/view", samples: first, counters: counters),
            Result(workload: "A2", variant: "T", n: n, unit: "ns/view", samples: second, counters: again),
        ]
    }

    /// A3: one leaf's height alternates between two constants; the last leaf, and one with nine later siblings.
    private static func oneConstrainedLeaf(_ n: Int) throws -> [Result] {
        let tree = Tree.wideAndDeep(n)
        tree.root.frame = CGRect(x: 0, y: 0, width: 1000, height: 100_000)
        tree.makeItems()
        NSLayoutConstraint.activate(tree.columnConstraints())
        var results: [Result] = []
        for (name, leaf) in [
            ("the last leaf", tree.views[n - 1]), ("nine later siblings", tree.views[n - 1 - (n - 2) % 10]),
        ] {
            // The height of this leaf is a number of its own.
            let own = leaf.superview?.constraints.filter { $0.firstItem === leaf && $0.firstAttribute == .height } ?? []
            NSLayoutConstraint.deactivate(own)
            let height = leaf.heightAnchor.constraint(equalToConstant: 10)
            height.isActive = true
            tree.root.layoutIfNeeded()
            let rounds = 2000
            let before = tree.root.constraintCosts
            var samples: [Double] = []
            for _ in 0..<9 {
                let time = nanoseconds {
                    for round in 0..<rounds {
                        height.constant = round % 2 == 0 ? 12 : 10
                        tree.root.layoutIfNeeded()
                    }
                }
                samples.append(time / Double(rounds) / 1000)
            }
            try WrongAnswer.check(leaf.frame.size.height == 10, "\(leaf) should be 10 high")
            if let parent = leaf.superview, let index = parent.subviews.firstIndex(of: leaf) {
                for (above, below) in zip(parent.subviews[index...], parent.subviews[index...].dropFirst()) {
                    try WrongAnswer.check(abs(below.frame.minY - above.frame.maxY - 1) < 1e-6, "\(below) lies wrong")
                }
            }
            results.append(
                Result(
                    workload: "A3", variant: "\(name)", n: n, unit: "µs", samples: samples,
                    counters: tree.root.costs(since: before, each: 9 * rounds)))
        }
        return results
    }

    /// A5: n views of equal widths in a row that fills the root.
    private static func equalWidths(_ n: Int) throws -> [Result] {
        var first: [Double] = []
        var second: [Double] = []
        var counters: [(String, Int)] = []
        var again: [(String, Int)] = []
        let gap: CGFloat = 4
        for _ in 0..<15 {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(n) * 100, height: 50))
            var constraints: [NSLayoutConstraint] = []
            var previous: UIView?
            for _ in 0..<n {
                let view = UIView.item()
                root.addSubview(view)
                constraints += [
                    view.leadingAnchor.constraint(
                        equalTo: previous?.trailingAnchor ?? root.leadingAnchor, constant: gap),
                    view.topAnchor.constraint(equalTo: root.topAnchor, constant: gap),
                    view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -gap),
                ]
                if let previous { constraints.append(view.widthAnchor.constraint(equalTo: previous.widthAnchor)) }
                previous = view
            }
            if let previous {
                constraints.append(previous.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -gap))
            }
            func check() throws {
                let width = (root.bounds.size.width - gap * CGFloat(n + 1)) / CGFloat(n)
                for (index, view) in root.subviews.enumerated() {
                    let left = gap + CGFloat(index) * (width + gap)
                    try view.checkFrame(CGRect(x: left, y: gap, width: width, height: 50 - 2 * gap))
                }
            }
            let time = nanoseconds {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
            first.append(time / 1e6)
            counters = root.costs()
            try check()
            let before = root.constraintCosts
            root.frame.size.width = CGFloat(n) * 80
            second.append(nanoseconds { root.layoutIfNeeded() } / 1e6)
            again = root.costs(since: before)
            try check()
        }
        return [
            Result(workload: "A5", variant: "first pass", n: n, unit: "ms", samples: first, counters: counters),
            Result(workload: "A5", variant: "the width changed", n: n, unit: "ms", samples: second, counters: again),
        ]
    }
}
