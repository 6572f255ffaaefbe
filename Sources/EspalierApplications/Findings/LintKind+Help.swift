import EspalierRendering

/// What a kind of finding means, and what to do about it.
public struct LintKindHelp: Sendable {
    /// What it means, and why it matters.
    public let meaning: String
    /// How to mend it.
    public let mend: String

    /// All of it as one text, with how to silence it.
    public var text: String { "\(meaning) \(mend) \(Self.silencing)" }

    /// How a single finding, and a kind, is silenced.
    public static let silencing =
        "Silence one finding by 'espalier:ignore KIND' in the object's notes in Interface Builder, or under \"ignore\" in "
        + ".espalier.json; a kind by \"kinds\": {\"KIND\": \"off\"}."
}

extension LintKind {
    /// What the kind means, how to mend it, and how to silence it.
    public var help: LintKindHelp {
        switch self {
        case .cycle:
            LintKindHelp(
                meaning: "An attribute of a view needs itself, by way of rules.",
                mend: "Let one of the rules in the circle measure something else.")
        case .overlap:
            LintKindHelp(
                meaning:
                    "Two siblings that are both seen cover the same ground, so that one hides a part of the other.",
                mend: "Tie the edge of one to the edge of the other, or put them into a stack view.")
        case .outside:
            LintKindHelp(
                meaning: "A view reaches out of its superview, where it is clipped, or cannot be touched.",
                mend: "Tie both of its edges to the superview, with 'greater than or equal' where it may be smaller.")
        case .zeroSize:
            LintKindHelp(
                meaning: "A view that has something to show has no width or no height.",
                mend: "Constrain its size, or tie its content to its edges.")
        case .cutOff:
            LintKindHelp(
                meaning: "A text is drawn with an ellipsis, or clipped.",
                mend: "Give it more lines, let its height follow the text, or let the font shrink.")
        case .conflict:
            LintKindHelp(
                meaning: "Required constraints contradict one another. UIKit breaks one of them, and logs it.",
                mend: "Take one of them out, or give it a priority below 1000.")
        case .ambiguous:
            LintKindHelp(
                meaning: "The constraints leave a place or a size open. What UIKit shows may differ from run to run.",
                mend:
                    "Add the constraint that is missing: for the content of a scroll view the edge opposite to the first."
            )
        case .smallTarget:
            LintKindHelp(
                meaning:
                    "A control is less than 44 points wide or high, too small for a finger (Apple's Human Interface Guidelines).",
                mend: "Make it larger, or enlarge what can be touched around it.")
        case .noLabel:
            LintKindHelp(
                meaning: "Nothing says what a control is to those who do not see it.",
                mend: "Give it an accessibility label.")
        case .displaced:
            LintKindHelp(meaning: "A rule has no part in any layout.", mend: "Take it out.")
        case .noEffect:
            LintKindHelp(meaning: "A statement of a rule changes nothing.", mend: "Take it out, or assign something.")
        case .divisionByZero:
            LintKindHelp(meaning: "A rule divides by zero.", mend: "Divide by something that is never zero.")
        case .unusedName:
            LintKindHelp(meaning: "Nothing refers to a name.", mend: "Take it out.")
        case .repeatedName:
            LintKindHelp(meaning: "Several views have one name; only the first is meant.", mend: "Rename the others.")
        case .unsettled:
            LintKindHelp(
                meaning: "A second layout pass changes a frame, though nothing else has changed.",
                mend: "Do not change in a layout what the layout measures.")
        case .unknownClass:
            LintKindHelp(
                meaning:
                    "A place or a size is open, and a view of a class that only the application has may decide it.",
                mend:
                    "Give the view a placeholder intrinsic size in Interface Builder, or name the class under \"classes\" in .espalier.json."
            )
        case .missingImage:
            LintKindHelp(
                meaning: "No catalogue and no file has the image that is named. Nothing is shown in its place.",
                mend: "Add it, or mend the name.")
        case .missingFont:
            LintKindHelp(
                meaning: "No file and no device has the font that is named. The system's font is shown in its place.",
                mend: "Add the font's file, or mend the name.")
        case .untranslated:
            LintKindHelp(
                meaning: "A text has no translation into a language that the application has.", mend: "Translate it.")
        case .staleTranslation:
            LintKindHelp(
                meaning: "A translation belongs to no object of the file any more.", mend: "Take it out of the table.")
        }
    }
}
