import EspalierControls
import EspalierViews
import Foundation
import Testing

/// Overrides what UIKit lets one override of a table.
private final class OverridingTable: UITableView {
    var calls: [String] = []

    override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var rowHeight: CGFloat { didSet { calls.append("rowHeight") } }
    override var tableHeaderView: UIView? { didSet { calls.append("header") } }
    override weak var dataSource: (any UITableViewDataSource)? { didSet { calls.append("source") } }
    override weak var delegate: (any UITableViewDelegate)? { didSet { calls.append("delegate") } }
    override func reloadData() {
        calls.append("reload")
        super.reloadData()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        calls.append("editing \(editing)")
        super.setEditing(editing, animated: animated)
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
    }
    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        calls.append("dequeue")
        return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        calls.append("updates")
        super.performBatchUpdates(updates, completion: completion)
    }
}

private final class OverridingHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func prepareForReuse() { super.prepareForReuse() }
    override var textLabel: UILabel? { super.textLabel }
    override func layoutSubviews() { super.layoutSubviews() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 50) }
}

/// A screen as ported code has it: its own data source and delegate.
private final class Screen: UITableViewDataSource, UITableViewDelegate {
    let table = OverridingTable(frame: rect(0, 0, 320, 480), style: .grouped)
    var selected: [IndexPath] = []
    var scrolls = 0

    init() {
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OverridingHeader(reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@Suite("Tables from another module")
struct OverridingTablesTests {
    @Test("A screen that is its table's data source and delegate, with a table of its own class")
    func screen() {
        let screen = Screen()
        let table = screen.table
        table.rowHeight = 60
        table.tableHeaderView = UIView()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == rect(0, 50, 320, 60))
        table.tapRow(at: IndexPath(row: 1, section: 0))
        table.contentOffset.y = 5
        table.isEditing = true
        table.performBatchUpdates(nil, completion: nil)
        table.reloadData()
        #expect(screen.selected == [IndexPath(row: 1, section: 0)] && screen.scrolls == 1)
        let calls = Set(table.calls)
        #expect(
            calls == [
                "source", "delegate", "rowHeight", "header", "layout", "dequeue", "editing true", "updates", "reload",
            ])
    }
}
