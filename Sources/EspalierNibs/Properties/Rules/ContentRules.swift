import EspalierControls
import EspalierViews
import Foundation

// Views that show something or hold others, and are no controls.
extension PropertyRule {
    static let imageView = list(UIImageView.self) { view in
        view.image("image", \.image)
        view.image("highlightedImage", \.highlightedImage)
        view.flag("highlighted", \.isHighlighted)
        view.known(
            attributes: "catalog adjustsImageSizeForAccessibilityContentSizeCategory",
            keys: "preferredSymbolConfiguration")
    }

    static let stackView = list(UIStackView.self) { stack in
        stack.choice("axis", \.axis, ["horizontal": .horizontal, "vertical": .vertical])
        stack.choice(
            "distribution", \.distribution,
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ])
        stack.choice(
            "alignment", \.alignment,
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ])
        stack.number("spacing", \.spacing)
        stack.set("spacingType") { part, stack in
            if part.value == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        }
        stack.flag("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
        // Interface Builder gives margins to stacks that keep them, and says no more.
        stack.always { part, stack in
            if part.element.hasOwnMargins { stack.isLayoutMarginsRelativeArrangement = true }
        }
        stack.flag("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    }

    static let effectView = list(UIVisualEffectView.self) { view in
        view.element("blurEffect") { part, view in
            if let effect = part.blurEffect { view.effect = effect }
        }
        view.element("vibrancyEffect") { part, view in
            guard let child = part.child, let blur = child.first("blurEffect") else { return }
            let inner = PropertyPart(child: blur, of: child, in: part.context)
            if let effect = inner.blurEffect { view.effect = UIVibrancyEffect(blurEffect: effect) }
        }
        view.known(keys: "contentView")
    }

    static let progress = list(UIProgressView.self) { progress in
        progress.choice("progressViewStyle", \.progressViewStyle, ["default": .default, "bar": .bar])
        progress.set("progress") { part, progress in
            if let number = part.number() { progress.progress = Float(number) }
        }
        progress.color("progressTintColor", \.progressTintColor)
        progress.color("trackTintColor", \.trackTintColor)
        progress.known(attributes: "progressImage trackImage catalog")
    }

    static let activityIndicator = list(UIActivityIndicatorView.self) { indicator in
        indicator.choice(
            "style", \.style,
            ["medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large])
        // The file writes YES only: without it the indicator is shown also while it stands still.
        indicator.always { part, indicator in
            indicator.hidesWhenStopped = part.element["hidesWhenStopped"] == "YES"
            if part.element["hidden"] == "YES" { indicator.isHidden = true }
        }
        indicator.set("hidesWhenStopped") { part, _ in _ = part.bool }
        indicator.set("animating") { part, indicator in
            if part.bool == true { indicator.startAnimating() }
        }
        indicator.color("color", \.color)
    }
}

extension InterfaceElement {
    /// Whether the file gives the view margins of its own.
    package var hasOwnMargins: Bool {
        child(key: "layoutMargins") != nil || child(key: "directionalLayoutMargins") != nil
    }
}

extension PropertyPart {
    /// What a `blurEffect` child says.
    var blurEffect: UIBlurEffect? {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
        ]
        guard let style = attribute("style") else { return UIBlurEffect(style: .extraLight) }
        // Those of one appearance are not told apart from those that follow it.
        for ending in ["Light", "Dark"] where style.value.hasSuffix("Material" + ending) {
            let known = styles[String(style.value.dropLast(ending.count))]
            if let known { return UIBlurEffect(style: known) }
        }
        return style.choice(styles).map(UIBlurEffect.init(style:))
    }
}
