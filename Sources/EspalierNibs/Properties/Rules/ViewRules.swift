import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    /// What every view has.
    static let view = list(UIView.self) { view in
        // The frame before the bounds, which have the last word on the size; none of it stands on the transform.
        view.child("frame") { part, view in
            if let rect = part.rect { view.frame = rect }
        }
        view.child("bounds") { part, view in
            if let rect = part.rect { view.bounds = rect }
        }
        view.child("autoresizingMask") { part, view in view.autoresizingMask = part.autoresizingMask }
        view.choice("contentMode", \.contentMode, contentModes)
        view.integer("tag", \.tag)
        view.number("alpha", \.alpha)
        view.flag("hidden", \.isHidden)
        view.flag("opaque", \.isOpaque)
        view.flag("clipsSubviews", \.clipsToBounds)
        view.flag("multipleTouchEnabled", \.isMultipleTouchEnabled)
        view.flag("exclusiveTouch", \.isExclusiveTouch)
        view.flag("userInteractionEnabled", \.isUserInteractionEnabled)
        view.flag("autoresizesSubviews", \.autoresizesSubviews)
        view.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        view.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        view.insets("layoutMargins", \.layoutMargins)
        view.child("directionalLayoutMargins") { part, view in
            guard let numbers = part.numbers(["top", "leading", "bottom", "trailing"]) else { return }
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        }
        view.choice("semanticContentAttribute", \.semanticContentAttribute, semantics)
        view.color("backgroundColor", \.backgroundColor)
        view.color("tintColor", \.tintColor)
        view.text("restorationIdentifier", \.restorationIdentifier)
        view.child("accessibilityConfiguration") { part, view in part.describe(view) }
        setPriorities(&view)
        view.set("translatesAutoresizingMaskIntoConstraints") { part, view in
            if part.element.isPlacedByConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
        }
        view.known(
            attributes: """
                key fixedFrame ambiguous misplaced verifyAmbiguity placeholderIntrinsicWidth placeholderIntrinsicHeight \
                clearsContextBeforeDrawing contentStretch layoutMarginsFollowReadableWidth tintAdjustmentMode \
                appearanceType largeContentTitle showsLargeContentViewer scalesLargeContentImage pointerInteraction \
                springLoaded focusGroupIdentifier customClass customModule customModuleProvider viewIdentifier \
                interactionEnabled ambiguityVerification appearance
                """,
            keys: """
                canvasLocation safeArea keyboard layoutMarginsGuide readableContent simulatedTopBarMetrics \
                simulatedBottomBarMetrics simulatedStatusBarMetrics simulatedOrientationMetrics \
                simulatedDestinationMetrics contentStretch maskView largeContentImage largeContentTitle
                """,
            elements: """
                subviews constraints gestureRecognizers connections userDefinedRuntimeAttributes variation \
                viewLayoutGuide keyboardLayoutGuide layoutGuides
                """)
    }

    private static func setPriorities(_ view: inout RuleList<UIView>) {
        view.set("horizontalHuggingPriority") { part, view in
            if let priority = part.priority { view.setContentHuggingPriority(priority, for: .horizontal) }
        }
        view.set("verticalHuggingPriority") { part, view in
            if let priority = part.priority { view.setContentHuggingPriority(priority, for: .vertical) }
        }
        view.set("horizontalCompressionResistancePriority") { part, view in
            if let priority = part.priority { view.setContentCompressionResistancePriority(priority, for: .horizontal) }
        }
        view.set("verticalCompressionResistancePriority") { part, view in
            if let priority = part.priority { view.setContentCompressionResistancePriority(priority, for: .vertical) }
        }
    }

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        // Interface Builder writes the corners with a capital letter.
        "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft, "BottomRight": .bottomRight,
    ]

    private static let semantics: [String: UISemanticContentAttribute] = [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
    ]
}

extension PropertyPart {
    /// The parts of an `autoresizingMask` child that say yes.
    var autoresizingMask: UIView.AutoresizingMask {
        let parts: KeyValuePairs<String, UIView.AutoresizingMask> = [
            "flexibleMinX": .flexibleLeftMargin, "widthSizable": .flexibleWidth, "flexibleMaxX": .flexibleRightMargin,
            "flexibleMinY": .flexibleTopMargin, "heightSizable": .flexibleHeight,
            "flexibleMaxY": .flexibleBottomMargin,
        ]
        return parts.reduce(into: []) { mask, part in
            if attribute(part.key)?.bool == true { mask.insert(part.value) }
        }
    }
}
