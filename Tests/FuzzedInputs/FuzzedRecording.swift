import EspalierControls
import EspalierRecording
import EspalierScenarios
import EspalierViews
import Foundation

/// Bytes become a program over a tree that is recorded: views that come, go and move, constraints, stacks, lists, and steps
/// that are taken back and made again. The document of it must be readable at any time, and say the same when it is
/// written again; what was taken back and is made again is as it was.
func fuzzRecording(_ bytes: [UInt8]) {
    var program = RecordedProgram(bytes)
    program.run()
}

private struct RecordedProgram {
    private var bytes: FuzzedBytes
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let recording: HierarchyRecording
    private let views: [UIView]
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    private let rows = FuzzedRows()
    private var constraints: [NSLayoutConstraint] = []

    init(_ bytes: [UInt8]) {
        self.bytes = FuzzedBytes(bytes)
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let label = UILabel(frame: .zero)
        label.text = "Some words"
        views = [
            root, stack, label, UIView(frame: .zero), UIScrollView(frame: .zero), UIButton(frame: .zero),
            UIStackView(frame: .zero), UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), table,
        ]
        table.dataSource = rows
        root.diagnosticsHandler = { _ in }
        recording = HierarchyRecording(of: root, limit: self.bytes.oneIn(4) ? 5 : nil)
    }

    mutating func run() {
        var operations = 0
        while !bytes.isEmpty, operations < 300 {
            perform(bytes.next() % 18)
            operations += 1
        }
        root.layoutIfNeeded()
        checkDocument()
        checkUndo()
    }

    private mutating func view() -> UIView { bytes.any(views) }

    private mutating func number() -> CGFloat { CGFloat(bytes.next() - 64) }

    private mutating func perform(_ operation: Int) {
        let one = view()
        switch operation {
        case 0, 1:
            let parent = view()
            if one !== root, parent !== table, !parent.isDescendant(of: one) {
                parent.insertSubview(one, at: bytes.next() % (parent.subviews.count + 1))
            }
        case 2: if one !== root { one.removeFromSuperview() }
        case 3: one.frame = CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
        case 4: one.isHidden.toggle()
        case 5: one.tag = bytes.next()
        case 6:
            if let stack = bytes.any([views[1], views[6]]) as? UIStackView, one !== root, !stack.isDescendant(of: one) {
                stack.addArrangedSubview(one)
            }
        case 7:
            if let stack = one.superview as? UIStackView { stack.removeArrangedSubview(one) }
        case 8: addConstraint(one, view())
        case 9: if !constraints.isEmpty { bytes.any(constraints).isActive = false }
        case 10: if !constraints.isEmpty { bytes.any(constraints).constant = number() }
        case 11: recording.mark("mark \(bytes.next())")
        case 12: _ = recording.undo()
        case 13: _ = recording.redo()
        case 14: root.layoutIfNeeded()
        case 15:
            rows.count = bytes.next() % 12
            table.reloadData()
        case 16: table.contentOffset = CGPoint(x: 0, y: number())
        default: if bytes.oneIn(8) { checkDocument() } else { one.translatesAutoresizingMaskIntoConstraints.toggle() }
        }
    }

    private mutating func addConstraint(_ one: UIView, _ other: UIView) {
        let attributes: [NSLayoutConstraint.Attribute] = [.leading, .width, .top, .height, .centerX]
        let attribute = bytes.any(attributes)
        let constraint = NSLayoutConstraint(
            item: one, attribute: attribute, relatedBy: bytes.oneIn(3) ? .lessThanOrEqual : .equal, toItem: other,
            attribute: attribute, multiplier: 1, constant: number())
        constraint.priority = UILayoutPriority(bytes.any([1000, 999, 250]))
        guard one !== other, one.isDescendant(of: root), other.isDescendant(of: root) else { return }
        constraint.isActive = true
        constraints.append(constraint)
    }

    private func checkDocument() {
        let document = recording.document()
        let text = document.json()
        do {
            let again = try ScenarioDocument(json: text)
            require(again == document, "says something else: \(text)")
            _ = try again.simulate()
        } catch {
            stop("the document of a recording is refused: \(error)\n\(text)")
        }
    }

    private func checkUndo() {
        while recording.redo() {}
        let last = (views.map(\.frame), views.map { $0.superview.map(ObjectIdentifier.init) })
        var undone = 0
        while recording.undo() { undone += 1 }
        while recording.redo() {}
        let again = (views.map(\.frame), views.map { $0.superview.map(ObjectIdentifier.init) })
        for index in views.indices where views[index].isDescendant(of: root) {
            require(again.1[index] == last.1[index], "view \(index) is elsewhere after \(undone) steps back and forth")
            require(again.0[index] == last.0[index], "view \(index) has \(again.0[index]), before \(last.0[index])")
        }
    }
}

/// Rows of a program, as many as it says.
private final class FuzzedRows: UITableViewDataSource {
    var count = 5

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
