// A screen of settings that anchors and a layout guide place, in two sizes; and what is said of a constraint that
// contradicts others, and of a view that has too few.
//
//     swift run Constraints

import Espalier

let screen = SettingsScreen(rows: [
    SettingsRow("Name", "Ada Lovelace"),
    SettingsRow("Language", "English"),
    SettingsRow("Notifications", "On"),
])

print("portrait:")
screen.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
screen.layoutIfNeeded()
printFrames(of: screen)

print("landscape:")
screen.frame.size = CGSize(width: 844, height: 390)
screen.layoutIfNeeded()
printFrames(of: screen)

let size = screen.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
print("the least size that it needs: \(text(size.width)) \(text(size.height))")

// The column is at most 480 wide, and the header as wide as the column.
screen.diagnosticsHandler = { print($0.message) }
let wide = screen.header.widthAnchor.constraint(equalToConstant: 700)
wide.identifier = "wide"
print("with a header that is too wide:")
NSLayoutConstraint.activate([wide])
screen.layoutIfNeeded()
print("conflicts: \(screen.layoutConflicts.count), the header: \(text(screen.header.frame))")
NSLayoutConstraint.deactivate([wide])
screen.layoutIfNeeded()
print("conflicts after it was taken out: \(screen.layoutConflicts.count)")

// Nothing says how high it stands.
let badge = UIView()
badge.name = "badge"
badge.translatesAutoresizingMaskIntoConstraints = false
screen.addSubview(badge)
NSLayoutConstraint.activate([
    badge.widthAnchor.constraint(equalToConstant: 20),
    badge.heightAnchor.constraint(equalToConstant: 20),
    badge.trailingAnchor.constraint(equalTo: screen.column.trailingAnchor),
])
screen.layoutIfNeeded()
let ambiguous = screen.subviews.filter(\.hasAmbiguousLayout).map { $0.name ?? "" }
print("ambiguous: \(ambiguous.joined(separator: ", ")), at \(text(badge.frame))")
