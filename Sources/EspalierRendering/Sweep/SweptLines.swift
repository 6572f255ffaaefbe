import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// What the lines of a sweep have found, put together.
struct SweptLines {
    /// A finding with all places at which it occurs.
    struct Finding {
        var entry: SweepEntry
        var first: SweepPoint
        var lines: [SweepOccurrences.Line] = []
        var pairs: [SweepPoint] = []
    }

    private(set) var findings: [Finding] = []
    private var known: [SweepKey: Int] = [:]

    /// Adds what a job has found. Jobs come in the order of the plan.
    mutating func add(_ job: SweepJob, _ entries: [SweepEntry]) {
        for entry in entries {
            guard let start = entry.ranges.first?.lowerBound else { continue }
            let place = known[entry.key] ?? findings.count
            if place == findings.count {
                known[entry.key] = place
                findings.append(Finding(entry: entry, first: job.point(start)))
            }
            if let axis = job.axis {
                let values = job.sizes.map { axis == .width ? $0.width : $0.height }
                let ranges = entry.ranges.ordered(byKey: \.lowerBound)
                    .map { values[$0.lowerBound]...values[$0.upperBound] }
                findings[place].add(ranges, axis, job.surroundings)
            } else {
                for range in entry.ranges { findings[place].pairs += range.map { job.point($0) } }
            }
        }
    }

    /// Forgets findings.
    mutating func remove(_ keys: Set<SweepKey>) {
        if keys.isEmpty { return }
        findings.removeAll { keys.contains($0.entry.key) }
        known = Dictionary(uniqueKeysWithValues: findings.indices.map { (findings[$0].entry.key, $0) })
    }

    /// On an axis, the last sizes before and the first ones behind each beginning and end.
    ///
    /// - Parameter setting: nil for all.
    func changes(_ axis: SweepAxis, in setting: SweepSurroundings?) -> Set<Int> {
        var changes: Set<Int> = []
        for finding in findings {
            for line in finding.lines where line.axis == axis && (setting == nil || line.surroundings == setting) {
                for range in line.ranges {
                    changes.formUnion([
                        range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1,
                    ])
                }
            }
        }
        return changes
    }

    /// Whether the same was found in two settings, at the same sizes.
    func isSame(_ one: SweepSurroundings, _ other: SweepSurroundings) -> Bool {
        findings.allSatisfy { finding in
            SweepAxis.allCases.allSatisfy { finding.ranges($0, one) == finding.ranges($0, other) }
        }
    }
}

extension SweptLines.Finding {
    func ranges(_ axis: SweepAxis, _ setting: SweepSurroundings) -> [ClosedRange<Int>] {
        lines.first { $0.axis == axis && $0.surroundings == setting }?.ranges ?? []
    }

    /// Adds ranges behind those that are there; what touches becomes one.
    fileprivate mutating func add(
        _ ranges: [ClosedRange<Int>], _ axis: SweepAxis, _ setting: SweepSurroundings
    ) {
        let place = lines.firstIndex { $0.axis == axis && $0.surroundings == setting } ?? lines.count
        if place == lines.count {
            lines.append(SweepOccurrences.Line(axis: axis, surroundings: setting, ranges: []))
        }
        for range in ranges {
            if let last = lines[place].ranges.last, last.upperBound + 1 >= range.lowerBound {
                lines[place].ranges[lines[place].ranges.count - 1] =
                    last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                lines[place].ranges.append(range)
            }
        }
    }
}
