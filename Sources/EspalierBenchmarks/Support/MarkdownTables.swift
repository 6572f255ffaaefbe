import Foundation

/// Results as tables in Markdown, as pages of the documentation have them: one of workloads, a result a line; and one of
/// cliffs, a cost a line and a column for each size.
struct MarkdownTables {
    private var results: [Result] = []
    private var cliffs: [(name: String, results: [Result])] = []

    mutating func add(_ result: Result) {
        if result.workload != "cliffs" {
            results.append(result)
        } else if cliffs.last?.name == result.variant {
            cliffs[cliffs.count - 1].results.append(result)
        } else {
            cliffs.append((result.variant, [result]))
        }
    }

    var text: String {
        var parts: [String] = []
        if !results.isEmpty { parts.append(workloadTable) }
        if !cliffs.isEmpty { parts.append(cliffTable) }
        return parts.joined(separator: "\n\n")
    }

    private var workloadTable: String {
        let lines = results.map { result in
            let name = result.variant.isEmpty ? result.workload : "\(result.workload) \(result.variant)"
            let fastest = (result.isSpeed ? result.samples.max() : result.samples.min()) ?? 0
            return line([name, grouped(result.n), result.unit, figure(result.median), figure(fastest)])
        }
        return ([line(["workload", "n", "unit", "median", "fastest"]), rule(5)] + lines).joined(separator: "\n")
    }

    /// Of the fastest samples: the others say how busy the machine was.
    private var cliffTable: String {
        let sizes = Set(cliffs.flatMap { $0.results.map(\.n) }).sorted()
        let head = ["", "unit"] + sizes.map(grouped) + ["largest factor"]
        let lines = cliffs.map { cliff in
            let fastest = cliff.results.map { $0.samples.min() ?? 0 }
            let factors = zip(fastest.dropFirst(), fastest).compactMap { $1 > 0 ? $0 / $1 : nil }
            let cells = sizes.map { size in
                cliff.results.firstIndex { $0.n == size }.map { figure(fastest[$0]) } ?? ""
            }
            let factor = factors.max().map { String(format: "%.2f", $0) + ($0 > Cliff.bound ? " (!)" : "") } ?? ""
            return line([cliff.name, cliff.results[0].unit] + cells + [factor])
        }
        return ([line(head), rule(head.count)] + lines).joined(separator: "\n")
    }

    private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    private func rule(_ columns: Int) -> String { "|" + String(repeating: " --- |", count: columns) }

    /// Three digits, or all of a whole number of more.
    private func figure(_ value: Double) -> String {
        if value >= 1000 { return grouped(Int(clamping: value.rounded())) }
        return String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }

    /// A whole number with its digits in threes.
    private func grouped(_ number: Int) -> String {
        var digits = String(number)
        var parts: [String] = []
        while digits.count > 3 {
            parts.append(String(digits.suffix(3)))
            digits.removeLast(3)
        }
        return ([digits] + parts.reversed()).joined(separator: ",")
    }
}
