// Records what a small program does to a screen until something is wrong, shows the steps, takes them back one by one
// to find the step that broke it, and writes the recording to a file that the command reads.
//
//     swift run Recording

import Espalier

/// A cart: rows under one another, and a bar at the bottom that must stay free.
let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
screen.name = "screen"
let list = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
list.name = "list"
list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
let bar = UIView(frame: CGRect(x: 0, y: 764, width: 390, height: 80))
bar.name = "bar"
bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
screen.addSubview(list)
screen.addSubview(bar)

@MainActor
func addRow(_ name: String) throws {
    let row = UILabel()
    row.name = name
    row.text = "Item \(name)"
    let above = list.subviews.last
    list.addSubview(row)
    if let above {
        try row.layoutRules.add("tt = %bb + 8, ll = 16, rr = 16, h = 44", above)
    } else {
        try row.layoutRules.add("tt = 8, ll = 16, rr = 16, h = 44")
    }
    screen.layoutIfNeeded()
}

/// What must hold: nothing of the list lies under the bar.
@MainActor
func isBarFree() -> Bool { list.frame.maxY <= bar.frame.minY }

let recording = HierarchyRecording(of: screen)
let file = FileManager.default.temporaryDirectory.appendingPathComponent("cart.jsonl")
try recording.write(to: file)

recording.mark("two items")
try addRow("tea")
try addRow("milk")
recording.mark("turned")
screen.frame.size = CGSize(width: 844, height: 390)
screen.layoutIfNeeded()
recording.mark("a keyboard came and went")
list.frame.size.height -= 50
list.frame.size.height += 120
recording.mark("removed an item")
list.subviews.first?.removeFromSuperview()
screen.layoutIfNeeded()

print("the bar is \(isBarFree() ? "free" : "covered") after \(recording.stepCount) steps")
for (number, step) in recording.document().stepSummaries.enumerated() { print("  \(number + 1)  \(step)") }

// Which of them did it? Each undo goes back to before a mark.
var guilty = "nothing"
while !isBarFree(), let name = recording.undoName {
    guilty = name
    recording.undo()
}
print("it was: \(guilty)")
while recording.canRedo { recording.redo() }

// The file has what the program did, also what was taken back and made again; the command runs it as any document:
// espalier simulate cart.jsonl
let document = try ScenarioDocument(json: String(contentsOf: file, encoding: .utf8))
let result = try document.simulate(views: .last)
let covered = result.steps.last?.views?.first { $0.name == "list" }
print("replayed, the list is at \(covered?.frame ?? .zero)")
try FileManager.default.removeItem(at: file)
