import EspalierControls
import EspalierRelatives
import EspalierViews
import Foundation
import Testing

/// The calls as the library that they come from shows them, each form once, with views of our own.
@Suite("Finding and grouping as in the examples of the original library")
struct LibraryExamplesTests {
    /// A cell with the tag 7, and a label with the tag 40 in it.
    struct Row {
        let cell: UITableViewCell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let label: UILabel = UILabel(frame: CGRect())

        init() {
            cell.tag = 7
            label.tag = 40
            cell.addSubview(label)
        }
    }

    @Test("The first ancestor: by closure, by class, by tag")
    func firstAncestor() {
        let row = Row()
        let byClosure = row.label.findFirstAncestor() {
            (ancestor: UIView) -> Bool in
            return ancestor.tag == 7
        }
        #expect(byClosure === row.cell)
        #expect(row.label.findFirstAncestor(by: [UITableViewCell.self]) === row.cell)
        #expect(row.label.findFirstAncestor(by: [7]) === row.cell)
        #expect(row.label.findFirstAncestor(by: [UILabel.self]) == nil)
        #expect(row.label.findFirstAncestor(by: [40]) == nil)
    }

    @Test("Groups of ancestors: by closure, by class, by tag")
    func ancestorGroups() throws {
        let row = Row()
        let byClosure: [Int: [UIView]] = row.label.groupAncestors() {
            (ancestor: UIView) -> Int? in
            if ancestor.tag == 7 {
                return ancestor.tag
            }
            return nil
        }
        #expect(byClosure.count == 1)
        #expect(try #require(byClosure[7]).count == 1)
        #expect(try #require(byClosure[7])[0] === row.cell)

        let key: String = String(describing: UITableViewCell.self)
        let byClass: [String: [UIView]] = row.label.groupAncestors(by: [UITableViewCell.self])
        #expect(byClass.count == 1)
        #expect(try #require(byClass[key]).count == 1)
        #expect(try #require(byClass[key])[0] === row.cell)

        let byTag: [Int: [UIView]] = row.label.groupAncestors(by: [7])
        #expect(byTag.count == 1)
        #expect(try #require(byTag[7]).count == 1)
        #expect(try #require(byTag[7])[0] === row.cell)
    }

    @Test("Groups of descendants: by closure, by class, by tag")
    func descendantGroups() throws {
        let cell: UITableViewCell = UITableViewCell(frame: CGRect())
        cell.tag = 40
        let inside: UIView = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        inside.tag = 7
        cell.addSubview(inside)

        let byClosure: [Int: [UIView]] = cell.groupDescendants() {
            (descendant: UIView) -> Int? in
            if descendant.tag == 7 {
                return descendant.tag
            }
            return nil
        }
        #expect(byClosure.count == 1)
        #expect(try #require(byClosure[7]).count == 1)
        #expect(try #require(byClosure[7])[0] === inside)

        let key: String = String(describing: UIView.self)
        let byClass: [String: [UIView]] = cell.groupDescendants(by: [UIView.self])
        // The cell's own content view comes first, and counts if its class is that of plain views.
        let plain = [cell.contentView, inside].filter { type(of: $0) == UIView.self }
        #expect(byClass == [key: plain])

        let byTag: [Int: [UIView]] = cell.groupDescendants(by: [7])
        #expect(byTag.count == 1)
        #expect(try #require(byTag[7]).count == 1)
        #expect(try #require(byTag[7])[0] === inside)
    }

    @Test("Groups of siblings: by closure, by class, by tag")
    func siblingGroups() throws {
        let bar: UIView = UIView()
        let done: UIButton = UIButton()
        done.tag = 11
        bar.addSubview(done)
        let title: UILabel = UILabel()
        title.tag = 12
        bar.addSubview(title)

        let byClosure: [Int: [UIView]] = title.groupSiblings() {
            (sibling: UIView) -> Int? in
            if sibling.tag == 11 {
                return sibling.tag
            }
            return nil
        }
        #expect(byClosure.count == 1)
        #expect(try #require(byClosure[11]).count == 1)
        #expect(try #require(byClosure[11])[0] === done)

        let key: String = String(describing: UIButton.self)
        let byClass: [String: [UIView]] = title.groupSiblings(by: [UIButton.self])
        #expect(byClass.count == 1)
        #expect(try #require(byClass[key]).count == 1)
        #expect(try #require(byClass[key])[0] === done)

        let byTag: [Int: [UIView]] = title.groupSiblings(by: [11])
        #expect(byTag.count == 1)
        #expect(try #require(byTag[11]).count == 1)
        #expect(try #require(byTag[11])[0] === done)
    }

    @Test("Being an ancestor, a descendant, a sibling")
    func relations() {
        let row = Row()
        #expect(row.cell.isRelativeAncestor(of: row.label))
        #expect(row.label.isRelativeDescendant(of: row.cell))
        let bar: UIView = UIView()
        let done: UIButton = UIButton()
        bar.addSubview(done)
        let title: UILabel = UILabel()
        bar.addSubview(title)
        #expect(done.isRelativeSibling(of: title))
        #expect(title.isRelativeSibling(of: done))
    }

    @Test("The forms need no types written out")
    func withoutAnnotations() {
        let bar = UIView()
        let done = UIButton()
        let title = UILabel()
        for (view, tag) in [(done, 1), (title, 2)] as [(UIView, Int)] {
            view.tag = tag
            bar.addSubview(view)
        }
        let dot = UIView()
        title.addSubview(dot)
        #expect(dot.findFirstAncestor(by: [UILabel.self]) === title)
        #expect(dot.findFirstAncestor { $0.tag == 2 } === title)
        #expect(dot.findFirstAncestor(by: [3, 2]) === title)
        #expect(bar.groupDescendants(by: [1]) == [1: [done]])
        #expect(bar.groupDescendants { $0.tag > 0 ? $0.tag : nil } == [1: [done], 2: [title]])
        #expect(title.groupSiblings { $0.tag == 1 ? $0.tag : nil } == [1: [done]])
        #expect(title.groupSiblings(by: [UIButton.self]) == ["UIButton": [done]])
        #expect(dot.groupAncestors { $0.backgroundColor == nil } == [true: [title, bar]])
        #expect(title.groupSiblings { $0.frame.height } == [0: [done]])
        done.backgroundColor = .red
        #expect(bar.groupDescendants { $0.backgroundColor } == [UIColor.red: [done]])
    }
}
