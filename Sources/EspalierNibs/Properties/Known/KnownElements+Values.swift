extension KnownElements {
    /// The elements that stand for values of properties.
    static let values: [String: PropertyRules] = {
        var tables: [String: PropertyRules] = [:]
        func add(_ names: String, _ attributes: String = "", keys: String = "", elements: String = "") {
            let rules = PropertyRule.known(attributes: attributes, keys: keys, elements: elements)
            for name in names.split(separator: " ") { tables[String(name)] = PropertyRules(rules) }
        }
        add("rect", "x y width height")
        add("point", "x y")
        add("size", "width height")
        add("value", "type x y width height")
        add("range", "location length")
        add("inset", "minX minY maxX maxY")
        add("edgeInsets", "top left bottom right")
        add("directionalEdgeInsets", "top leading bottom trailing")
        add("offsetWrapper", "horizontal vertical")
        add("integer real bool boolean", "value")
        add("string mutableString", "base64-UTF8 xml:space")
        add("url", "string")
        add("date", "timeIntervalSinceReferenceDate")
        add("timeZone", "name", keys: "data", elements: "data mutableData")
        add("locale", "localeIdentifier")
        add("nil")
        add(
            "color",
            """
            white red green blue alpha cyan magenta yellow black colorSpace customColorSpace catalog name \
            systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
            """)
        add("fontDescription", "type pointSize weight width name family style symbolScale")
        add("font", "name size metaFont")
        add(
            "paragraphStyle",
            """
            alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation lineSpacing paragraphSpacing \
            paragraphSpacingBefore headIndent tailIndent firstLineHeadIndent lineHeightMultiple minimumLineHeight \
            maximumLineHeight hyphenationFactor defaultTabInterval allowsDefaultTighteningForTruncation \
            lineBreakStrategy usesDefaultHyphenation
            """, elements: "tabStops textTab")
        add("shadow", "blurRadius", keys: "color offset", elements: "size color")
        add("attributedString", "base64-UTF8", elements: "fragment")
        add("fragment", "content", keys: "content", elements: "attributes")
        add("textAttributes", keys: "fontDescription textColor textShadowColor textShadowOffset")
        add("autoresizingMask", "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY")
        add("accessibility", "hint identifier label", keys: "traits isElement hint label identifier")
        add(
            "accessibilityTraits",
            """
            none button link image selected staticText header searchField playsSound keyboardKey summaryElement \
            updatesFrequently notEnabled startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar \
            toggleButton
            """)
        add(
            "state", "title image selectedImage backgroundImage catalog symbolScale",
            keys: """
                title attributedTitle titleColor titleShadowColor image backgroundImage preferredSymbolConfiguration
                """)
        add(
            "buttonConfiguration",
            """
            style title subtitle image catalog imagePlacement imagePadding titlePadding titleAlignment cornerStyle \
            buttonSize showsActivityIndicator automaticallyUpdateForSelection macIdiomStyle indicator
            """,
            keys: """
                title attributedTitle subtitle attributedSubtitle image fontDescription titleFontDescription \
                preferredSymbolConfigurationForImage baseForegroundColor baseBackgroundColor contentInsets \
                directionalContentInsets background backgroundConfiguration
                """, elements: "backgroundConfiguration")
        add(
            "backgroundConfiguration", "image catalog contentMode cornerRadius strokeWidth strokeOutset",
            keys: """
                backgroundColor strokeColor backgroundInsets image
                """)
        add(
            "listContentConfiguration",
            """
            style text secondaryText image catalog axesPreservingSuperviewLayoutMargins prefersSideBySideTextAndSecondaryText \
            imageToTextPadding textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding
            """,
            keys: """
                text secondaryText textProperties secondaryTextProperties imageProperties directionalLayoutMargins image
                """)
        add("imageReference", "image catalog symbolScale renderingMode", keys: "symbolConfiguration")
        add("preferredSymbolConfiguration", "scale configurationType weight pointSize")
        add(
            "textInputTraits",
            """
            keyboardType returnKeyType keyboardAppearance autocapitalizationType autocorrectionType \
            spellCheckingType textContentType secureTextEntry enablesReturnKeyAutomatically smartDashesType \
            smartInsertDeleteType smartQuotesType inlinePredictionType
            """, keys: "passwordRules", elements: "textInputPasswordRules")
        add("textInputPasswordRules", "passwordRulesDescriptor")
        add(
            "dataDetectorType dataDetectorTypes",
            """
            none all phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
            """)
        add("rectEdge", "top left bottom right")
        add("extendedEdge", "top left bottom right none all")
        add("blurEffect", "style")
        add("vibrancyEffect", "style", elements: "blurEffect")
        add("segment", "title image catalog width enabled contentOffset", keys: "title image contentOffset")
        add(
            "toolbarAppearance navigationBarAppearance tabBarAppearance", "backgroundImage shadowImage",
            keys: """
                backgroundColor shadowColor titleTextAttributes largeTitleTextAttributes backgroundEffect backgroundImage
                """)
        add("popoverArrowDirection", "up down left right")
        add("audiovisualMediaTypes", "none all audio video")
        add("wkPreferences", "minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically")
        add(
            "wkWebViewConfiguration",
            """
            allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
            suppressesIncrementalRendering ignoresViewportScaleLimits selectionGranularity applicationNameForUserAgent
            """, keys: "dataDetectorTypes mediaTypesRequiringUserActionForPlayback preferences")
        return tables
    }()
}
