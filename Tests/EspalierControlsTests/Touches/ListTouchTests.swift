import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var highlights = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("deselect \(indexPath.row)")
    }
}

private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("highlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("unhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select \(indexPath.item)")
    }
}

@Suite("Touches on lists")
struct ListTouchTests {
    let window = shownWindow()

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: rect(0, 0, 320, 480), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        table.dataSource = rows
        table.delegate = rows
        window.addSubview(table)
        window.layoutIfNeeded()
        return table
    }

    @Test("A tap on a row highlights and selects it, as tapRow(at:) does")
    func rows() {
        let rows = Rows()
        let table = table(rows)
        window.tap(at: CGPoint(x: 100, y: 100))
        #expect(rows.calls == ["highlight 2", "unhighlight 2", "select 2"])
        #expect(table.indexPathForSelectedRow?.row == 2)
        rows.calls = []
        window.tap(at: CGPoint(x: 100, y: 10))
        #expect(rows.calls == ["highlight 0", "unhighlight 0", "deselect 2", "select 0"])
        rows.highlights = false
        rows.calls = []
        window.tap(at: CGPoint(x: 100, y: 100))
        #expect(rows.calls.isEmpty)
    }

    @Test("A finger that rests highlights after 0.15 seconds; as it scrolls the row is not selected")
    func scrolling() {
        let rows = Rows()
        let table = table(rows)
        let finger = window.beginTouch(at: CGPoint(x: 100, y: 100))
        #expect(rows.calls.isEmpty)
        window.clock.advance(by: 0.15)
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(rows.calls == ["highlight 2"] && cell?.isHighlighted == true)
        window.moveTouch(finger, to: CGPoint(x: 100, y: 60))
        #expect(rows.calls == ["highlight 2", "unhighlight 2"] && cell?.isHighlighted == false)
        window.clock.advance(by: 1)
        window.endTouch(finger)
        #expect(rows.calls.count == 2 && table.contentOffset.y == 30 && table.indexPathForSelectedRow == nil)
        window.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.1)
        #expect(rows.calls.count == 2)
    }

    @Test("A control in a cell is tapped, and not its row; a recognizer on the table's superview takes the row's tap")
    func inside() {
        let rows = Rows()
        let table = table(rows)
        let button = UIButton(frame: rect(200, 0, 80, 44))
        let log = CallLog()
        log.follow(button)
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.addSubview(button)
        window.tap(button)
        #expect(log.take() == ["down", "up", "primary"] && rows.calls.isEmpty)
        window.addGestureRecognizer(UITapGestureRecognizer())
        window.tap(at: CGPoint(x: 100, y: 100))
        #expect(!rows.calls.contains("select 2"))
    }

    @Test("Rows that go while the finger is down are not selected")
    func going() {
        let rows = Rows()
        let table = table(rows)
        let finger = window.beginTouch(at: CGPoint(x: 100, y: 100))
        window.clock.advance(by: 0.2)
        table.dataSource = nil
        window.endTouch(finger)
        #expect(rows.calls == ["highlight 2"])
        window.tap(at: CGPoint(x: 100, y: 100))
        #expect(rows.calls == ["highlight 2"])
    }

    @Test("What a swipe over a row offers is chosen by name")
    func swiping() {
        final class Swiped: NSObject, UITableViewDataSource, UITableViewDelegate {
            var calls: [String] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            private func action(_ title: String, _ row: Int) -> UIContextualAction {
                UIContextualAction(style: .destructive, title: title) { [unowned self] action, view, done in
                    calls.append("\(action.title ?? "") \(row) \(view is UITableViewCell)")
                    done(true)
                }
            }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [action("Delete", indexPath.row), action("Flag", indexPath.row)])
            }
            func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [action("Read", indexPath.row)])
            }
        }
        let swiped = Swiped()
        let table = UITableView(frame: rect(0, 0, 320, 480), style: .plain)
        table.dataSource = swiped
        #expect(!table.performSwipeAction("Read", at: IndexPath(row: 0, section: 0)))
        table.delegate = swiped
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(table.performSwipeAction("Delete", at: IndexPath(row: 1, section: 0)))
        #expect(table.performSwipeAction("Read", at: IndexPath(row: 0, section: 0)))
        #expect(!table.performSwipeAction("Share", at: IndexPath(row: 0, section: 0)))
        #expect(swiped.calls == ["Delete 1 true", "Read 0 true"])
        #expect(
            table.delegate?.tableView?(table, leadingSwipeActionsConfigurationForRowAt: [0, 0])?.actions.count == 1)
    }

    @Test("A collection view's layout says where a drag comes to rest")
    func resting() {
        final class Snapping: UICollectionViewFlowLayout {
            var velocity: CGFloat = 0
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                self.velocity = velocity.y
                return CGPoint(x: 0, y: (proposedContentOffset.y / 60).rounded() * 60)
            }
        }
        let items = Items(), layout = Snapping()
        let view = UICollectionView(frame: rect(0, 0, 320, 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        window.addSubview(view)
        window.layoutIfNeeded()
        window.drag(from: CGPoint(x: 25, y: 90), to: CGPoint(x: 25, y: 30), hold: 0.2)
        #expect(view.contentOffset.y == 60 && layout.velocity == 0)
        window.drag(from: CGPoint(x: 25, y: 90), to: CGPoint(x: 25, y: 30), duration: 0.3)
        #expect(view.contentOffset.y == 180 && abs(layout.velocity - 0.2) < 1e-9)
    }

    @Test("A tap on an item highlights and selects it; a drag scrolls")
    func items() {
        let items = Items()
        let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        window.addSubview(view)
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 25, y: 25))
        #expect(items.calls == ["highlight 0", "unhighlight 0", "select 0"])
        items.calls = []
        window.drag(from: CGPoint(x: 25, y: 25), to: CGPoint(x: 25, y: 5), delay: 0.2)
        #expect(items.calls == ["highlight 0", "unhighlight 0"] || items.calls.isEmpty)
        #expect(!items.calls.contains("select 0"))
    }
}
