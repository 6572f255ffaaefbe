import EspalierViews
import Foundation

// Constraints whose values hang together, because contents wish sizes.
extension Workload {
    /// A6: views inside one another, sized by the wish of the innermost one.
    static func nested(_ n: Int) throws -> [Result] {
        var first: [Double] = []
        var second: [Double] = []
        var counters: [(String, Int)] = []
        var again: [(String, Int)] = []
        for _ in 0..<sampleCount(10 * n) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let inner = WishingView(40, 20)
            let views = (1..<n).map { _ in UIView.item() } + [inner]
            var constraints: [NSLayoutConstraint] = []
            var outer = root
            for view in views {
                outer.addSubview(view)
                constraints += [
                    view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
                    view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
                ]
                if outer !== root {
                    constraints += [
                        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2),
                        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
                    ]
                }
                outer = view
            }
            func check(_ width: CGFloat, _ height: CGFloat) throws {
                for (index, view) in views.enumerated() {
                    let levels = CGFloat(n - 1 - index)
                    try view.checkFrame(CGRect(x: 2, y: 1, width: width + 4 * levels, height: height + 2 * levels))
                }
            }
            let time = nanoseconds {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
            first.append(time / Double(n) / 1000)
            counters = root.costs()
            try check(40, 20)
            let before = root.constraintCosts
            let change = nanoseconds {
                inner.wish(50, 30)
                root.layoutIfNeeded()
            }
            second.append(change / Double(n) / 1000)
            again = root.costs(since: before)
            try check(50, 30)
        }
        return [
            Result(workload: "A6", variant: "first pass", n: n, unit: "µs/level", samples: first, counters: counters),
            Result(
                workload: "A6", variant: "the wish changed", n: n, unit: "µs/level", samples: second, counters: again),
        ]
    }

    /// A9: rows of three labels; the title in the middle of its row where there is room for that.
    static func rowsOfLabels(_ n: Int) throws -> [Result] {
        var first: [Double] = []
        var second: [Double] = []
        var counters: [(String, Int)] = []
        var again: [(String, Int)] = []
        for _ in 0..<(n >= 10_000 ? 5 : 15) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1000))
            var constraints: [NSLayoutConstraint] = []
            var previous: UIView?
            for index in 0..<n {
                let row = UIView.item()
                root.addSubview(row)
                constraints += [
                    row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                    row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                    row.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? root.topAnchor),
                    row.heightAnchor.constraint(equalToConstant: 44),
                ]
                constraints += labelConstraints(row, labelWidths(index))
                previous = row
            }
            let time = nanoseconds {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
            first.append(time / Double(n) / 1000)
            counters = root.costs()
            try checkLabels(root)
            let before = root.constraintCosts
            root.frame.size.width = 340
            second.append(nanoseconds { root.layoutIfNeeded() } / Double(n) / 1000)
            again = root.costs(since: before)
            try checkLabels(root)
        }
        return [
            Result(workload: "A9", variant: "first pass", n: n, unit: "µs/row", samples: first, counters: counters),
            Result(
                workload: "A9", variant: "the width changed", n: n, unit: "µs/row", samples: second, counters: again),
        ]
    }

    private static func labelWidths(_ index: Int) -> [CGFloat] {
        [CGFloat(40 + index * 7 % 100), CGFloat(60 + index % 40), CGFloat(30 + index % 20)]
    }

    private static func labelConstraints(_ row: UIView, _ widths: [CGFloat]) -> [NSLayoutConstraint] {
        let labels = widths.map { WishingView($0, 20) }
        let (left, title, right) = (labels[0], labels[1], labels[2])
        for label in labels { row.addSubview(label) }
        for label in [left, right] {
            label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
            label.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        }
        let centre = title.centerXAnchor.constraint(equalTo: row.centerXAnchor)
        centre.priority = UILayoutPriority(500)
        return labels.map { $0.topAnchor.constraint(equalTo: row.topAnchor, constant: 12) } + [
            left.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            title.leadingAnchor.constraint(greaterThanOrEqualTo: left.trailingAnchor, constant: 8),
            right.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16), centre,
        ]
    }

    /// All keep their sizes; the title is in the middle, or as near to it as the others let it.
    private static func checkLabels(_ root: UIView) throws {
        let width = root.bounds.size.width
        for (index, row) in root.subviews.enumerated() {
            let widths = labelWidths(index)
            try row.checkFrame(CGRect(x: 0, y: CGFloat(index) * 44, width: width, height: 44))
            let middle = (width - widths[1]) / 2
            let left = max(16 + widths[0] + 8, min(middle, width - 16 - widths[2] - 8 - widths[1]))
            let places = [16, left, width - 16 - widths[2]]
            for (label, (place, wish)) in zip(row.subviews, zip(places, widths)) {
                try label.checkFrame(CGRect(x: place, y: 12, width: wish, height: 20))
            }
        }
    }
}
