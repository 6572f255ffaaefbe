// Watches a small inbox: one value, a value over several objects, the list of rows, and the hierarchy as a whole.
//
//     swift run HierarchyObservation

import Espalier

/// A row with a label in it, as high as all the others.
func makeRow(_ name: String) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    row.name = name
    let label = UILabel(frame: CGRect(x: 16, y: 12, width: 200, height: 20))
    label.text = "Message \(name)"
    row.addSubview(label)
    return row
}

/// Puts the rows under one another. What it reads makes it run again when that changes.
final class Inbox: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        var top = bounds.minY
        for row in subviews where !row.isHidden {
            row.frame.origin.y = top
            top += row.frame.height
        }
    }
}

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let inbox = Inbox(frame: screen.bounds)
let archive = UIView()
screen.addSubview(inbox)
screen.addSubview(archive)
let rows = ["a", "b", "c"].map(makeRow)
rows.forEach(inbox.addSubview)
screen.layoutIfNeeded()

// Where a row stands, and what holds it: the second goes over two objects, and follows the row.
let position = rows[1].observe(\.frame.origin.y, options: [.old, .new, .distinct]) { row, change in
    print("  \(row.name ?? "-") moved from \(change.oldValue ?? 0) to \(change.newValue ?? 0)")
}
let holder = rows[1].observe(\.superview?.subviews.count, options: .new) { row, change in
    print("  \(row.name ?? "-") is one of \(change.newValue.flatMap { $0 } ?? 0)")
}

// The title follows the first label, and neither object is held: the COSObserver way.
let title = UILabel()
if let label = rows[0].subviews.first as? UILabel {
    BlockObserver.of(title).add(label, keyPath: \.text, options: [.initial, .new]) { title, label, _ in
        title.text = label.text?.uppercased()
    }
    label.text = "Read me"
}

// Everything that changes below the screen, one batch per outermost change.
let hierarchy = screen.observeHierarchy(.init(keyPaths: [\.isHidden], paths: true)) { records in
    print("  \(records.count == 1 ? "1 record" : "\(records.count) records"):")
    for record in records {
        let place = record.parentPath.map { " in \($0) at \(record.index ?? 0)" } ?? ""
        print("    \(record.kind) \(record.view.name ?? record.path ?? "-")\(place)")
    }
}

print("a row is hidden, and the inbox closes up:")
rows[0].isHidden = true
screen.layoutIfNeeded()

print("a row is archived:")
archive.addSubview(rows[1])

print("several changes are one batch:")
UIView.performChanges {
    inbox.bringSubviewToFront(rows[0])
    rows[0].isHidden = false
    rows[2].removeFromSuperview()
}

print("the title says: \(title.text ?? "")")
position.invalidate()
holder.invalidate()
hierarchy.invalidate()
