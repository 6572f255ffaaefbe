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

    @Test("2: 10 Live lists")
    func example2() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(), panel = UIView(), first = UILabel(), second = UILabel()
            screen.name = "screen"
            (panel.name, first.name, second.name) = ("panel", "first", "second")
            screen.addSubview(panel)
            panel.addSubview(first)
            screen.addSubview(second)
            first.tag = 1
            second.tag = 1
            func names(_ views: [UIView]) -> [String] { views.map { $0.name ?? "new" } }
            let byTag = GroupIndex(of: screen) { $0.tag }
            let token = byTag.observe(1) { change in
                print("entered \(names(change.entered)), left \(names(change.left)), moved \(names(change.moved))")
            }
            let labels = screen.liveDescendants(by: [UILabel.self])
            let counts = labels.observeCount { print("\($0) labels, now \($1)") }
            UIView.performChanges {
                screen.bringSubviewToFront(panel)
                second.tag = 2
                panel.tag = 1
                panel.addSubview(UILabel())
            }
            screen.sendSubviewToBack(second)
            second.tag = 1
            screen.bringSubviewToFront(second)
            print(names(byTag.live(1).views))
            token.invalidate()
            counts.invalidate()
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Relatives.md")
    }

    @Test("3: 11 Selectors")
    func example3() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(), form = UIStackView(), title = UILabel(), name = UITextField(), save = UIButton()
            (form.name, title.name, name.name, save.name) = ("form", "title", "name", "save")
            title.text = "Sign in"
            screen.addSubview(title)
            screen.addSubview(form)
            form.addSubview(name)
            form.addSubview(save)
            save.tag = 7
            let found = try screen.views(matching: "UIStackView.form > [tag=7], UILabel[text^=Sign]")
            print(found.map { $0.name ?? "" })
            print(try save.views(matching: "<< UIStackView:first ~ UILabel").map { $0.name ?? "" })
            do {
                _ = try screen.views(matching: "UILabel:frist")
            } catch {
                print(error)
            }
        }
        try Printed.compare(printed, withExample: 3, of: "Docs/Relatives.md")
    }
}
