// Asks a board of chores for relatives, one by one and by groups, changes it, and asks again.
//
//     swift run RelativeQueries

import Espalier

/// What a row is about. No view, and yet an index notices when it changes.
final class Chore {
    @Observed var isDone = false
}

/// A row with a label and a button in it. The tag of the row says how urgent it is.
final class Row: UIView {
    let chore = Chore()

    convenience init(_ name: String, urgency: Int) {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        self.name = name
        tag = urgency
        let label = UILabel(frame: CGRect(x: 16, y: 12, width: 200, height: 20))
        label.name = "\(name) label"
        let button = UIButton(frame: CGRect(x: 330, y: 0, width: 44, height: 44))
        button.name = "\(name) button"
        addSubview(label)
        addSubview(button)
    }
}

/// A view with a name, as a subview of another one.
func makePanel(_ name: String, in superview: UIView) -> UIView {
    let panel = UIView(frame: superview.bounds)
    panel.name = name
    superview.addSubview(panel)
    return panel
}

func text(_ views: some Sequence<UIView>) -> String {
    views.map { $0.name ?? "-" }.joined(separator: ", ")
}

/// Groups are dictionaries: here their keys come in order, so that each run prints the same.
func text<Key: Comparable>(_ groups: [Key: [UIView]]) -> String {
    if groups.isEmpty { return "none" }
    return groups.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: "; ")
}

let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
board.name = "board"
let today = makePanel("today", in: board)
let later = makePanel("later", in: board)
let dishes = Row("dishes", urgency: 2)
let windows = Row("windows", urgency: 1)
let garden = Row("garden", urgency: 1)
[dishes, windows].forEach(today.addSubview)
later.addSubview(garden)
today.backgroundColor = .yellow

// The rows by what they are about. Each key is computed once; later only those that something has changed for.
let byState = GroupIndex(of: board) { view in
    (view as? Row).map { $0.chore.isDone ? "done" : "open" }
}

@MainActor func ask() {
    guard let label = board.view(named: "garden label") else { return }
    print("  the row of the label: \(label.findFirstAncestor(by: [Row.self])?.name ?? "none")")
    print("  its yellow panel: \(label.findFirstAncestor { $0.backgroundColor == .yellow }?.name ?? "none")")
    print("  all above it: \(text(label.groupAncestors { $0.superview == nil ? "top" : "within" }))")
    print("  by urgency: \(text(board.groupDescendants(by: [1, 2])))")
    print("  buttons of today: \(text(today.groupDescendants(by: [UIButton.self])))")
    print("  beside the garden, by height: \(text(garden.groupSiblings { $0.frame.height }))")
    print("  rows by state: \(text(byState.groups))")
    print("  open ones of today: \(text(byState.descendants(of: today, "open")))")
}

print("at the beginning:")
ask()

print("the dishes are done, and the garden comes first today:")
dishes.chore.isDone = true
today.insertSubview(garden, at: 0)
ask()

print("the windows are urgent now, and the dishes are cleared away:")
windows.tag = 2
dishes.removeFromSuperview()
ask()

print("two views:")
let meeting = garden.subviews[0].nearestCommonAncestor(with: windows.subviews[1])
print("  above the garden's label and the windows' button: \(meeting?.name ?? "none")")
print("  garden before windows: \(garden.compareOrder(to: windows) == .orderedAscending)")
print("  windows below later: \(windows.isRelativeDescendant(of: later))")
print("  garden beside windows: \(garden.isRelativeSibling(of: windows))")
print("  dishes and garden have an order: \(dishes.compareOrder(to: garden) != nil)")

print("only as many as are asked for:")
var looked = 0
let labels = board.descendants {
    looked += 1
    return $0 is UILabel
}
print("  the first label: \(text(labels.prefix(1))), after \(looked) views of \(Array(board.descendants).count)")
