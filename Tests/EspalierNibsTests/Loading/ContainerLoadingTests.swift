import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

@Suite("Page and split view controllers of interface files")
struct ContainerLoadingTests {
    private func screen(_ id: String, _ more: String = "") -> String {
        "<viewController storyboardIdentifier=\"\(id)\" title=\"\(id)\" id=\"\(id)\">"
            + "<view key=\"view\" id=\"\(id)v\">\(Interface.rect(0, 0, 320, 480))</view>\(more)</viewController>"
    }

    private func relationship(_ id: String, _ name: String) -> String {
        "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(id)\"/>"
    }

    @Test("a page view controller has its style, its axis and its spacing, and its outlets")
    func pages() throws {
        let storyboard = try Interface.storyboard(
            initial: "p",
            [
                """
                <pageViewController id="p" transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="12"
                spineLocation="none"></pageViewController>
                """,
                """
                <pageViewController id="q" storyboardIdentifier="q" transitionStyle="pageCurl" spineLocation="mid"
                doubleSided="YES"/>
                """,
            ])
        let pages = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        #expect(pages.spineLocation == .none)
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = pages
        window.makeKeyAndVisible()
        #expect(page.view.frame == CGRect(x: 0, y: 862, width: 390, height: 844))
        let book = try #require(storyboard.instantiateViewController(withIdentifier: "q") as? UIPageViewController)
        #expect(book.spineLocation == .mid && book.isDoubleSided && book.transitionStyle == .pageCurl)
        #expect(book.navigationOrientation == .horizontal)
    }

    @Test("a split view controller gets its columns by relationships, and what its attributes say")
    func split() throws {
        let storyboard = try Interface.storyboard(
            initial: "s",
            [
                "<splitViewController id=\"s\" style=\"tripleColumn\" preferredDisplayMode=\"twoBesideSecondary\" "
                    + "behavior=\"tile\" maximumPrimaryColumnWidth=\"200\" primaryEdge=\"trailing\"><connections>"
                    + relationship("a", "masterViewController") + relationship("b", "supplementaryViewController")
                    + relationship("c", "detailViewController") + relationship("d", "compactViewController")
                    + "</connections></splitViewController>",
                screen("a"), screen("b"), screen("c"), screen("d"),
            ])
        let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(split.style == .tripleColumn && split.preferredDisplayMode == .twoBesideSecondary)
        #expect(split.preferredSplitBehavior == .tile && split.primaryEdge == .trailing)
        #expect(
            split.viewController(for: .primary)?.title == "a" && split.viewController(for: .secondary)?.title == "c")
        #expect(split.viewController(for: .supplementary)?.title == "b")
        #expect(split.viewController(for: .compact)?.title == "d")
        let window = UIWindow(screen: .iPadPro11Inch)
        window.rootViewController = split
        window.makeKeyAndVisible()
        #expect(split.primaryColumnWidth == 200 && split.viewController(for: .primary)?.view.window != nil)
    }

    @Test("columns that a style does not have stay empty; an old file's two controllers are the two columns")
    func classic() throws {
        let storyboard = try Interface.storyboard(
            initial: "s",
            [
                "<splitViewController id=\"s\"><connections>" + relationship("a", "masterViewController")
                    + relationship("b", "supplementaryViewController") + relationship("c", "detailViewController")
                    + relationship("d", "compactViewController") + "</connections></splitViewController>",
                screen("a"), screen("b"), screen("c"), screen("d"),
            ])
        let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        #expect(split.style == .unspecified && split.viewControllers.map(\.title) == ["a", "c"])
    }

    @Test("items of a toolbar belong to their controller; an item says whether the search bar goes")
    func items() throws {
        let storyboard = try Interface.storyboard(
            initial: "a",
            [
                screen(
                    "a",
                    """
                    <toolbarItems><barButtonItem title="One" id="i"/><barButtonItem title="Two" id="j"/></toolbarItems>
                    <navigationItem key="navigationItem" hidesSearchBarWhenScrolling="NO" id="n"/>
                    """)
            ])
        let controller = try #require(storyboard.instantiateInitialViewController())
        #expect(controller.toolbarItems?.map(\.title) == ["One", "Two"])
        #expect(!controller.navigationItem.hidesSearchBarWhenScrolling)
    }
}
