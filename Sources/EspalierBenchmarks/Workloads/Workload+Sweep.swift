import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation

extension Workload {
    static let sweeps = [Workload(ids: ["S4"], sizes: [100], run: sweepWidths)]

    private static let widths = 320...1366

    /// S4: a screen of about n views, laid out and looked at at 1,047 widths: with texts of one line and of several, on
    /// one thread and on as many as there are cores.
    private static func sweepWidths(_ n: Int) throws -> [Result] {
        var results: [Result] = []
        for hasLines in [false, true] {
            for threads in [1, ProcessInfo.processInfo.activeProcessorCount] {
                var sweep = LayoutSweep(widths: widths, size: CGSize(width: 390, height: 4000))
                sweep.threads = threads
                // Texts are cut off at small widths, and nothing else is wrong.
                var report = sweep.run { screen(n, hasLines: hasLines) }
                try WrongAnswer.check(
                    report.coverage.layouts == widths.count && !report.findings.isEmpty
                        && report.findings.allSatisfy { [.cutOff, .outside].contains($0.kind) }, "\(report)")
                var samples: [Double] = []
                for _ in 0..<7 {
                    let time = nanoseconds { report = sweep.run { screen(n, hasLines: hasLines) } }
                    samples.append(time / 1e6)
                }
                let counters = report.coverage.counters
                results.append(
                    Result(
                        workload: "S4",
                        variant: "\(hasLines ? "texts of several lines" : "texts of one line"), "
                            + "\(threads) thread\(threads == 1 ? "" : "s")",
                        n: n, unit: "ms", samples: samples,
                        counters: [
                            ("compared", counters.compared), ("checked", counters.checked),
                            ("families", counters.families),
                        ]))
            }
        }
        return results
    }

    /// Rows below one another, each of a box with a picture, a title and a detail, held by constraints.
    @Sendable
    private static func screen(_ n: Int, hasLines: Bool) -> UIView {
        let screen = UIView()
        var above = screen.topAnchor
        var constraints: [NSLayoutConstraint] = []
        for number in 0..<max(1, (n - 1) / 4) {
            let box = UIView.item(), picture = UIView.item()
            let title = UILabel(), detail = UILabel()
            title.text = "Row \(number)"
            detail.text =
                hasLines && number % 3 == 0
                ? FeedItem.words(12 + number % 5) : "what there is to say of it, \(number) times over"
            detail.numberOfLines = hasLines && number % 3 == 0 ? 0 : 1
            screen.addSubview(box)
            for view in [picture, title, detail] {
                view.translatesAutoresizingMaskIntoConstraints = false
                box.addSubview(view)
            }
            constraints += [
                box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
                box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
                box.topAnchor.constraint(equalTo: above, constant: 8),
                picture.leadingAnchor.constraint(equalTo: box.leadingAnchor),
                picture.topAnchor.constraint(equalTo: box.topAnchor),
                picture.widthAnchor.constraint(equalToConstant: 40),
                picture.heightAnchor.constraint(equalToConstant: 40),
                title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                title.topAnchor.constraint(equalTo: box.topAnchor),
                detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
                detail.topAnchor.constraint(equalTo: box.topAnchor),
                detail.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                detail.numberOfLines == 0
                    ? detail.bottomAnchor.constraint(equalTo: box.bottomAnchor)
                    : box.heightAnchor.constraint(equalToConstant: 40),
            ]
            title.setContentHuggingPriority(.required, for: .horizontal)
            title.setContentCompressionResistancePriority(.required, for: .horizontal)
            above = box.bottomAnchor
        }
        NSLayoutConstraint.activate(constraints)
        return screen
    }
}
