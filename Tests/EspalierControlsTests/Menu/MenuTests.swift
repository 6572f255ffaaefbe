import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

extension CallLog {
    /// An action that notes that it was chosen.
    fileprivate func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] action in
            note(action.title + (action.sender.map { " by \(type(of: $0))" } ?? ""))
        }
    }
}

@Suite("Menus")
struct MenuTests {
    private let log = CallLog()

    @Test("A menu keeps what it was made of")
    func parts() {
        let copy = log.action("Copy")
        let menu = UIMenu(
            title: "Edit", image: UIImage(named: "pen"), identifier: .init("edit"), options: .destructive,
            preferredElementSize: .small, children: [copy])
        #expect(menu.title == "Edit" && menu.image?.name == "pen" && menu.identifier.rawValue == "edit")
        #expect(menu.options == .destructive && menu.preferredElementSize == .small && menu.children == [copy])
        let other = menu.replacingChildren([])
        #expect(other.children.isEmpty && other.identifier == menu.identifier && other.preferredElementSize == .small)
        #expect(UIMenu().identifier != UIMenu(children: [copy]).identifier || UIMenu().title.isEmpty)
        #expect(UIMenu().preferredElementSize == .automatic)
    }

    @Test("It shows its entries with those of inline menus, and none that are hidden")
    func shown() {
        let (one, two, hidden) = (log.action("one"), log.action("two"), log.action("three", .hidden))
        let submenu = UIMenu(title: "more", children: [log.action("four")])
        let inline = UIMenu(
            options: .displayInline, children: [two, UIMenu(options: .displayInline, children: [hidden])])
        let menu = UIMenu(children: [inline, one, submenu])
        #expect(menu.shownElements == [two, one, submenu])
    }

    @Test("Choosing does what an entry is for: by its title, in submenus by theirs")
    func choosing() {
        let menu = UIMenu(children: [
            log.action("Copy"), log.action("Paste", .disabled), log.action("Cut", .hidden),
            UIMenu(options: .displayInline, children: [log.action("Find")]),
            UIMenu(title: "Sort", children: [log.action("Name"), UIMenu(title: "By", children: [log.action("Date")])]),
        ])
        #expect(
            menu.choose("Copy") && menu.choose("Find") && menu.choose("Sort", "Name")
                && menu.choose("Sort", "By", "Date"))
        #expect(!menu.choose("Paste") && !menu.choose("Cut") && !menu.choose("Sort") && !menu.choose("Name"))
        #expect(!menu.choose("Copy", "Name") && !menu.choose("None") && !menu.choose())
        #expect(log.calls == ["Copy", "Find", "Name", "Date"])
    }

    @Test("Of a menu with a single selection the chosen entry is ticked, and no other")
    func singleSelection() {
        let (one, two, three) = (log.action("one", state: .on), log.action("two"), log.action("three"))
        let menu = UIMenu(children: [
            UIMenu(
                options: [.singleSelection, .displayInline],
                children: [one, UIMenu(options: .displayInline, children: [two])]),
            three,
        ])
        #expect(menu.selectedElements == [one])
        menu.choose("two")
        #expect(one.state == .off && two.state == .on)
        menu.choose("three")
        #expect(two.state == .on && three.state == .off && menu.selectedElements == [two])
    }

    @Test("Deferred entries are asked for when the menu is shown: once, or each time")
    func deferred() {
        var asked = 0
        var later: (([UIMenuElement]) -> Void)?
        let cached = UIDeferredMenuElement { [log] answer in
            asked += 1
            answer([log.action("now")])
        }
        let uncached = UIDeferredMenuElement.uncached { [log] answer in
            asked += 10
            answer([log.action("again")])
        }
        let waiting = UIDeferredMenuElement { later = $0 }
        let menu = UIMenu(children: [cached, uncached, waiting])
        #expect(asked == 0)
        #expect(menu.shownElements.map(\.title) == ["now", "again"] && asked == 11)
        later?([log.action("late")])
        #expect(menu.shownElements.map(\.title) == ["now", "again", "late"] && asked == 21)
        #expect(menu.choose("late") && log.calls == ["late"])
    }

    @Test("An element that waits for its answer does not keep itself")
    func released() {
        var later: (([UIMenuElement]) -> Void)?
        var waiting: UIDeferredMenuElement? = UIDeferredMenuElement { later = $0 }
        weak let element = waiting
        #expect(waiting.map { UIMenu(children: [$0]).shownElements.isEmpty } == true && element != nil)
        waiting = nil
        #expect(element == nil)
        later?([log.action("late")])
    }

    @Test("A command calls the first responder of the chain that has its method")
    func commands() {
        final class Page: UIView {
            var calls: [String] = []
            func add() { calls.append("add") }
            func name(_ command: UICommand) { calls.append("\(command.title) \(command.propertyList as? Int ?? 0)") }
        }
        let page = Page(), button = UIButton()
        page.addSubview(button)
        button.menu = UIMenu(children: [
            UICommand(title: "Add", action: Page.add), UICommand(title: "Name", action: Page.name, propertyList: 3),
            UICommand(title: "Nothing", action: nil as UICommand.Action?),
        ])
        #expect(button.chooseFromMenu("Add") && button.chooseFromMenu("Name") && !button.chooseFromMenu("Nothing"))
        #expect(page.calls == ["add", "Name 3"])
        #expect(!(button.menu?.choose("Add") ?? true))
    }

    @Test("A deep menu is looked through without recursion")
    func deep() {
        var menu = UIMenu(options: .displayInline, children: [log.action("bottom")])
        for _ in 0..<20_000 { menu = UIMenu(options: .displayInline, children: [menu]) }
        #expect(menu.choose("bottom"))
        // Taken apart from the outside, as menus hold one another.
        var layers = [menu]
        while let inner = layers.last?.children.first as? UIMenu { layers.append(inner) }
        menu = UIMenu()
        while !layers.isEmpty { layers.removeFirst() }
    }
}

@Suite("Menus of controls")
struct ControlMenuTests {
    private let log = CallLog()

    @Test("A button with a menu has a context menu; choosing has the button as the sender")
    func button() {
        let button = UIButton()
        #expect(button.menu == nil && !button.isContextMenuInteractionEnabled && button.interactions.isEmpty)
        button.menu = UIMenu(children: [log.action("Copy")])
        #expect(button.isContextMenuInteractionEnabled && button.contextMenuInteraction?.view === button)
        var sent = 0
        button.addAction(UIAction { _ in sent += 1 }, for: .menuActionTriggered)
        #expect(button.chooseFromMenu("Copy") && !button.chooseFromMenu("Paste"))
        #expect(log.calls == ["Copy by UIButton"] && sent == 2)
        #expect(button.contextMenuInteraction?.choose("Copy") ?? false)
        button.isEnabled = false
        #expect(!button.chooseFromMenu("Copy"))
        button.menu = nil
        #expect(button.contextMenuInteraction == nil && button.interactions.isEmpty)
    }

    @Test("Where the menu is the primary action, a touch opens it and does no other")
    func primary() {
        let window = UIWindow(frame: rect(0, 0, 100, 100)), button = UIButton(frame: rect(0, 0, 50, 50))
        window.makeKeyAndVisible()
        window.addSubview(button)
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.menu = UIMenu(children: [log.action("Copy")])
        window.tap(at: CGPoint(x: 10, y: 10))
        #expect(events == ["primary"])
        button.showsMenuAsPrimaryAction = true
        window.tap(at: CGPoint(x: 10, y: 10))
        #expect(events == ["primary", "menu"])
    }

    @Test("A button may show what was chosen, the first entry at the beginning")
    func popUp() {
        let button = UIButton()
        let (one, two) = (log.action("one"), log.action("two"))
        button.menu = UIMenu(children: [one, two])
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == nil)
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == "one" && one.state == .on)
        button.chooseFromMenu("two")
        #expect(button.currentTitle == "two" && one.state == .off && two.state == .on)
        button.menu = UIMenu(children: [log.action("three"), log.action("four", state: .on)])
        #expect(button.currentTitle == "four")
    }

    @Test("A button without a menu may be selected by touches in turns")
    func toggle() {
        let window = UIWindow(frame: rect(0, 0, 100, 100)), button = UIButton(frame: rect(0, 0, 50, 50))
        window.makeKeyAndVisible()
        window.addSubview(button)
        window.tap(at: CGPoint(x: 10, y: 10))
        #expect(!button.isSelected)
        button.changesSelectionAsPrimaryAction = true
        window.tap(at: CGPoint(x: 10, y: 10))
        #expect(button.isSelected)
        window.tap(at: CGPoint(x: 10, y: 10))
        #expect(!button.isSelected)
    }

    @Test("A bar item chooses from its menu, as the sender")
    func barItem() {
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [log.action("Copy")]))
        #expect(item.title == "More" && item.chooseFromMenu("Copy") && !item.chooseFromMenu("Cut"))
        let system = UIBarButtonItem(systemItem: .add, menu: UIMenu(children: [log.action("Add")]))
        #expect(system.chooseFromMenu("Add"))
        system.isEnabled = false
        #expect(!system.chooseFromMenu("Add") && !UIBarButtonItem().chooseFromMenu("Add"))
        #expect(log.calls == ["Copy by UIBarButtonItem", "Add by UIBarButtonItem"])
    }

    @Test("A control's context menu is what its class says")
    func subclass() {
        final class Dial: UIControl {
            var asked: [CGPoint] = []
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                asked.append(location)
                return UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Reset") { _ in }]) }
            }
        }
        let dial = Dial(frame: rect(0, 0, 20, 40))
        dial.isContextMenuInteractionEnabled = true
        #expect(dial.contextMenuInteraction?.choose("Reset") ?? false)
        #expect(dial.contextMenuInteraction?.choose("Reset", at: CGPoint(x: 1, y: 2)) ?? false)
        #expect(dial.asked == [CGPoint(x: 10, y: 20), CGPoint(x: 1, y: 2)])
    }
}
