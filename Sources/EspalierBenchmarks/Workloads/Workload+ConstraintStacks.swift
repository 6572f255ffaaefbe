import EspalierViews
import Foundation

extension Workload {
    /// A10: texts below one another in a content view. Where `share` is given, the content has that much of the height
    /// that it would need, and the first texts give way.
    static func stackOfTexts(_ variant: String, _ n: Int, share: CGFloat?) throws -> [Result] {
        var first: [Double] = []
        var second: [Double] = []
        var counters: [(String, Int)] = []
        var again: [(String, Int)] = []
        for _ in 0..<(n >= 10_000 ? 5 : 15) {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let content = UIView.item()
            root.addSubview(content)
            var heights = (0..<n).map { CGFloat(20 + $0 * 13 % 30) }
            let texts = heights.map { WishingView(100, $0) }
            var constraints = [
                content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                content.topAnchor.constraint(equalTo: root.topAnchor),
            ]
            let needed = heights.reduce(0, +) + 8 * CGFloat(n + 1)
            // Half points, so that sums are exact.
            let given = share.map { (needed * $0).rounded() }
            if let given { constraints.append(content.heightAnchor.constraint(equalToConstant: given)) }
            var previous: UIView?
            for text in texts {
                content.addSubview(text)
                constraints += [
                    text.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
                    text.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
                    text.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? content.topAnchor, constant: 8),
                ]
                previous = text
            }
            if let previous {
                constraints.append(content.bottomAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8))
            }
            func check() throws {
                let wished = heights.reduce(0, +) + 8 * CGFloat(n + 1)
                var missing = given.map { wished - $0 } ?? 0
                try content.checkFrame(CGRect(x: 0, y: 0, width: 400, height: given ?? wished))
                var top: CGFloat = 8
                for (text, wish) in zip(texts, heights) {
                    let less = min(wish, missing)
                    missing -= less
                    try text.checkFrame(CGRect(x: 8, y: top, width: 384, height: wish - less))
                    top += wish - less + 8
                }
            }
            let time = nanoseconds {
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
            first.append(time / Double(n) / 1000)
            counters = root.costs()
            try check()
            let before = root.constraintCosts
            heights[n / 2] += 17
            let change = nanoseconds {
                texts[n / 2].wish(100, heights[n / 2])
                root.layoutIfNeeded()
            }
            second.append(change / Double(n) / 1000)
            again = root.costs(since: before)
            try check()
        }
        return [
            Result(
                workload: "A10", variant: "\(variant), first pass", n: n, unit: "µs/row", samples: first,
                counters: counters),
            Result(
                workload: "A10", variant: "\(variant), one text changed", n: n, unit: "µs/row", samples: second,
                counters: again),
        ]
    }
}
