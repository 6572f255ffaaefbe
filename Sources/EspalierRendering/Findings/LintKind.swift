import EspalierSupport

/// What a finding of the lint is about. Each kind can be switched off.
public enum LintKind: String, Sendable, CaseIterable {
    // In the order in which findings of one place are told.
    /// An attribute needs itself (SLL 9.7).
    case cycle
    /// Two visible siblings cover the same ground in part.
    case overlap
    /// A view reaches out of its superview.
    case outside
    /// A view that has something to show has no width or no height.
    case zeroSize = "zero-size"
    /// A label does not show all of its text.
    case cutOff = "cut-off"
    /// A required constraint cannot hold (AUTOLAYOUT 2.6).
    case conflict
    /// Constraints leave a view's place or size open (AUTOLAYOUT 2.5).
    case ambiguous
    /// A control that is enabled is less than 44 points wide or high.
    case smallTarget = "small-target"
    /// Nothing says what a control is to those who do not see it.
    case noLabel = "no-label"
    /// A text has little contrast with what is painted below it, in the dark.
    case lowContrast = "low-contrast"
    /// An assignment that has a part in no layout pass, because others take its place.
    case displaced
    /// A statement that changes nothing.
    case noEffect = "no-effect"
    /// A rule divides by zero.
    case divisionByZero = "division-by-zero"
    /// A name that nothing in the document refers to.
    case unusedName = "unused-name"
    /// A name that several views have, and that something refers to.
    case repeatedName = "repeated-name"
    /// A frame that another layout pass changes, although nothing else has changed.
    case unsettled
    /// A view is open where the class of a view, which only the application has, may decide.
    case unknownClass = "unknown-class"
    /// A name of an image that the application does not have.
    case missingImage = "missing-image"
    /// A name of a font that the application does not have.
    case missingFont = "missing-font"
    /// A text without a translation.
    case untranslated
    /// A translation of a text that is not there.
    case staleTranslation = "stale-translation"

    /// The kinds that are looked for in applications' folders alone.
    public static let ofApplications: Set<LintKind> = [
        .unknownClass, .missingImage, .missingFont, .untranslated, .staleTranslation,
    ]

    /// What the kind is about, on one line.
    public var summary: String {
        switch self {
        case .cycle: "an attribute that needs itself"
        case .overlap: "visible siblings that overlap"
        case .outside: "a view that reaches out of its superview"
        case .zeroSize: "a view with text, rules or subviews, but without width or height"
        case .cutOff: "a text that is not shown whole"
        case .conflict: "a required constraint that cannot hold"
        case .ambiguous: "constraints that leave a place or a size open"
        case .smallTarget: "a control too small for a finger"
        case .noLabel: "a control that nothing names for those who do not see it"
        case .lowContrast: "a text that is hard to read in the dark"
        case .displaced: "a rule that never counts"
        case .noEffect: "a statement without effect"
        case .divisionByZero: "a division by zero"
        case .unusedName: "a name that nothing refers to"
        case .repeatedName: "a name that several views have"
        case .unsettled: "a frame that changes in a second layout pass"
        case .unknownClass: "a place or a size that a class of the application may decide"
        case .missingImage: "a name of an image that is not there"
        case .missingFont: "a name of a font that is not there"
        case .untranslated: "a text without a translation"
        case .staleTranslation: "a translation of a text that is not there"
        }
    }
}

extension LintKind {
    /// What is said of a word that is to be a kind, behind what it stands in; empty where it is one.
    package static func remark(on word: String) -> String {
        if LintKind(rawValue: word) != nil { return "" }
        let near = nearestName(to: word, among: allCases.map(\.rawValue))
        return "; it is no kind" + (near.map { ", did you mean '\($0)'?" } ?? "")
    }
}
