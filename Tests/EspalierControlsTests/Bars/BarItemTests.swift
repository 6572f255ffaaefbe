import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Bar items, toolbars and tab bars")
struct BarItemTests {
    @Test("Defaults of items")
    func defaults() {
        let item = UIBarButtonItem()
        #expect(item.title == nil && item.image == nil && item.isEnabled && item.tag == 0 && item.style == .plain)
        #expect(item.width == 0 && item.customView == nil && item.primaryAction == nil && item.imageInsets == .zero)
        #expect(UIBarButtonItem(systemItem: .done).style == .done && UIBarButtonItem.SystemItem.close.rawValue == 24)
        let tab = UITabBarItem(title: "a", image: UIImage(size: size(1, 2)), tag: 7)
        #expect(tab.title == "a" && tab.image?.size == size(1, 2) && tab.tag == 7 && tab.badgeValue == nil)
        #expect(UITabBarItem(tabBarSystemItem: .topRated, tag: 1).title == "Top Rated")
        #expect(UITabBarItem(title: nil, image: nil, selectedImage: UIImage()).selectedImage != nil)
    }

    @Test("An item does its action with itself as the sender; not while it is disabled")
    func actions() {
        let log = CallLog()
        let item = UIBarButtonItem(
            primaryAction: UIAction(title: "go") { log.note(($0.sender as? UIBarButtonItem)?.title ?? "") })
        item.performPrimaryAction()
        item.isEnabled = false
        item.performPrimaryAction()
        #expect(log.calls == ["go"])
    }

    @Test("An item can call a method of a target that it does not hold")
    func targets() {
        final class Target {
            let log: CallLog
            init(_ log: CallLog) { self.log = log }
            func done() { log.note("done") }
        }
        let log = CallLog()
        var target: Target? = Target(log)
        weak let gone = target
        let items = target.map { target in
            [
                UIBarButtonItem(title: "a", style: .plain, target: target, action: Target.done),
                UIBarButtonItem(image: nil, style: .plain, target: target, action: Target.done),
                UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Target.done),
            ]
        }
        for item in items ?? [] { item.performPrimaryAction() }
        target = nil
        for item in items ?? [] { item.performPrimaryAction() }
        #expect(log.calls.count == 3 && gone == nil)
    }

    @Test("Items are observed, and text names their properties")
    func observed() throws {
        let item = UITabBarItem(title: "a", image: nil, tag: 0)
        #expect(told(item, \.title) { item.title = "b" } == 1)
        #expect(told(item, \.badgeValue) { item.badgeValue = "3" } == 1)
        for (name, value) in [("title", "x"), ("badgeValue", "y")] {
            let key = try #require(UITabBarItem.observableKeys.first { $0.name == name })
            #expect(key.access.write(value, to: item) && key.access.read(item) as? String == value)
        }
        item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 3)], for: .selected)
        #expect(item.titleTextAttributes(for: .selected)?[.font] as? UIFont == .systemFont(ofSize: 3))
        #expect(item.titleTextAttributes(for: .normal) == nil)
    }

    @Test("A toolbar shares what is left among its flexible spaces")
    func toolbar() {
        let bar = UIToolbar(frame: rect(0, 0, 332, 44))
        #expect(bar.items == nil && bar.isTranslucent && bar.barPosition == .bottom)
        let views = (0..<4).map { _ in UIView(frame: rect(0, 0, 40, 20)) }
        let items = views.map(UIBarButtonItem.init(customView:))
        bar.items = [items[0], items[1], .flexibleSpace(), items[2], .flexibleSpace(), .fixedSpace(12), items[3]]
        bar.layoutIfNeeded()
        // 300 within the margins, less four views, a gap and a fixed space: 120 for two spaces.
        #expect(views.map(\.frame.minX) == [16, 64, 164, 276] && views.allSatisfy { $0.frame.minY == 12 })
        items[1].width = 100
        bar.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [16, 64, 194, 276] && views[1].frame.width == 100)
        bar.setItems([items[3]], animated: true)
        #expect(bar.subviews == [views[3]])
        bar.frame.size.width = 20
        bar.items = [items[0], .flexibleSpace(), items[3]]
        bar.layoutIfNeeded()
        #expect(views[3].frame.minX == 56)
    }

    @Test("A title, an image and the system's items are shown by buttons, which do what the item does")
    func buttons() throws {
        let log = CallLog(), bar = UIToolbar(frame: rect(0, 0, 320, 44))
        let item = UIBarButtonItem(
            title: "Test", style: .done, primaryAction: UIAction { _ in log.note("tapped") })
        bar.items = [item, UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .cancel)]
        let buttons = bar.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map(\.currentTitle) == ["Test", nil, "Cancel"])
        #expect(buttons[0].titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(buttons[1].currentImage?.size == size(22, 22) && buttons[1].currentImage?.name == "trash")
        buttons[0].sendActions(for: .touchUpInside)
        #expect(log.calls == ["tapped"])
        item.isEnabled = false
        item.title = "other"
        #expect(!buttons[0].isEnabled && buttons[0].currentTitle == "other")
    }

    @Test("A tab bar shows its items in equal parts, and tells what is tapped")
    func tabBar() throws {
        final class Delegate: UITabBarDelegate {
            let log = CallLog()
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.note(item.title ?? "") }
        }
        let bar = UITabBar(frame: rect(0, 0, 390, 83)), delegate = Delegate()
        #expect(bar.items == nil && bar.selectedItem == nil && bar.isTranslucent)
        bar.delegate = delegate
        let items = ["a", "b", "c"].map { UITabBarItem(title: $0, image: UIImage(size: size(20, 20)), tag: 0) }
        bar.items = items
        bar.layoutIfNeeded()
        #expect(bar.subviews.map(\.frame) == [rect(0, 0, 130, 49), rect(130, 0, 130, 49), rect(260, 0, 130, 49)])
        #expect(told(bar, \.selectedItem) { bar.selectedItem = items[0] } == 1)
        #expect(delegate.log.calls.isEmpty)
        let second = try #require(bar.subviews[1] as? UIControl)
        second.sendActions(for: .touchUpInside)
        #expect(bar.selectedItem === items[1] && second.isSelected && delegate.log.calls == ["b"])
        items[2].isEnabled = false
        bar.tap(items[2])
        bar.tap(UITabBarItem(title: "d", image: nil, tag: 0))
        #expect(bar.selectedItem === items[1] && delegate.log.calls == ["b"])
        bar.items = [items[1], items[0]]
        #expect(bar.selectedItem === items[1] && bar.subviews.count == 2 && bar.subviews[0] === second)
        bar.items = [items[0]]
        #expect(bar.selectedItem == nil)
        bar.items = nil
        #expect(bar.subviews.isEmpty)
    }
}

@Suite("UISearchBar")
struct SearchBarTests {
    final class Delegate: UISearchBarDelegate {
        let log = CallLog()
        var allows = true
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.note("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.note("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            log.note("text \(searchText)")
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.note("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
    }

    let bar = UISearchBar(frame: rect(0, 0, 320, 56))

    @Test("Defaults; a text of nil reads back empty; the field lies in the middle")
    func defaults() throws {
        #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil && !bar.showsCancelButton)
        bar.text = "a"
        bar.text = nil
        #expect(bar.text == "")
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == rect(8, 10, 304, 36) && bar.subviews == [bar.searchTextField])
        try expectTextKey("text", of: bar, reads: \.text, afterSetting: "b")
        #expect(told(bar, \.text) { bar.searchTextField.text = "c" } == 1)
    }

    @Test("The delegate hears of typing, of the keys, and not of a text that is set")
    func delegate() {
        let delegate = Delegate()
        bar.delegate = delegate
        bar.text = "a"
        delegate.allows = false
        #expect(!bar.becomeFirstResponder())
        delegate.allows = true
        bar.becomeFirstResponder()
        bar.searchTextField.insertText("b")
        bar.searchTextField.insertText("\n")
        bar.tapCancelButton()
        bar.resignFirstResponder()
        #expect(delegate.log.calls == ["begin", "text ab", "search", "cancel", "end"])
    }
}
