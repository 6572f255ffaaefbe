import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("Cells with configurations")
struct ConfiguredCellTests {
    @Test("The configuration's view is the content view, in the old one's place, and is used again where it can be")
    func contentView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let plain = cell.contentView
        cell.textLabel?.text = "old"
        var content = cell.defaultContentConfiguration()
        content.text = "new"
        cell.contentConfiguration = content
        let view = cell.contentView
        #expect(view is UIListContentView && cell.subviews == [view] && plain.superview == nil)
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
        content.text = "newer"
        cell.contentConfiguration = content
        #expect(cell.contentView === view)
        #expect((view.subviews.first as? UILabel)?.text == "newer")
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "newer")
        cell.contentConfiguration = BlockConfiguration(height: 70)
        #expect(cell.contentView is BlockView && view.superview == nil)
        cell.contentConfiguration = BlockConfiguration(height: 80)
        #expect((cell.contentView as? BlockView)?.shown.map(\.height) == [70, 80])
        cell.contentConfiguration = nil
        #expect(!(cell.contentView is BlockView) && cell.contentView.superview === cell)
        #expect(cell.textLabel?.text == nil && cell.contentConfiguration == nil)
    }

    @Test("What the cell's style is, its default configuration is")
    func defaults() {
        func style(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
            UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
        }
        #expect(style(.default) == .cell() && style(.subtitle) == .subtitleCell())
        #expect(style(.value1) == .valueCell() && style(.value2) == .valueCell())
        #expect(UIListContentConfiguration.cell() != .subtitleCell())
    }

    @Test("Rows are as high as their configurations ask, and follow them")
    func heights() {
        let shown = ConfiguredTable(4) { cell, row in
            switch row {
            case 0:
                var content = cell.defaultContentConfiguration()
                content.text = "one line"
                cell.contentConfiguration = content
            case 1:
                var content = UIListContentConfiguration.subtitleCell()
                (content.text, content.secondaryText) = ("text", "second")
                cell.contentConfiguration = content
            case 2: cell.contentConfiguration = BlockConfiguration(height: 71)
            default: cell.contentConfiguration = PaddedConfiguration(text: "padded")
            }
        }
        // 20.5 and 14.5 are the lines of 17 and 12 points without a screen: 11 + 20.5 + 3 + 14.5 + 11, 30 + 20.5 + 30.
        let expected: [CGFloat] = [44, 60, 71, 80.5]
        #expect(shown.table.visibleCells.map(\.frame.height) == expected)
        var content = UIListContentConfiguration.cell()
        content.text = Array(repeating: "word", count: 40).joined(separator: " ")
        shown.cell(0).contentConfiguration = content
        shown.table.layoutIfNeeded()
        let lines = (shown.cell(0).contentView.subviews.first?.frame.height ?? 0)
        #expect(lines > 80 && shown.cell(0).frame.height == 22 + lines)
        #expect(shown.cell(1).frame.minY == shown.cell(0).frame.maxY)
        (shown.cell(0).contentView as? UIListContentView)?.configuration = UIListContentConfiguration.cell()
        shown.table.layoutIfNeeded()
        #expect(shown.cell(0).frame.height == 44)
        shown.cell(2).contentConfiguration = BlockConfiguration(height: 90)
        shown.table.layoutIfNeeded()
        #expect(shown.cell(2).frame.height == 90)
    }

    @Test("On a screen a row of one line is a pixel lower, as other rows are")
    func pixel() {
        let window = UIWindow(screen: .iPhone14)
        let shown = ConfiguredTable(1) { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "one line"
            cell.contentConfiguration = content
        }
        window.addSubview(shown.table)
        window.isHidden = false
        shown.table.reloadData()
        window.layoutIfNeeded()
        let difference = shown.cell(0).frame.height - 44
        #expect(difference < -0.33 && difference > -0.34)
    }

    @Test("Rows follow the user's size of texts, and the state has the traits")
    func textSizes() {
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let shown = ConfiguredTable(1) { cell, _ in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("text", "second")
            cell.contentConfiguration = content
        }
        window.addSubview(shown.table)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(shown.cell(0).frame.height == 60)
        var categories: [UIContentSizeCategory] = []
        shown.cell(0).configurationUpdateHandler = { _, state in
            categories.append(state.traitCollection.preferredContentSizeCategory)
        }
        window.layoutIfNeeded()
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.layoutIfNeeded()
        #expect(categories == [.large, .accessibilityLarge] && shown.cell(0).frame.height > 90)
    }

    @Test("The state is followed before a cell is shown, once, and after each change, once for several")
    func states() {
        let shown = ConfiguredTable(2, StateCell.self) { _, _ in }
        let cell = shown.cell(0) as? StateCell
        #expect(cell?.states == [""])
        shown.table.layoutIfNeeded()
        #expect(cell?.states == [""])
        shown.table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        cell?.isHighlighted = true
        cell?.isHighlighted = false
        shown.table.layoutIfNeeded()
        #expect(cell?.states == ["", "selected"] && (shown.cell(1) as? StateCell)?.states == [""])
        #expect((cell?.contentView.subviews.first as? UILabel)?.text == "selected")
        shown.table.isEditing = true
        shown.table.layoutIfNeeded()
        #expect(cell?.states.last == "selected editing")
        cell?.isArchived = true
        cell?.isUserInteractionEnabled = false
        cell?.setNeedsUpdateConfiguration()
        shown.table.layoutIfNeeded()
        #expect(cell?.states.last == "selected editing disabled archived" && cell?.states.count == 4)
    }

    @Test("A cell that is used again follows its state again; a plain one that is not configured is left alone")
    func reuse() {
        let shown = ConfiguredTable(100, StateCell.self) { _, _ in }
        let cell = shown.cell(0) as? StateCell
        shown.table.contentOffset.y = 2_000
        shown.table.layoutIfNeeded()
        #expect(cell?.states == ["", ""])
        let plain = UITableViewCell()
        plain.isSelected = true
        #expect(plain.configuring == nil)
    }

    @Test("The handler is called with the cell and its state, after the method, and what it sets marks nothing")
    func handler() {
        let shown = ConfiguredTable(1) { cell, _ in cell.contentConfiguration = cell.defaultContentConfiguration() }
        let log = CallLog()
        let cell = shown.cell(0)
        cell.configurationUpdateHandler = { cell, state in
            log.note(state.isSelected ? "selected" : "plain")
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "selected" : "plain"
            cell.contentConfiguration = content
        }
        shown.table.layoutIfNeeded()
        shown.table.layoutIfNeeded()
        #expect(log.take() == ["plain"])
        cell.isSelected = true
        shown.table.layoutIfNeeded()
        #expect(log.take() == ["selected"])
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "selected")
        #expect(cell.configurationUpdateHandler != nil)
    }

    @Test("Contents and backgrounds follow the state by themselves, unless they are told not to")
    func automatic() {
        let shown = ConfiguredTable(1) { cell, _ in
            cell.contentConfiguration = BlockConfiguration(height: 50)
            cell.backgroundConfiguration = .listPlainCell()
        }
        let cell = shown.cell(0)
        func isWide() -> Bool? { (cell.contentConfiguration as? BlockConfiguration)?.isWide }
        #expect(isWide() == false && cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        cell.isSelected = true
        shown.table.layoutIfNeeded()
        #expect(isWide() == true && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isSelected = false
        shown.table.layoutIfNeeded()
        #expect(isWide() == true && cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test("Disabled, texts without a colour of their own are paler")
    func disabled() {
        let shown = ConfiguredTable(1) { cell, _ in
            cell.isUserInteractionEnabled = false
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("text", "second")
            content.secondaryTextProperties.color = .systemRed
            cell.contentConfiguration = content
        }
        let labels = shown.cell(0).contentView.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.textColor) == [.tertiaryLabel, .systemRed])
    }

    @Test("A reconfigured row has another configuration and another height, in the same cell and view")
    func reconfiguring() {
        var height: CGFloat = 50
        let shown = ConfiguredTable(2) { cell, _ in cell.contentConfiguration = BlockConfiguration(height: height) }
        let (cell, view) = (shown.cell(1), shown.cell(1).contentView)
        height = 75
        shown.table.reconfigureRows(at: [path(0, 1)])
        #expect(shown.cell(1) === cell && cell.contentView === view && cell.frame == rect(0, 50, 320, 75))
    }

    @Test("Headers and footers of tables are configured likewise")
    func bands() throws {
        let shown = ConfiguredTable(1, style: .grouped) { _, _ in }
        let bands = BandDelegate()
        shown.table.delegate = bands
        shown.table.layoutIfNeeded()
        let header = try #require(shown.table.headerView(forSection: 0))
        let footer = try #require(shown.table.footerView(forSection: 0))
        #expect(header.defaultContentConfiguration() == .groupedHeader())
        #expect(footer.defaultContentConfiguration() == .groupedFooter())
        // Margins of 17 and 6 around a line of 13 points.
        #expect(header.frame.height == 39 && header.contentView is UIListContentView)
        #expect(header.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["TITLE"])
        #expect(header.contentView.subviews.first?.frame == rect(16, 17, 288, 16))
        #expect(header.textLabel == nil && header.detailTextLabel == nil)
        #expect(bands.states == 1)
        header.backgroundConfiguration = .listGroupedHeaderFooter()
        header.setNeedsUpdateConfiguration()
        shown.table.layoutIfNeeded()
        #expect(bands.states == 2 && header.defaultBackgroundConfiguration() == .listGroupedHeaderFooter())
        header.contentConfiguration = nil
        #expect(header.textLabel?.superview === header.contentView)
    }

    @Test("A list content view takes no other configuration")
    func traps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIListContentView(configuration: .cell())
            view.configuration = BlockConfiguration(height: 1)
        }
        #expect(errorText(result).contains("was given a BlockConfiguration to show: a UIListContentView shows a"))
    }
}

/// A delegate whose header is configured.
private final class BandDelegate: UITableViewDelegate {
    var states = 0

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "title"
        view.contentConfiguration = content
        view.configurationUpdateHandler = { [weak self] _, _ in self?.states += 1 }
        return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "below"
        return view
    }
}
