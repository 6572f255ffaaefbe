import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// Counts how often its items are set.
private final class CountingToolbar: UIToolbar {
    var settings = 0

    override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        settings += 1
        super.setItems(items, animated: animated)
    }
}

private final class CountingTabBar: UITabBar {
    var settings = 0

    override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        settings += 1
        super.setItems(items, animated: animated)
    }
}

private final class CountingItem: UINavigationItem {
    var settings = 0

    override var rightBarButtonItems: [UIBarButtonItem]? {
        get { super.rightBarButtonItems }
        set {
            settings += 1
            super.rightBarButtonItems = newValue
        }
    }
}

@Suite("Lists of objects in interface files")
struct ListPropertyTests {
    private func list(_ element: String, _ count: Int) -> String {
        (0..<count).map { "<\(element) title=\"\($0)\" id=\"i\($0)\"/>" }.joined()
    }

    private var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(CountingToolbar.self)
        classes.register(CountingTabBar.self)
        classes.register(CountingItem.self)
        return classes
    }

    @Test("are set once, however many members they have, in the order of the file")
    func once() throws {
        let build = try Interface.nib(
            """
            <toolbar id="t" customClass="CountingToolbar"><items>\(list("barButtonItem", 200))</items></toolbar>
            <tabBar id="b" customClass="CountingTabBar"><items>\(list("tabBarItem", 200))</items></tabBar>
            <navigationItem id="n" customClass="CountingItem">
            <rightBarButtonItems>\(list("barButtonItem", 200))</rightBarButtonItems></navigationItem>
            """, classes: classes
        ).build()
        let titles = (0..<200).map { "\($0)" }
        let toolbar = try #require(build.object(id: "t") as? CountingToolbar)
        #expect(toolbar.settings == 1 && toolbar.items?.map(\.title) == titles)
        #expect(toolbar.subviews.count == 200)
        let tabs = try #require(build.object(id: "b") as? CountingTabBar)
        #expect(tabs.settings == 1 && tabs.items?.map(\.title) == titles)
        let item = try #require(build.object(id: "n") as? CountingItem)
        #expect(item.settings == 1 && item.rightBarButtonItems?.map(\.title) == titles)
    }

    @Test("take what fits; the others are reported with their places")
    func misfits() throws {
        let build = try Interface.nib(
            """
            <toolbar id="t"><items><barButtonItem title="a" id="a"/>
            <tabBarItem title="b" id="b"/>
            <barButtonItem title="c" id="c"/></items></toolbar>
            <view id="v"><items>
            <barButtonItem id="d"/></items></view>
            """
        ).build()
        let toolbar = try #require(build.object(id: "t") as? UIToolbar)
        #expect(toolbar.items?.map(\.title) == ["a", "c"])
        #expect(
            build.reports.map { "\($0.place.line) \($0.message)" } == [
                "7 UIToolbar has no property 'items' that takes UITabBarItem",
                "10 UIView has no property 'items' that takes UIBarButtonItem",
            ])
    }
}
