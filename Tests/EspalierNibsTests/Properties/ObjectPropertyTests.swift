import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Objects of interface files that become properties of others")
struct ObjectPropertyTests {
    @Test("views in a table, a cell, a bar item")
    func views() throws {
        let nib = try nib(
            """
            <tableView id="t"><view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="9" height="8"/></view>
            <view key="tableFooterView" id="f"/><view key="backgroundView" id="b"/></tableView>
            <tableViewCell id="c"><view key="backgroundView" id="cb"/><view key="selectedBackgroundView" id="cs"/>
            <view key="accessoryView" id="ca"/><view key="editingAccessoryView" id="ce"/>
            <tableViewCellContentView key="contentView" id="cc" tag="7"/></tableViewCell>
            <collectionViewCell id="i"><view key="contentView" id="ic" tag="8"/><view key="backgroundView" id="ib"/>
            <view key="selectedBackgroundView" id="is"/></collectionViewCell>
            <visualEffectView id="e"><view key="contentView" id="ec" tag="9"><subviews><label id="l"/></subviews></view>
            </visualEffectView>
            <textField id="x"><view key="leftView" id="xl"/><view key="rightView" id="xr"/></textField>
            """)
        let table = try #require(nib["t"] as? UITableView)
        #expect(table.tableHeaderView === nib["h"] && table.tableFooterView === nib["f"])
        #expect(table.backgroundView === nib["b"] && nib["b"] != nil)
        let cell = try #require(nib["c"] as? UITableViewCell)
        #expect(cell.backgroundView === nib["cb"] && cell.selectedBackgroundView === nib["cs"])
        #expect(cell.accessoryView === nib["ca"] && cell.editingAccessoryView === nib["ce"] && nib["ce"] != nil)
        #expect(cell.contentView === nib["cc"] && cell.contentView.tag == 7)
        let item = try #require(nib["i"] as? UICollectionViewCell)
        #expect(item.contentView === nib["ic"] && item.contentView.tag == 8)
        #expect(item.backgroundView === nib["ib"] && item.selectedBackgroundView === nib["is"] && nib["is"] != nil)
        let effect = try #require(nib["e"] as? UIVisualEffectView)
        #expect(effect.contentView === nib["ec"] && effect.contentView.tag == 9)
        #expect(effect.contentView.subviews.first === nib["l"] && nib["l"] != nil)
        let field = try #require(nib["x"] as? UITextField)
        #expect(field.leftView === nib["xl"] && field.rightView === nib["xr"] && nib["xr"] != nil)
        #expect(nib.reports == [])
    }

    @Test("the labels and the image view that a cell names are the cell's own")
    func cellParts() throws {
        let nib = try nib(
            """
            <tableViewCell id="c" style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b" imageView="d">
            <tableViewCellContentView key="contentView" id="cc"><subviews>
            <label id="a" text="One"/><label id="b" text="Two"/><imageView id="d"/><label id="o" text="Other"/>
            </subviews></tableViewCellContentView></tableViewCell>
            """)
        let cell = try #require(nib["c"] as? UITableViewCell)
        #expect(cell.textLabel === nib["a"] && cell.textLabel?.text == "One")
        #expect(cell.detailTextLabel === nib["b"] && cell.detailTextLabel?.text == "Two")
        #expect(cell.imageView === nib["d"] && nib["d"] != nil)
        #expect(cell.contentView.subviews.count == 4)
        #expect(nib.reports == [])
    }

    @Test("items in bars and in navigation items, in order")
    func items() throws {
        let nib = try nib(
            """
            <navigationBar id="n"><items><navigationItem id="n1" title="A">
            <barButtonItem key="leftBarButtonItem" id="l"><button key="customView" id="v"/></barButtonItem>
            <barButtonItem key="rightBarButtonItem" id="r"/><barButtonItem key="backBarButtonItem" id="k"/>
            <view key="titleView" id="tv"/></navigationItem><navigationItem id="n2">
            <leftBarButtonItems><barButtonItem id="l1"/><barButtonItem id="l2"/></leftBarButtonItems>
            <rightBarButtonItems><barButtonItem id="r1"/><barButtonItem id="r2"/></rightBarButtonItems>
            </navigationItem></items></navigationBar>
            <toolbar id="o"><items><barButtonItem id="o1"/><barButtonItem systemItem="flexibleSpace" id="o2"/></items></toolbar>
            <tabBar id="p"><items><tabBarItem id="p1" title="One"/><tabBarItem id="p2" title="Two"/></items></tabBar>
            """)
        let bar = try #require(nib["n"] as? UINavigationBar)
        #expect(bar.items?.count == 2 && bar.items?[0] === nib["n1"] && bar.items?[1] === nib["n2"])
        let first = try #require(bar.items?[0])
        #expect(first.leftBarButtonItem === nib["l"] && first.leftBarButtonItem?.customView === nib["v"])
        #expect(first.rightBarButtonItem === nib["r"] && first.backBarButtonItem === nib["k"])
        #expect(first.titleView === nib["tv"] && nib["tv"] != nil)
        let second = try #require(bar.items?[1])
        #expect(second.leftBarButtonItems?.map { $0 === nib["l1"] } == [true, false])
        #expect(second.rightBarButtonItems?.map { $0 === nib["r2"] } == [false, true])
        #expect((nib["o"] as? UIToolbar)?.items?.map { $0 === nib["o2"] } == [false, true])
        #expect((nib["p"] as? UITabBar)?.items?.map(\.title) == ["One", "Two"])
        #expect(nib.reports == [])
    }

    @Test("what a controller has anyway is filled, and its own view and items are set")
    func controllers() throws {
        let nib = try nib(
            """
            <navigationController id="n"><navigationBar key="navigationBar" id="nb" tag="1"/>
            <toolbar key="toolbar" id="nt" tag="2"/></navigationController>
            <tabBarController id="t"><tabBar key="tabBar" id="tb" tag="3"/></tabBarController>
            <viewController id="v"><navigationItem key="navigationItem" id="vi" title="Here"/>
            <tabBarItem key="tabBarItem" id="vt" title="Tab"/></viewController>
            <collectionView id="c"><collectionViewFlowLayout key="collectionViewLayout" id="cl" minimumLineSpacing="3"/>
            </collectionView>
            """)
        let navigation = try #require(nib["n"] as? UINavigationController)
        #expect(navigation.navigationBar === nib["nb"] && navigation.navigationBar.tag == 1)
        #expect(navigation.toolbar === nib["nt"] && navigation.toolbar.tag == 2)
        let tabs = try #require(nib["t"] as? UITabBarController)
        #expect(tabs.tabBar === nib["tb"] && tabs.tabBar.tag == 3)
        let controller = try #require(nib["v"] as? UIViewController)
        #expect(controller.navigationItem === nib["vi"] && controller.navigationItem.title == "Here")
        #expect(controller.tabBarItem === nib["vt"] && controller.tabBarItem.title == "Tab")
        let grid = try #require(nib["c"] as? UICollectionView)
        #expect(grid.collectionViewLayout === nib["cl"])
        #expect((grid.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 3)
        #expect(nib.reports == [])
    }

    @Test("an object for a property that the parent does not have is the caller's to report")
    func noProperty() throws {
        let nib = try nib("<label id='l'><view key='tableHeaderView' id='h'/></label>")
        #expect(nib.reports.count == 1 && nib.reports.first?.contains("tableHeaderView") == true)
    }

    private func nib(_ objects: String) throws -> Made {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            \(objects)
            </objects></document>
            """
        let nib = UINib(try InterfaceDocument(data: Data(xml.utf8), name: "Test.xib"))
        return Made(build: nib.build())
    }

    private struct Made {
        let build: InterfaceBuild
        var reports: [String] { build.reports.map(\.description) }
        subscript(id: String) -> AnyObject? { build.object(id: id) }
    }
}
