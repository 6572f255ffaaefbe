import Testing
import UIKit

/// Rows with titles in two sections.
private final class Rows: NSObject, UITableViewDataSource {
    var counts = [5, 5]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

@Suite("Lists that no window shows")
struct WithoutWindowTests {
    private enum Section {
        case first, second
    }

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let path = IndexPath(row: 1, section: 1)

    @Test("After a reload a table of each style, also while it is edited, answers each question first")
    func reloading() {
        let rows = Rows()
        func fresh(_ style: UITableView.Style, edits: Bool) -> UITableView {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            rows.counts = [5, 5]
            table.dataSource = rows
            table.setEditing(edits, animated: false)
            table.layoutIfNeeded()
            rows.counts = [3, 2, 1]
            table.reloadData()
            return table
        }
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            for edits in [false, true] {
                let laidOut = fresh(style, edits: edits)
                laidOut.layoutIfNeeded()
                let rect = laidOut.rectForRow(at: path)
                #expect(rect.height == 44 && fresh(style, edits: edits).rectForRow(at: path) == rect)
                #expect(fresh(style, edits: edits).visibleCells.count == 6)
                #expect(fresh(style, edits: edits).indexPathsForVisibleRows?.count == 6)
                #expect(fresh(style, edits: edits).cellForRow(at: path)?.frame == rect)
                #expect(fresh(style, edits: edits).headerView(forSection: 2) != nil)
                #expect(fresh(style, edits: edits).rect(forSection: 1) == laidOut.rect(forSection: 1))
                #expect(fresh(style, edits: edits).rectForHeader(inSection: 1) == laidOut.rectForHeader(inSection: 1))
                #expect(fresh(style, edits: edits).rectForFooter(inSection: 0) == laidOut.rectForFooter(inSection: 0))
                let middle = CGPoint(x: 160, y: rect.midY)
                #expect(fresh(style, edits: edits).indexPathForRow(at: middle) == path)
                #expect(fresh(style, edits: edits).indexPathsForRows(in: rect) == [path])
                #expect(fresh(style, edits: edits).contentSize == laidOut.contentSize)
            }
        }
    }

    @Test("A diffable data source applies at once, and cells of items that stay are the same objects")
    func diffable() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Section, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
        snapshot.appendSections([.first, .second])
        snapshot.appendItems([1, 2, 3], toSection: .first)
        snapshot.appendItems([4])
        var log: [String] = []
        source.apply(snapshot, animatingDifferences: false) { log.append("\(table.numberOfRows(inSection: 0))") }
        #expect(log == ["3"] && source.indexPath(for: 4) == IndexPath(row: 0, section: 1))
        let two = table.cellForRow(at: IndexPath(row: 1, section: 0))
        snapshot.moveItem(2, afterItem: 4)
        snapshot.deleteItems([1])
        source.apply(snapshot) { log.append("\(table.numberOfRows(inSection: 0))") }
        #expect(log == ["3", "1"] && two != nil && table.cellForRow(at: path) === two)
        #expect(source.itemIdentifier(for: path) == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 1)) == nil)
        #expect(source.indexPath(for: 1) == nil && source.sectionIdentifier(for: 1) == .second)
        // An apply in the completion of another one.
        source.apply(NSDiffableDataSourceSnapshot()) {
            var next = source.snapshot()
            next.appendSections([.second])
            next.appendItems([7, 8])
            source.apply(next) { log.append("\(table.visibleCells.count)") }
        }
        #expect(log == ["3", "1", "2"] && table.numberOfSections == 1)
    }

    @Test("A search and the pages of a controller go on without a window, in their order")
    func controllers() {
        let content = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        content.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: content)
        navigation.loadViewIfNeeded()
        search.isActive = true
        #expect(search.isActive && search.searchBar.showsCancelButton)
        search.searchBar.text = "a"
        search.isActive = false
        #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.showsCancelButton)
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let pages = [UIViewController(), UIViewController()]
        var ended: [Bool] = []
        pager.setViewControllers([pages[0]], direction: .forward, animated: false) { ended.append($0) }
        #expect(!pages[0].isViewLoaded && pager.children == [pages[0]])
        pager.loadViewIfNeeded()
        pager.setViewControllers([pages[1]], direction: .forward, animated: true) { ended.append($0) }
        #expect(ended == [true, true] && pager.viewControllers == [pages[1]] && pages[0].parent == nil)
    }
}
