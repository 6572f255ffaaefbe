// swift-format-ignore-file
// The examples of Docs/Recording.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Recording.md")
struct RecordingExamples {
    @Test("1: Recordings")
    func example1() async throws {
        let printed = try await Printed.collect {
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let title = UILabel(frame: CGRect(x: 16, y: 60, width: 200, height: 24)), badge = UIView()
            (screen.name, title.name, badge.name) = ("screen", "title", "badge")
            screen.addSubview(title)
            screen.layoutIfNeeded()
            let recording = HierarchyRecording(of: screen)
            recording.mark("tapped save")
            title.text = "Saved"
            screen.addSubview(badge)
            try badge.layoutRules.add("ll = %rr + 8, tt = %tt, w = h = 12", title, title)
            screen.layoutIfNeeded()
            for step in recording.document().stepSummaries { print(step) }
            recording.undo()
            print(title.text ?? "no text", screen.subviews.count, recording.canRedo)
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Recording.md")
    }
}
