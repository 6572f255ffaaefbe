// swift-format-ignore-file
// The examples of Docs/Relatives.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Relatives.md")
struct RelativesExamples {
    @Test("1: Relatives")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class Row: UIView { var section = 2 }
            let screen = UIView(), panel = UIView(), row = Row(), other = Row(), tableCell = UITableViewCell(), label = UILabel()
            screen.addSubview(panel)
            panel.addSubview(row)
            panel.addSubview(other)
            row.addSubview(tableCell)
            tableCell.contentView.addSubview(label)
            let one = label
            panel.backgroundColor = .red
            other.tag = 2
            let cell = label.findFirstAncestor(by: [UITableViewCell.self])
            let marked = screen.findFirstDescendant { $0.backgroundColor != nil }
            let byTag = screen.groupDescendants(by: [1, 2])                   // [Int: [UIView]]
            let byHeight = row.groupSiblings { $0.frame.height }              // [CGFloat: [UIView]]
            for label in screen.descendants(by: [UILabel.self]) { label.isHidden = true }
            let meeting = one.nearestCommonAncestor(with: other)
            let rows = GroupIndex(of: screen) { ($0 as? Row)?.section }       // kept right from now on
            print(rows.descendants(of: panel, 2).count)                       // 2
            #expect(cell === tableCell && marked === panel && meeting === panel && label.isHidden)
            #expect(byTag == [2: [other]] && byHeight == [0: [other]])
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Relatives.md")
    }
}
