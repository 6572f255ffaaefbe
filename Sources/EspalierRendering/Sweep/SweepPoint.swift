import EspalierScenarios
import EspalierViews
import Foundation

/// What stands around a screen, besides its size.
public struct SweepSurroundings: Sendable, Hashable {
    /// How large the user wants texts.
    public var textSize: UIContentSizeCategory
    /// In which direction the user reads.
    public var direction: UITraitEnvironmentLayoutDirection
    /// How many times as long as written texts are.
    public var lengthening: Double
}

/// One layout of a sweep.
public struct SweepPoint: Sendable, Hashable {
    /// In points.
    public var width: Int
    /// In points.
    public var height: Int
    /// What stands around the screen.
    public var surroundings: SweepSurroundings

    /// The size.
    public var size: CGSize { CGSize(width: width, height: height) }

    /// The traits of a device of that size, with the text size and the direction.
    var traits: TraitValues {
        let isLying = width > height
        let screen = UIScreen(
            name: "", portraitSize: CGSize(width: min(width, height), height: max(width, height)), scale: 1,
            orientation: isLying ? .landscapeRight : .portrait)
        var traits = screen.traits
        traits.displayScale = 0
        traits.userInterfaceStyle = .unspecified
        traits.preferredContentSizeCategory = surroundings.textSize
        traits.layoutDirection = surroundings.direction
        return traits
    }
}

/// What is gone through size by size.
public enum SweepAxis: String, Sendable, CaseIterable {
    /// All widths, at the base's height.
    case width
    /// All heights, at the base's width.
    case height
}

/// Where in a sweep a finding occurs.
public struct SweepOccurrences: Sendable, Equatable {
    /// One axis that was gone through in one setting.
    public struct Line: Sendable, Equatable {
        /// Which axis.
        public var axis: SweepAxis
        /// In which text size, direction and lengthening.
        public var surroundings: SweepSurroundings
        /// The sizes, ascending. At the size before each range and at the one behind it, it does not occur.
        public var ranges: [ClosedRange<Int>]
    }

    /// The base's first, then those of each other setting, in the order in which they were asked for. A line without
    /// the finding is left out.
    public var lines: [Line]
    /// Pairs at which it occurs that lie on no line: other widths with other heights, other text sizes with other
    /// directions.
    public var pairs: [SweepPoint]
    /// The first at which it was found.
    public var first: SweepPoint
    /// The numbers of that layout, such as how wide the text is and how wide its label.
    public var example: String
    /// The tree there, if evidence was asked for.
    public var snapshot: HierarchySnapshot?
    /// A document, as JSON, that is laid out as the tree there, if evidence was asked for and a document can say it.
    public var document: String?
    /// Where it occurs, for reading: `at widths 320 to 358 (text size XL: to 402)`.
    public var place: String
}

/// What a sweep has looked at.
public struct SweepCoverage: Sendable, Equatable {
    /// The widths; one alone where they were no axis.
    public var widths: ClosedRange<Int>
    /// The heights; one alone where they were no axis.
    public var heights: ClosedRange<Int>
    /// The base, at which the other axes were gone through.
    public var base: SweepPoint
    /// The text sizes, the base's included.
    public var textSizes: [UIContentSizeCategory]
    /// The directions, the base's included.
    public var directions: [UITraitEnvironmentLayoutDirection]
    /// The lengthenings, 1 included.
    public var lengthenings: [Double]
    /// How many pairs were laid out.
    public var pairs = 0
    /// How many layouts there were, pairs included.
    public var layouts = 0
    /// How many views were compared with the layout before, and how many of them had changed and were looked at.
    public var counters = SweepCounters()
    /// Whether the tree could be built and laid out; where not, nothing was looked at.
    public var isBuilt = true
}

/// What a sweep has done, so that costs can be held by counts.
public struct SweepCounters: Sendable, Equatable {
    /// Trees that were built.
    public var built = 0
    /// Views whose frames were compared with those of the layout before.
    public var compared = 0
    /// Views whose frame, visibility or text had changed, and which were looked at.
    public var checked = 0
    /// Views of which their siblings or their superview had changed, so that their subviews were compared.
    public var families = 0

    static func + (one: SweepCounters, other: SweepCounters) -> SweepCounters {
        SweepCounters(
            built: one.built + other.built, compared: one.compared + other.compared,
            checked: one.checked + other.checked, families: one.families + other.families)
    }
}
