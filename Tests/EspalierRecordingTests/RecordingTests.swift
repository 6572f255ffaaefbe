import EspalierControls
import EspalierLayout
import EspalierRecording
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Recordings of programs.
@Suite struct RecordingTests {
    private static var properties: [RecordedProperty] { [RecordedProperty("role", RandomProgram.role)] }

    /// What there is to see and to hear of a tree at a mark.
    private struct Sight: Equatable {
        var shape: [String]
        var heard: [String]
        var answers: [String]

        init(_ root: UIView, _ listener: Listener) {
            shape = RandomProgram.shape(root)
            heard = listener.take()
            answers = listener.answers()
        }

        func difference(from other: Self) -> String? {
            for (one, two) in [(shape, other.shape), (heard, other.heard), (answers, other.answers)] where one != two {
                let place = zip(one, two).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, two.count)
                return "\(one.dropFirst(place).prefix(3))\ninstead of\n\(two.dropFirst(place).prefix(3))"
            }
            return nil
        }
    }

    private func replay(_ program: RandomProgram, _ recording: HierarchyRecording, _ seed: UInt64) throws {
        let live = Listener(program.root)
        var sights: [String: Sight] = [:]
        for step in 0..<30 {
            program.change()
            recording.mark("\(step)")
            sights["\(step)"] = Sight(program.root, live)
        }
        let document = recording.document()
        let read = try ScenarioDocument(json: document.json())
        #expect(read == document)
        let simulation = try Simulation(read)
        var error = simulation.performStep(0)
        let replayed = Listener(simulation.root)
        var last = 0
        for step in read.steps.indices where error == nil {
            error = simulation.performStep(step + 1)
            guard case .mark(let text) = read.steps[step].action, var expected = sights[text] else { continue }
            var shown = Sight(simulation.root, replayed)
            let hasPass = read.steps[last..<step].contains { if case .layout = $0.action { true } else { false } }
            if hasPass {
                // Constraints place views in the order in which their solver came to know them.
                shown.heard.sort()
                expected.heard.sort()
            }
            // What it takes several steps to say is heard several times.
            if program.framesTurned { shown.heard = expected.heard }
            if let difference = shown.difference(from: expected) {
                let steps = read.steps[last...step].map(\.json).joined(separator: "\n")
                Issue.record("seed \(seed), mark \(text): \(difference)\n\(steps)")
                return
            }
            last = step
        }
        #expect(error == nil, "\(error.map { "\($0)" } ?? "")")
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `a random program, recorded and replayed, has the same views, events and answers at every mark`(
        seed: UInt64
    ) throws {
        let program = RandomProgram(seed: seed, framesTurned: seed % 3 == 0)
        try replay(program, HierarchyRecording(of: program.root, properties: Self.properties), seed)
    }

    @Test(arguments: 0..<10 as Range<UInt64>)
    func `so it has in a window of a screen with several pixels a point`(seed: UInt64) throws {
        let size = CGSize(width: 320, height: 480)
        let window = UIWindow(screen: UIScreen(name: "test", portraitSize: size, scale: seed % 2 == 0 ? 2 : 3))
        let program = RandomProgram(seed: seed, in: window, framesTurned: false)
        let recording = HierarchyRecording(of: program.root, properties: Self.properties)
        #expect(recording.document().traits?.scale == (seed % 2 == 0 ? 2 : 3))
        try replay(program, recording, seed)
    }

    /// How many random programs each test of containers takes: more where the environment says so.
    private static let programs = ProcessInfo.processInfo.environment["ESPALIER_PROGRAMS"].flatMap { Int($0) } ?? 60

    @Test func `random programs with stacks, tables, panels and rules are the same at every step of the document`()
        throws
    {
        for number in 0..<Self.programs {
            let seed = UInt64(1000 + number)
            let program = RandomProgram(seed: seed, framesTurned: false, hasContainers: true)
            let limit = number % 3 == 2 ? 5 + number % 20 : nil
            let recording = HierarchyRecording(of: program.root, properties: Self.properties, limit: limit)
            // What the tree was like after each number of steps.
            for _ in 0..<40 { program.change() }
            let end = program.state()
            let document = recording.document()
            #expect(document.steps.count == recording.stepCount, "seed \(seed)")
            let read = try ScenarioDocument(json: document.json())
            let simulation = try Simulation(read)
            var error = simulation.performStep(0)
            let middle = Self.isInTheMiddle(document)
            var shapes: [Int: [String]] = [:]
            for step in (0...recording.stepCount).reversed() {
                recording.go(to: step)
                shapes[step] = RandomProgram.shape(program.root)
            }
            for step in 0...recording.stepCount {
                recording.go(to: step)
                #expect(RandomProgram.shape(program.root) == shapes[step], "seed \(seed), redone to \(step)")
            }
            #expect(program.state() == end, "seed \(seed)")
            for step in 0...read.steps.count {
                if step > 0 { error = simulation.performStep(step) }
                if let error {
                    Issue.record("seed \(seed), step \(step): \(error)\n\(read.steps[..<step].suffix(3).map(\.json))")
                    return
                }
                let shown = RandomProgram.shape(simulation.root)
                if !middle.contains(step), let expected = shapes[step], shown != expected {
                    let difference = zip(shown, expected).first { $0 != $1 }
                    Issue.record(
                        """
                        seed \(seed), step \(step): \(difference.map { "\($0)\nnot\n\($1)" } ?? "another count")
                        \(read.steps[..<step].suffix(6).map(\.json).joined(separator: "\n"))
                        """)
                    return
                }
            }
        }
    }

    /// The numbers of steps behind which the next step says the rest of the same change.
    private static func isInTheMiddle(_ document: ScenarioDocument) -> Set<Int> {
        var middle: Set<Int> = []
        func subject(_ step: ScenarioStep) -> ScenarioReference? {
            switch step.action {
            case .set(let view, let setting) where setting.keyPath.description != "arrangedSubviews": view
            default: nil
            }
        }
        func isLayout(_ step: ScenarioStep) -> Bool { if case .layout = step.action { true } else { false } }
        func sizesContent(_ step: ScenarioStep) -> Bool {
            if case .set(_, let setting) = step.action { setting.keyPath.description == "contentSize" } else { false }
        }
        for place in document.steps.indices.dropLast() {
            let (step, next) = (document.steps[place], document.steps[place + 1])
            // A list that has been laid out sets its content's size in the middle of a pass, which goes on behind it.
            if isLayout(step) && sizesContent(next) || sizesContent(step) && (sizesContent(next) || isLayout(next)) {
                middle.insert(place + 1)
            }
            if case .set(_, let setting) = next.action,
                ["arrangedSubviews", "customSpacing"].contains(setting.keyPath.description)
            {
                middle.insert(place + 1)
            }
            if case .set(_, let one) = step.action, one.keyPath.description == "arrangedSubviews",
                case .set(_, let other) = next.action,
                other.keyPath.description == "translatesAutoresizingMaskIntoConstraints"
            {
                middle.insert(place + 1)
            }
            if let view = subject(step), view == subject(next) { middle.insert(place + 1) }
            // A view that was away at the beginning comes, so that it is there, and goes again.
            if case .keep = next.action { middle.insert(place + 1) }
            if case .keep = step.action { middle.insert(place + 1) }
        }
        return middle
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a random program, undone and redone, is as it was at every step`(seed: UInt64) {
        let program = RandomProgram(seed: seed)
        let recording = HierarchyRecording(of: program.root, properties: Self.properties)
        var states = [program.state()]
        var steps = [0]
        for _ in 0..<40 {
            program.change()
            states.append(program.state())
            steps.append(recording.stepCount)
        }
        let count = recording.stepCount
        func check(_ place: Int, _ what: String) -> Bool {
            let state = program.state()
            if state == states[place] { return true }
            let difference = zip(state, states[place]).first { $0 != $1 }
            Issue.record("seed \(seed), \(what) \(place): \(difference.map { "\($0)\nnot\n\($1)" } ?? "another count")")
            return false
        }
        for place in states.indices.reversed() {
            recording.go(to: steps[place])
            if !check(place, "undone to") { return }
        }
        for place in states.indices {
            recording.go(to: steps[place])
            if !check(place, "redone to") { return }
        }
        #expect(recording.stepCount == count)
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            let place = random.below(states.count)
            recording.go(to: steps[place])
            if !check(place, "gone to") { return }
        }
    }

    @Test func `a set to the value that is there is a step where an observer is told of it`() throws {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        title.name = "title"
        screen.addSubview(title)
        let recording = HierarchyRecording(of: screen)
        title.tag = 0
        title.center = title.center
        #expect(recording.stepCount == 0)
        var heard = 0
        let tokens = [title.observe(\.tag) { _, _ in heard += 1 }, title.observe(\.center) { _, _ in heard += 1 }]
        title.tag = 0
        title.center = title.center
        title.alpha = 1
        #expect(heard == 2)
        let steps = recording.document().stepSummaries
        #expect(steps == ["set tag of title to 0", "set center of title to [25, 10]"])
        title.tag = 5
        title.tag = 5
        #expect(recording.stepCount == 4 && heard == 4)
        // It belongs to the change before, and is no change.
        recording.undo()
        #expect(title.tag == 0 && recording.step == 2)
        title.tag = 0
        #expect(recording.canRedo && recording.redo() && title.tag == 5)
        withExtendedLifetime(tokens) {}
    }

    @Test func `what gives the root another frame from outside is a step`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let title = UILabel()
        screen.autoresizingMask = [.flexibleWidth]
        window.addSubview(screen)
        screen.addSubview(title)
        try title.layoutRules.add("ll = rr = 10, tt = 0, h = 20")
        window.layoutIfNeeded()
        let recording = HierarchyRecording(of: screen)
        window.frame.size.width = 200
        window.layoutIfNeeded()
        try screen.layoutRules.add("ll = 20, w = 50")
        window.layoutIfNeeded()
        #expect(screen.frame.width == 50 && title.frame.width == 30)
        let document = recording.document()
        let simulation = try Simulation(document)
        for step in 0...document.steps.count { #expect(simulation.performStep(step) == nil) }
        #expect(RandomProgram.shape(simulation.root) == RandomProgram.shape(screen))
        recording.go(to: 0)
        #expect(screen.frame.width == 100 && title.frame.width == 80)
    }
}
