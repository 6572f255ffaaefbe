// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// Outlets with observers: private, weak, not wrapped, of collections.
private class Card: UIView {
    var log: [String] = []
    @Outlet private var label: UILabel! { didSet { log.append("label \(oldValue == nil) \(label.text ?? "")") } }
    @Outlet(.weak) private var back: UIView? { willSet { log.append("back \(newValue?.tag ?? 0)") } }
    weak var plain: UIView? { didSet { log.append("plain \(plain?.tag ?? 0)") } }
    @OutletCollection private var all: [UIView] { didSet { log.append("all \(all.map(\.tag))") } }
    var others: [UIView]? { didSet { log.append("others \(others?.map(\.tag) ?? [])") } }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers
            .outlet("label", \Card.label)
            .outlet("back", \Card.back)
            .outlet("plain", \Card.plain)
            .outletCollection("all", \Card.all)
            .outletCollection("others", \Card.others)
    }
}

private final class SubCard: Card {
    override var plain: UIView? { didSet { log.append("sub's plain") } }
    @Outlet var more: UIView? { didSet { log.append("more") } }

    override class var interfaceMembers: InterfaceMembers { super.interfaceMembers.outlet("more", \SubCard.more) }
}

private final class Generic<Value>: UIView {
    var log: [String] = []
    @Outlet private var label: UILabel! { didSet { log.append("\(Value.self) \(label.tag)") } }

    override class var interfaceMembers: InterfaceMembers { super.interfaceMembers.outlet("label", \Generic.label) }
}

private final class OutletHelper: InterfaceCreatable, InterfaceMemberListing {
    var log: [String] = []
    @Outlet private var label: UILabel! { didSet { log.append("label") } }

    init?(coder: NSCoder) {}

    class var interfaceMembers: InterfaceMembers { InterfaceMembers().outlet("label", \OutletHelper.label) }
}

private final class Unlisted: UIView {
    var count = 0
    @Outlet private var label: UILabel! { didSet { count += 1 } }
    @Outlet(.weak)
    var back: UIView? {
        willSet { count += 1 }
    }
    @OutletCollection var all: [UIView] { didSet { count += 1 } }
    @Outlet var free: UIView?
    @OutletCollection var plain: [UIView]
    @Outlet var closure: UIView? = { nil }()
    var shown: UILabel? { label }
}

@Suite("Outlets with observers")
struct ObservedOutletTests {
    private static var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Card.self)
        classes.register(SubCard.self)
        classes.register("Generic", Generic<Int>.self)
        classes.register(OutletHelper.self)
        classes.register(Unlisted.self)
        return classes
    }

    private static func card(_ name: String, more: String = "") -> String {
        """
        <view id="c" customClass="\(name)"><subviews><label id="l" text="x" tag="1"/><view id="v" tag="2"/></subviews>
        <connections><outlet property="label" destination="l"/><outletCollection property="all" destination="v"/>
        <outletCollection property="others" destination="v"/><outlet property="back" destination="v"/>
        <outletCollection property="all" destination="l"/><outlet property="plain" destination="l"/>\(more)
        </connections></view>
        """
    }

    @Test("of a listed outlet the observers run, once each, of a collection once with all members")
    func listed() throws {
        let nib = try Interface.nib(Self.card("Card"), classes: Self.classes)
        for _ in 0..<2 {
            let build = nib.build()
            let card = try #require(build.object(id: "c") as? Card)
            #expect(card.log == ["label true x", "back 2", "plain 1", "all [2, 1]", "others [2]"])
            #expect(build.reports == [] && build.outlets.allSatisfy(\.isSet) && build.outlets.count == 6)
        }
    }

    @Test("overrides of a subclass run, and its own outlets are listed beside those of its superclass")
    func subclass() throws {
        let more = "<outlet property=\"more\" destination=\"v\"/>"
        let build = try Interface.nib(Self.card("SubCard", more: more), classes: Self.classes).build()
        let card = try #require(build.object(id: "c") as? SubCard)
        #expect(
            card.log == ["label true x", "back 2", "plain 1", "sub's plain", "more", "all [2, 1]", "others [2]"])
        #expect(build.reports == [])
    }

    @Test("classes that are generic or no views list theirs, and a wrong type is reported and changes nothing")
    func others() throws {
        let build = try Interface.nib(
            """
            <view id="g" customClass="Generic"><subviews><label id="l" tag="7"/></subviews>
            <connections><outlet property="label" destination="l"/></connections></view>
            <customObject id="h" customClass="OutletHelper"><connections><outlet property="label" destination="l"/></connections>
            </customObject>
            <view id="c" customClass="Card"><connections><outlet property="label" destination="g"/></connections></view>
            """, classes: Self.classes
        ).build()
        #expect((build.object(id: "g") as? Generic<Int>)?.log == ["Int 7"])
        #expect((build.object(id: "h") as? OutletHelper)?.log == ["label"])
        #expect((build.object(id: "c") as? Card)?.log == [])
        #expect(build.reports.count == 1)
        #expect(build.reports.first?.message.hasSuffix("has no outlet 'label' that takes Generic<Int>") == true)
    }

    @Test("an outlet that a file must not hold is not held by its setter either")
    func notHeld() throws {
        var build: InterfaceBuild? = try Interface.nib(
            """
            <view id="p"><subviews><view id="c" customClass="Card">
            <connections><outletCollection property="all" destination="p"/></connections></view></subviews></view>
            """, classes: Self.classes
        ).build()
        weak var card: Card?
        weak var outer: AnyObject?
        card = build?.object(id: "c") as? Card
        outer = build?.object(id: "p")
        #expect(card?.log == ["all [0]"])
        build = nil
        #expect(card == nil && outer == nil)
    }

    @Test("an outlet that is not listed is set without its observer, and a file says so once for each that has one")
    func unlisted() throws {
        let nib = try Interface.nib(
            """
            <view id="u" customClass="Unlisted"><subviews><label id="l"/></subviews><connections>
            <outlet property="label" destination="l"/><outlet property="back" destination="l"/>
            <outlet property="free" destination="l"/><outlet property="closure" destination="l"/>
            <outletCollection property="all" destination="l"/><outletCollection property="plain" destination="l"/>
            </connections></view>
            """, classes: Self.classes)
        let build = nib.build()
        let view = try #require(build.object(id: "u") as? Unlisted)
        #expect(view.count == 0 && view.shown != nil && view.back != nil && view.all.count == 1 && view.free != nil)
        #expect(
            build.reports.map { String($0.message.prefix { $0 != ";" }) } == [
                "didSet of the outlet 'label' of Unlisted is not called",
                "willSet of the outlet 'back' of Unlisted is not called",
                "didSet of the outlet 'all' of Unlisted is not called",
            ])
        #expect(nib.build().reports == [])
    }
}
