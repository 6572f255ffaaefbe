import Foundation

/// The samples of one workload at one size.
struct Result {
    var workload: String
    /// What tells it from other results of the workload: the tree's shape, what is in use; empty where there is one.
    var variant: String
    var n: Int
    var unit: String
    var samples: [Double]
    var counters: [(String, Int)] = []
    /// What a reader of the text should see at the end of the line.
    var note = ""

    /// The middle one of an odd number of samples, the mean of the two in the middle of an even one.
    var median: Double {
        let sorted = samples.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    /// What this result has in common with that of an earlier run.
    var key: String { "\(workload)/\(variant)/\(n)" }

    /// Whether a larger figure is the better one.
    var isSpeed: Bool { unit == "times" }

    /// One line; `remark` stands behind the median.
    func text(remark: String = "") -> String {
        let name = "\(workload) \(variant)".padding(toLength: 46, withPad: " ", startingAt: 0)
        let size = String(repeating: " ", count: max(0, 7 - "\(n)".count)) + "\(n)"
        let figure = "\(rounded(median)) \(unit)\(remark)"
        let counted = counters.map { ", \($0.0) \($0.1)" }.joined()
        let spread = samples.count == 1 ? "1 sample" : "\(lowest) to \(highest), \(samples.count) samples"
        return "\(name) \(size)  \(figure)  (\(spread)\(counted))\(note)"
    }

    var json: String {
        let counted = counters.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        return "{\"workload\": \"\(workload)\", \"n\": \(n), \"variant\": \"\(variant)\", "
            + "\"median\": \(rounded(median)), \"min\": \(lowest), \"max\": \(highest), "
            + "\"unit\": \"\(unit)\", \"samples\": \(samples.count), \"counters\": {\(counted)}}"
    }

    private var lowest: Double { rounded(samples.min() ?? 0) }
    private var highest: Double { rounded(samples.max() ?? 0) }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
