import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    /// What every controller has.
    static let controller = list(UIViewController.self) { controller in
        controller.text("title", \.title)
        controller.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
        controller.flag("definesPresentationContext", \.definesPresentationContext)
        controller.flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
        controller.flag("modalInPresentation", \.isModalInPresentation)
        controller.flag("editing", \.isEditing)
        controller.flag("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins)
        controller.choice("modalPresentationStyle", \.modalPresentationStyle, presentations)
        controller.choice(
            "modalTransitionStyle", \.modalTransitionStyle,
            [
                "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
                "partialCurl": .partialCurl,
            ])
        controller.child("edgesForExtendedLayout") { part, controller in
            controller.edgesForExtendedLayout = part.edges
        }
        controller.size("preferredContentSize", \.preferredContentSize)
        controller.child("contentSizeForViewInPopover") { part, controller in
            if let size = part.size(least: 0) { controller.preferredContentSize = size }
        }
        controller.known(
            attributes: """
                sceneMemberID storyboardIdentifier restorationIdentifier userLabel customClass customModule \
                customModuleProvider useStoryboardIdentifierAsRestorationIdentifier nibName \
                automaticallyAdjustsScrollViewInsets providesPresentationContextTransitionStyle \
                autoresizesArchivedViewToFullSize wantsFullScreenLayout clearsSelectionOnViewWillAppear \
                interfaceStyle
                """,
            keys: """
                view navigationItem tabBarItem toolbarItems simulatedStatusBarMetrics simulatedTopBarMetrics \
                simulatedBottomBarMetrics simulatedOrientationMetrics simulatedDestinationMetrics freeformSize \
                tabBar navigationBar toolbar refreshControl
                """,
            elements: """
                layoutGuides connections toolbarItems keyCommands userDefinedRuntimeAttributes \
                simulatedStatusBarMetrics viewControllers
                """)
    }

    static let navigationController = list(UINavigationController.self) { controller in
        controller.flag("navigationBarHidden", \.isNavigationBarHidden)
        controller.flag("toolbarHidden", \.isToolbarHidden)
        controller.known(
            attributes: """
                hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact \
                prefersLargeTitles
                """)
    }

    static let pageController = list(UIPageViewController.self) { controller in
        controller.choice("transitionStyle", \.style, ["pageCurl": .pageCurl, "scroll": .scroll])
        controller.choice("navigationOrientation", \.axis, ["horizontal": .horizontal, "vertical": .vertical])
        controller.choice("spineLocation", \.askedSpine, ["none": .none, "min": .min, "mid": .mid, "max": .max])
        controller.number("pageSpacing", \.spacing, least: 0)
        controller.flag("doubleSided", \.isDoubleSided)
    }

    static let splitController = list(UISplitViewController.self) { controller in
        controller.choice(
            "style", \.style,
            ["unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
        controller.choice("preferredDisplayMode", \.preferredDisplayMode, displayModes)
        controller.choice(
            "behavior", \.preferredSplitBehavior,
            ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace])
        controller.choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing])
        controller.choice("primaryBackgroundStyle", \.primaryBackgroundStyle, ["none": .none, "sidebar": .sidebar])
        controller.choice(
            "displayModeButtonVisibility", \.displayModeButtonVisibility,
            ["automatic": .automatic, "never": .never, "always": .always])
        controller.flag("presentsWithGesture", \.presentsWithGesture)
        controller.number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, least: 0)
        controller.number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth, least: 0)
        controller.number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, least: 0)
        controller.known(attributes: "preferredColumnStyle")
    }

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .primaryHidden,
        "oneBesideSecondary": .oneBesideSecondary, "allVisible": .allVisible, "oneOverSecondary": .oneOverSecondary,
        "primaryOverlay": .primaryOverlay, "twoBesideSecondary": .twoBesideSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    /// What the classes of controllers have that are plain controllers here: nothing of it is kept.
    static let otherController = known(
        attributes: """
            videoGravity showsPlaybackControls preferredFramesPerSecond pauseOnWillResignActive \
            resumeOnDidBecomeActive
            """)

    private static let presentations: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
}

extension PropertyPart {
    /// The edges that an `extendedEdge` child names.
    var edges: UIRectEdge {
        let edges: KeyValuePairs<String, UIRectEdge> = [
            "top": .top, "left": .left, "bottom": .bottom, "right": .right,
        ]
        return edges.reduce(into: []) { result, edge in
            if attribute(edge.key)?.bool == true { result.insert(edge.value) }
        }
    }
}
