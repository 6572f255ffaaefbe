import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableViewCell")
struct CellTests {
    func cell(_ style: UITableViewCell.CellStyle, _ width: CGFloat, _ height: CGFloat) -> UITableViewCell {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = rect(7, 9, width, height)
        return cell
    }

    @Test("Defaults")
    func defaults() throws {
        for cell in [UITableViewCell(), UITableViewCell(style: .default, reuseIdentifier: nil)] {
            #expect(cell.reuseIdentifier == nil)
            #expect(!cell.isSelected)
            #expect(!cell.isHighlighted)
            #expect(cell.frame == rect(0, 0, 320, 44) && cell.contentView.frame == cell.frame)
            #expect(cell.detailTextLabel == nil)
            #expect(cell.subviews == [cell.contentView])
            #expect(cell.intrinsicContentSize == size(-1, -1))
        }
        #expect(UITableViewCell(style: .value1, reuseIdentifier: "a").reuseIdentifier == "a")
        #expect(UITableViewCell(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
        let archived = try #require(UITableViewCell(coder: NSCoder()))
        #expect(archived.subviews == [archived.contentView])
        #expect(type(of: archived.contentView) == UITableViewCellContentView.self)
    }

    @Test("Fits the given width and a height of 44")
    func fits() {
        #expect(cell(.subtitle, 10, 10).sizeThatFits(size(320, 0)) == size(320, 44))
    }

    @Test("The content view fills the bounds")
    func contentView() {
        let cell = cell(.default, 320, 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 320, 44))
        #expect(cell.contentView.subviews.isEmpty)
        cell.bounds = rect(3, 4, 100, 50)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(3, 4, 100, 50))
    }

    @Test("Labels are in the content view, the text first; the detail is 12 points in a subtitle, else 17")
    func labels() throws {
        for (style, points) in [(.subtitle, 12), (.value1, 17)] as [(UITableViewCell.CellStyle, CGFloat)] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let detail = try #require(cell.detailTextLabel)
            let text = try #require(cell.textLabel)
            #expect(cell.contentView.subviews == [text, detail])
            #expect(cell.textLabel === text && cell.detailTextLabel === detail)
            #expect(text.font == .systemFont(ofSize: 17))
            #expect(detail.font == .systemFont(ofSize: points))
        }
        let plain = UITableViewCell()
        let label = try #require(plain.textLabel)
        #expect(plain.contentView.subviews == [label])
    }

    @Test("Default: between the margins, over the whole height; margins 20 from 414 on, else 16")
    func defaultStyle() {
        for (width, expected) in [(414, rect(20, 0, 374, 43.5)), (413, rect(16, 0, 381, 43.5))] as [(CGFloat, CGRect)] {
            let cell = cell(.default, width, 43.5)
            cell.textLabel?.text = "Title"
            cell.layoutIfNeeded()
            #expect(cell.textLabel?.frame == expected)
        }
        let narrow = cell(.default, 20, 44)
        _ = narrow.textLabel
        narrow.layoutIfNeeded()
        #expect(narrow.textLabel?.frame.width == 0)
    }

    @Test("Subtitle: the text at (20, 10), the detail at (20, 31.5) of 55.5")
    func subtitle() throws {
        let window = UIWindow()
        window.controlDesign = .iOS18
        let cell = cell(.subtitle, 414, 55.5)
        window.addSubview(cell)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Subtitle"
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(text.frame == CGRect(origin: CGPoint(x: 20, y: 10), size: text.intrinsicContentSize))
        #expect(text.frame.height == 20.5)
        #expect(detail.frame == CGRect(origin: CGPoint(x: 20, y: 31.5), size: detail.intrinsicContentSize))
        #expect(detail.frame.height == 14.5)
        detail.text = nil
        cell.layoutIfNeeded()
        // (55.5 - 20.5) / 2 = 17.5, to a whole point.
        #expect(text.frame.minY == 18)
    }

    @Test("Value1: the text at 20, the detail ending 20 before the edge, both at y 12 of 43.5")
    func value1() throws {
        let cell = cell(.value1, 414, 43.5)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.layoutIfNeeded()
        let text = try #require(cell.textLabel)
        let detail = try #require(cell.detailTextLabel)
        #expect(text.frame == CGRect(origin: CGPoint(x: 20, y: 12), size: text.intrinsicContentSize))
        #expect(detail.frame.size == detail.intrinsicContentSize)
        #expect(detail.frame.maxX == 394)
        #expect(detail.frame.minY == 12)
        #expect(text.frame.height == 20.5 && detail.frame.height == 20.5)
    }

    @Test(
        "Another text moves the labels of a cell at the next pass",
        arguments: [.value1, .subtitle] as [UITableViewCell.CellStyle])
    func anotherText(style: UITableViewCell.CellStyle) throws {
        let cell = cell(style, 414, 55.5)
        let detail = try #require(cell.detailTextLabel)
        cell.textLabel?.text = "Title"
        detail.text = "a"
        cell.layoutIfNeeded()
        let before = detail.frame
        detail.text = "aa"
        cell.layoutIfNeeded()
        #expect(detail.frame.width == detail.intrinsicContentSize.width)
        #expect(detail.frame.width > before.width)
    }

    @Test("Texts that are too wide stay between the margins, the detail in what the text leaves")
    func tooWide() throws {
        let cell = cell(.value1, 100, 44)
        cell.textLabel?.text = "Test"
        cell.detailTextLabel?.text = String(repeating: "Test", count: 10)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == rect(16, 12, 32.5, 20.5))
        #expect(cell.detailTextLabel?.frame == rect(48.5, 12, 35.5, 20.5))
        cell.textLabel?.text = String(repeating: "Test", count: 10)
        cell.layoutIfNeeded()
        #expect(cell.textLabel?.frame == rect(16, 12, 68, 20.5))
        #expect(cell.detailTextLabel?.frame.width == 0)
    }

    @Test("Selection and highlighting go through the functions that subclasses override")
    func selection() {
        final class Cell: UITableViewCell {
            var calls: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                calls.append("selected \(selected) \(animated)")
                super.setSelected(selected, animated: animated)
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                calls.append("highlighted \(highlighted) \(animated)")
                super.setHighlighted(highlighted, animated: animated)
            }
        }
        let cell = Cell()
        cell.isSelected = true
        cell.setHighlighted(true, animated: true)
        #expect(cell.isSelected && cell.isHighlighted)
        cell.setSelected(false, animated: true)
        cell.isHighlighted = false
        #expect(!cell.isSelected && !cell.isHighlighted)
        #expect(
            cell.calls == [
                "selected true false", "highlighted true true", "selected false true", "highlighted false false",
            ])
    }

    @Test("The content view of a cell that hands its subviews on is its own subview nevertheless")
    func handingOn() {
        final class Cell: UITableViewCell {
            override func addSubview(_ view: UIView) { contentView.addSubview(view) }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        cell.addSubview(view)
        #expect(cell.subviews == [cell.contentView])
        #expect(view.superview === cell.contentView)
    }
}
