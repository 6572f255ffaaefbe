import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: headers and footers whose views have constraints (AUTOLAYOUT 7.2)")
struct ConstrainedBandTests {
    final class Band: UITableViewHeaderFooterView {
        let label = UILabel()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            pin(label, in: contentView)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Bands: UITableViewDelegate {
        var texts: [Int: String] = [:]
        var makes: (String) -> UIView? = { text in
            let band = Band(reuseIdentifier: nil)
            band.label.text = text
            return band
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            texts[section].flatMap(makes)
        }
    }

    final class Estimating: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 99 }
        func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { 0 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            let label = UILabel()
            label.text = "One"
            pin(label, in: view)
            return view
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            let band = Band(reuseIdentifier: nil)
            band.label.text = "Two"
            return band
        }
    }

    /// 10 from the top and the bottom, 16 from the sides.
    static func pin(_ label: UILabel, in view: UIView) {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }

    func height(_ words: Int, _ width: CGFloat = 320) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = PostTable.words(words)
        return 20 + label.sizeThatFits(CGSize(width: width - 32, height: 0)).height
    }

    func table(_ bands: some UITableViewDelegate, sections: Int = 3, style: UITableView.Style = .plain) -> TextTable {
        let text = TextTable(
            TextSource(Array(repeating: Array(repeating: "x", count: 5), count: sections)), style: style)
        text.table.rowHeight = 44
        text.table.delegate = bands
        return text
    }

    @Test("A header is as high as its constraints ask for at the table's width, when it is seen; 28 until then")
    func heights() {
        let bands = Bands()
        bands.texts = [0: PostTable.words(6), 2: "Below"]
        let text = table(bands, sections: 4)
        text.table.layoutIfNeeded()
        #expect(text.table.headerView(forSection: 0)?.frame == rect(0, 0, 320, height(6)))
        #expect(text.table.headerView(forSection: 0)?.contentView.frame == rect(0, 0, 320, height(6)))
        #expect(text.table.rectForHeader(inSection: 1).height == 0)
        #expect(text.table.visibleCells.first?.frame.minY == height(6))
        #expect(text.table.layoutConflicts.isEmpty && text.table.counters.bandsMeasured == 1)
        #expect(text.table.rectForHeader(inSection: 2).height == 28)
        text.scroll(to: 300)
        #expect(text.table.rectForHeader(inSection: 2).height == 40.5)
        #expect(text.table.counters.bandsMeasured == 2)
    }

    @Test("Any view with constraints; the delegate's estimates, of which 0 keeps footers as they are usually")
    func plainViews() {
        let bands = Estimating()
        let text = table(bands, sections: 20)
        text.table.layoutIfNeeded()
        #expect(text.table.rectForHeader(inSection: 0).height == 40.5)
        #expect(text.table.rectForFooter(inSection: 0).height == 28)
        #expect(text.table.rectForHeader(inSection: 19).height == 99)
    }

    @Test("A height that is said counts, and an estimate of 0 turns measuring off")
    func fixed() {
        let bands = Bands()
        bands.texts = [0: PostTable.words(6)]
        let text = table(bands)
        text.table.sectionHeaderHeight = 33
        text.table.layoutIfNeeded()
        #expect(text.table.headerView(forSection: 0)?.frame.height == 33)
        text.table.sectionHeaderHeight = UITableView.automaticDimension
        text.table.estimatedSectionHeaderHeight = 0
        text.table.layoutIfNeeded()
        #expect(text.table.headerView(forSection: 0)?.frame.height == 28 && text.table.counters.bandsMeasured == 0)
        text.table.estimatedSectionHeaderHeight = 50
        text.table.layoutIfNeeded()
        #expect(text.table.headerView(forSection: 0)?.frame.height == height(6))
    }

    @Test("A grouped table gives a view that says nothing its usual height, one with constraints its own")
    func grouped() {
        let bands = Bands()
        bands.texts = [0: "One", 1: "Two"]
        let text = table(bands, style: .grouped)
        text.table.layoutIfNeeded()
        #expect(text.table.rectForHeader(inSection: 0).height == 40.5)
        // A section without a view keeps its gap, after updates too.
        #expect(text.table.rectForHeader(inSection: 2).height == 38)
        text.scroll(to: 300)
        #expect(text.table.rectForHeader(inSection: 2).height == 17.5)
        text.table.performBatchUpdates(nil)
        #expect(text.table.rectForHeader(inSection: 2).height == 17.5)
        bands.makes = { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
        text.table.reloadData()
        text.scroll(to: 0)
        #expect(text.table.rectForHeader(inSection: 0).height == 55.5)
    }

    @Test("Another width, and another text, are measured anew; what is in sight below a header above stays")
    func again() throws {
        let bands = Bands()
        bands.texts = [0: PostTable.words(6), 1: "One"]
        let text = table(bands)
        text.table.layoutIfNeeded()
        let band = try #require(text.table.headerView(forSection: 0) as? Band)
        band.label.text = PostTable.words(9)
        text.table.layoutIfNeeded()
        #expect(band.frame.height == height(9) && text.table.visibleCells.first?.frame.minY == height(9))
        text.table.frame.size.width = 600
        text.table.layoutIfNeeded()
        #expect(text.table.rectForHeader(inSection: 0) == rect(0, 0, 600, height(9, 600)))
        text.scroll(to: 60)
        let cell = try #require(text.table.visibleCells.last)
        let y = cell.frame.minY - text.table.contentOffset.y
        band.label.text = PostTable.words(30)
        text.table.layoutIfNeeded()
        #expect(band.frame.height == height(30, 600))
        #expect(cell.frame.minY - text.table.contentOffset.y == y)
    }
}
