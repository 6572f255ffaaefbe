import EspalierScenarios
import EspalierViews
import Foundation

/// Where in a sweep a finding occurs, in words: `at widths 320 to 358 (text size XL: to 402)`.
struct SweepPlaceText {
    private let finding: SweptLines.Finding
    private let plan: SweepPlan

    init(_ finding: SweptLines.Finding, _ plan: SweepPlan) {
        self.finding = finding
        self.plan = plan
    }

    var text: String {
        var parts: [String] = []
        if plan.sweepsWidths || !plan.sweepsHeights { parts += part(.width) }
        if plan.sweepsHeights { parts += part(.height) }
        parts += pairs(isFirst: parts.isEmpty)
        return parts.joined(separator: ", and ")
    }

    // MARK: Lines

    private func part(_ axis: SweepAxis) -> [String] {
        let base = finding.ranges(axis, plan.base.surroundings)
        let variants = groups(axis, base)
        if base.isEmpty {
            let found = variants.filter { !$0.ranges.isEmpty }
            if found.isEmpty { return [] }
            return [found.map { "\(at(axis, $0.ranges)) with \($0.label)" }.joined(separator: "; ")]
        }
        if variants.isEmpty { return [at(axis, base)] }
        let others = variants.map { "\($0.label): \(change(axis, from: base, to: $0.ranges))" }
        return ["\(at(axis, base)) (\(others.joined(separator: "; ")))"]
    }

    private func at(_ axis: SweepAxis, _ ranges: [ClosedRange<Int>]) -> String {
        let isSwept = axis == .width ? plan.sweepsWidths : plan.sweepsHeights
        if !isSwept { return "at \(plan.base.width)x\(plan.base.height)" }
        if ranges == [axis == .width ? plan.widths : plan.heights] { return "at all \(axis.rawValue)s" }
        let isOne = ranges.count == 1 && ranges[0].count == 1
        return "at \(axis.rawValue)\(isOne ? "" : "s") \(Self.list(ranges))"
    }

    private func change(
        _ axis: SweepAxis, from base: [ClosedRange<Int>], to ranges: [ClosedRange<Int>]
    ) -> String {
        if ranges.isEmpty { return "not" }
        let whole = axis == .width ? plan.widths : plan.heights
        if ranges == [whole] { return "all" }
        guard base.count == 1, ranges.count == 1 else { return Self.list(ranges) }
        if base[0].lowerBound == ranges[0].lowerBound { return "to \(ranges[0].upperBound)" }
        if base[0].upperBound == ranges[0].upperBound { return "from \(ranges[0].lowerBound)" }
        return Self.list(ranges)
    }

    private static func list(_ ranges: [ClosedRange<Int>]) -> String {
        ranges.map { range in
            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
        }.joined(separator: ", ")
    }

    // MARK: Settings

    /// Other settings than the base's in which the ranges are others; neighbouring text sizes with the same as one.
    private func groups(
        _ axis: SweepAxis, _ base: [ClosedRange<Int>]
    ) -> [(label: String, ranges: [ClosedRange<Int>])] {
        var groups: [(first: SweepSurroundings, last: SweepSurroundings, ranges: [ClosedRange<Int>])] = []
        for setting in plan.settings.dropFirst() {
            let ranges = finding.ranges(axis, setting)
            if ranges == base { continue }
            if let group = groups.last, group.ranges == ranges, follows(setting, group.last) {
                groups[groups.count - 1].last = setting
            } else {
                groups.append((setting, setting, ranges))
            }
        }
        return groups.map { (label($0.first, $0.last), $0.ranges) }
    }

    private func follows(_ setting: SweepSurroundings, _ other: SweepSurroundings) -> Bool {
        guard let place = plan.textSizes.firstIndex(of: setting.textSize), place > 0,
            setting.textSize != plan.base.surroundings.textSize
        else { return false }
        return plan.textSizes[place - 1] == other.textSize && setting.direction == other.direction
            && setting.lengthening == other.lengthening
    }

    private func label(_ first: SweepSurroundings, _ last: SweepSurroundings) -> String {
        if first == last { return first.label(besides: plan.base.surroundings) }
        return "text sizes \(first.textSize.word) to \(last.textSize.word)"
    }

    // MARK: Pairs

    private static let mostPairs = 4

    /// The pairs that do not follow from the lines, in words.
    private func pairs(isFirst: Bool) -> [String] {
        let left = finding.pairs.filter { !isOnLine($0) }
        if left.isEmpty { return [] }
        var texts = left.prefix(Self.mostPairs).map { point in
            let label = point.surroundings.label(besides: plan.base.surroundings)
            return "\(point.width)x\(point.height)\(label.isEmpty ? "" : " with \(label)")"
        }
        if left.count > Self.mostPairs { texts.append("\(left.count - Self.mostPairs) more pairs") }
        return ["at \(isFirst ? "" : "also ")\(texts.joined(separator: ", "))".replacing("at also", with: "also at")]
    }

    /// Whether the finding occurs where one of the pair is the base's.
    private func isOnLine(_ point: SweepPoint) -> Bool {
        var nearest = [point.surroundings]
        if point.surroundings != plan.base.surroundings {
            let base = plan.base.surroundings
            nearest = (0..<3).map { part in
                var setting = base
                if part == 0 { setting.textSize = point.surroundings.textSize }
                if part == 1 { setting.direction = point.surroundings.direction }
                if part == 2 { setting.lengthening = point.surroundings.lengthening }
                return setting
            }
        }
        return nearest.contains { setting in
            finding.ranges(.width, setting).contains { $0.contains(point.width) }
                || finding.ranges(.height, setting).contains { $0.contains(point.height) }
        }
    }
}

extension SweepSurroundings {
    /// What is another than in the base, in words.
    func label(besides base: SweepSurroundings) -> String {
        var parts: [String] = []
        if textSize != base.textSize { parts.append("text size \(textSize.word)") }
        if direction != base.direction { parts.append(direction.words) }
        if lengthening != base.lengthening { parts.append(lengthening.times) }
        return parts.joined(separator: " and ")
    }
}

extension Double {
    /// How much longer texts are, in words.
    var times: String { "texts \(PlainText.number(self)) times as long" }
}

extension UITraitEnvironmentLayoutDirection {
    /// In words.
    var words: String { self == .rightToLeft ? "right to left" : "left to right" }
    /// As options write it.
    var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension UIContentSizeCategory {
    /// As options and documents write them, small ones first.
    static let words = ScenarioTraits.ContentSize.allCases.map(\.rawValue)

    /// As options and documents write it: `XL`, `AX1`.
    var word: String { Self.ascending.firstIndex(of: self).map { Self.words[$0] } ?? rawValue }

    init?(word: String) {
        guard let place = Self.words.firstIndex(of: word) else { return nil }
        self = Self.ascending[place]
    }
}
