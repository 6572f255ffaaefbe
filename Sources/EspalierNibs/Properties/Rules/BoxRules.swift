import EspalierControls
import EspalierViews
import Foundation

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

    static let segmentedControl = list(UISegmentedControl.self) { control in
        control.element("segments") { part, control in part.setSegments(of: control) }
        control.set("selectedSegmentIndex") { part, control in
            guard let index = part.integer(least: -1) else { return }
            if index < control.numberOfSegments {
                control.selectedSegmentIndex = index
            } else {
                let count = control.numberOfSegments
                part.reportWrong("there \(count == 1 ? "is 1 segment" : "are \(count) segments")")
            }
        }
        control.flag("momentary", \.isMomentary)
        control.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        control.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
        control.known(attributes: "segmentControlStyle springLoaded")
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

    static let searchBar = list(UISearchBar.self) { bar in
        bar.text("text", \.text)
        bar.text("placeholder", \.placeholder)
        bar.text("prompt", \.prompt)
        bar.choice(
            "searchBarStyle", \.searchBarStyle,
            ["default": .default, "prominent": .prominent, "minimal": .minimal])
        bar.choice("barStyle", \.barStyle, barStyles)
        bar.flag("translucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.image("backgroundImage", \.backgroundImage)
        bar.flag("showsCancelButton", \.showsCancelButton)
        bar.flag("showsBookmarkButton", \.showsBookmarkButton)
        bar.flag("showsScopeBar", \.showsScopeBar)
        bar.element("scopeButtonTitles") { part, bar in
            bar.scopeButtonTitles = part.child?.all("string").map(\.decodedText)
        }
        bar.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex, least: 0)
        bar.child("textInputTraits") { part, bar in part.setTraits(of: bar) }
        bar.known(attributes: "showsSearchResultsButton searchResultsButtonSelected scopeBarBackgroundImage")
    }

    static let barStyles: [String: UIBarStyle] = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    /// What the classes have that are boxes here: nothing of it is kept.
    static let box = known(
        attributes: """
            mapType enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat sampleCount allowsLinkPreview \
            allowsBackForwardNavigationGestures zoomEnabled rotateEnabled pitchEnabled showsUserLocation showsScale \
            showsBuildings showsPointsOfInterest showsCompass showsTraffic drawableColorFormat drawableDepthFormat \
            drawableStencilFormat drawableMultisample paused framebufferOnly autoResizeDrawable clearDepth \
            clearStencil preferredFramesPerSecond preferredFrameRate allowsCameraControl autoenablesDefaultLighting \
            jitteringEnabled playing loops asynchronous allowsTransparency ignoresSiblingOrder shouldCullNonVisibleNodes \
            customUserAgent inspectable findInteractionEnabled scrollEnabled presentsWithTransaction antialiasingMode \
            automaticallyUpdatesLighting rendersContinuously
            """,
        keys: "configuration mapConfiguration clearColor scene wkWebViewConfiguration")
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

    /// Makes the segments of a `segments` child.
    func setSegments(of control: UISegmentedControl) {
        guard let child else { return }
        for (index, segment) in child.all("segment").enumerated() {
            let part = PropertyPart(child: segment, of: child, in: context)
            let title = part.attribute("title")?.value ?? part.inner(key: "title")?.text
            control.insertSegment(withTitle: title, at: index, animated: false)
            let image = part.attribute("image")?.image ?? part.inner(key: "image")?.referredImage
            if let image { control.setImage(image, forSegmentAt: index) }
            if let width = part.attribute("width")?.number(least: 0) {
                control.setWidth(CGFloat(width), forSegmentAt: index)
            }
            if let enabled = part.attribute("enabled")?.bool { control.setEnabled(enabled, forSegmentAt: index) }
        }
    }
}
