// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierObservation
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

class Panel: UIView {
    @Outlet var label: UILabel!
    @Outlet var above: UIView?
    @Outlet var delegate: (any PanelDelegate)?
    @OutletCollection var buttons: [UIButton]
    @Outlet(.weak) var loose: UIView?
}

final class WidePanel: Panel {
    @Observed var width = 0
    @Observed var caption: String? = "old"
    private(set) var keyed: [String: Any?] = [:]
}

protocol PanelDelegate: AnyObject {}

final class Boss: UIViewController, PanelDelegate {
    @Outlet var panel: Panel!
    @Observed var level = 0
}

final class KeyTaker: UIView, InterfaceSettable {
    var values: [String] = []

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        if key == "refused" { return false }
        values.append("\(key)=\(value.map { $0 is UIView ? "view" : "\($0)" } ?? "nil")")
        return true
    }
}

extension UIView {
    static let gapProperty = StoredProperty<UIView, Double>(default: 8)
}

@Suite("Outlets and runtime attributes")
struct OutletTests {
    private var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Panel.self)
        classes.register(WidePanel.self)
        classes.register(Boss.self)
        classes.register(KeyTaker.self)
        return classes
    }

    @Test("outlets are set by their names, those of superclasses and protocols too")
    func outlets() throws {
        let build = try Interface.nib(
            """
            <view id="p" customClass="WidePanel"><subviews><label id="l"/></subviews><connections>
            <outlet property="label" destination="l"/><outlet property="delegate" destination="-1"/>
            </connections></view>
            """, classes: classes
        ).build(withOwner: Boss())
        let panel = try #require(build.object(id: "p") as? WidePanel)
        #expect(panel.label === build.object(id: "l"))
        #expect(build.outlets.map(\.isSet) == [true, true])
        #expect(build.reports == [])
    }

    @Test("an outlet holds its object, unless it leads upwards or is declared weak")
    func holding() throws {
        weak var root: UIView?
        weak var kept: UIView?
        weak var loose: UIView?
        var inner: Panel?
        try {
            let build = try Interface.nib(
                """
                <view id="r" customClass="Panel"><subviews><view id="p" customClass="Panel"><connections>
                <outlet property="above" destination="r"/><outlet property="label" destination="l"/>
                <outlet property="loose" destination="x"/></connections></view></subviews>
                <connections><outlet property="above" destination="p"/></connections></view>
                <label id="l"/><view id="x"/>
                """, classes: classes
            ).build()
            root = build.object(id: "r") as? UIView
            kept = build.object(id: "l") as? UIView
            loose = build.object(id: "x") as? UIView
            inner = build.object(id: "p") as? Panel
            #expect(inner?.above === root && inner?.loose === loose && loose != nil)
            // It alone holds what nothing else does.
            withExtendedLifetime(build) {}
        }()
        #expect(root == nil, "the outlet upwards makes no circle")
        #expect(kept != nil && inner?.label === kept, "an object at the top level lives by its outlet")
        #expect(loose == nil && inner?.loose == nil && inner?.above == nil)
    }

    @Test("a collection has its members in the order of the file; appending adds to what is there")
    func collections() throws {
        let build = try Interface.nib(
            """
            <view id="p" customClass="Panel"><subviews><button id="b1"/><button id="b2"/><label id="l"/></subviews>
            <connections><outletCollection property="buttons" destination="b2"/>
            <outletCollection property="buttons" destination="b1"/>
            <outletCollection property="buttons" destination="b2" appends="YES"/>
            <outletCollection property="buttons" destination="l"/>
            <outletCollection property="others" destination="l"/></connections></view>
            """, classes: classes
        ).build()
        let panel = try #require(build.object(id: "p") as? Panel)
        let buttons = ["b2", "b1", "b2"].map { build.object(id: $0) as? UIButton }
        #expect(panel.buttons.map(ObjectIdentifier.init) == buttons.compactMap { $0.map(ObjectIdentifier.init) })
        #expect(build.outlets.map(\.isSet) == [true, true, true, false, false])
        #expect(build.reports.count == 2 && build.reports.allSatisfy { $0.message.contains("outlet collection") })
    }

    @Test("outlets that views have by themselves are set")
    func known() throws {
        final class Source: UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        }
        let source = Source()
        let build = try Interface.nib(
            """
            <tableView id="t"><connections><outlet property="dataSource" destination="-1"/>
            <outlet property="delegate" destination="-1"/></connections></tableView>
            <textField id="f"><connections><outlet property="delegate" destination="-1"/></connections></textField>
            """
        ).build(withOwner: source)
        let table = try #require(build.object(id: "t") as? UITableView)
        #expect(table.dataSource === source && table.delegate === source)
        #expect(build.outlets.map(\.isSet) == [true, true, false])
        #expect(build.reports.count == 1)
    }

    @Test("an outlet that would put a view into itself, or take another controller's view, is reported and left out")
    func impossible() throws {
        let build = try Interface.nib(
            """
            <view id="r"><subviews><tableView id="t"><connections>
            <outlet property="tableHeaderView" destination="r"/><outlet property="backgroundView" destination="t"/>
            <outlet property="tableFooterView" destination="w"/>
            </connections></tableView></subviews></view><window id="w"/>
            <viewController id="a"><connections><outlet property="view" destination="r"/></connections></viewController>
            <viewController id="b"><connections><outlet property="view" destination="r"/></connections></viewController>
            """
        ).build()
        #expect(build.outlets.map(\.isSet) == [false, false, false, true, false])
        #expect(build.reports.map(\.place.line) == [7, 7, 8, 10, 11].filter { $0 != 10 })
    }

    @Test("missing destinations, wrong types and unknown names are reported with their places, and nothing is lost")
    func missing() throws {
        let build = try Interface.nib(
            """
            <view id="p" customClass="Panel"><connections>
            <outlet property="label" destination="nowhere"/>
            <outlet property="label" destination="p"/>
            <outlet property="nothing" destination="p"/>
            <outlet property="above" destination="c"/>
            <outlet property="label" destination="-2"/>
            </connections><constraints><constraint firstAttribute="width" constant="3" id="c"/></constraints></view>
            """, classes: classes
        ).build()
        #expect(build.reports.map(\.place.line) == [7, 8, 9, 10])
        #expect(build.outlets.map(\.isSet) == [false, false, false])
        #expect(build.outlets.last?.destination is NSLayoutConstraint)
    }

    @Test("runtime attributes are set by key path, through outlets and parts too")
    func attributes() throws {
        func attribute(_ keyPath: String, _ rest: String) -> String {
            "<userDefinedRuntimeAttribute keyPath=\"\(keyPath)\" \(rest)</userDefinedRuntimeAttribute>"
        }
        func number(_ value: String) -> String {
            "type=\"number\"><\(value.contains(".") ? "real" : "integer") key=\"value\" value=\"\(value)\"/>"
        }
        let build = try Interface.nib(
            """
            <view id="p" customClass="WidePanel"><subviews><label id="l"/></subviews>
            <userDefinedRuntimeAttributes>
            \(attribute("name", "type=\"string\" value=\"header\">"))
            \(attribute("width", number("12")))
            \(attribute("caption", "type=\"nil\">"))
            \(attribute("label.alpha", number("0.5")))
            \(attribute("frame.size.width", number("33")))
            \(attribute("gap", number("2.5")))
            \(attribute("layer.cornerRadius", number("4")))
            \(attribute("layer.shadowOpacity", number("0.3")))
            \(attribute("layer.masksToBounds", "type=\"boolean\" value=\"YES\">"))
            \(attribute("layer.sparkle", number("4")))
            \(attribute("width", "type=\"string\" value=\"x\">"))
            </userDefinedRuntimeAttributes>
            <connections><outlet property="label" destination="l"/></connections></view>
            """, classes: withGap
        ).build()
        let panel = try #require(build.object(id: "p") as? WidePanel)
        #expect(panel.view(named: "header") === panel)
        #expect(panel.width == 12 && panel.caption == nil && panel.label.alpha == 0.5)
        #expect(panel.frame.width == 33 && panel[stored: UIView.gapProperty] == 2.5)
        #expect(panel.layer.cornerRadius == 4 && panel.layer.shadowOpacity == 0.3 && panel.clipsToBounds)
        #expect(build.attributes.map(\.isSet) == Array(repeating: true, count: 9) + [false, false])
        #expect(build.reports.map(\.place.line) == [17, 18])
        #expect(build.reports.first?.message.contains("sparkle") ?? false)
    }

    private var withGap: InterfaceClasses {
        var classes = classes
        classes.register(UIView.gapProperty, forKey: "gap")
        return classes
    }

    @Test("a class that takes values by key gets them, and an observed property of any object is found")
    func settable() throws {
        let build = try Interface.nib(
            """
            <view id="k" customClass="KeyTaker"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="round" value="YES"/>
            <userDefinedRuntimeAttribute type="nil" keyPath="none"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="refused" value="NO"/>
            </userDefinedRuntimeAttributes>
            <connections><outlet property="peer" destination="k"/></connections></view>
            <viewController id="b" customClass="Boss"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="level"><integer key="value" value="3"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></viewController>
            """, classes: classes
        ).build()
        let taker = try #require(build.object(id: "k") as? KeyTaker)
        #expect(taker.values == ["peer=view", "round=true", "none=nil"])
        #expect((build.object(id: "b") as? Boss)?.level == 3)
        #expect(build.reports.count == 1)
    }

    @Test("attributes under the names that Objective-C has for them, and cases by number, are known")
    func objectiveC() throws {
        let build = try Interface.nib(
            """
            <button id="b"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="buy"/>
            <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment">
            <integer key="value" value="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="contentMode"><integer key="value" value="99"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
            """
        ).build()
        let button = try #require(build.object(id: "b") as? UIButton)
        #expect(button.isHidden && button.accessibilityIdentifier == "buy")
        #expect(button.titleLabel?.textAlignment.rawValue == 1)
        #expect(build.attributes.map(\.isSet) == [true, true, true, false] && build.reports.count == 1)
    }
}
