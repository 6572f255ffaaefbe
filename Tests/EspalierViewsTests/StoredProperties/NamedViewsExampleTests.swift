import EspalierViews
import Foundation
import Testing

extension UIView {
    fileprivate static let settingsProperty = StoredProperty<UIView, [String: String]?>(default: nil)

    /// A property that views get afterwards, without a subclass.
    fileprivate var settings: [String: String]? {
        get { self[stored: Self.settingsProperty] }
        set { self[stored: Self.settingsProperty] = newValue }
    }
}

/// What named views with side tables are described to do, in own examples.
@Suite("Named views and properties that are added to views")
struct NamedViewsExampleTests {
    @Test("Views of a screen are found by name, without outlets and tags, and painted")
    func paintByName() {
        let screen = UIView()
        let panel = UIView()
        screen.addSubview(panel)
        for name in ["cyan", "magenta", "yellow"] {
            let view = UIView()
            view.name = name
            (name == "cyan" ? screen : panel).addSubview(view)
        }
        screen.view(named: "cyan")?.backgroundColor = .cyan
        screen.view(named: "magenta")?.backgroundColor = .magenta
        screen.view(named: "yellow")?.backgroundColor = .yellow
        #expect(screen.subviews[1].backgroundColor == .cyan)
        #expect(panel.subviews.map(\.backgroundColor) == [.magenta, .yellow])
        #expect(screen.view(named: "black") == nil)
    }

    @Test("A property that holds a dictionary, on some views only")
    func addedProperty() {
        let view = UIView()
        #expect(view.settings == nil)
        view.settings = ["colour": "cyan"]
        #expect(view.settings == ["colour": "cyan"])
        #expect(UIView().settings == nil)
        view.settings = nil
        #expect(view.settings == nil)
    }

    @Test("A weak table by view: the value goes with its view, at once, and the view is not held")
    func weakTable() {
        final class Value {}
        let table = WeakKeyTable<UIView, Value>()
        weak let released: Value?
        do {
            let view = UIView()
            let value = Value()
            table[view] = value
            released = value
            #expect(table[view] === value)
            #expect(table.count == 1)
        }
        #expect(released == nil)
        #expect(table.count == 0)
    }

    @Test("The values of a table go with the table, while the views stay")
    func tableGoesFirst() {
        final class Value {}
        let view = UIView()
        weak let released: Value?
        do {
            let table = WeakKeyTable<UIView, Value>()
            let value = Value()
            table[view] = value
            released = value
        }
        #expect(released == nil)
        #expect(view.name == nil)
    }

    @Test("A hundred thousand short-lived views leave nothing in a table")
    func shortLivedViews() {
        let table = WeakKeyTable<UIView, Int>()
        var most = 0
        for index in 0..<100_000 {
            let view = UIView()
            table[view] = index
            most = max(most, table.count)
        }
        #expect(most == 1)
        #expect(table.count == 0)
    }
}
