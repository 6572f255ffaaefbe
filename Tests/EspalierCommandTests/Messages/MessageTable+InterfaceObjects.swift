// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierNibs

// What is said about objects of interface files that are not made, or not connected, as the file says.
extension MessageTable {
    static let interfaceObjects = [
        MessageGroup("objects of interface files", objects) { said($0, classes: classes, owner: Owner()) },
        MessageGroup("storyboards", storyboards, done: \.done) { try opened($0) },
    ]

    private final class Owner {}

    private final class Panel: UIView {
        @Outlet var label: UILabel!
    }

    private final class Unready: UIView {
        required init?(coder: NSCoder) { nil }
    }

    private static let fileConstraints = [
        constrained("firstAttribute=\"top\" constant=\"3\"/>"),
        constrained("firstAttribute=\"width\" constant=\"3\" priority=\"0\"/>"),
        constrained("firstItem=\"c\" firstAttribute=\"width\" constant=\"3\"/>", beside: "<customObject id=\"c\"/>"),
        constrained(
            "firstItem=\"g\" firstAttribute=\"width\" constant=\"3\"/>",
            beside: "<viewController><viewLayoutGuide key=\"safeArea\" id=\"g\"/></viewController>"),
        constrained(
            "firstItem=\"t\" firstAttribute=\"width\" constant=\"3\"/>", beside: guided + "</viewController>"),
        constrained(
            "firstItem=\"t\" firstAttribute=\"height\" constant=\"3\"/>",
            beside: guided + "<view key=\"view\" id=\"w\"/></viewController>"),
        constrained(
            "firstItem=\"w\" firstAttribute=\"height\" constant=\"3\"/>",
            beside: guided + "<view key=\"view\" id=\"w\"/></viewController>"),
        constrained(
            "firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"width\"/>", beside: "<view id=\"b\"/>"),
        constrained(
            "firstItem=\"g\" firstAttribute=\"width\" constant=\"3\"/>",
            "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"g\"/>"),
        constrained(
            "firstAttribute=\"width\" placeholder=\"YES\" id=\"p\"/>",
            "<connections><outlet property=\"p\" destination=\"p\"/></connections>"),
        constrained(
            "firstAttribute=\"width\" constant=\"3\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "
                + "type=\"number\" keyPath=\"priority\"><integer key=\"value\" value=\"2000\"/>"
                + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint>"),
    ]

    private static var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Panel.self)
        classes.register("Unready", Unready.self)
        classes.register("Caption", UILabel.self)
        classes.register("Screen", UIViewController.self)
        return classes
    }

    private static func constrained(_ constraint: String, _ inner: String = "", beside: String = "") -> String {
        "<view id=\"v\">\(inner)<constraints><constraint \(constraint)</constraints></view>\(beside)"
    }

    private static let guided =
        "<viewController><layoutGuides><viewControllerLayoutGuide type=\"top\" id=\"t\"/></layoutGuides>"

    private static let objects =
        fileConstraints + [
            "<view customClass=\"Lost\" customModule=\"App\"/>", "<viewControllerPlaceholder storyboardName=\"B\"/>",
            "<view customClass=\"Unready\"/>",
            "<viewController customClass=\"Caption\"/>", "<hologram/>",
            "<view><subviews><viewController/></subviews></view>",
            "<view><subviews><window/></subviews></view>",
            "<tableView dataMode=\"static\"><sections><tableViewSection><cells><view/></cells></tableViewSection></sections>"
                + "</tableView>",
            "<tableView><prototypes><tableViewCell/></prototypes></tableView>",
            "<tableView><prototypes><view reuseIdentifier=\"a\"/></prototypes></tableView>",
            "<view><label key=\"titleView\"/></view>",
            "<tableViewCell><tableViewCellContentView key=\"contentView\" customClass=\"Panel\"/></tableViewCell>",
            "<view customClass=\"Panel\" id=\"p\"><connections><outlet property=\"label\"/></connections></view>",
            "<view customClass=\"Panel\" id=\"p\"><connections><outlet property=\"label\" destination=\"x\"/></connections></view>",
            "<view customClass=\"Panel\" id=\"p\"><connections><outlet property=\"label\" destination=\"p\"/></connections></view>",
            "<view id=\"p\"><connections><outletCollection property=\"all\" destination=\"p\"/></connections></view>",
            "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" value=\"a\"/>"
                + "</userDefinedRuntimeAttributes></view>",
            attribute("type=\"string\" keyPath=\"alhpa\" value=\"a\""),
            attribute("type=\"string\" keyPath=\"alpha\" value=\"a\""),
            attribute("type=\"number\" keyPath=\"alpha\" value=\"a\""), attribute("type=\"rect\" keyPath=\"frame\""),
            attribute("type=\"range\" keyPath=\"frame\""),
        ]

    private static func attribute(_ text: String) -> String {
        "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(text)/></userDefinedRuntimeAttributes></view>"
    }

    private struct Storyboard: Sendable {
        let done: String
        let scenes: [String]

        init(_ done: String, _ scenes: String...) {
            self.done = done
            self.scenes = scenes
        }
    }

    /// Makes the initial controller, `a`, and loads its view.
    private static func opened(_ storyboard: Storyboard) throws -> String {
        let scenes = storyboard.scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes>\(scenes)</scenes></document>
            """
        let made = try UIStoryboard(
            InterfaceDocument(data: Data(xml.utf8), name: "a.storyboard"), classes: classes)
        var reports: [String] = []
        made.reportHandler = { reports.append($0.description) }
        made.instantiateInitialViewController()?.loadViewIfNeeded()
        return reports.joined(separator: "\n")
    }

    private static func controller(_ inner: String, segue: String = "", _ element: String = "viewController") -> String
    {
        let connections = segue.isEmpty ? "" : "<connections><segue \(segue)/></connections>"
        return "<\(element) id=\"a\">\(inner)\(connections)</\(element)>"
    }

    private static func container(_ destination: String) -> String {
        "<view key=\"view\"><subviews><containerView id=\"c\"><connections>"
            + "<segue kind=\"embed\" destination=\"\(destination)\"/></connections></containerView></subviews></view>"
    }

    private static let storyboards = [
        Storyboard("an embed segue leads nowhere", controller(container("x"))),
        Storyboard("an embed segue leads to its own controller", controller(container("a"))),
        Storyboard(
            "a relationship leads nowhere",
            controller("", segue: "relationship=\"rootViewController\" destination=\"x\"", "navigationController")),
        Storyboard(
            "a relationship leads to its own controller",
            controller("", segue: "relationship=\"rootViewController\" destination=\"a\"", "navigationController")),
        Storyboard(
            "a relationship of a controller that contains none",
            controller("", segue: "relationship=\"viewControllers\" destination=\"b\""), "<viewController id=\"b\"/>"),
        Storyboard(
            "a relationship of another kind",
            controller("", segue: "relationship=\"friend\" destination=\"b\""), "<viewController id=\"b\"/>"),
        Storyboard("a view of a controller that is a window", controller("<window key=\"view\"/>")),
    ]
}
