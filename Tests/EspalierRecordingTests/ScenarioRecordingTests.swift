import EspalierControls
import EspalierRecording
import EspalierViews
import Foundation
import Testing

import EspalierScenarios

/// Runs of scenarios, recorded as if they were programs.
@Suite struct ScenarioRecordingTests {
    static let files = [
        "badge", "checkout", "constraints-card", "constraints-form", "constraints-row", "dashboard", "inbox",
        "observers", "profile", "relatives", "screen-mail", "sll-dependencies", "sll-language", "sll-solving",
    ]

    private func document(_ name: String) throws -> ScenarioDocument {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = folder.appendingPathComponent("Samples/Scenarios/\(name).json")
        return try ScenarioDocument(json: String(contentsOf: url, encoding: .utf8))
    }

    private func frames(_ root: UIView) -> [String] {
        let classes = ScenarioClasses()
        var lines: [String] = []
        root.walkSubtree { view in
            lines.append("\(view.path) \(type(of: view)) \(view.name ?? "-") \(view.tag) \(view.storedGeometry.rect)")
            return !classes.hidesSubviews(view)
        }
        return lines
    }

    @Test(arguments: files)
    func `the scenarios of the samples, recorded and replayed, have the same frames at each step`(name: String) throws {
        let document = try document(name)
        let simulation = try Simulation(document)
        #expect(simulation.performStep(0) == nil)
        let recording = HierarchyRecording(of: simulation.root)
        var expected: [String: [String]] = [:]
        for step in document.steps.indices {
            #expect(simulation.performStep(step + 1) == nil)
            recording.mark("\(step + 1)")
            expected["\(step + 1)"] = frames(simulation.root)
        }
        let recorded = try ScenarioDocument(json: recording.document().json())
        let replay = try Simulation(recorded)
        #expect(replay.performStep(0) == nil)
        for step in recorded.steps.indices {
            let error = replay.performStep(step + 1)
            #expect(error == nil)
            if error != nil { return }
            guard case .mark(let text) = recorded.steps[step].action, let frames = expected[text] else { continue }
            let shown = self.frames(replay.root)
            if shown != frames {
                let difference = zip(shown, frames).first { $0 != $1 }
                let steps = recorded.steps[...step].suffix(5).map(\.json).joined(separator: "\n")
                Issue.record("at \(text): \(difference.map { "\($0)\nnot\n\($1)" } ?? "another count")\n\(steps)")
                return
            }
        }
        recording.go(to: 0)
        let start = try Simulation(document)
        #expect(start.performStep(0) == nil)
        #expect(frames(simulation.root) == frames(start.root))
    }

    @Test func `observers of the replayed document hear what those of the program heard`() throws {
        let document = try document("observers")
        var recording: HierarchyRecording?
        let simulation = try Simulation(document)
        simulation.didFinishStep = { simulation in
            if recording == nil { recording = HierarchyRecording(of: simulation.root) }
        }
        // What the scenario ended itself, it heard of no longer.
        let ended = document.steps.compactMap { step in if case .unobserve(let id) = step.action { id } else { nil } }
        let observers = document.observers.filter { !ended.contains($0.id) }
        // Passes may place views in another order: frames that are told in a row are compared in the order of their
        // texts.
        func texts(_ steps: [ScenarioResult.Step]) -> [String] {
            var texts: [String] = []
            var row: [String] = []
            for var event in steps.dropFirst().flatMap(\.events)
            where observers.contains(where: { $0.id == event.observer }) {
                event.batch = nil
                if event.keyPath == "frame" {
                    row.append("\(event)")
                } else {
                    texts += row.sorted() + ["\(event)"]
                    row = []
                }
            }
            return texts + row.sorted()
        }
        var steps: [ScenarioResult.Step] = []
        _ = simulation.run { steps.append($0) }
        let expected = texts(steps)
        var recorded = try #require(recording).document()
        recorded.observers = observers
        let heard = texts(try recorded.simulate().steps)
        #expect(!heard.isEmpty)
        #expect(heard == expected)
    }

    @Test func `what documents cannot say is said in notes, and its frames are set`() throws {
        final class Chart: UIView {
            override func layoutSubviews() { for view in subviews { view.frame = bounds.insetBy(dx: 5, dy: 5) } }
        }
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let chart = Chart(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let bar = UIView()
        let title = UILabel(frame: CGRect(x: 0, y: 80, width: 10, height: 10))
        (chart.name, bar.name, title.name) = ("chart", "bar", "title")
        chart.addSubview(bar)
        screen.addSubview(chart)
        screen.addSubview(title)
        let recording = HierarchyRecording(of: screen)
        chart.frame.size.width = 80
        try title.layoutRules.add("ll = %^f", .block { _ in 33 })
        screen.layoutIfNeeded()
        let distance = bar.leadingAnchor.anchorWithOffset(to: bar.trailingAnchor)
        distance.constraint(equalToConstant: 5).isActive = true
        let document = recording.document()
        let notes = document.stepSummaries.filter { $0.hasPrefix("note: ") }
        #expect(
            notes == [
                "note: the class 'Chart' of chart is not known: it stands as 'UIView', and what its code changes is set by steps",
                "note: a rule of title asks code: its frames are set by steps instead",
            ] + notes.suffix(1))
        #expect(notes.count == 3 && notes[2].contains("cannot be written"))
        let replay = try Simulation(document)
        for step in 0...document.steps.count { #expect(replay.performStep(step) == nil) }
        #expect(
            frames(replay.root).map { $0.replacingOccurrences(of: "UIView", with: "Chart") }
                == frames(screen).map { $0.replacingOccurrences(of: "UIView", with: "Chart") })
    }
}
