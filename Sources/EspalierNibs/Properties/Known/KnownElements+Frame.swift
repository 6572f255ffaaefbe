extension KnownElements {
    /// The elements that hold others together, and those that are kept as data.
    static let frame: [String: PropertyRules] = {
        var tables = table([
            Row(
                "document",
                """
                type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
                useTraitCollections useSafeAreas colorMatched launchScreen initialViewController verifyAmbiguity \
                customObjectInstantitationMethod
                """, keys: "customFonts defaultSimulatedMetrics tintColor",
                elements: """
                    device dependencies customFonts scenes objects resources designables inferredMetricsTieBreakers classes \
                    simulatedMetricsContainer
                    """),
            Row("device", "id orientation layout appearance", elements: "adaptation"),
            Row("adaptation"),
            Row("dependencies", elements: "deployment plugIn capability development"),
            Row("deployment", "identifier version defaultVersion"),
            Row("development", "identifier version defaultVersion"),
            Row("plugIn", "identifier version"),
            Row("capability", "name minToolsVersion minSystemVersion"),
            Row("scenes", elements: "scene"),
            Row("scene", "sceneID", keys: "canvasLocation", elements: "objects"),
            Row("resources", elements: "image namedColor systemColor"),
            Row("image", "name width height catalog", keys: "keyedArchiveRepresentation", elements: "mutableData data"),
            Row("namedColor systemColor", "name", elements: "color"),
            Row("inferredMetricsTieBreakers", elements: "segue"),
            Row("connections", elements: "outlet outletCollection action segue"),
            Row("outlet", "property destination"),
            Row("outletCollection", "property destination appends collectionClass"),
            Row("action", "selector destination eventType"),
            Row(
                "segue",
                """
                kind destination identifier relationship destinationCreationSelector reference modalPresentationStyle \
                modalTransitionStyle popoverAnchorView popoverAnchorBarButtonItem customClass customModule \
                customModuleProvider unwindAction animates splitViewControllerTargetIndex
                """, keys: "popoverArrowDirection popoverPassthroughViews", elements: "nil"),
            Row("constraints", elements: "constraint"),
            Row(
                "constraint",
                """
                firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier \
                symbolic placeholder symbolType installed shouldBeArchived customClass customModule customModuleProvider
                """, elements: "variation connections userDefinedRuntimeAttributes"),
            Row(
                "variation",
                """
                constant multiplier priority relation axis alignment distribution spacing hidden fontSize installed text placeholder pointSize \
                enabled alpha contentMode numberOfLines textAlignment
                """, keys: "subviews constraints",
                elements: "mask color fontDescription edgeInsets directionalEdgeInsets"),
            Row("mask", elements: "exclude include"),
            Row("exclude include", "reference"),
            Row("layoutGuides", elements: "viewControllerLayoutGuide viewLayoutGuide keyboardLayoutGuide"),
            Row("viewControllerLayoutGuide", "type"),
            Row("viewLayoutGuide", "identifier"),
            Row("keyboardLayoutGuide", "identifier followsUndockedKeyboard usesBottomSafeArea"),
            Row("userDefinedRuntimeAttributes", elements: "userDefinedRuntimeAttribute"),
            Row("userDefinedRuntimeAttribute", "type keyPath value", keys: "value"),
            Row("sections", elements: "tableViewSection"),
            Row("tableViewSection", "headerTitle footerTitle", keys: "headerTitle footerTitle", elements: "cells"),
            Row("segments", elements: "segment"),
            Row("keyCommands", elements: "keyCommand"),
            Row("keyCommand", "input modifierFlags discoverabilityTitle actionName title image"),
            Row("possibleTitles scopeButtonTitles", elements: "string mutableString"),
        ])
        // Attributes of texts have any key.
        tables["attributes"] = PropertyRules(takesAnything: true)

        let lists = [
            "subviews", "objects", "cells", "prototypes", "items", "toolbarItems", "gestureRecognizers",
            "viewControllers",
        ]
        for name in lists {
            tables[name] = PropertyRules(takesObjects: true)
        }
        for name in ["leftBarButtonItems", "rightBarButtonItems"] { tables[name] = PropertyRules(takesObjects: true) }
        // What Interface Builder shows around a design, and the archives that it keeps for itself.
        let own = [
            "freeformSimulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
            "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
            "simulatedScreenMetrics", "simulatedOrientationMetrics", "simulatedMetricsContainer", "customFonts",
            "array", "mutableArray", "data", "mutableData", "designables", "designTimeAttributes", "classes",
        ]
        for name in own { tables[name] = PropertyRules(takesAnything: true) }
        return tables
    }()
}
