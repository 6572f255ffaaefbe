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

    /// What the classes of controllers have that are plain controllers here: nothing of it is kept.
    static let otherController = known(
        attributes: """
            navigationOrientation transitionStyle spineLocation pageSpacing doubleSided videoGravity \
            showsPlaybackControls preferredFramesPerSecond pauseOnWillResignActive resumeOnDidBecomeActive \
            preferredDisplayMode preferredPrimaryColumnWidthFraction primaryEdge presentsWithGesture style \
            displayModeButtonVisibility primaryBackgroundStyle behavior minimumPrimaryColumnWidth \
            maximumPrimaryColumnWidth preferredColumnStyle
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
