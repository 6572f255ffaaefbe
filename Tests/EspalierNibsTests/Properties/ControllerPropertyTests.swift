import EspalierControllers
import EspalierControls
import EspalierViews
import Testing

@testable import EspalierNibs

@Suite("Properties of controllers in interface files")
struct ControllerPropertyTests {
    static let controller: [PropertyRow] = [
        rowController("<viewController title='Icon'/>", "Icon") { $0.title },
        rowController(
            """
            <viewController hidesBottomBarWhenPushed='YES'/>
            """, "true"
        ) { $0.hidesBottomBarWhenPushed },
        rowController(
            """
            <viewController definesPresentationContext='YES'/>
            """, "true"
        ) { $0.definesPresentationContext },
        rowController(
            """
            <viewController extendedLayoutIncludesOpaqueBars='YES'/>
            """, "true"
        ) { $0.extendedLayoutIncludesOpaqueBars },
        rowController(
            """
            <viewController modalInPresentation='YES'/>
            """, "true"
        ) { $0.isModalInPresentation },
        rowController(
            """
            <viewController viewRespectsSystemMinimumLayoutMargins='NO'/>
            """, "false"
        ) { $0.viewRespectsSystemMinimumLayoutMargins },
        rowController(
            """
            <viewController modalPresentationStyle='fullScreen'/>
            """, "fullScreen"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='pageSheet'/>
            """, "pageSheet"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='formSheet'/>
            """, "formSheet"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='currentContext'/>
            """, "currentContext"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='overFullScreen'/>
            """, "overFullScreen"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='overCurrentContext'/>
            """, "overCurrentContext"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalPresentationStyle='popover'/>
            """, "popover"
        ) { $0.modalPresentationStyle },
        rowController(
            """
            <viewController modalTransitionStyle='flipHorizontal'/>
            """, "flipHorizontal"
        ) { $0.modalTransitionStyle },
        rowController(
            """
            <viewController modalTransitionStyle='crossDissolve'/>
            """, "crossDissolve"
        ) { $0.modalTransitionStyle },
        rowController(
            """
            <viewController modalTransitionStyle='partialCurl'/>
            """, "partialCurl"
        ) { $0.modalTransitionStyle },
        rowController(
            """
            <viewController><extendedEdge key='edgesForExtendedLayout'/></viewController>
            """, "0"
        ) { $0.edgesForExtendedLayout.rawValue },
        rowController(
            """
            <viewController><extendedEdge key='edgesForExtendedLayout' top='YES' bottom='YES'/></viewController>
            """, "5"
        ) { $0.edgesForExtendedLayout.rawValue },
        rowController("<viewController/>", "15") { $0.edgesForExtendedLayout.rawValue },
        rowController(
            """
            <viewController><size key='preferredContentSize' width='1' height='2'/></viewController>
            """, "1.0 2.0"
        ) { $0.preferredContentSize.numbers },
        rowController(
            """
            <viewController><value key='contentSizeForViewInPopover' type='size' width='375' height='650'/></viewController>
            """, "375.0 650.0"
        ) { $0.preferredContentSize.numbers },
        rowController("<splitViewController title='Both'/>", "Both") { $0.title },
    ]

    static let navigation: [PropertyRow] = [
        rowNavigation(
            """
            <navigationController navigationBarHidden='YES'/>
            """, "true"
        ) { $0.isNavigationBarHidden },
        rowNavigation("<navigationController toolbarHidden='NO'/>", "false") { $0.isToolbarHidden },
        rowNavigation(
            """
            <navigationController/>
            """, "false true"
        ) { "\($0.isNavigationBarHidden) \($0.isToolbarHidden)" },
    ]

    @Test("a property of UIViewController", arguments: controller)
    func propertyController(row: PropertyRow) throws {
        try row.check()
    }

    @Test("a property of UINavigationController", arguments: navigation)
    func propertyNavigation(row: PropertyRow) throws {
        try row.check()
    }

    private static func rowController(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UIViewController) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UIViewController() }, expected, value)
    }

    private static func rowNavigation(
        _ element: String, _ expected: String, _ value: @escaping @Sendable (UINavigationController) -> Any?
    ) -> PropertyRow {
        PropertyRow(element, { UINavigationController() }, expected, value)
    }
}
