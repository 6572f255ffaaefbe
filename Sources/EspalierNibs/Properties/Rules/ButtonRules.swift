import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    static let button = list(UIButton.self) { button in
        // First, because it says which font a title has.
        button.set("buttonType") { part, button in
            if let type = part.choice(buttonTypes) { button.adopt(type) }
        }
        button.insets("contentEdgeInsets", \.contentEdgeInsets)
        button.insets("titleEdgeInsets", \.titleEdgeInsets)
        button.insets("imageEdgeInsets", \.imageEdgeInsets)
        button.child("configuration") { part, button in
            button.configuration = part.buttonConfiguration
            part.setContents(of: button, for: .normal)
        }
        button.child("normal") { part, button in
            // Interface Builder keeps the title of the state that a configuration took the place of, and shows none of it.
            part.setContents(of: button, for: .normal, showsContents: button.configuration == nil)
        }
        button.child("highlighted") { part, button in part.setContents(of: button, for: .highlighted) }
        button.child("selected") { part, button in part.setContents(of: button, for: .selected) }
        button.child("disabled") { part, button in part.setContents(of: button, for: .disabled) }
        button.child("focused") { part, button in part.setContents(of: button, for: .focused) }
        button.child("fontDescription") { part, button in
            // A configuration has fonts of its own.
            if button.configuration != nil { return }
            if let font = part.font(usual: button.titleLabel?.font) { button.titleLabel?.font = font }
        }
        button.set("lineBreakMode") { part, button in
            guard let mode = part.choice(lineBreakModes) else { return }
            // A button that shows no title has no label yet, and need not get one for this.
            if button.currentTitle == nil && button.currentAttributedTitle == nil { return }
            button.titleLabel?.lineBreakMode = mode
        }
        button.child("titleShadowOffset") { part, button in
            if let size = part.size() { button.titleLabel?.shadowOffset = size }
        }
        button.flag("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
        button.flag("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
        button.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
        button.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
        button.known(
            attributes: "hasAttributedTitle adjustsImageSizeForAccessibilityContentSizeCategory role",
            keys: "buttonConfiguration menu")
    }

    private static let buttonTypes: [String: UIButton.ButtonType] = [
        "custom": .custom, "system": .system, "roundedRect": .system, "plain": .system,
        "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
        "contactAdd": .contactAdd, "close": .close,
    ]
}

extension PropertyPart {
    /// Sets what a `state` child, or the configuration, says of a button in a state.
    ///
    /// - Parameter showsContents: whether that has a title and an image for it; else only backgrounds and colours.
    func setContents(of button: UIButton, for state: UIControl.State, showsContents: Bool = true) {
        if showsContents { setTitleAndImage(of: button, for: state) }
        if let image = attribute("backgroundImage")?.image ?? inner(key: "backgroundImage")?.referredImage {
            button.setBackgroundImage(image, for: state)
        }
        if let color = inner(key: "titleColor")?.color { button.setTitleColor(color, for: state) }
        if let color = inner(key: "titleShadowColor")?.color { button.setTitleShadowColor(color, for: state) }
    }

    private func setTitleAndImage(of button: UIButton, for state: UIControl.State) {
        if let title = attribute("title")?.value ?? inner(key: "title")?.text { button.setTitle(title, for: state) }
        let attributed = inner(key: "attributedTitle") ?? inner(key: "title").flatMap { $0.isAttributed ? $0 : nil }
        if let title = attributed?.attributedText { button.setAttributedTitle(title, for: state) }
        if let image = attribute("image")?.image ?? inner(key: "image")?.referredImage {
            button.setImage(image, for: state)
        }
    }

    private var isAttributed: Bool { child?.name == "attributedString" }
}
