import EspalierControls
import EspalierRendering
import EspalierViews

@testable import EspalierApplications

/// A way in which a screen breaks, and what is to be found then.
enum Break: String, CaseIterable {
    case longTranslation, longText, missingPlace, missingSize, smallTarget, contradiction, fixedWidth, missingImage
    case missingFont, largeText, fixedToLeft, forgottenMask, openContent, overlap

    /// What must be found.
    struct Expected {
        var kind: LintKind
        /// One of the objects that it is about; its element's line is where it stands.
        var object: String
        var axis: NSLayoutConstraint.Axis?
        /// The widths of phones at which it shows; nil: no edge among them.
        var widths: ClosedRange<Int>?
        /// What all of its settings end in.
        var setting = ""
        /// What the fix has to name.
        var fix = ""
        /// The other place: a file and what its line begins with.
        var related: (file: String, line: String)?
    }

    /// Breaks a screen.
    func apply(to screen: inout CleanScreen, _ options: inout ApplicationLintOptions) -> Expected {
        func change(_ id: String, _ old: String, _ new: String) {
            screen.elements[id] = screen.elements[id]?.replacing(old, with: new)
        }
        switch self {
        case .longTranslation:
            let id = screen.row(.label).id
            let text = "Der gesamte Betrag Ihrer Bestellung mit allen Steuern und dem Versand in das Ausland und zurück"
            screen.files["de.lproj/Main.strings"] = "/* Class */\n\"\(id).text\" = \"\(text)\";\n"
            options.settings.languages = ["de"]
            return Expected(
                kind: .cutOff, object: id, setting: "/de",
                related: ("de.lproj/Main.strings", "\"\(id).text\""))
        case .longText:
            let id = screen.row(.label).id
            let text = "Your orders and what became of them since May"
            change(id, "Total", text)
            let needed = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width + 32
            return Expected(kind: .cutOff, object: id, widths: 375...(Int(needed.rounded(.up)) - 1))
        case .missingPlace:
            let id = screen.row(.image).id
            screen.constraints["\(id)-leading"] = nil
            return Expected(kind: .ambiguous, object: id, axis: .horizontal, fix: "leading")
        case .missingSize:
            let id = screen.row(.scroll).id
            screen.constraints["\(id)-height"] = nil
            return Expected(kind: .ambiguous, object: id, axis: .vertical, fix: "height")
        case .smallTarget:
            let id = screen.row(.button).id
            screen.size("\(id)-height", id, "height", 26)
            return Expected(kind: .smallTarget, object: id, fix: "44")
        case .contradiction:
            let id = screen.row(.button).id
            screen.size("\(id)-other", id, "height", 60)
            return Expected(kind: .conflict, object: "\(id)-other", axis: .vertical)
        case .fixedWidth:
            let id = screen.row(.button).id
            screen.constraints["\(id)-trailing"] = nil
            screen.size("\(id)-width", id, "width", 390)
            return Expected(kind: .outside, object: id, widths: 375...405)
        case .missingImage:
            let id = screen.row(.image).id
            change(id, "logo", "lago")
            return Expected(kind: .missingImage, object: "lago", fix: "logo")
        case .missingFont:
            let id = screen.row(.label).id
            change(id, #"style="UICTFontTextStyleBody""#, #"name="Shopify-Bold" family="Shopify" pointSize="17""#)
            return Expected(kind: .missingFont, object: "Shopify-Bold")
        case .largeText:
            let id = screen.row(.label).id
            screen.size("\(id)-height", id, "height", 21)
            options.settings.textSizes = [.large, .accessibilityExtraLarge]
            return Expected(kind: .cutOff, object: id, setting: "/AX3")
        case .fixedToLeft:
            // Where the language runs to the left, the first of the pair stands at the right edge.
            let id = screen.row(.pair).id
            screen.tie("\(id)b-leading", "\(id)b", "right", to: "root", "left", 270)
            screen.files["ar.lproj/Main.strings"] = "\"\(id).text\" = \"مجموع\";\n"
            screen.size("\(id)-width", id, "width", 120)
            options.settings.languages = ["ar"]
            return Expected(kind: .overlap, object: "\(id)b", setting: "/ar")
        case .forgottenMask:
            let id = screen.row(.button).id
            change(id, #"translatesAutoresizingMaskIntoConstraints="NO" "#, "")
            return Expected(kind: .conflict, object: id, fix: "translatesAutoresizingMaskIntoConstraints")
        case .openContent:
            let id = screen.row(.scroll).id
            change(id, #"secondAttribute="bottom""#, #"secondAttribute="top""#)
            change(id, #"firstAttribute="bottom""#, #"firstAttribute="top""#)
            return Expected(kind: .ambiguous, object: id, axis: .vertical, fix: "tie the bottom")
        case .overlap:
            let id = screen.row(.pair).id
            screen.tie("\(id)b-leading", "\(id)b", "leading", to: id, "leading", 12)
            return Expected(kind: .overlap, object: "\(id)b")
        }
    }
}
