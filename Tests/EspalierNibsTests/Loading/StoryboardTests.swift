// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

class Screen: UIViewController {
    @Outlet var label: UILabel!
    @Outlet var recognizer: UITapGestureRecognizer?
    var lines: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        lines.append("awake, loaded \(isViewLoaded), label \(label == nil ? "no" : "yes")")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        lines.append("loaded, label \(label == nil ? "no" : "yes"), children \(children.count)")
    }
}

@Suite("Storyboards")
struct StoryboardTests {
    private var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Screen.self)
        return classes
    }

    private static func screen(_ id: String, _ subviews: String = "", _ more: String = "") -> String {
        """
        <viewController storyboardIdentifier="\(id)!" title="\(id)" id="\(id)" customClass="Screen">
        <view key="view" id="\(id)v">\(Interface.rect(0, 0, 320, 480))<subviews><label id="\(id)l" text="\(id)"/>
        \(subviews)</subviews></view><navigationItem key="navigationItem" title="\(id)" id="\(id)n"/>
        <connections><outlet property="label" destination="\(id)l"/>\(more)</connections></viewController>
        """
    }

    @Test("a controller awakes before its view is loaded; outlets into the view are set before viewDidLoad")
    func lazy() throws {
        let storyboard = try Interface.storyboard(initial: "a", [Self.screen("a")], classes: classes)
        let screen = try #require(storyboard.instantiateInitialViewController() as? Screen)
        #expect(screen.lines == ["awake, loaded false, label no"])
        #expect(screen.storyboard === storyboard)
        screen.loadViewIfNeeded()
        #expect(screen.lines.last == "loaded, label yes, children 0")
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480) && screen.label.text == "a")
    }

    @Test("controllers are found by their identifiers; an unknown one stops the program with those that there are")
    func identifiers() async throws {
        let storyboard = try Interface.storyboard(
            initial: nil, [Self.screen("a"), Self.screen("b")], classes: classes)
        #expect(storyboard.instantiateInitialViewController() == nil)
        #expect(storyboard.identifiers == ["a!", "b!"])
        #expect((storyboard.instantiateViewController(withIdentifier: "b!") as? Screen)?.view.tag == 0)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let storyboard = try Interface.storyboard(
                initial: nil, ["<viewController id=\"x\" storyboardIdentifier=\"X\"/>"])
            _ = storyboard.instantiateViewController(withIdentifier: "Y")
        }
        let text = errorText(result)
        #expect(text.contains("has no controller 'Y'; it has 'X'"), "\(text)")
    }

    @Test("an identifier of something that is no controller is none to ask for")
    func identifiersOfOthers() throws {
        let storyboard = try Interface.storyboard(
            initial: nil,
            [
                "<view id=\"v\" storyboardIdentifier=\"X\"/>",
                "<viewControllerPlaceholder id=\"p\" storyboardIdentifier=\"Y\"/>",
                "<viewController storyboardIdentifier=\"X\" title=\"x\"/>",
            ])
        #expect(storyboard.identifiers == ["X"])
        #expect(storyboard.instantiateViewController(withIdentifier: "X").title == "x")
    }

    @Test("relationships fill navigation and tab bar controllers, inner ones first")
    func relationships() throws {
        func relationship(_ id: String, _ name: String) -> String {
            "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(id)\"/>"
        }
        let storyboard = try Interface.storyboard(
            initial: "tabs",
            [
                "<tabBarController id=\"tabs\"><tabBar key=\"tabBar\" id=\"bar\"/><connections>"
                    + relationship("nav", "viewControllers") + relationship("b", "viewControllers")
                    + "</connections></tabBarController>",
                "<navigationController id=\"nav\"><navigationBar key=\"navigationBar\" id=\"nb\"/><connections>"
                    + relationship("a", "rootViewController") + "</connections></navigationController>",
                Self.screen("a"), Self.screen("b"),
            ], classes: classes)
        let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
        let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
        let screen = try #require(navigation.viewControllers.first as? Screen)
        #expect(screen.label == nil && navigation.viewControllers.count == 1)
        #expect(tabs.viewControllers?.last is Screen)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(screen.label.text == "a")
    }

    @Test("an embedded controller becomes a child when the view is loaded, and fills its container")
    func embedding() throws {
        let container = """
            <containerView id="box">\(Interface.rect(10, 20, 100, 50))
            <connections><segue destination="b" kind="embed" id="e"/></connections></containerView>
            """
        let storyboard = try Interface.storyboard(
            initial: "a", [Self.screen("a", container), Self.screen("b")], classes: classes)
        let screen = try #require(storyboard.instantiateInitialViewController() as? Screen)
        #expect(screen.children.isEmpty)
        screen.loadViewIfNeeded()
        #expect(screen.lines.last == "loaded, label yes, children 1")
        let child = try #require(screen.children.first as? Screen)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        child.view.superview?.frame.size.width = 200
        #expect(child.view.frame.width == 200 && child.view.superview?.superview === screen.view)
    }

    @Test("a controller that would contain itself, or one of another storyboard, is reported and left out")
    func circles() throws {
        let box =
            "<containerView id=\"box\"><connections><segue destination=\"a\" kind=\"embed\" id=\"e\"/>"
            + "<segue destination=\"far\" kind=\"embed\" id=\"f\"/></connections></containerView>"
        let storyboard = try Interface.storyboard(
            initial: "a", [Self.screen("a", box), "<viewControllerPlaceholder storyboardName=\"Far\" id=\"far\"/>"],
            classes: classes)
        var reports: [String] = []
        storyboard.reportHandler = { reports.append($0.message) }
        let screen = try #require(storyboard.instantiateInitialViewController())
        screen.loadViewIfNeeded()
        #expect(screen.children.isEmpty && reports.count == 2)
        #expect(reports.first?.contains("itself") ?? false)
    }

    @Test("what stands beside a controller comes with its view, and lives as long as the controller")
    func scene() throws {
        let recognizer = "<tapGestureRecognizer id=\"tap\"/>"
        let storyboard = try Interface.storyboard(
            initial: "a",
            [
                Self.screen("a", "", "<outlet property=\"recognizer\" destination=\"tap\"/>") + recognizer
                    + "<view id=\"loose\" tag=\"4\"/>"
            ], classes: classes)
        let screen = try #require(storyboard.instantiateInitialViewController() as? Screen)
        #expect(screen.recognizer == nil)
        screen.loadViewIfNeeded()
        #expect(screen.recognizer != nil && screen.recognizer === screen.nibObjects.first)
        #expect(screen.nibObjects.compactMap { ($0 as? UIView)?.tag } == [4])
    }

    @Test("a xib is no storyboard")
    func noStoryboard() throws {
        let document = try Interface.document(Interface.xib(""))
        #expect(throws: InterfaceError.self) { try UIStoryboard(document) }
    }
}
