import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: headers and footers")
struct BandTests {
    final class Views: UITableViewDelegate {
        var asked: [Int] = []
        var heights: [Int: CGFloat] = [:]
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            asked.append(section)
            guard section % 2 == 0 else { return nil }
            return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        }
    }

    final class SelfSizing: UITableViewDelegate {
        final class Header: UITableViewHeaderFooterView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            UITableView.automaticDimension
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            Header(reuseIdentifier: nil)
        }
    }

    @Test("Plain headers stick, and are pushed off by the section's end")
    func sticking() {
        let text = TextTable(TextSource([["a", "b", "c"], Array(repeating: "x", count: 50)], titles: ["One", "Two"]))
        let table = text.table
        table.rowHeight = 44
        func frames() -> [CGRect?] { [0, 1].map { table.headerView(forSection: $0)?.frame } }
        table.layoutIfNeeded()
        #expect(frames() == [rect(0, 0, 320, 28), rect(0, 160, 320, 28)])
        text.scroll(to: 50)
        #expect(frames() == [rect(0, 50, 320, 28), rect(0, 160, 320, 28)])
        text.scroll(to: 140)
        #expect(frames() == [rect(0, 132, 320, 28), rect(0, 160, 320, 28)])
        text.scroll(to: 160)
        #expect(frames() == [nil, rect(0, 160, 320, 28)])
        table.contentInset.top = 20
        text.scroll(to: 200)
        #expect(frames() == [nil, rect(0, 220, 320, 28)])
        // A header is in front of the cells that it covers.
        #expect(table.subviews.last === table.headerView(forSection: 1))
        #expect(table.rectForHeader(inSection: 1) == rect(0, 160, 320, 28))
    }

    @Test("Plain: 28 with a title, the property's height if it has one, nothing without a title")
    func plainHeights() {
        let text = TextTable(TextSource([["a"], ["b"]], titles: ["One", nil]))
        text.table.rowHeight = 44
        #expect(text.table.contentSize.height == 116 && text.table.rect(forSection: 0).height == 72)
        #expect(text.table.rect(forSection: 1).height == 44)
        text.table.sectionHeaderHeight = 40
        #expect(text.table.rect(forSection: 0).height == 84 && text.table.rect(forSection: 1).height == 44)
    }

    @Test("Grouped: 35 above the first section, 17.5 above and below others; headers do not stick")
    func grouped() {
        let text = TextTable(TextSource([["a"], ["b"]]), style: .grouped)
        text.table.rowHeight = 44
        #expect(text.table.rectForRow(at: path(0, 0)).minY == 35)
        #expect(text.table.rectForFooter(inSection: 0) == rect(0, 79, 320, 17.5))
        #expect(text.table.rectForHeader(inSection: 1) == rect(0, 96.5, 320, 17.5))
        #expect(text.table.rectForRow(at: path(1, 0)).minY == 114)
        text.table.layoutIfNeeded()
        #expect(text.table.contentSize.height == 175.5)
        #expect(text.table.subviews == text.table.visibleCells)
        let titled = TextTable(TextSource([Array(repeating: "a", count: 40)], titles: ["One"]), style: .grouped)
        titled.table.rowHeight = 44
        titled.scroll(to: 10)
        #expect(titled.table.headerView(forSection: 0)?.frame == rect(0, 0, 320, 55.5))
    }

    @Test("Views of the delegate: asked once, reused, and no room where there is none")
    func views() {
        let delegate = Views()
        let text = TextTable(TextSource(Array(repeating: Array(repeating: "x", count: 5), count: 4)))
        let table = text.table
        table.rowHeight = 44
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.delegate = delegate
        table.layoutIfNeeded()
        #expect(delegate.asked == [0, 1, 2])
        #expect(table.rectForHeader(inSection: 1).height == 0 && table.rectForHeader(inSection: 2).minY == 468)
        let first = table.headerView(forSection: 0)
        #expect(first?.reuseIdentifier == "header" && first?.frame == rect(0, 0, 320, 28))
        text.scroll(to: 400)
        #expect(table.headerView(forSection: 0) == nil && first?.superview == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === first)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test("A header that sizes itself: its view's height when it is seen, the estimate until then")
    func selfSizing() {
        let delegate = SelfSizing()
        let text = TextTable(TextSource(Array(repeating: Array(repeating: "x", count: 20), count: 2)))
        text.table.rowHeight = 44
        text.table.delegate = delegate
        text.table.layoutIfNeeded()
        #expect(text.table.rectForHeader(inSection: 0).height == 70)
        #expect(text.table.visibleCells.first?.frame.minY == 70)
        #expect(text.table.rectForHeader(inSection: 1).height == 28)
        #expect(text.table.contentSize.height == 1858)
    }

    @Test("A footer's title stands below its rows")
    func footers() {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "End" }
        }
        let source = Source()
        let table = UITableView(frame: rect(0, 0, 320, 480))
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.footerView(forSection: 0)?.frame == rect(0, 88, 320, 28))
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "End")
        table.frame.size.height = 60
        table.layoutIfNeeded()
        #expect(table.footerView(forSection: 0)?.frame == rect(0, 32, 320, 28))
    }
}
