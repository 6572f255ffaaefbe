import EspalierSupport
import Foundation

/// A cost that should stay what it is for each unit, however many there are.
struct Cliff: Sendable {
    /// More than this between two sizes of which one is ten times the other is marked.
    static let bound = 2.2

    let name: String
    let unit: String
    /// Sizes grow by ten, from this one, as long as a sample takes no longer than `longest` nanoseconds, by what the
    /// size before took.
    var smallest = 10
    let largest: Int
    static let longest = 2.2e9
    /// Does it once with so many units, and returns how many nanoseconds that took, all in all. What it makes ready
    /// before is not counted.
    let time: @Sendable (Int) throws -> Double

    /// Sizes up to `limit`, as results whose notes tell what each is of the one before.
    func results(upTo limit: Int) throws -> [Result] {
        var results: [Result] = []
        var size = smallest
        while size <= min(limit, largest) {
            var result = try measured(size)
            // Of the fastest samples: the others say how busy the machine was.
            if let before = results.last?.samples.min(), let now = result.samples.min(), before > 0 {
                let factor = now / before
                let text = String(format: "%.2f", factor)
                result.counters.append(("percentOfTheSizeBefore", Int(clamping: (factor * 100).rounded())))
                result.note = "  × \(text)\(factor > Self.bound ? "  CLIFF?" : "")"
            }
            results.append(result)
            if (result.samples.min() ?? 0) * Double(size) * 10 > Self.longest { break }
            size *= 10
        }
        return results
    }

    /// Small sizes are measured often, so that what is counted is longer than the clock's own step.
    private func measured(_ size: Int) throws -> Result {
        let first = try time(size)
        let isLong = first > 1e9
        let rounds = max(1, min(300, Int(clamping: 2e6 / max(first, 1))))
        var samples: [Double] = isLong ? [first] : []
        for _ in 0..<(isLong ? 2 : 5) {
            var sum = 0.0
            for _ in 0..<rounds { sum += try time(size) }
            samples.append(sum / Double(rounds))
        }
        return Result(
            workload: "cliffs", variant: name, n: size, unit: unit, samples: samples.map { $0 / Double(size) })
    }
}

extension Workload {
    static let cliffs = (Cliff.shapes + Cliff.layouts + Cliff.crowds + Cliff.texts).map { cliff in
        Workload(ids: ["cliffs \(cliff.name)"], sizes: [cliff.largest]) { try cliff.results(upTo: $0) }
    }
}
