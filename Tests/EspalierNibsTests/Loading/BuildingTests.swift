import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// A view that tells a log of its own what happens.
final class Told: UIView {
    @Outlet var friend: Told?
    var lines: [String] = []

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        lines.append("superview, frame \(Int(frame.width)), tag \(tag)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        lines.append("awake, friend \(friend.map { "\($0.tag)" } ?? "no"), name \(name ?? "no")")
    }
}

@Suite("Building a tree")
struct BuildingTests {
    @Test("subviews are in order, with their frames, and no autoresizing runs while it is built")
    func tree() throws {
        let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
        let nib = try Interface.nib(
            """
            <view id="a">\(Interface.rect(0, 0, 320, 480))<subviews>
            <label text="one" tag="1">\(Interface.rect(1.5, 2, 30, 40))\(mask)</label>
            <view tag="2">\(Interface.rect(5, 6, 31.000000000000004, 80))\(mask)
            <subviews><button tag="3">\(Interface.rect(1, 1, 2, 2))\(mask)</button></subviews></view>
            <switch tag="4"/>
            </subviews></view>
            """)
        let objects = nib.instantiate(withOwner: nil)
        #expect(objects.count == 1)
        let view = try #require(objects.first as? UIView)
        #expect(view.subviews.map(\.tag) == [1, 2, 4])
        #expect(view.subviews[0].frame == CGRect(x: 1.5, y: 2, width: 30, height: 40))
        #expect(view.subviews[1].frame.width == 31.000000000000004)
        #expect(view.subviews[1].subviews.first?.frame == CGRect(x: 1, y: 1, width: 2, height: 2))
        let again = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(again !== view && again.subviews.count == 3)
    }

    @Test("properties come before the superview, outlets before any awakeFromNib, inner objects awake first")
    func order() throws {
        var classes = InterfaceClasses()
        classes.register(Told.self)
        let nib = try Interface.nib(
            """
            <view id="a" customClass="Told" tag="7">\(Interface.rect(0, 0, 70, 70))<subviews>
            <view id="b" customClass="Told" tag="8">\(Interface.rect(0, 0, 80, 80))
            <connections><outlet property="friend" destination="c"/></connections></view>
            <view id="c" customClass="Told" tag="9">\(Interface.rect(0, 0, 90, 90))
            <connections><outlet property="friend" destination="a"/></connections>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
            </userDefinedRuntimeAttributes></view>
            </subviews>
            <connections><outlet property="friend" destination="b"/></connections>
            </view>
            """, classes: classes)
        let build = nib.build()
        let told = try ["a", "b", "c"].map { try #require(build.object(id: $0) as? Told) }
        #expect(told[0].lines.last == "awake, friend 8, name no")
        #expect(told[1].lines == ["superview, frame 80, tag 8", "awake, friend 9, name no"])
        #expect(told[2].lines == ["superview, frame 90, tag 9", "awake, friend 7, name x"])
        #expect(build.reports == [])
    }

    @Test("arranged views of a stack, views of an effect and of a cell go where they belong")
    func homes() throws {
        let nib = try Interface.nib(
            """
            <stackView id="s"><subviews><view tag="1"/><view tag="2"/></subviews></stackView>
            <visualEffectView id="e"><view key="contentView" id="ec">\(Interface.rect(0, 0, 5, 6))
            <subviews><view tag="3"/></subviews></view></visualEffectView>
            <tableViewCell id="t"><tableViewCellContentView key="contentView" id="tc" tableViewCell="t">
            \(Interface.rect(0, 0, 7, 8))<subviews><view tag="4"/></subviews></tableViewCellContentView></tableViewCell>
            <collectionViewCell id="i"><view key="contentView" id="ic">
            <subviews><view tag="5"/></subviews></view></collectionViewCell>
            """)
        let build = nib.build()
        let stack = try #require(build.object(id: "s") as? UIStackView)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
        let effect = try #require(build.object(id: "e") as? UIVisualEffectView)
        #expect(effect.contentView === build.object(id: "ec") && effect.contentView.subviews.map(\.tag) == [3])
        let cell = try #require(build.object(id: "t") as? UITableViewCell)
        #expect(cell.contentView === build.object(id: "tc") && cell.contentView.subviews.map(\.tag) == [4])
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 7, height: 8) && cell.subviews.count == 1)
        let item = try #require(build.object(id: "i") as? UICollectionViewCell)
        #expect(item.contentView === build.object(id: "ic") && item.contentView.subviews.map(\.tag) == [5])
    }

    @Test("what cannot stand at its place is reported and left out: windows, controllers, rows and prototypes")
    func misplaced() throws {
        let build = try Interface.nib(
            """
            <view id="v"><subviews><window id="w"/><viewController id="c"/>
            <view id="x"/></subviews></view>
            <tableView id="t"><prototypes><view reuseIdentifier="A"/></prototypes>
            <sections><tableViewSection><cells><view id="y"/></cells></tableViewSection></sections></tableView>
            """
        ).build()
        #expect((build.object(id: "v") as? UIView)?.subviews.count == 1)
        let table = try #require(build.object(id: "t") as? UITableView)
        #expect(table.dequeueReusableCell(withIdentifier: "A") == nil && table.numberOfRows(inSection: 0) == 0)
        #expect(build.reports.map(\.place.line) == [6, 6, 8, 9])
    }

    @Test("the file's owner gets its outlets; external objects stand for their placeholders")
    func owner() throws {
        final class Owner {
            @Outlet var label: UILabel!
            @Outlet var other: Owner?
        }
        let nib = try Interface.nib(
            "<placeholder placeholderIdentifier=\"Peer\" id=\"p\"/><label id=\"l\" text=\"hi\"/>",
            owner: "<connections><outlet property=\"label\" destination=\"l\"/>"
                + "<outlet property=\"other\" destination=\"p\"/></connections>")
        let (owner, peer) = (Owner(), Owner())
        let objects = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Peer": peer]])
        #expect(objects.count == 1)
        #expect(owner.label.text == "hi" && owner.other === peer)
        #expect(nib.build().reports == [])
    }
}
