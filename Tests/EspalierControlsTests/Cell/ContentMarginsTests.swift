import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableViewCell: margins of the content view")
struct ContentMarginsTests {
    @Test(
        "They are 11 above and below, and 16 at the sides, 20 from a width of 414 on",
        arguments: [(320, 16), (390, 16), (413, 16), (414, 20), (1024, 20)] as [(CGFloat, CGFloat)])
    func widths(width: CGFloat, side: CGFloat) {
        let cell = UITableViewCell(frame: rect(0, 0, width, 44))
        cell.layoutIfNeeded()
        #expect(
            cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
        #expect(cell.contentView.layoutMarginsGuide.layoutFrame == rect(side, 11, width - 2 * side, 22))
        #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("A new cell has them before any layout, and beside an accessory they are 8")
    func accessory() {
        let cell = UITableViewCell()
        #expect(
            cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins.right == 16)
    }

    @Test("Margins that somebody sets stay at every width")
    func ownMargins() {
        let cell = UITableViewCell()
        cell.contentView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        cell.frame.size.width = 500
        cell.accessoryType = .checkmark
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Constraints to the margins follow them, and the row is 22 higher than what is in it")
    func constrainedRow() throws {
        let source = MarginSource()
        let table = UITableView(frame: rect(0, 0, 390, 500))
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let box = try #require(cell.contentView.subviews.first)
        #expect(box.frame == rect(16, 11, 358, 50) && cell.frame.height == 72)
        table.frame.size.width = 430
        table.layoutIfNeeded()
        let wide = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(
            wide.contentView.subviews.first?.frame == rect(20, 11, 390, 50) && wide.frame.height == 72)
        wide.accessoryType = .disclosureIndicator
        table.layoutIfNeeded()
        let content = wide.contentView.bounds.width
        #expect(
            content < 430 && wide.contentView.subviews.first?.frame == rect(20, 11, content - 28, 50))
    }

    @Test("Views inside that preserve the superview's margins have them, too")
    func preserving() {
        let cell = UITableViewCell()
        let inner = UIView(frame: cell.contentView.bounds)
        inner.preservesSuperviewLayoutMargins = true
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(inner)
        cell.layoutIfNeeded()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
        cell.frame.size.width = 500
        cell.layoutIfNeeded()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20))
    }
}

/// One row: a box that is 50 high, between the margins.
private final class MarginSource: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        return cell
    }
}
