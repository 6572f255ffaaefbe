extension KnownElements {
    /// The elements that stand for values of properties.
    static let values = table([
        Row("rect", "x y width height"),
        Row("point", "x y"),
        Row("size", "width height"),
        Row("value", "type x y width height"),
        Row("range", "location length"),
        Row("inset", "minX minY maxX maxY"),
        Row("edgeInsets", "top left bottom right"),
        Row("directionalEdgeInsets", "top leading bottom trailing"),
        Row("offsetWrapper", "horizontal vertical"),
        Row("integer real bool boolean", "value"),
        Row("string mutableString", "base64-UTF8 xml:space"),
        Row("url", "string"),
        Row("date", "timeIntervalSinceReferenceDate"),
        Row("timeZone", "name", keys: "data", elements: "data mutableData"),
        Row("locale", "localeIdentifier"),
        Row("nil"),
        Row(
            "color",
            """
            white red green blue alpha cyan magenta yellow black colorSpace customColorSpace catalog name \
            systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
            """),
        Row("fontDescription", "type pointSize weight width name family style symbolScale"),
        Row("font", "name size metaFont"),
        Row(
            "paragraphStyle",
            """
            alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation lineSpacing paragraphSpacing \
            paragraphSpacingBefore headIndent tailIndent firstLineHeadIndent lineHeightMultiple minimumLineHeight \
            maximumLineHeight hyphenationFactor defaultTabInterval allowsDefaultTighteningForTruncation \
            lineBreakStrategy usesDefaultHyphenation
            """, elements: "tabStops textTab"),
        Row("shadow", "blurRadius", keys: "color offset", elements: "size color"),
        Row("attributedString", "base64-UTF8", elements: "fragment"),
        Row("fragment", "content", keys: "content", elements: "attributes"),
        Row("textAttributes", keys: "fontDescription textColor textShadowColor textShadowOffset"),
        Row("autoresizingMask", "flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY"),
        Row("accessibility", "hint identifier label", keys: "traits isElement hint label identifier"),
        Row(
            "accessibilityTraits",
            """
            none button link image selected staticText header searchField playsSound keyboardKey summaryElement \
            updatesFrequently notEnabled startsMediaSession adjustable allowsDirectInteraction causesPageTurn tabBar \
            toggleButton
            """),
        Row(
            "state", "title image selectedImage backgroundImage catalog symbolScale",
            keys: """
                title attributedTitle titleColor titleShadowColor image backgroundImage preferredSymbolConfiguration
                """),
        Row(
            "buttonConfiguration",
            """
            style title subtitle image catalog imagePlacement imagePadding titlePadding titleAlignment cornerStyle \
            buttonSize showsActivityIndicator automaticallyUpdateForSelection macIdiomStyle indicator
            """,
            keys: """
                title attributedTitle subtitle attributedSubtitle image fontDescription titleFontDescription \
                preferredSymbolConfigurationForImage baseForegroundColor baseBackgroundColor contentInsets \
                directionalContentInsets background backgroundConfiguration
                """, elements: "backgroundConfiguration"),
        Row(
            "backgroundConfiguration", "image catalog contentMode cornerRadius strokeWidth strokeOutset",
            keys: """
                backgroundColor strokeColor backgroundInsets image
                """),
        Row(
            "listContentConfiguration",
            """
            style text secondaryText image catalog axesPreservingSuperviewLayoutMargins prefersSideBySideTextAndSecondaryText \
            imageToTextPadding textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding
            """,
            keys: """
                text secondaryText textProperties secondaryTextProperties imageProperties directionalLayoutMargins image
                """),
        Row("imageReference", "image catalog symbolScale renderingMode", keys: "symbolConfiguration"),
        Row("preferredSymbolConfiguration", "scale configurationType weight pointSize"),
        Row(
            "textInputTraits",
            """
            keyboardType returnKeyType keyboardAppearance autocapitalizationType autocorrectionType \
            spellCheckingType textContentType secureTextEntry enablesReturnKeyAutomatically smartDashesType \
            smartInsertDeleteType smartQuotesType inlinePredictionType
            """, keys: "passwordRules", elements: "textInputPasswordRules"),
        Row("textInputPasswordRules", "passwordRulesDescriptor"),
        Row(
            "dataDetectorType dataDetectorTypes",
            """
            none all phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
            """),
        Row("rectEdge", "top left bottom right"),
        Row("extendedEdge", "top left bottom right none all"),
        Row("blurEffect", "style"),
        Row("vibrancyEffect", "style", elements: "blurEffect"),
        Row("segment", "title image catalog width enabled contentOffset", keys: "title image contentOffset"),
        Row(
            "toolbarAppearance navigationBarAppearance tabBarAppearance", "backgroundImage shadowImage",
            keys: """
                backgroundColor shadowColor titleTextAttributes largeTitleTextAttributes backgroundEffect backgroundImage
                """),
        Row("popoverArrowDirection", "up down left right"),
        Row("audiovisualMediaTypes", "none all audio video"),
        Row("wkPreferences", "minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically"),
        Row(
            "wkWebViewConfiguration",
            """
            allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
            suppressesIncrementalRendering ignoresViewportScaleLimits selectionGranularity applicationNameForUserAgent
            """, keys: "dataDetectorTypes mediaTypesRequiringUserActionForPlayback preferences"),
    ])
}
