import EspalierScenarios
import EspalierViews
import Foundation

/// Something in a scenario or a screen that is most likely a mistake.
public struct LintFinding: Sendable, Equatable {
    /// What it is about.
    public var kind: LintKind
    /// The path of the view in the tree as it is built, or, of rules and names, after the last step; nil for a view that
    /// is gone by then.
    public var view: String?
    /// The view's name, if it has one.
    public var name: String?
    /// Where it stands in the document; nil for a document that was not read from a text.
    public var place: TextPlace?
    /// The JSON path of what stands there.
    public var documentPath: String
    /// Where in the text that stands at `place` it is, of rules; nil for the whole of it.
    package var inner: TextPlace?
    /// What is wrong, on one line.
    public var message: String
    /// What would be right, on one line.
    public var fix: String
    /// The sizes of the root at which it occurs, in the order in which they were asked for; empty where sizes have no
    /// part in it.
    public var sizes: [CGSize]
    /// Where in a sweep it occurs; nil where there was none.
    public var swept: SweepOccurrences?
    /// The smallest document that shows it; nil where nobody asked for it.
    public var smallest: SmallestDocument?
    /// The file in which it stands; nil for the file that was asked about, and for what code builds.
    public var file: String?
    /// What it is about, sorted: names or object ids, and for what has none the path of its place.
    public var objects: [String] = []
    /// The axis, of findings about one; nil for others.
    public var axis: NSLayoutConstraint.Axis?
    /// What else has a part in it: the constraints that one contradicts.
    public var related: [Related] = []

    /// A part that something else has in a finding.
    public struct Related: Sendable, Equatable {
        /// What it is.
        public var text: String
        /// The file in which it stands; nil for the file that was asked about.
        public var file: String?
        /// Where it stands there; nil for what no text has.
        public var place: TextPlace?
        /// The JSON path, or the object id, of what stands there.
        public var documentPath: String

        package init(text: String, file: String? = nil, place: TextPlace? = nil, documentPath: String) {
            self.text = text
            self.file = file
            self.place = place
            self.documentPath = documentPath
        }
    }
}

/// What the lint says of one document.
public struct LintReport: Sendable, Equatable {
    /// In the order of the document; of one place, in the order of the kinds. Without what the document says is to be
    /// ignored.
    public var findings: [LintFinding]
    /// How many findings the document silences by its `ignore` list.
    public var silenced = 0
    /// What that list silences, and does not occur, as the list has it. Empty where kinds were left out, or where sizes
    /// were asked for.
    public var unusedIgnores: [String] = []
    /// Why the run of the steps ended before the last one, other than by a cycle, which is a finding. Rules and names of
    /// later steps are not looked at then.
    public var error: ScenarioRunError?
    /// What a sweep has looked at; nil where there was none.
    public var coverage: SweepCoverage?
}

/// What the lint looks for.
public struct LintOptions: Sendable, Equatable {
    /// The sizes of the root to lay the tree out at; the size that the document gives, where there are none.
    public var sizes: [CGSize] = []
    /// The sizes, text sizes and directions to sweep over, beside `sizes`; its own `without` plays no part. Nil: none.
    public var sweep: LayoutSweep?
    /// Whether each finding comes with the smallest document that shows it.
    public var shrinks = false
    /// The kinds that are switched off. Names that nothing refers to are not looked for unless asked for: most are there
    /// for reading. Nor are controls without a label: a document is about places, as a rule.
    public var without: Set<LintKind> = [.noLabel, .unusedName]
    /// How many findings are told of the subviews of one view, and how many of names, before "and more".
    public var limit = 20
    /// The kinds that a sweep looks for at every size, so that the frames at single sizes need not be looked at for them.
    var sweptKinds: Set<LintKind> { sweep == nil ? [] : LayoutSweep.kinds }

    /// Everything but controls without a label and names that nothing refers to, at the document's own size.
    public init() {}

    /// Reads a list of sizes, such as `320x568,390x844`.
    ///
    /// - Throws: what is wrong with the first size that is none: two positive numbers with an `x` between them.
    public static func sizes(_ text: String) throws(LintOptionError) -> [CGSize] {
        var sizes: [CGSize] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let trimmed = part.trimmingCharacters(in: .whitespaces)
            let numbers = trimmed.lowercased().split(separator: "x", omittingEmptySubsequences: false)
                .map { Double($0) ?? .nan }
            guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 && $0.isFinite && $0 <= 1e7 }) else {
                throw LintOptionError(
                    message: "\(PlainText.quoted(trimmed)) is no size",
                    fix: "write sizes as WIDTHxHEIGHT in points, as in 320x568,390x844")
            }
            let size = CGSize(width: numbers[0], height: numbers[1])
            if !sizes.contains(size) { sizes.append(size) }
        }
        return sizes
    }

    /// Reads the kinds that are switched off, such as `overlap,unused-name`.
    ///
    /// - Throws: what is wrong with the first word that is no kind.
    public static func kinds(_ text: String) throws(LintOptionError) -> Set<LintKind> {
        var kinds: Set<LintKind> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmingCharacters(in: .whitespaces)
            guard let kind = LintKind(rawValue: word) else {
                throw LintOptionError(
                    message: "\(PlainText.quoted(word)) is no kind of finding",
                    fix: "write one of \(LintKind.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            kinds.insert(kind)
        }
        return kinds
    }
}

/// Why an option of the lint was refused.
public struct LintOptionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong.
    public var message: String
    /// What would be right.
    public var fix: String

    /// Makes an error of an option.
    public init(message: String, fix: String) {
        self.message = message
        self.fix = fix
    }

    /// What is wrong, and below it what would be right.
    public var description: String { "\(message)\nfix: \(fix)" }
}
