import EspalierRecording
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

/// The programs of the model tests, recorded.
@Suite("Random programs over views, recorded")
struct RecordedProgramTests {
    /// The last ones move views out of others that come and go in the same change.
    private static let seeds: [UInt64] = Array(0..<60) + [461, 560]

    private static var properties: [RecordedProperty] { [RecordedProperty("stored", RealView.stored)] }

    /// What there is to see of a tree.
    private static func shape(_ root: UIView) -> [String] {
        var lines: [String] = []
        root.walkSubtree { view in
            let frame = view.storedGeometry
            lines.append(
                "\(view.path) \(view.tag) \(view.name ?? "-") \(view.isHidden) \(view.autoresizesSubviews) "
                    + "\(frame.rect.minX) \(frame.rect.minY) \(frame.rect.width) \(frame.rect.height) "
                    + "\(frame.center.x) \(frame.center.y) \(frame.boundsOrigin.x) \(frame.boundsOrigin.y) "
                    + "\(frame.transform.a) \(frame.transform.b) \(view.autoresizingMask.rawValue)")
            return true
        }
        return lines
    }

    private static func difference(_ shown: [String], _ expected: [String]) -> String {
        zip(shown, expected).first { $0 != $1 }.map { "\($0)\nnot\n\($1)" }
            ?? "\(shown.count) views, not \(expected.count)"
    }

    /// Whether documents know what it does: not of `autoresizesSubviews`.
    private static func isKnown(_ operation: ViewOperation) -> Bool {
        switch operation {
        case .resizes: false
        case .inside(_, _, let operations), .together(let operations): operations.allSatisfy(isKnown)
        default: true
        }
    }

    /// Runs a program on its views, of which the tree of the first window is recorded, with a mark before each operation:
    /// what is taken back from a mark on is one operation.
    private func run(_ seed: UInt64, _ body: (UIView, HierarchyRecording, [[String]]) throws -> Void) rethrows {
        let program = ViewProgram(seed: seed)
        // Another root may go elsewhere, which is not recorded.
        if program.profile.windows == 0 { return }
        let real = RealForest(program.profile)
        let root = real.views[0]
        let recording = HierarchyRecording(of: root, properties: Self.properties)
        var shapes = [Self.shape(root)]
        for operation in program.operations where Self.isKnown(operation) {
            recording.mark("\(shapes.count - 1)")
            real.perform(operation)
            shapes.append(Self.shape(root))
        }
        try body(root, recording, shapes)
    }

    @Test("Replayed, they have the same views after each operation", arguments: Self.seeds)
    func replayed(seed: UInt64) throws {
        // Rules may measure views outside, and views that change while they are away: neither is written.
        if ViewProgram(seed: seed).profile.hasRules { return }
        try run(seed) { root, recording, shapes in
            let document = recording.document()
            let simulation = try Simulation(document)
            for step in 0...document.steps.count {
                let error = simulation.performStep(step)
                #expect(error == nil, "seed \(seed)")
                if error != nil { return }
                guard step > 0, case .mark(let text) = document.steps[step - 1].action, let place = Int(text)
                else { continue }
                let shown = Self.shape(simulation.root)
                if shown != shapes[place] {
                    let steps = document.steps[..<step].suffix(6).map(\.json).joined(separator: "\n")
                    Issue.record(
                        "seed \(seed), \(place): \(Self.difference(shown, shapes[place]))\n\(steps)"
                    )
                    return
                }
            }
        }
    }

    @Test("Taken back and made again, they are as they were at each operation", arguments: Self.seeds)
    func undone(seed: UInt64) {
        // What callbacks do when something is taken back, they did not do before.
        if ViewProgram(seed: seed).profile.reacts { return }
        run(seed) { root, recording, shapes in
            for place in shapes.indices.dropLast().reversed() {
                recording.undo()
                let shown = Self.shape(root)
                if shown != shapes[place] {
                    Issue.record(
                        "seed \(seed), undone to \(place): \(Self.difference(shown, shapes[place]))"
                    )
                    return
                }
            }
            for place in shapes.indices.dropFirst() {
                recording.redo()
                let shown = Self.shape(root)
                if shown != shapes[place] {
                    Issue.record(
                        "seed \(seed), redone to after \(ViewProgram(seed: seed).operations.filter(Self.isKnown)[place-1]), \(place): \(Self.difference(shown, shapes[place]))"
                    )
                    return
                }
            }
        }
    }
}
