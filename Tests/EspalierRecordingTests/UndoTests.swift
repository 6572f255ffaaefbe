import EspalierControls
import EspalierLayout
import EspalierRecording
import EspalierRelatives
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

/// What `undo()`, `redo()` and the limit do.
@Suite struct UndoTests {
    private func tree() -> (screen: UIView, title: UILabel, box: UIView) {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let box = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 80))
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (screen.name, title.name, box.name) = ("screen", "title", "box")
        screen.addSubview(title)
        screen.addSubview(box)
        screen.layoutIfNeeded()
        return (screen, title, box)
    }

    @Test func `undo takes back the group of the last mark, and redo makes it again`() {
        let (screen, title, box) = tree()
        let recording = HierarchyRecording(of: screen)
        recording.mark("name")
        title.text = "one"
        title.tag = 7
        recording.mark("turn")
        screen.frame.size = CGSize(width: 200, height: 50)
        box.removeFromSuperview()
        #expect(recording.undoName == "turn" && recording.redoName == nil)
        #expect(recording.undo())
        #expect(screen.frame.width == 100 && box.superview === screen && box.frame.height == 80)
        #expect(recording.undoName == "name" && recording.redoName == "turn")
        #expect(recording.undo() && !recording.undo() && !recording.canUndo)
        #expect(title.text == nil && title.tag == 0)
        #expect(recording.redo() && recording.redo() && !recording.redo() && !recording.canRedo)
        #expect(title.text == "one" && box.superview == nil && screen.frame.width == 200)
        recording.go(to: 0)
        title.tag = 9
        #expect(recording.stepCount == 1 && !recording.canRedo)
    }

    @Test func `without marks, undo takes back the last outermost change with the passes behind it`() throws {
        let (screen, title, box) = tree()
        let recording = HierarchyRecording(of: screen)
        UIView.performChanges {
            title.tag = 1
            box.tag = 2
        }
        try title.layoutRules.add("ll = 30")
        screen.layoutIfNeeded()
        #expect(title.frame.minX == 30 && recording.stepCount == 4)
        recording.undo()
        #expect(title.frame.minX == 0 && !title.layoutRules.isRuled && title.tag == 1)
        recording.undo()
        #expect(title.tag == 0 && box.tag == 0 && recording.step == 0)
        recording.redo()
        #expect(recording.step == 2)
        recording.redo()
        #expect(title.frame.minX == 30 && recording.step == 4)
    }

    @Test func `observers and indexes hear of what is taken back, as one change`() {
        let (screen, title, box) = tree()
        let recording = HierarchyRecording(of: screen)
        let index = GroupIndex(of: screen) { $0.tag }
        title.tag = 3
        title.removeFromSuperview()
        box.addSubview(title)
        var heard: [String] = []
        let values = title.observe(\.tag, options: [.old, .new]) { _, change in
            heard.append("\(change.oldValue ?? -1) to \(change.newValue ?? -1)")
        }
        let hierarchy = screen.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { records in
            heard.append(records.map { "\($0.kind)" }.joined(separator: " "))
        }
        recording.go(to: 0)
        #expect(heard == ["3 to 0", "moved property"] || heard == ["3 to 0", "removed inserted property"])
        #expect(index.groups[3] == nil && title.superview === screen)
        withExtendedLifetime((values, hierarchy)) {}
    }

    @Test func `what observers change in turn is taken back, too`() {
        let (screen, title, box) = tree()
        let follower = title.observe(\.tag) { _, _ in box.tag += 1 }
        let recording = HierarchyRecording(of: screen)
        title.tag = 5
        #expect(box.tag == 1 && recording.stepCount == 2)
        recording.go(to: 0)
        #expect(title.tag == 0 && box.tag == 0)
        recording.go(to: 2)
        #expect(title.tag == 5 && box.tag == 1)
        withExtendedLifetime(follower) {}
    }

    @Test func `a view that was removed comes back as it was, whatever was done with it meanwhile`() {
        let (screen, title, box) = tree()
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        box.addSubview(inner)
        let recording = HierarchyRecording(of: screen)
        box.removeFromSuperview()
        box.tag = 4
        inner.removeFromSuperview()
        inner.frame.origin.x = 90
        title.addSubview(inner)
        recording.go(to: 0)
        #expect(box.superview === screen && box.tag == 0 && inner.superview === box && inner.frame.minX == 1)
        recording.go(to: recording.stepCount)
        #expect(box.superview == nil && box.tag == 4 && inner.superview === title && inner.frame.minX == 90)
    }

    @Test func `constraints come and go with what is taken back`() throws {
        let (screen, title, box) = tree()
        let constraint = box.widthAnchor.constraint(equalTo: title.widthAnchor)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        let recording = HierarchyRecording(of: screen)
        constraint.constant = 10
        title.removeFromSuperview()
        #expect(!constraint.isActive)
        recording.go(to: 1)
        #expect(constraint.isActive && constraint.constant == 10)
        recording.go(to: 0)
        #expect(constraint.isActive && constraint.constant == 0)
        recording.go(to: 2)
        #expect(!constraint.isActive)
    }

    @Test func `older steps than the limit go into the start, which lets go of their views`() throws {
        let (screen, title, _) = tree()
        let recording = HierarchyRecording(of: screen, limit: 20)
        weak var gone: UIView?
        do {
            let view = UIView()
            view.name = "short"
            screen.addSubview(view)
            view.removeFromSuperview()
            gone = view
        }
        #expect(gone != nil)
        for tag in 1...500 {
            title.tag = tag
            #expect(recording.stepCount <= 36)
        }
        #expect(gone == nil && recording.counters.stepsFolded >= 460)
        let document = recording.document()
        #expect(document.steps.count == recording.stepCount && document.root.views.count == 3)
        recording.go(to: 0)
        #expect(title.tag == 500 - recording.stepCount)
        #expect(recording.document().root[1].tag == title.tag)
    }

    @Test func `a recording that has ended hears of nothing and holds nothing`() {
        weak var held: UIView?
        do {
            let (screen, title, box) = tree()
            held = box
            var recording: HierarchyRecording? = HierarchyRecording(of: screen)
            box.removeFromSuperview()
            title.tag = 1
            #expect(recording?.stepCount == 2)
            recording = nil
            title.tag = 2
        }
        #expect(held == nil)
    }

    @Test func `a change costs the same in a tree of any size`() {
        func costs(_ count: Int) -> RecordingCounters {
            let (screen, title, box) = tree()
            for _ in 0..<count { box.addSubview(UIView()) }
            let recording = HierarchyRecording(of: screen)
            let captured = recording.counters.viewsCaptured
            #expect(captured == count + 3)
            for tag in 1...50 {
                title.tag = tag
                title.frame.origin.x = CGFloat(tag)
            }
            var counters = recording.counters
            counters.viewsCaptured -= captured
            return counters
        }
        let few = costs(10)
        #expect(few == costs(1000))
        #expect(few.changes == 100 && few.viewsCaptured == 0 && few.fieldsRead <= 100)
    }

    @Test func `going to a step that is not there, and a negative limit, stop the program`() async {
        let step = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            HierarchyRecording(of: UIView()).go(to: 1)
        }
        #expect(errorText(step).contains("go(to: 1): the recording has the steps 0 to 0"))
        let limit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = HierarchyRecording(of: UIView(), limit: -1)
        }
        #expect(errorText(limit).contains("limit: -1): the limit must not be negative"))
    }
}
