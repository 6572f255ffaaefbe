import EspalierControls
import EspalierLayout
import EspalierRecording
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

/// Recordings of what makes constraints or measures other views.
@Suite struct StackRecordingTests {
    private func screen() -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.name = "screen"
        return screen
    }

    private func stack(of views: [UIView], in screen: UIView) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.name = "stack"
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            stack.topAnchor.constraint(equalTo: screen.topAnchor),
            stack.widthAnchor.constraint(equalTo: screen.widthAnchor),
        ])
        return stack
    }

    private func labels(_ count: Int) -> [UILabel] {
        (0..<count).map { index in
            let label = UILabel()
            label.text = "Row \(index)"
            return label
        }
    }

    /// Runs what was recorded, and compares it with the tree at every step.
    private func check(
        _ recording: HierarchyRecording, _ steps: [String]? = nil, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let document = recording.document()
        if let steps { #expect(document.stepSummaries == steps, sourceLocation: location) }
        #expect(document.steps.count == recording.stepCount, sourceLocation: location)
        let read = try ScenarioDocument(json: document.json())
        #expect(read == document, sourceLocation: location)
        let simulation = try Simulation(read)
        for step in 0...read.steps.count {
            let error = simulation.performStep(step)
            #expect(error == nil, sourceLocation: location)
        }
        #expect(
            RandomProgram.shape(simulation.root) == RandomProgram.shape(recording.root), sourceLocation: location)
    }

    @Test(arguments: [1, 16, 17, 50, 200])
    func `a panel with any number of constraints leaves in one step`(count: Int) throws {
        let screen = screen()
        let (panel, view) = (UIView(), UIView())
        panel.name = "panel"
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(panel)
        panel.addSubview(view)
        for index in 0..<count {
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: Double(index)).isActive = true
        }
        let recording = HierarchyRecording(of: screen)
        panel.removeFromSuperview()
        try check(recording, ["remove panel"])
        screen.addSubview(panel)
        screen.layoutIfNeeded()
        try check(recording)
        recording.go(to: 0)
        recording.go(to: recording.stepCount)
        #expect(view.frame.width == CGFloat(count - 1))
    }

    @Test func `a stack is recorded as a stack`() throws {
        let screen = screen()
        let rows = labels(5)
        let stack = stack(of: rows, in: screen)
        stack.setCustomSpacing(7, after: rows[1])
        screen.layoutIfNeeded()
        let recording = HierarchyRecording(of: screen)
        let root = recording.document().root
        #expect(root.views.count == 7 && root[1].constraints.isEmpty && root[0].constraints.count == 3)
        stack.removeFromSuperview()
        try check(recording, ["remove stack"])
        recording.undo()
        stack.distribution = .equalSpacing
        stack.spacing = 4
        rows[0].isHidden = true
        screen.layoutIfNeeded()
        let added = UILabel()
        added.text = "A longer row"
        stack.insertArrangedSubview(added, at: 2)
        stack.removeArrangedSubview(rows[4])
        rows[3].removeFromSuperview()
        stack.setCustomSpacing(12, after: added)
        screen.layoutIfNeeded()
        try check(recording)
        #expect(!recording.document().json().contains("UISV"))
        let end = RandomProgram.shape(screen)
        recording.go(to: 0)
        #expect(stack.arrangedSubviews == rows && stack.customSpacing(after: rows[1]) == 7)
        recording.go(to: recording.stepCount)
        #expect(RandomProgram.shape(screen) == end)
    }

    @Test func `adding a view to a stack is one step, and a view that is only a subview is not arranged`() throws {
        let screen = screen()
        let stack = stack(of: labels(2), in: screen)
        screen.layoutIfNeeded()
        let recording = HierarchyRecording(of: screen)
        let views = labels(2)
        (views[0].name, views[1].name) = ("third", "beside")
        stack.addArrangedSubview(views[0])
        try check(recording, ["add third to stack"])
        stack.addSubview(views[1])
        screen.layoutIfNeeded()
        try check(recording)
        #expect(recording.stepCount == 5)
    }

    @Test func `hiding a view of a stack leaves the others its room, in the document as well`() throws {
        let screen = screen()
        let (box, label) = (UIView(), UILabel())
        (box.name, label.name, label.text) = ("a", "b", "B")
        box.heightAnchor.constraint(equalToConstant: 20).isActive = true
        _ = stack(of: [box, label], in: screen)
        screen.layoutIfNeeded()
        let recording = HierarchyRecording(of: screen)
        box.isHidden = true
        screen.layoutIfNeeded()
        #expect(label.frame.minY == 0)
        try check(recording, ["set hidden of a to true", "layout of screen"])
    }

    @Test(arguments: [nil, 0, 1, 2] as [Int?])
    func `a view that rules measure leaves, changes and comes back`(limit: Int?) throws {
        let screen = screen()
        let (box, inner, title) = (UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20)), UIView(), UILabel())
        (box.name, title.name) = ("box", "title")
        inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        box.addSubview(inner)
        screen.addSubview(box)
        screen.addSubview(title)
        try title.layoutRules.add("ll = %rr + 8, w = %w, h = %h", box, box, inner)
        screen.layoutIfNeeded()
        let recording = HierarchyRecording(of: screen, limit: limit)
        for round in 1...20 {
            box.removeFromSuperview()
            screen.setNeedsLayout()
            screen.layoutIfNeeded()
            try check(recording)
            box.frame.size.width += 10
            inner.frame.size.height += 1
            screen.setNeedsLayout()
            title.setNeedsLayout()
            screen.layoutIfNeeded()
            try check(recording)
            screen.insertSubview(box, at: round % 2)
            screen.layoutIfNeeded()
            try check(recording)
            inner.frame.size.height += 1
            screen.layoutIfNeeded()
            #expect(title.frame.height == inner.frame.height && title.frame.width == box.frame.width)
            try check(recording)
        }
        let end = RandomProgram.shape(screen)
        recording.go(to: 0)
        recording.go(to: recording.stepCount)
        #expect(RandomProgram.shape(screen) == end)
    }

    @Test(arguments: ScenarioClasses().names.filter { $0 != "UIWindow" })
    func `a recording of a tree that does not change says what a capture of it says, of each class`(
        name: String
    ) throws {
        let json = #"{"espalier": 1, "root": {"subviews": [{"class": "\#(name)", "frame": [1, 2, 60, 40]}]}}"#
        let simulation = try Simulation(try ScenarioDocument(json: json))
        #expect(simulation.performStep(0) == nil)
        let screen = simulation.root
        screen.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let view = screen.subviews[0]
        switch view {
        case let button as UIButton: button.setTitle("Save", for: .normal)
        case let bar as UISearchBar: (bar.text, bar.placeholder) = ("text", "hint")
        case let label as UILabel: label.text = "text"
        case let control as UISegmentedControl: control.insertSegment(withTitle: "one", at: 0, animated: false)
        case let stack as UIStackView:
            for label in labels(2) { stack.addArrangedSubview(label) }
            for label in stack.subviews { label.frame.size.width = 9 }
            stack.alignment = .center
        default: break
        }
        screen.layoutIfNeeded()
        let captured = try ScenarioDocument(capturing: screen)
        let recorded = HierarchyRecording(of: screen).document()
        #expect(recorded.root == captured.root, "\(recorded.json())\nnot\n\(captured.json())")
        // What the class makes is not there twice.
        let replay = try Simulation(try ScenarioDocument(json: captured.json()))
        #expect(replay.performStep(0) == nil)
        replay.root.layoutIfNeeded()
        func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
        #expect(count(replay.root) == count(screen), "\(captured.json())")
    }

    @Test func `steps refer to kept views wherever they are, and to no others`() throws {
        func run(_ steps: String) throws -> ScenarioResult {
            let root = #"{"subviews": [{"name": "a", "subviews": [{"name": "b"}]}, {"name": "c"}]}"#
            return try ScenarioDocument(json: #"{"espalier": 1, "root": \#(root), "steps": [\#(steps)]}"#).simulate()
        }
        let keep = #"{"keep": "a"}, {"remove": "a"}, "#
        let back = try run(
            keep + #"{"set": "//0/0", "keyPath": "tag", "value": 4}, {"move": "//0", "to": "c"}, "#
                + #"{"expect": "b", "keyPath": "tag", "value": 4}, {"expect": "/0/0/0", "keyPath": "tag", "value": 4}"#)
        #expect(back.error == nil && back.failures.isEmpty)
        let none = try run(#"{"remove": "//0"}"#).error.map { "\($0)" } ?? ""
        #expect(none.contains("there is no view '//0'"))
        #expect(none.contains(#"keep a view before, by a step {"keep": VIEW}"#))
        let other = try run(keep + #"{"remove": "//1"}"#).error.map { "\($0)" } ?? ""
        #expect(other.contains(#"the kept views are "//0" to "//0""#))
        let below = try run(keep + #"{"remove": "//0/0/0"}"#).error.map { "\($0)" } ?? ""
        #expect(below.contains("'//0/0' has no subviews"))
    }
}
