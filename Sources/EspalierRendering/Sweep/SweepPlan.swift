import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// Some layouts of one setting, one after the other in one tree.
struct SweepJob: Sendable {
    /// Nil for single sizes.
    let axis: SweepAxis?
    let surroundings: SweepSurroundings
    let sizes: [(width: Int, height: Int)]

    func point(_ index: Int) -> SweepPoint {
        SweepPoint(width: sizes[index].width, height: sizes[index].height, surroundings: surroundings)
    }
}

/// Which layouts a sweep asks for.
struct SweepPlan: Sendable {
    /// Sizes of one line that are laid out in one tree. Whatever the threads are, so that the trees are the same.
    private static let piece = 128
    /// At how many sizes of an axis pairs are looked at, at most.
    private static let mostProbes = 48

    let widths: ClosedRange<Int>
    let heights: ClosedRange<Int>
    let textSizes: [UIContentSizeCategory]
    let directions: [UITraitEnvironmentLayoutDirection]
    let lengthenings: [Double]
    let base: SweepPoint
    let sweepsWidths: Bool
    let sweepsHeights: Bool

    /// - Parameters:
    ///   - size: the root's own.
    ///   - traits: what is said of the surroundings.
    init(_ sweep: LayoutSweep, size: CGSize, traits: TraitValues) {
        func near(_ side: CGFloat, _ range: ClosedRange<Int>?) -> Int {
            let side = side.isFinite ? min(max(Int(clamping: side.rounded()), 1), LayoutSweep.sides.upperBound) : 1
            guard let range else { return side }
            return min(max(side, range.lowerBound), range.upperBound)
        }
        let size = sweep.size ?? size
        let width = near(size.width, sweep.widths), height = near(size.height, sweep.heights)
        widths = sweep.widths ?? width...width
        heights = sweep.heights ?? height...height
        sweepsWidths = sweep.widths != nil
        sweepsHeights = sweep.heights != nil
        let said = TraitValues.standard.overridden(by: traits)
        func with<Value: Equatable>(_ base: Value, _ values: [Value]) -> (base: Value, all: [Value]) {
            var all: [Value] = []
            for value in values where !all.contains(value) { all.append(value) }
            if all.isEmpty { return (base, [base]) }
            return (all.contains(base) ? base : all[0], all)
        }
        let textSizes = with(said.preferredContentSizeCategory, sweep.textSizes)
        let directions = with(said.layoutDirection, sweep.directions)
        self.textSizes = textSizes.all
        self.directions = directions.all
        lengthenings = with(1, sweep.lengthenings.isEmpty ? [] : [1] + sweep.lengthenings).all
        base = SweepPoint(
            width: width, height: height,
            surroundings: SweepSurroundings(
                textSize: textSizes.base, direction: directions.base, lengthening: 1))
    }

    /// The base's setting, then those that differ from it in one respect.
    var settings: [SweepSurroundings] {
        var settings = [base.surroundings]
        func add(_ change: (inout SweepSurroundings) -> Void) {
            var setting = base.surroundings
            change(&setting)
            if setting != base.surroundings { settings.append(setting) }
        }
        for textSize in textSizes { add { $0.textSize = textSize } }
        for direction in directions { add { $0.direction = direction } }
        for lengthening in lengthenings { add { $0.lengthening = lengthening } }
        return settings
    }

    /// All widths and all heights in each setting.
    var lines: [SweepJob] {
        settings.flatMap { setting -> [SweepJob] in
            var jobs: [SweepJob] = []
            if sweepsWidths || !sweepsHeights {
                for piece in Self.pieces(widths) {
                    jobs.append(
                        SweepJob(axis: .width, surroundings: setting, sizes: piece.map { ($0, base.height) }))
                }
            }
            if sweepsHeights {
                for piece in Self.pieces(heights) {
                    jobs.append(
                        SweepJob(axis: .height, surroundings: setting, sizes: piece.map { (base.width, $0) }))
                }
            }
            return jobs
        }
    }

    private static func pieces(_ range: ClosedRange<Int>) -> [ClosedRange<Int>] {
        stride(from: range.lowerBound, through: range.upperBound, by: piece).map {
            $0...min($0 + piece - 1, range.upperBound)
        }
    }

    // MARK: Pairs

    /// Widths with heights, and text sizes, directions and lengthenings with one another: where they end, and where
    /// something begins or ends on the lines.
    func pairs(_ lines: SweptLines) -> [SweepJob] {
        var jobs: [SweepJob] = []
        if sweepsWidths, sweepsHeights {
            let widths = probes(.width, lines, in: base.surroundings).filter { $0 != base.width }
            let heights = probes(.height, lines, in: base.surroundings).filter { $0 != base.height }
            let sizes = heights.flatMap { height in widths.map { (width: $0, height: height) } }
            if !sizes.isEmpty { jobs.append(SweepJob(axis: nil, surroundings: base.surroundings, sizes: sizes)) }
        }
        let settings = pairedSettings(lines)
        if settings.isEmpty { return jobs }
        var sizes = probes(.width, lines, in: nil).map { (width: $0, height: base.height) }
        for height in probes(.height, lines, in: nil) where height != base.height || !widths.contains(base.width) {
            sizes.append((base.width, height))
        }
        return jobs + settings.map { SweepJob(axis: nil, surroundings: $0, sizes: sizes) }
    }

    /// The sizes of an axis at which pairs are looked at: the ends, the base, and on both sides of where something
    /// begins or ends.
    private func probes(_ axis: SweepAxis, _ lines: SweptLines, in setting: SweepSurroundings?) -> [Int] {
        let range = axis == .width ? widths : heights
        var all: Set<Int> = [range.lowerBound, range.upperBound]
        let inner = lines.changes(axis, in: setting).filter { range.contains($0) && !all.contains($0) }.ordered()
        let room = Self.mostProbes - all.count
        // Evenly over those that there are.
        for index in 0..<min(inner.count, room) { all.insert(inner[index * inner.count / min(inner.count, room)]) }
        return all.ordered()
    }

    /// Settings that differ from the base in two respects.
    private func pairedSettings(_ lines: SweptLines) -> [SweepSurroundings] {
        let base = base.surroundings
        var ends = [textSizes[0], textSizes[textSizes.count - 1]]
        var last: SweepSurroundings?
        for textSize in textSizes {
            var setting = base
            setting.textSize = textSize
            if let last, !lines.isSame(last, setting), !ends.contains(textSize) { ends.append(textSize) }
            last = setting
        }
        var settings: [SweepSurroundings] = []
        func add(_ setting: SweepSurroundings) {
            let others = [
                setting.textSize != base.textSize, setting.direction != base.direction,
                setting.lengthening != base.lengthening,
            ]
            if others.count(where: { $0 }) == 2, !settings.contains(setting) { settings.append(setting) }
        }
        for textSize in textSizes where ends.contains(textSize) {
            for direction in directions {
                add(SweepSurroundings(textSize: textSize, direction: direction, lengthening: base.lengthening))
            }
            for lengthening in lengthenings {
                add(SweepSurroundings(textSize: textSize, direction: base.direction, lengthening: lengthening))
            }
        }
        for direction in directions {
            for lengthening in lengthenings {
                add(SweepSurroundings(textSize: base.textSize, direction: direction, lengthening: lengthening))
            }
        }
        return settings
    }
}
