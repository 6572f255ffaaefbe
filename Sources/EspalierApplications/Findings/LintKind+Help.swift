import EspalierRendering

/// What a kind of finding means, and what to do about it.
public struct LintKindHelp: Sendable {
    /// What it means, and why it matters.
    public let meaning: String
    /// How to mend it.
    public let mend: String
    /// What has it: the subviews of a document's root, as JSON, or, of kinds that only applications have, a line of a file.
    public let example: String

    /// All of it as one text, with how to silence it.
    public var text: String { "\(meaning) \(mend) \(silence)" }
    /// How a single finding, and the kind, is silenced.
    public let silence: String

    fileprivate init(_ kind: LintKind, meaning: String, mend: String, example: String) {
        self.meaning = meaning
        self.mend = mend
        self.example = example
        let name = kind.rawValue
        // What is not about an object of an interface file has no notes.
        let others: Set<LintKind> = [
            .cycle, .displaced, .noEffect, .divisionByZero, .unusedName, .repeatedName, .missingImage, .missingFont,
            .untranslated, .staleTranslation,
        ]
        let hasNotes = !others.contains(kind)
        let notes = hasNotes ? "by 'espalier:ignore \(name)' in the object's notes in Interface Builder, or " : ""
        silence =
            "Silence one finding \(notes)by {\"kind\": \"\(name)\", \"object\": …, \"why\": …} under \"ignore\" in "
            + ".espalier.json or in a scenario document, and the kind by {\"\(name)\": \"off\"} under \"kinds\" there or by --without \(name)."
    }
}

extension LintKind {
    /// What the kind means, how to mend it, and how to silence it.
    public var help: LintKindHelp {
        switch self {
        case .cycle:
            LintKindHelp(
                self,
                meaning: "An attribute of a view needs itself, by way of rules.",
                mend: "Let one of the rules in the circle measure something else.",
                example:
                    #"[{"name": "a", "rules": [["w = %w, h = 40", "b"]]}, {"name": "b", "rules": [["w = %w, h = 40", "a"]]}]"#
            )
        case .overlap:
            LintKindHelp(
                self,
                meaning:
                    "Two siblings that are both seen cover the same ground, so that one hides a part of the other.",
                mend: "Tie the edge of one to the edge of the other, or put them into a stack view.",
                example:
                    #"[{"class": "UILabel", "text": "Order 14", "frame": [8, 28, 120, 24]}, {"class": "UILabel", "text": "€ 1,049.00", "frame": [80, 28, 112, 24]}]"#
            )
        case .outside:
            LintKindHelp(
                self,
                meaning: "A view reaches out of its superview, where it is clipped, or cannot be touched.",
                mend: "Tie both of its edges to the superview, with 'greater than or equal' where it may be smaller.",
                example:
                    #"[{"class": "UIButton", "buttonType": "system", "title": "Pay now", "frame": [140, 18, 100, 44]}]"#
            )
        case .zeroSize:
            LintKindHelp(
                self,
                meaning: "A view that has something to show has no width or no height.",
                mend: "Constrain its size, or tie its content to its edges.",
                example: #"[{"class": "UILabel", "text": "Order 14", "frame": [8, 28, 0, 24]}]"#)
        case .cutOff:
            LintKindHelp(
                self,
                meaning: "A text is drawn with an ellipsis, or clipped.",
                mend: "Give it more lines, let its height follow the text, or let the font shrink.",
                example: #"[{"class": "UILabel", "text": "Your order of 14 August", "frame": [8, 28, 120, 24]}]"#)
        case .conflict:
            LintKindHelp(
                self,
                meaning: "Required constraints contradict one another. UIKit breaks one of them, and logs it.",
                mend: "Take one of them out, or give it a priority below 1000.",
                example:
                    #"[{"name": "card", "frame": [8, 8, 184, 64], "subviews": [{"name": "photo"}], "constraints": ["photo.leading == self.leading", "photo.trailing == self.trailing", "photo.width == 100", "photo.top == self.top", "photo.bottom == self.bottom"]}]"#
            )
        case .ambiguous:
            LintKindHelp(
                self,
                meaning: "The constraints leave a place or a size open. What UIKit shows may differ from run to run.",
                mend:
                    "Add the constraint that is missing: for the content of a scroll view the edge opposite to the first.",
                example:
                    #"[{"name": "card", "frame": [8, 8, 184, 64], "subviews": [{"name": "photo"}], "constraints": ["photo.top == self.top", "photo.width == 100", "photo.height == 40"]}]"#
            )
        case .smallTarget:
            LintKindHelp(
                self,
                meaning:
                    "A control is less than 44 points wide or high, too small for a finger (Apple's Human Interface Guidelines).",
                mend: "Make it larger, or enlarge what can be touched around it.",
                example:
                    #"[{"class": "UIButton", "buttonType": "system", "title": "Pay now", "frame": [50, 28, 100, 24]}]"#)
        case .noLabel:
            LintKindHelp(
                self,
                meaning: "Nothing says what a control is to those who do not see it.",
                mend: "Give it an accessibility label.",
                example: #"[{"class": "UIButton", "name": "close", "frame": [148, 8, 44, 44]}]"#)
        case .lowContrast:
            LintKindHelp(
                self,
                meaning:
                    "In the dark appearance a text has less contrast with what is painted below it than 4.5:1, or 3:1 from 18 points on, and from 14 in bold (WCAG 2.2, 1.4.3). Where a picture lies below, nothing is said.",
                mend: "Give the text, or what is below it, a colour that has a dark appearance.",
                example:
                    ##"[{"class": "UILabel", "text": "Order 14", "textColor": "#333333", "frame": [8, 28, 120, 24]}]"##)
        case .displaced:
            LintKindHelp(
                self, meaning: "A rule has no part in any layout.", mend: "Take it out.",
                example: #"[{"name": "card", "rules": ["ll = 8, cl = 60, rl = 150", "tt = 8, h = 64"]}]"#)
        case .noEffect:
            LintKindHelp(
                self, meaning: "A statement of a rule changes nothing.", mend: "Take it out, or assign something.",
                example: #"[{"name": "card", "rules": ["ll = tt = 8, w = 184, h - 64"]}]"#)
        case .divisionByZero:
            LintKindHelp(
                self, meaning: "A rule divides by zero.", mend: "Divide by something that is never zero.",
                example: #"[{"name": "card", "rules": ["ll = tt = 8, h = 64, w = 184 / (3 - 3)"]}]"#)
        case .unusedName:
            LintKindHelp(
                self, meaning: "Nothing refers to a name.", mend: "Take it out.",
                example:
                    #"[{"name": "icon", "frame": [8, 8, 24, 24]}, {"name": "title", "rules": [["ll = %rl + 8, tt = 8, w = 100, h = 24", "icon"]]}]"#
            )
        case .repeatedName:
            LintKindHelp(
                self, meaning: "Several views have one name; only the first is meant.", mend: "Rename the others.",
                example:
                    #"[{"name": "icon", "frame": [8, 8, 24, 24]}, {"name": "icon", "frame": [8, 48, 24, 24]}, {"rules": [["ll = %rl + 8, ct = %ct, w = h = 24", "icon", "icon"]]}]"#
            )
        case .unsettled:
            LintKindHelp(
                self,
                meaning: "A second layout pass changes a frame, though nothing else has changed.",
                mend: "Do not change in a layout what the layout measures.",
                example:
                    #"[{"name": "card", "frame": [8, 8, 5, 64], "rules": [["w = %@f", {"of": "card", "keyPath": "frame.size.width", "plus": 1}]]}]"#
            )
        case .unknownClass:
            LintKindHelp(
                self,
                meaning:
                    "A place or a size is open, and a view of a class that only the application has may decide it.",
                mend:
                    "Give the view a placeholder intrinsic size in Interface Builder, or name the class under \"classes\" in .espalier.json.",
                example:
                    #"<view customClass="RatingView" translatesAutoresizingMaskIntoConstraints="NO" id="a1b-2C-d3e">  <!-- no constraint says how wide it is -->"#
            )
        case .missingImage:
            LintKindHelp(
                self,
                meaning: "No catalogue and no file has the image that is named. Nothing is shown in its place.",
                mend: "Add it, or mend the name.",
                example: #"<imageView image="stars" id="a1b-2C-d3e"/>  <!-- the catalogue has "star" -->"#)
        case .missingFont:
            LintKindHelp(
                self,
                meaning: "No file and no device has the font that is named. The system's font is shown in its place.",
                mend: "Add the font's file, or mend the name.",
                example:
                    #"<fontDescription key="fontDescription" name="Lobster-Regular" family="Lobster" pointSize="17"/>"#)
        case .untranslated:
            LintKindHelp(
                self,
                meaning: "A text has no translation into a language that the application has.", mend: "Translate it.",
                example:
                    #"<label text="Pay later" id="a1b-2C-d3e"/>  <!-- de.lproj/Main.strings has no "a1b-2C-d3e.text" -->"#
            )
        case .staleTranslation:
            LintKindHelp(
                self,
                meaning: "A translation belongs to no object of the file any more.", mend: "Take it out of the table.",
                example: #""a1b-2C-d3e.text" = "Später zahlen";  // the storyboard has no object a1b-2C-d3e"#)
        }
    }
}
