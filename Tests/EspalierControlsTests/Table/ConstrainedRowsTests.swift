import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UITableView: rows whose cells have constraints (AUTOLAYOUT 7.2)")
struct ConstrainedRowsTests {
    @Test("A row is as high as the constraints in its content view ask for at the table's width")
    func heights() throws {
        let posts = PostTable(count: 20)
        posts.table.layoutIfNeeded()
        var y: CGFloat = 0
        let rows = try #require(posts.table.indexPathsForVisibleRows)
        #expect(rows.count > 3)
        for row in rows.map(\.row) {
            let cell = try #require(posts.cell(row))
            #expect(cell.frame == rect(0, y, 320, posts.height(row)), "row \(row)")
            #expect(cell.contentView.frame == rect(0, 0, 320, posts.height(row)))
            #expect(cell.picture.frame.maxY == cell.frame.height - 8)
            #expect(cell.body.frame.width == 288)
            y += posts.height(row)
        }
        #expect(posts.table.layoutConflicts.isEmpty)
        #expect(posts.table.contentSize.height == y + CGFloat(20 - rows.count) * 44)
    }

    @Test("At least 1, and up to the next pixel where there is a screen")
    func rounding() throws {
        let empty = PostTable([[Post(title: "", body: "", picture: 0)]])
        empty.table.layoutIfNeeded()
        #expect(empty.cell(0)?.frame.height == 24)
        final class Flat: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: 0) }
        }
        empty.table.register(Flat.self, forCellReuseIdentifier: "post")
        empty.table.reloadData()
        empty.table.registry.cells = [:]
        #expect(empty.table.visibleCells.map(\.frame.height) == [1])

        let posts = PostTable([[Post(title: "", body: "", picture: 10.1), Post(title: "", body: "", picture: 10.5)]])
        posts.table.layoutIfNeeded()
        #expect(posts.cell(0)?.frame.height == 34.1)
        posts.table.treeTraits.displayScale = 2
        posts.table.reloadData()
        posts.table.layoutIfNeeded()
        #expect(posts.cell(0)?.frame == rect(0, 0, 320, 34.5))
        // On a pixel already.
        #expect(posts.cell(1)?.frame == rect(0, 34.5, 320, 34.5))
    }

    @Test("Accessories and editing controls leave less width to the content")
    func accessories() throws {
        // A text that takes another line beside an accessory.
        let post = (5...40).map { Post(title: "A", body: String(repeating: "a ", count: $0), picture: 0) }
            .first { $0.height(293.5) > $0.height(320) }
        let posts = PostTable([[try #require(post)]])
        posts.table.layoutIfNeeded()
        let cell = try #require(posts.cell(0))
        let before = cell.frame.height
        cell.accessoryType = .disclosureIndicator
        posts.table.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 293.5, posts.source.sections[0][0].height(293.5)))
        #expect(cell.frame.height > before && cell.body.frame.width == 261.5)
        cell.accessoryView = UIView(frame: rect(0, 0, 84, 20))
        posts.table.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 220, posts.source.sections[0][0].height(220)))
        cell.accessoryView = nil
        cell.accessoryType = .none
        posts.table.setEditing(true, animated: false)
        posts.table.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(38, 0, 282, posts.source.sections[0][0].height(282)))
    }

    @Test("Constraints that the cell itself holds count where the content view holds none")
    func cellConstraints() throws {
        final class Odd: UITableViewCell {
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(box)
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                    box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
                    box.leadingAnchor.constraint(equalTo: leadingAnchor),
                    box.widthAnchor.constraint(equalToConstant: 10),
                    box.heightAnchor.constraint(equalToConstant: 61),
                ])
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let text = TextTable(TextSource(rows: 2))
        text.table.register(Odd.self, forCellReuseIdentifier: "cell")
        text.table.layoutIfNeeded()
        #expect(text.table.visibleCells.map(\.frame.height) == [71, 71])
    }

    @Test("A cell's own systemLayoutSizeFitting is asked, with the width required and the height as small as can be")
    func overriding() throws {
        final class Asked: UITableViewCell {
            var questions: [String] = []
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize {
                questions.append(
                    "\(targetSize.width) \(targetSize.height) \(horizontalFittingPriority.rawValue) "
                        + "\(verticalFittingPriority.rawValue)")
                return CGSize(width: 1, height: 52.5)
            }
        }
        let text = TextTable(TextSource(rows: 1))
        text.table.register(Asked.self, forCellReuseIdentifier: "cell")
        text.table.layoutIfNeeded()
        let cell = try #require(text.table.visibleCells.first as? Asked)
        #expect(cell.questions == ["320.0 0.0 1000.0 50.0"] && cell.frame.height == 52.5)
    }

    @Test("The given content view wins: a required height of the content's own that differs is a conflict")
    func encapsulated() throws {
        let posts = PostTable([[Post(title: "", body: "", picture: 20)]])
        posts.table.rowHeight = 60
        let cell = try #require(posts.cell(0))
        for label in [cell.title, cell.body] { label.heightAnchor.constraint(equalToConstant: 0).isActive = true }
        posts.table.layoutIfNeeded()
        #expect(cell.frame.height == 60 && cell.contentView.frame.height == 60)
        #expect(posts.table.layoutConflicts.count == 1)
        #expect(posts.table.layoutConflicts.first?.broken === cell.pictureHeight)
        // Below 1000 it just gives way.
        cell.pictureHeight.priority = UILayoutPriority(999)
        posts.table.layoutIfNeeded()
        #expect(posts.table.layoutConflicts.isEmpty && cell.picture.frame.height == 36)
    }

    @Test("A new cell is 320 by 44; one dequeued for a row has the table's width and the row's height, content and all")
    func sizes() throws {
        let cell = UITableViewCell()
        #expect(cell.frame == rect(0, 0, 320, 44) && cell.contentView.frame == rect(0, 0, 320, 44))
        cell.frame.size = size(200, 60)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == rect(0, 0, 200, 60))
        let posts = PostTable(count: 3, size: size(375, 480))
        posts.table.estimatedRowHeight = 90
        posts.table.layoutIfNeeded()
        #expect(posts.cell(0)?.dequeued == [size(375, 90), size(375, 90)])
        let fixed = PostTable(count: 3, size: size(200, 480))
        fixed.table.rowHeight = 70
        fixed.table.layoutIfNeeded()
        #expect(fixed.cell(2)?.dequeued == [size(200, 70), size(200, 70)])
    }

    @Test("An inset table's rows are measured at their own width")
    func insetGrouped() {
        let posts = PostTable([[Post(title: "A", body: PostTable.words(12), picture: 0)]], style: .insetGrouped)
        posts.table.layoutIfNeeded()
        #expect(posts.cell(0)?.frame == rect(16, 35, 288, posts.source.sections[0][0].height(288)))
    }

    @Test("Without estimates nothing is measured: rows of automatic height are 44")
    func estimatesOff() {
        let posts = PostTable(count: 100)
        posts.table.estimatedRowHeight = 0
        posts.table.layoutIfNeeded()
        #expect(posts.table.counters.cellsMeasured == 0 && posts.table.contentSize.height == 4400)
        #expect(posts.table.visibleCells.allSatisfy { $0.frame.height == 44 })
        final class Heights: UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row % 2 == 0 ? 60 : UITableView.automaticDimension
            }
        }
        let delegate = Heights()
        posts.table.delegate = delegate
        posts.table.layoutIfNeeded()
        #expect(posts.table.counters.cellsMeasured == 0 && posts.table.contentSize.height == 5200)
        final class Estimates: UITableViewDelegate {
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        }
        // The delegate's estimates turn them on again.
        let estimates = Estimates()
        posts.table.delegate = estimates
        posts.table.layoutIfNeeded()
        #expect(posts.table.counters.cellsMeasured > 0)
        #expect(posts.cell(0)?.frame.height == posts.height(0))
    }

    @Test("The views at the ends keep their heights and get the table's width")
    func ends() {
        let posts = PostTable(count: 2)
        let header = UIView(frame: rect(5, 5, 10, 30))
        let footer = UIView(frame: rect(0, 0, 1000, 20))
        posts.table.tableHeaderView = header
        posts.table.tableFooterView = footer
        posts.table.layoutIfNeeded()
        let rows = posts.height(0) + posts.height(1)
        #expect(header.frame == rect(0, 0, 320, 30) && footer.frame == rect(0, 30 + rows, 320, 20))
        posts.table.frame.size.width = 500
        posts.table.layoutIfNeeded()
        #expect(header.frame == rect(0, 0, 500, 30) && footer.frame.width == 500 && footer.frame.height == 20)
    }
}
