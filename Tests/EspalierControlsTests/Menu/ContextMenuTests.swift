import EspalierControls
import EspalierViews
import Foundation
import Testing

private final class Delegate: UIContextMenuInteractionDelegate {
    var configuration: UIContextMenuConfiguration?
    var calls: [String] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        calls.append("ask")
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { calls.append("show") }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) { calls.append("end") }
}

private final class Rows: UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        if indexPath.row == 2 { return nil }
        return UIContextMenuConfiguration(identifier: NSString(string: "row")) { _ in
            UIMenu(children: [UIAction(title: "Delete") { [unowned self] _ in chosen.append(indexPath.row) }])
        }
    }
}

private final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in
            UIMenu(children: [UIAction(title: "Open") { [unowned self] _ in chosen.append(indexPath.item) }])
        }
    }
}

@Suite("Context menus")
struct ContextMenuTests {
    private let delegate = Delegate()

    @Test("An interaction asks its delegate, shows, and ends after what was chosen")
    func order() {
        let interaction = UIContextMenuInteraction(delegate: delegate), view = UIView(frame: rect(0, 0, 10, 10))
        #expect(interaction.openMenu() == nil && delegate.calls.isEmpty)
        view.addInteraction(interaction)
        #expect(!interaction.choose("Copy") && delegate.calls == ["ask"])
        delegate.configuration = UIContextMenuConfiguration { [delegate] suggested in
            UIMenu(children: suggested + [UIAction(title: "Copy") { _ in delegate.calls.append("copy") }])
        }
        #expect(interaction.choose("Copy"))
        #expect(delegate.calls == ["ask", "ask", "show", "copy", "end"])
        #expect(interaction.visibleMenu == nil)
    }

    @Test("An open menu has a place, can be changed and is closed when its interaction leaves")
    func visible() {
        let outer = UIView(frame: rect(0, 0, 100, 100)), view = UIView(frame: rect(10, 20, 30, 30))
        outer.addSubview(view)
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        delegate.configuration = UIContextMenuConfiguration { _ in UIMenu(title: "one") }
        interaction.updateVisibleMenu { _ in UIMenu(title: "none") }
        #expect(interaction.visibleMenu == nil && interaction.location(in: nil) == .zero)
        #expect(interaction.openMenu(at: CGPoint(x: 1, y: 2))?.title == "one")
        #expect(interaction.location(in: outer) == CGPoint(x: 11, y: 22))
        #expect(interaction.location(in: nil) == CGPoint(x: 1, y: 2))
        interaction.updateVisibleMenu { $0.replacingChildren([UIMenu(title: "two")]) }
        #expect(interaction.visibleMenu?.children.first?.title == "two")
        view.removeInteraction(interaction)
        #expect(interaction.visibleMenu == nil && delegate.calls == ["ask", "show", "end"])
    }

    @Test("The menu of a configuration is made once, and a configuration has an identifier")
    func configuration() {
        var made = 0
        let interaction = UIContextMenuInteraction(delegate: delegate), view = UIView()
        view.addInteraction(interaction)
        let configuration = UIContextMenuConfiguration(identifier: NSString(string: "a")) { _ in
            made += 1
            return UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
        delegate.configuration = configuration
        interaction.choose("Copy")
        interaction.choose("Copy")
        #expect(made == 1 && configuration.identifier as? NSString == "a")
        #expect(UIContextMenuConfiguration().identifier is NSString)
        delegate.configuration = UIContextMenuConfiguration()
        #expect(interaction.openMenu() == nil)
    }

    @Test("A row's menu is the delegate's")
    func rows() {
        let table = UITableView(frame: rect(0, 0, 100, 200)), rows = Rows()
        #expect(!UITableViewTester.choose(table))
        table.dataSource = rows
        table.delegate = rows
        #expect(table.chooseFromContextMenu("Delete", at: IndexPath(row: 1, section: 0)))
        #expect(!table.chooseFromContextMenu("Copy", at: IndexPath(row: 0, section: 0)))
        #expect(!table.chooseFromContextMenu("Delete", at: IndexPath(row: 2, section: 0)))
        #expect(rows.chosen == [1])
        let path = IndexPath(row: 0, section: 0)
        #expect(table.delegate?.tableView?(table, contextMenuConfigurationForRowAt: path, point: .zero) != nil)
    }

    @Test("An item's menu is what the delegate says of items, or of the item alone")
    func items() {
        let items = Items()
        let collection = UICollectionView(
            frame: rect(0, 0, 200, 200), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        collection.dataSource = items
        collection.delegate = items
        #expect(collection.chooseFromContextMenu("Open", at: IndexPath(item: 1, section: 0)))
        #expect(!collection.chooseFromContextMenu("Close", at: IndexPath(item: 0, section: 0)))
        #expect(items.chosen == [1])
        let path = IndexPath(item: 0, section: 0)
        #expect(
            collection.delegate?.collectionView?(collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
                != nil)
        #expect(
            collection.delegate?.collectionView?(collection, contextMenuConfigurationForItemAt: path, point: .zero)
                != nil)
    }
}

private enum UITableViewTester {
    /// A table without a delegate has no menus.
    static func choose(_ table: UITableView) -> Bool {
        let rows = Rows()
        table.dataSource = rows
        defer { table.dataSource = nil }
        return table.chooseFromContextMenu("Delete", at: IndexPath(row: 0, section: 0))
    }
}
