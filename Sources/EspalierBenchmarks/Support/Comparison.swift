import Foundation

/// Sets results beside those of an earlier run.
struct Comparison {
    /// Differences below this are the machine's.
    static let noise = 1.8

    private struct Line: Decodable {
        var workload: String
        var variant: String?
        var n: Int
        var median: Double
        var unit: String
    }

    private var earlier: [String: Double] = [:]
    private var slower: [String] = []
    private var compared = 0
    private var unknown = 0

    /// Reads what `--format json` has written. Empty lines are passed over.
    init(path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError(description: "\(path) cannot be read")
        }
        let decoder = JSONDecoder()
        for (number, line) in data.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
            if line.allSatisfy({ $0 == 32 || $0 == 13 }) { continue }
            guard let line = try? decoder.decode(Line.self, from: Data(line)) else {
                throw UsageError(description: "\(path):\(number + 1) is no result; write it with --format json")
            }
            earlier["\(line.workload)/\(line.variant ?? "")/\(line.n)"] = line.median
        }
    }

    /// How many times the earlier median this one is, to stand beside it.
    mutating func remark(on result: Result) -> String {
        guard let before = earlier[result.key], before > 0, result.median > 0 else {
            unknown += 1
            return ""
        }
        compared += 1
        let ratio = result.median / before
        let isWorse = result.isSpeed ? ratio < 1 / Self.noise : ratio > Self.noise
        let text = String(format: "%.2f", ratio)
        if isWorse {
            slower.append(
                "  \(result.workload) \(result.variant) \(result.n): \(before) to \(result.median) \(result.unit), "
                    + "\(text) times")
        }
        return "  [\(text) of before\(isWorse ? ", SLOWER" : "")]"
    }

    /// What to say at the end.
    var summary: String {
        let lines = [
            "\(compared) results compared, \(unknown) without an earlier one that is above zero.",
            slower.isEmpty
                ? "Nothing got slower by more than \(Self.noise), the noise of a shared machine."
                : "Slower by more than \(Self.noise), the noise of a shared machine:",
        ]
        return (lines + slower).joined(separator: "\n")
    }
}
