/// The tables of all kinds of elements, by the elements' names.
enum KnownElements {
    /// What is known of an element of that name, or nil.
    static func rules(of name: String) -> PropertyRules? {
        objects[name] ?? values[name] ?? frame[name]
    }

    /// Whether elements of that name stand for objects.
    static func isObject(_ name: String) -> Bool { objects[name] != nil }

    /// Attributes that any element may have: they are Interface Builder's own.
    static let attributes: Set<String> = [
        "id", "key", "userLabel", "colorLabel", "ibShadowedToolTip", "simulatedAppContext",
    ]

    /// Notes that are for the reader of the file alone, and what Interface Builder leaves behind: empty lists of
    /// animations and of controllers, simulated surroundings.
    static func isKnownEverywhere(_ child: InterfaceElement) -> Bool {
        switch child.name {
        case "designTimeAttributes", "animations", "frame": true
        case "nil": child["name"] == "viewControllers"
        default: child["key"] == "userComments" || child["key"] == "simulatedAppContext"
        }
    }

    /// The elements that stand for objects.
    static let objects: [String: PropertyRules] = views.merging(others) { view, _ in view }

    private typealias Rule = PropertyRule

    private static let views: [String: PropertyRules] = {
        let view = Rule.view
        let control = Rule.control
        let scroll = Rule.scrollView
        var tables: [String: PropertyRules] = [
            "label": PropertyRules(view, Rule.label),
            "button": PropertyRules(view, control, Rule.button),
            "textField": PropertyRules(view, control, Rule.textField),
            "textView": PropertyRules(view, scroll, Rule.textView),
            "switch": PropertyRules(view, control, Rule.toggle),
            "slider": PropertyRules(view, control, Rule.slider),
            "stepper": PropertyRules(view, control, Rule.stepper),
            "segmentedControl": PropertyRules(view, control, Rule.segmentedControl),
            "pageControl": PropertyRules(view, control, Rule.pageControl),
            "datePicker": PropertyRules(view, control, Rule.datePicker),
            "control": PropertyRules(view, control),
            "pickerView": PropertyRules(view, Rule.known(attributes: "showsSelectionIndicator")),
            "progressView": PropertyRules(view, Rule.progress),
            "activityIndicatorView": PropertyRules(view, Rule.activityIndicator),
            "imageView": PropertyRules(view, Rule.imageView),
            "stackView": PropertyRules(view, Rule.stackView),
            "visualEffectView": PropertyRules(view, Rule.effectView),
            "searchBar": PropertyRules(view, Rule.searchBar),
            "navigationBar": PropertyRules(view, Rule.navigationBar),
            "toolbar": PropertyRules(view, Rule.toolbar),
            "tabBar": PropertyRules(view, Rule.tabBar),
            "scrollView": PropertyRules(view, scroll),
            "tableView": PropertyRules(view, scroll, Rule.tableView),
            "tableViewCell": PropertyRules(view, Rule.cell),
            "tableViewCellContentView": PropertyRules(view, Rule.known(attributes: "tableViewCell")),
            "tableViewHeaderFooterView": PropertyRules(
                view, Rule.known(attributes: "reuseIdentifier", keys: "contentView backgroundView")),
            "collectionView": PropertyRules(view, scroll, Rule.collectionView),
            "collectionReusableView": PropertyRules(view, Rule.reusableView),
            "collectionViewCell": PropertyRules(view, Rule.reusableView, Rule.collectionCell),
            "colorWell": PropertyRules(
                view, control, Rule.known(attributes: "title supportsAlpha", keys: "selectedColor")),
            "refreshControl": PropertyRules(view, control, Rule.known(attributes: "title", keys: "attributedTitle")),
            "window": PropertyRules(
                view, Rule.known(attributes: "visibleAtLaunch resizesToFullScreen", keys: "rootViewController")),
        ]
        for name in ["view", "containerView", "collectionViewCellContentView"] { tables[name] = PropertyRules(view) }
        let boxes = [
            "wkWebView", "webView", "mapView", "glkView", "skView", "sceneKitView", "arskView", "arscnView", "mtkView",
        ]
        for name in boxes { tables[name] = PropertyRules(view, Rule.box) }
        return tables
    }()

    private static let others: [String: PropertyRules] = {
        let controller = Rule.controller
        var tables: [String: PropertyRules] = [
            "navigationController": PropertyRules(controller, Rule.navigationController),
            "splitViewController": PropertyRules(controller, Rule.splitController),
            "pageViewController": PropertyRules(controller, Rule.pageController),
            "navigationItem": PropertyRules(Rule.navigationItem),
            "barButtonItem": PropertyRules(Rule.barItem, Rule.barButtonItem),
            "tabBarItem": PropertyRules(Rule.barItem, Rule.tabBarItem),
            "collectionViewFlowLayout": PropertyRules(
                Rule.flowLayout,
                Rule.known(
                    attributes: "customClass customModule customModuleProvider",
                    elements: "connections userDefinedRuntimeAttributes")),
            "collectionViewLayout": PropertyRules(
                Rule.known(
                    attributes: "customClass customModule customModuleProvider",
                    elements: "connections userDefinedRuntimeAttributes")),
            "viewControllerPlaceholder": PropertyRules(
                Rule.known(
                    attributes: "sceneMemberID storyboardName referencedIdentifier bundleIdentifier",
                    keys: "navigationItem tabBarItem toolbarItems", elements: "connections toolbarItems")),
        ]
        for name in ["viewController", "tableViewController", "collectionViewController", "tabBarController"] {
            tables[name] = PropertyRules(controller)
        }
        for name in ["glkViewController", "avPlayerViewController", "hostingController"] {
            tables[name] = PropertyRules(controller, Rule.otherController)
        }
        let plain = Rule.known(
            attributes: "placeholderIdentifier sceneMemberID customClass customModule customModuleProvider",
            elements: "connections userDefinedRuntimeAttributes")
        for name in ["placeholder", "customObject", "searchDisplayController", "exit"] {
            tables[name] = PropertyRules(plain)
        }
        let gestures: [String: [PropertyRule]] = [
            "tapGestureRecognizer": Rule.tapRecognizer, "pinchGestureRecognizer": [], "rotationGestureRecognizer": [],
            "swipeGestureRecognizer": Rule.swipeRecognizer, "panGestureRecognizer": Rule.panRecognizer,
            "screenEdgePanGestureRecognizer": Rule.panRecognizer + Rule.edgePanRecognizer,
            "longPressGestureRecognizer": Rule.longPressRecognizer,
            "pongPressGestureRecognizer": Rule.longPressRecognizer, "gestureRecognizer": [],
        ]
        for (name, rules) in gestures { tables[name] = PropertyRules(plain, Rule.recognizer, rules) }
        tables["hoverGestureRecognizer"] = PropertyRules(
            plain,
            Rule.known(attributes: "cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded enabled"))
        return tables
    }()
}
