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
        return (parts.isEmpty ? [] : [parts.joined(separator: ", and ")] + pairs(besides: true))
            .joined(separator: "; ") + (parts.isEmpty ? pairs(besides: false).joined() : "")
    }

    // MARK: Lines

    private func part(_ axis: SweepAxis) -> [String] {
        let base = finding.ranges(axis, plan.base.surroundings)
        var variants = groups(axis, base)
        if !base.isEmpty { return [at(axis, base) + others(variants, than: base, axis, after: nil)] }
        variants.removeAll { $0.ranges.isEmpty }
        guard let first = variants.first else { return [] }
        let label = label(first)
        return [
            "\(at(axis, first.ranges)) with \(label)"
                + others(Array(variants.dropFirst()), than: first.ranges, axis, after: first)
        ]
    }

    /// What is otherwise in other settings, in brackets.
    private func others(
        _ groups: [Group], than base: [ClosedRange<Int>], _ axis: SweepAxis, after first: Group?
    ) -> String {
        if groups.isEmpty { return "" }
        var last = first
        let texts = groups.map { group in
            // A text size behind another one needs no word for what it is.
            let isNext = last.map { isOfTextSize($0) && isOfTextSize(group) } ?? false
            defer { last = group }
            return "\(isNext ? word(group) : label(group)): \(change(axis, from: base, to: group.ranges))"
        }
        return " (\(texts.joined(separator: "; ")))"
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

    /// Settings with the same ranges: one, or neighbouring text sizes.
    private struct Group {
        var first: SweepSurroundings
        var last: SweepSurroundings
        var ranges: [ClosedRange<Int>]
    }

    /// Other settings than the base's in which the ranges are others.
    private func groups(_ axis: SweepAxis, _ base: [ClosedRange<Int>]) -> [Group] {
        var groups: [Group] = []
        for setting in plan.settings.dropFirst() {
            let ranges = finding.ranges(axis, setting)
            if ranges == base { continue }
            if let group = groups.last, group.ranges == ranges, follows(setting, group.last) {
                groups[groups.count - 1].last = setting
            } else {
                groups.append(Group(first: setting, last: setting, ranges: ranges))
            }
        }
        return groups
    }

    private func follows(_ setting: SweepSurroundings, _ other: SweepSurroundings) -> Bool {
        guard let place = plan.textSizes.firstIndex(of: setting.textSize), place > 0,
            setting.textSize != plan.base.surroundings.textSize
        else { return false }
        return plan.textSizes[place - 1] == other.textSize && setting.direction == other.direction
            && setting.lengthening == other.lengthening
    }

    private func isOfTextSize(_ group: Group) -> Bool { group.first.textSize != plan.base.surroundings.textSize }

    private func word(_ group: Group) -> String {
        let (first, last) = (group.first.textSize.word, group.last.textSize.word)
        return first == last ? first : "\(first) to \(last)"
    }

    private func label(_ group: Group) -> String {
        if group.first == group.last { return group.first.label(besides: plan.base.surroundings) }
        return "text sizes \(word(group))"
    }

    // MARK: Pairs

    /// The pairs that do not follow from the lines, in words.
    private func pairs(besides hasLines: Bool) -> [String] {
        let left = finding.pairs.filter { !isOnLine($0) }
        guard let first = left.first else { return [] }
        let label = first.surroundings.label(besides: plan.base.surroundings)
        let example = "\(first.width)x\(first.height)\(label.isEmpty ? "" : " with \(label)")"
        let also = hasLines ? "also " : ""
        return [left.count == 1 ? "\(also)at \(example)" : "\(also)in \(left.count) pairs, such as \(example)"]
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
    package var word: String { Self.ascending.firstIndex(of: self).map { Self.words[$0] } ?? rawValue }

    init?(word: String) {
        guard let place = Self.words.firstIndex(of: word) else { return nil }
        self = Self.ascending[place]
    }
}
