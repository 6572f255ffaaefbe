extension KnownElements {
    /// The elements that hold others together, and those that are kept as data.
    static let frame: [String: PropertyRules] = {
        var tables: [String: PropertyRules] = [:]
        func add(_ names: String, _ attributes: String = "", keys: String = "", elements: String = "") {
            let rules = PropertyRule.known(attributes: attributes, keys: keys, elements: elements)
            for name in names.split(separator: " ") { tables[String(name)] = PropertyRules(rules) }
        }
        add(
            "document",
            """
            type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
            useTraitCollections useSafeAreas colorMatched launchScreen initialViewController verifyAmbiguity \
            customObjectInstantitationMethod
            """, keys: "customFonts defaultSimulatedMetrics tintColor",
            elements: """
                device dependencies customFonts scenes objects resources designables inferredMetricsTieBreakers classes \
                simulatedMetricsContainer
                """)
        add("device", "id orientation layout appearance", elements: "adaptation")
        add("adaptation")
        add("dependencies", elements: "deployment plugIn capability development")
        add("deployment", "identifier version defaultVersion")
        add("development", "identifier version defaultVersion")
        add("plugIn", "identifier version")
        add("capability", "name minToolsVersion minSystemVersion")
        add("scenes", elements: "scene")
        add("scene", "sceneID", keys: "canvasLocation", elements: "objects")
        add("resources", elements: "image namedColor systemColor")
        add("image", "name width height catalog", keys: "keyedArchiveRepresentation", elements: "mutableData data")
        add("namedColor systemColor", "name", elements: "color")
        add("inferredMetricsTieBreakers", elements: "segue")
        add("connections", elements: "outlet outletCollection action segue")
        add("outlet", "property destination")
        add("outletCollection", "property destination appends collectionClass")
        add("action", "selector destination eventType")
        add(
            "segue",
            """
            kind destination identifier relationship destinationCreationSelector reference modalPresentationStyle \
            modalTransitionStyle popoverAnchorView popoverAnchorBarButtonItem customClass customModule \
            customModuleProvider unwindAction animates splitViewControllerTargetIndex
            """, keys: "popoverArrowDirection popoverPassthroughViews", elements: "nil")
        add("constraints", elements: "constraint")
        add(
            "constraint",
            """
            firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier \
            symbolic placeholder symbolType installed shouldBeArchived customClass customModule customModuleProvider
            """, elements: "variation connections userDefinedRuntimeAttributes")
        add(
            "variation",
            """
            constant multiplier priority relation axis alignment distribution spacing hidden fontSize installed text placeholder pointSize \
            enabled alpha contentMode numberOfLines textAlignment
            """, keys: "subviews constraints", elements: "mask color fontDescription")
        add("mask", elements: "exclude include")
        add("exclude include", "reference")
        add("layoutGuides", elements: "viewControllerLayoutGuide viewLayoutGuide")
        add("viewControllerLayoutGuide", "type")
        add("viewLayoutGuide", "identifier")
        add("userDefinedRuntimeAttributes", elements: "userDefinedRuntimeAttribute")
        add("userDefinedRuntimeAttribute", "type keyPath value", keys: "value")
        add("sections", elements: "tableViewSection")
        add("tableViewSection", "headerTitle footerTitle", keys: "headerTitle footerTitle", elements: "cells")
        add("segments", elements: "segment")
        add("keyCommands", elements: "keyCommand")
        add("keyCommand", "input modifierFlags discoverabilityTitle actionName title image")
        add("possibleTitles scopeButtonTitles", elements: "string mutableString")
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
