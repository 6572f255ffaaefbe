import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UINavigationBar")
struct NavigationBarTests {
    let bar = UINavigationBar(frame: rect(0, 0, 390, 44))

    func labels(in bar: UINavigationBar) -> [String] {
        bar.subviews.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle }
    }

    @Test("Defaults")
    func defaults() {
        #expect(bar.items == nil && bar.topItem == nil && bar.backItem == nil)
        #expect(bar.isTranslucent && !bar.prefersLargeTitles && bar.barStyle == .default && bar.barPosition == .top)
        #expect(bar.popItem(animated: false) == nil && bar.subviews.isEmpty)
        let item = UINavigationItem()
        #expect(item.title == nil && item.titleView == nil && !item.hidesBackButton && item.leftBarButtonItems == nil)
        #expect(item.largeTitleDisplayMode == .automatic && !item.leftItemsSupplementBackButton)
    }

    @Test("Items are pushed and popped; the delegate is asked and told, but not of items that are set")
    func steps() {
        final class Delegate: UINavigationBarDelegate {
            let log = CallLog()
            var allows = true
            func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
                log.note("push? \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) { log.note("pushed") }
            func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                log.note("pop? \(item.title ?? "")")
                return allows
            }
            func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) { log.note("popped") }
        }
        let delegate = Delegate(), one = UINavigationItem(title: "1"), two = UINavigationItem(title: "2")
        bar.delegate = delegate
        bar.items = [one]
        bar.pushItem(two, animated: true)
        #expect(bar.items == [one, two] && bar.topItem === two && bar.backItem === one)
        #expect(bar.popItem(animated: true) === two && bar.topItem === one && bar.backItem == nil)
        delegate.allows = false
        bar.pushItem(two, animated: false)
        #expect(bar.popItem(animated: false) == nil && bar.items == [one])
        #expect(delegate.log.calls == ["push? 2", "pushed", "pop? 2", "popped", "push? 2", "pop? 1"])
    }

    @Test("The title stands in the middle, left items at the left, right ones at the right, with a way back")
    func layout() throws {
        let top = UINavigationItem(title: "Test")
        bar.items = [UINavigationItem(title: "b"), top]
        top.rightBarButtonItems = [
            UIBarButtonItem(customView: UIView(frame: rect(0, 0, 30, 20))), .fixedSpace(10),
            UIBarButtonItem(customView: UIView(frame: rect(0, 0, 40, 60))),
        ]
        bar.layoutIfNeeded()
        #expect(labels(in: bar) == ["b", "Test"])
        let title = try #require(bar.subviews[1] as? UILabel)
        // “Test” in semibold at 17 points is 34 wide.
        #expect(title.frame == rect(178, 11.75, 34, 20.5))
        #expect(bar.subviews[0].frame == rect(16, 5.5, 30, 33))
        #expect(bar.subviews[2].frame == rect(344, 12, 30, 20) && bar.subviews[3].frame == rect(286, 0, 40, 44))
        bar.frame.size.width = 414
        bar.layoutIfNeeded()
        #expect(bar.subviews[0].frame.minX == 20 && bar.subviews[2].frame.maxX == 394)
    }

    @Test("A title that has no room in the middle stands between the items, and is cut there")
    func narrow() {
        let top = UINavigationItem(title: "Test Test Test Test Test")
        top.leftBarButtonItem = UIBarButtonItem(customView: UIView(frame: rect(0, 0, 200, 20)))
        bar.items = [top]
        bar.layoutIfNeeded()
        #expect(bar.subviews[1].frame.minX == 224 && bar.subviews[1].frame.maxX == 374)
    }

    @Test("The way back is hidden by the item, by left items, and shown beside them where it says so")
    func back() {
        let back = UINavigationItem(title: "before"), top = UINavigationItem(title: "now")
        bar.items = [back, top]
        #expect(labels(in: bar) == ["before", "now"])
        back.title = nil
        #expect(labels(in: bar) == ["Back", "now"])
        back.backButtonTitle = "return"
        #expect(labels(in: bar) == ["return", "now"])
        back.backBarButtonItem = UIBarButtonItem(title: "item", style: .plain)
        #expect(labels(in: bar) == ["item", "now"])
        top.hidesBackButton = true
        #expect(labels(in: bar) == ["now"])
        top.hidesBackButton = false
        top.leftBarButtonItem = UIBarButtonItem(title: "left")
        #expect(labels(in: bar) == ["left", "now"])
        top.leftItemsSupplementBackButton = true
        #expect(labels(in: bar) == ["item", "left", "now"])
    }

    @Test("A way back that has no room beside the title becomes shorter, and the full one comes back with the room")
    func longBack() throws {
        let top = UINavigationItem(title: "Compositional layouts and more")
        top.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain)
        bar.items = [UINavigationItem(title: "What’s new in collection views?"), top]
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews[0] as? UIButton)
        let title = try #require(bar.subviews[1] as? UILabel)
        #expect(button.title(for: .normal) == "Back")
        #expect(title.frame.minX >= button.frame.maxX && title.frame.maxX <= bar.subviews[2].frame.minX)
        top.title = "A title that fills all of the bar, and more than that"
        bar.layoutIfNeeded()
        #expect(button.title(for: .normal) == "")
        top.title = "More"
        bar.layoutIfNeeded()
        #expect(button.title(for: .normal) == "What’s new in collection views?" && !bar.needsLayout)
    }

    @Test("A tap on the way back pops")
    func backTap() throws {
        bar.items = [UINavigationItem(title: "a"), UINavigationItem(title: "b")]
        let button = try #require(bar.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(bar.items?.map(\.title) == ["a"] && labels(in: bar) == ["a"])
    }

    @Test("The bar follows its item: title, title view, items")
    func follows() {
        let item = UINavigationItem(title: "a"), view = UIView(frame: rect(0, 0, 50, 30))
        bar.items = [item]
        item.title = "b"
        #expect(labels(in: bar) == ["b"])
        item.titleView = view
        bar.layoutIfNeeded()
        #expect(bar.subviews == [view] && view.frame == rect(170, 7, 50, 30))
        let own = UIBarButtonItem(title: "x")
        item.rightBarButtonItem = own
        own.title = "y"
        #expect(labels(in: bar) == ["y"])
        item.rightBarButtonItem = nil
        bar.items = [UINavigationItem(title: "c")]
        item.titleView = nil
        #expect(labels(in: bar) == ["c"] && view.superview == nil)
    }

    @Test("Large titles: 106 high, the title below the row; items can refuse or take over from those before")
    func largeTitles() throws {
        let first = UINavigationItem(title: "Test"), second = UINavigationItem(title: "b")
        let superview = CountingView()
        superview.addSubview(bar)
        bar.items = [first]
        #expect(superview.layouts { bar.prefersLargeTitles = true } == 1)
        #expect(bar.intrinsicContentSize.height == 106)
        bar.frame.size.height = 106
        bar.layoutIfNeeded()
        let title = try #require(bar.subviews.first as? UILabel)
        #expect(title.font == .systemFont(ofSize: 34, weight: .bold))
        #expect(title.frame == rect(16, 54 + (52 - 41) / 2, 69, 41))
        first.largeTitleDisplayMode = .never
        #expect(bar.intrinsicContentSize.height == 54)
        bar.items = [first, second]
        #expect(bar.intrinsicContentSize.height == 54)
        second.largeTitleDisplayMode = .always
        #expect(bar.intrinsicContentSize.height == 106)
    }

    @Test("Items and titles are observed, and text names them")
    func observed() throws {
        let item = UINavigationItem(title: "a")
        #expect(told(item, \.title) { item.title = "b" } == 1)
        #expect(told(bar, \.items) { bar.items = [item] } == 1)
        let key = try #require(UINavigationItem.observableKeys.first { $0.name == "title" })
        #expect(key.access.write("c", to: item) && item.title == "c")
        try expectTextKey("prefersLargeTitles", of: bar, reads: \.prefersLargeTitles, afterSetting: true)
    }

    @Test("Neither a bar nor its items hold one another in a circle")
    func lifetimes() {
        weak var goneBar: UINavigationBar?
        weak var goneItem: UINavigationItem?
        weak var goneButton: UIBarButtonItem?
        do {
            let bar = UINavigationBar(), item = UINavigationItem(title: "a"), button = UIBarButtonItem(title: "b")
            item.rightBarButtonItem = button
            bar.items = [UINavigationItem(title: "c"), item]
            (goneBar, goneItem, goneButton) = (bar, item, button)
        }
        #expect(goneBar == nil && goneItem == nil && goneButton == nil)
    }
}
