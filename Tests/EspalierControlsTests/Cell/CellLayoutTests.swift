import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableViewCell: accessories, images, editing")
struct CellLayoutTests {
    func cell(_ style: UITableViewCell.CellStyle = .default, width: CGFloat = 414) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = rect(0, 0, width, 44)
        cell.textLabel?.text = "Title"
        return cell
    }

    @Test("Defaults")
    func defaults() {
        let cell = UITableViewCell()
        #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.editingAccessoryType == .none)
        #expect(cell.accessoryView == nil && cell.editingAccessoryView == nil)
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        #expect(!cell.isEditing && cell.editingStyle == .none && !cell.showingDeleteConfirmation)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
        #expect(!cell.showsReorderControl && cell.shouldIndentWhileEditing)
        #expect(cell.separatorInset.left == 15 && self.cell().separatorInset.left == 20)
        #expect(UITableViewCell.CellStyle.value2.rawValue == 2 && UITableViewCell.CellStyle.subtitle.rawValue == 3)
    }

    @Test(
        "An accessory takes of the content's width; the label ends 8 before the content's edge",
        arguments: [
            (.disclosureIndicator, 383.5), (.checkmark, 370), (.detailButton, 370), (.detailDisclosureButton, 339.5),
        ] as [(UITableViewCell.AccessoryType, CGFloat)])
    func accessories(type: UITableViewCell.AccessoryType, width: CGFloat) {
        let cell = cell()
        cell.layoutIfNeeded()
        cell.accessoryType = type
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, width, 44))
        #expect(cell.textLabel?.frame == rect(20, 0, width - 28, 44))
        cell.accessoryType = .none
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 414 && cell.textLabel?.frame == rect(20, 0, 374, 44))
    }

    @Test("An accessory view keeps its size, in the middle, at the margin")
    func accessoryView() {
        let cell = cell()
        let view = UIView(frame: rect(0, 0, 50, 30))
        cell.accessoryType = .checkmark
        cell.accessoryView = view
        cell.layoutIfNeeded()
        #expect(view.frame == rect(344, 7, 50, 30) && view.superview === cell)
        #expect(cell.contentView.frame.width == 344 && cell.textLabel?.frame.maxX == 336)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        #expect(view.superview == nil && cell.contentView.frame.width == 370)
    }

    @Test("The detail of value1 ends 8 before the content's edge when there is an accessory")
    func value1() {
        let cell = cell(.value1)
        cell.detailTextLabel?.text = "Detail"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.detailTextLabel?.frame.maxX == 375.5)
    }

    @Test("Value2: the text ends where its column of 91 does, the detail begins 6 after it")
    func value2() throws {
        let cell = cell(.value2)
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(text.frame.minX == 20 && text.frame.width == 91 && text.textAlignment == .right)
        #expect(text.font == .systemFont(ofSize: 12) && detail.font == .systemFont(ofSize: 17))
        #expect(detail.frame.minX == 117 && detail.frame.width == detail.intrinsicContentSize.width)
        #expect(cell.imageView == nil)
    }

    @Test("Labels begin 15 after the image; without one nothing moves")
    func image() {
        let cell = cell()
        let view = cell.imageView
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 20)
        view?.image = UIImage(size: size(30, 20))
        cell.layoutIfNeeded()
        #expect(view?.frame == rect(20, 12, 30, 20) && view?.superview === cell.contentView)
        #expect(cell.textLabel?.frame == rect(65, 0, 329, 44))
        view?.image = UIImage(size: size(30, 100))
        cell.layoutIfNeeded()
        #expect(view?.frame == rect(20, 0, 30, 44))
        view?.image = nil
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 20)
    }

    @Test("Indentation moves image and labels")
    func indentation() {
        let cell = cell(.subtitle)
        cell.detailTextLabel?.text = "Detail"
        cell.indentationLevel = 2
        cell.indentationWidth = 15
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame.minX == 50 && cell.detailTextLabel?.frame.minX == 50)
    }

    @Test("While edited the content gives way, and the editing accessory counts")
    func editing() {
        let cell = cell()
        let view = UIView(frame: rect(0, 0, 10, 10))
        cell.accessoryView = view
        cell.editingAccessoryType = .checkmark
        cell.layoutIfNeeded()
        cell.ownEditingStyle = .delete
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(38, 0, 332, 44) && view.superview == nil)
        cell.shouldIndentWhileEditing = false
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 370, 44))
        cell.isEditing = false
        cell.layoutIfNeeded()
        #expect(view.superview === cell && cell.contentView.frame.width == 384)
    }

    @Test("Backgrounds are behind the content; the selected one is there while the cell is selected or highlighted")
    func backgrounds() {
        let cell = cell()
        let (plain, selected) = (UIView(), UIView())
        cell.selectedBackgroundView = selected
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, cell.contentView] && plain.frame == rect(0, 0, 414, 44))
        cell.isSelected = true
        #expect(cell.subviews == [plain, selected, cell.contentView] && selected.frame == rect(0, 0, 414, 44))
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        #expect(plain.frame.height == 60 && selected.frame.height == 60)
        cell.selectionStyle = .none
        #expect(selected.superview == nil)
        cell.selectionStyle = .default
        cell.isSelected = false
        #expect(selected.superview == nil)
        cell.isHighlighted = true
        #expect(selected.superview === cell)
        cell.prepareForReuse()
        #expect(!cell.isHighlighted && selected.superview == nil)
        cell.backgroundView = nil
        #expect(cell.subviews == [cell.contentView])
    }

    @Test("What is observed is told")
    func observing() {
        let cell = cell()
        var told: [String] = []
        let tokens = [
            cell.observe(\.isSelected) { cell, _ in told.append("selected \(cell.isSelected)") },
            cell.observe(\.accessoryType) { cell, _ in told.append("\(cell.accessoryType)") },
        ]
        let table = UITableView()
        let editing = table.observe(\.isEditing) { table, _ in told.append("editing \(table.isEditing)") }
        cell.isSelected = true
        cell.accessoryType = .checkmark
        table.isEditing = true
        #expect(told == ["selected true", "checkmark", "editing true"])
        withExtendedLifetime((tokens, editing)) {}
    }

    @Test("A header's content fills it; its labels stand at both sides")
    func header() {
        let view = UITableViewHeaderFooterView(reuseIdentifier: "a")
        view.frame = rect(0, 0, 320, 28)
        view.textLabel?.text = "Title"
        view.backgroundView = UIView()
        view.layoutIfNeeded()
        #expect(view.contentView.frame == rect(0, 0, 320, 28) && view.textLabel?.frame == rect(16, 0, 288, 28))
        #expect(view.backgroundView?.frame == rect(0, 0, 320, 28) && view.subviews.first === view.backgroundView)
        view.detailTextLabel?.text = "1"
        view.layoutIfNeeded()
        #expect(view.detailTextLabel?.frame.maxX == 304)
        #expect(view.sizeThatFits(size(200, 0)) == size(200, 28) && view.reuseIdentifier == "a")
    }
}
