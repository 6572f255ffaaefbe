import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// Lays a screen out at every size, in every text size and direction, and says where something goes wrong.
///
///     let sweep = LayoutSweep(widths: 320...1366, textSizes: .all, directions: [.leftToRight, .rightToLeft])
///     let report = sweep.run { ProfileView() }
///     print(report)
///
/// One axis moves from end to end while the others stay at their base: every width, every height, every text size,
/// direction and lengthening. Every width and every height is also laid out in each of the other text sizes, directions
/// and lengthenings. Pairs of the rest (a width with a height, a text size with a direction) are laid out at the ends
/// of the axes, and where something was found to begin or to end.
///
/// The tree is built anew for each of these lines. From one size to the next it is only laid out: the pass solves, and
/// the sweep checks, only what changes by a point. The result is the same for any number of threads.
public struct LayoutSweep: Sendable, Equatable {
    /// The widths, in points; nil means only the base's.
    public var widths: ClosedRange<Int>?
    /// The heights, in points; nil means only the base's.
    public var heights: ClosedRange<Int>?
    /// The user's text sizes. Empty means `.large`, or the one in a document's traits. If there are any, all fonts of a
    /// text style follow them, as in a program that is started with that size.
    public var textSizes: [UIContentSizeCategory]
    /// The directions of reading. Empty means from left to right, or the one in a document's traits.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// By which factors texts are made longer, besides the texts as they are. See ``lengthened(_:times:)``.
    public var lengthenings: [Double]
    /// The size at which the other axes are laid out; nil means that of a document's root, or 390 by 844. A side that
    /// is not among the widths or heights is moved to the nearest one.
    public var size: CGSize?
    /// The kinds of findings that are switched off. Kinds outside of ``kinds`` have no effect.
    public var without: Set<LintKind> = []
    /// How many threads are used; nil means as many as the machine has cores.
    public var threads: Int?
    /// Whether each finding comes with its evidence: the tree at the first size, and a document of it.
    public var keepsEvidence = false
    /// Whether each finding of a screen that code builds comes with the smallest document that shows it. For a sweep of
    /// a document, the document's options decide that.
    public var shrinks = false

    /// Whether overlaps count that a screen has at the size at which it was drawn, as its author wants them. Documents
    /// and screens that code builds are drawn at no size: all of theirs count.
    package var includesDesigned = false

    /// Makes a sweep over the given axes.
    ///
    /// - Precondition: widths and heights lie between 1 and 100,000, lengthenings between 1 and 100.
    public init(
        widths: ClosedRange<Int>? = nil, heights: ClosedRange<Int>? = nil, textSizes: [UIContentSizeCategory] = [],
        directions: [UITraitEnvironmentLayoutDirection] = [], lengthenings: [Double] = [], size: CGSize? = nil
    ) {
        self.widths = widths
        self.heights = heights
        self.textSizes = textSizes
        self.directions = directions
        self.lengthenings = lengthenings
        self.size = size
    }

    /// What a sweep looks for at every size.
    public static let kinds: Set<LintKind> = [
        .overlap, .outside, .zeroSize, .cutOff, .conflict, .ambiguous, .smallTarget, .lowContrast,
        .divisionByZero,
    ]

    /// The sides that may be asked for.
    static let sides = 1...100_000
    static let factors = 1.0...100.0

    /// Sweeps over a screen that code builds.
    ///
    /// - Parameter build: makes the screen anew at each call, on any thread, the same each time. Its view fills a
    ///   window of each size, without a screen and without a safe area. For a screen with view controllers it may
    ///   return a window: then the window gets the sizes, and keeps its own safe area and pixels.
    /// - Returns: the findings, ordered by the places of the views in the tree.
    /// - Complexity: for each size, a layout pass after a change of size, and O(number of views) comparisons; memory
    ///   for one tree a thread.
    public func run(_ build: @escaping @Sendable () -> UIView) -> SweepReport {
        run(BuiltSubject(build: build))
    }

    /// Sweeps over the trees of any source.
    package func run(_ subject: any SweepSubject) -> SweepReport {
        var sweep = checked
        sweep.keepsEvidence = keepsEvidence || shrinks
        let result = SweepRun(sweep: sweep, subject: subject).result()
        let findings = result.findings(SourcePlaces(document: nil))
        return SweepReport(findings: shrinks ? findings.withSmallest() : findings, coverage: result.coverage)
    }

    /// Itself, where it asks for what there is.
    var checked: LayoutSweep {
        let ranges = [widths, heights].compactMap { $0 }
        let isRight =
            ranges.allSatisfy { Self.sides.contains($0.lowerBound) && Self.sides.contains($0.upperBound) }
            && lengthenings.allSatisfy { Self.factors.contains($0) }
        if !isRight {
            trap(
                "a LayoutSweep over widths \(String(describing: widths)), heights \(String(describing: heights)) and "
                    + "lengthenings \(lengthenings): sides from 1 to 100000 and lengthenings from 1 to 100 are needed")
        }
        return self
    }
}

extension [UIContentSizeCategory] {
    /// All text sizes that a user may set, small ones first.
    public static var all: [UIContentSizeCategory] { UIContentSizeCategory.ascending }
}

/// The result of a sweep.
public struct SweepReport: Sendable, Equatable, CustomStringConvertible {
    /// In the order of the tree; for one view, in the order of the kinds.
    public var findings: [LintFinding]
    /// What was covered.
    public var coverage: SweepCoverage

    /// The findings for reading, and what was covered.
    public var description: String { LintReport(findings: findings, error: nil, coverage: coverage).text() }

    /// The findings as JSON Lines: one object a line, each line ended.
    public func jsonLines() -> String {
        LintReport(findings: findings, error: nil, coverage: coverage).jsonLines()
    }
}
