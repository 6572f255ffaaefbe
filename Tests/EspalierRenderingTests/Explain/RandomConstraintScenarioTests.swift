import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

/// Each sentence is held against a document that is changed as it says, and laid out anew. `ESPALIER_PROGRAMS` says how
/// many documents.
@Suite("Sentences about constraints are what happens")
struct RandomConstraintScenarioTests {
    private static let programs =
        ProcessInfo.processInfo.environment["ESPALIER_PROGRAMS"].flatMap { UInt64($0) }.map { 0..<$0 }
        ?? randomPrograms(UInt64(160))

    private struct Laid {
        var simulation: Simulation
        var broken: [String]
        var frames: [CGRect] = []

        init(_ json: String) throws {
            simulation = try Simulation(ScenarioDocument(json: json))
            if let error = simulation.performStep(0) { throw error }
            broken = simulation.root.layoutConflicts.map { $0.broken.identifier ?? $0.broken.text }
            var frames: [CGRect] = []
            simulation.root.walkSubtree {
                frames.append($0.frame)
                return true
            }
            self.frames = frames
        }
    }

    private func isNear(_ one: [CGRect], _ other: [CGRect]) -> Bool {
        one.count == other.count
            && zip(one, other).allSatisfy { one, other in
                zip([one.minX, one.minY, one.width, one.height], [other.minX, other.minY, other.width, other.height])
                    .allSatisfy { abs($0 - $1) < 1e-6 }
            }
    }

    @Test("--without, --break and --nudge")
    func suppositions() throws {
        for seed in Self.programs {
            let scenario = RandomConstraintScenario(seed: seed)
            let document = try ScenarioDocument(json: scenario.json())
            let before = try Laid(scenario.json())
            let sides = before.simulation.root.layoutConflicts.flatMap { [$0.broken] + $0.with }.map(\.identifier)
            for line in scenario.lines {
                let without = try Laid(scenario.json(without: [line.identifier]))
                var suppositions: [(ConstraintSupposition, Laid)] = [(.without(line.identifier), without)]
                if sides.contains(line.identifier) { suppositions.append((.broken(line.identifier), without)) }
                let nudged = try Laid(scenario.json(nudged: (line.identifier, 3)))
                suppositions.append((.nudged(line.identifier, by: 3), nudged))
                for (supposition, after) in suppositions {
                    let found = try document.supposing(supposition)
                    let note: Comment = "seed \(seed): \(supposition)\n\(found.text())\(scenario.json())"
                    var told = before.frames
                    for moved in found.moved {
                        if let place = before.simulation.place(ofPath: moved.path) { told[place] = moved.to }
                    }
                    #expect(isNear(told, after.frames), note)
                    var (old, new) = (Set(before.broken), Set(after.broken))
                    if supposition != .nudged(line.identifier, by: 3) {
                        old.remove(line.identifier)
                        new.remove(line.identifier)
                    }
                    #expect(Set(found.mended) == old.subtracting(new), note)
                    #expect(Set(found.broken) == new.subtracting(old), note)
                    #expect(Set(found.standing).isSubset(of: new), note)
                    #expect(found.isBrokenAlready == before.broken.contains(line.identifier), note)
                }
            }
        }
    }

    @Test("instead, and ways out")
    func choicesAndWaysOut() throws {
        for seed in Self.programs {
            let scenario = RandomConstraintScenario(seed: seed)
            let before = try Laid(scenario.json())
            let root = before.simulation.root
            let report = root.layoutReport()
            for conflict in report.conflicts {
                for choice in conflict.choices {
                    let names = [choice.constraint, choice.partner].compactMap { $0?.identifier }
                    // What a stack makes is in no document.
                    guard Set(names).isSubset(of: scenario.lines.map(\.identifier)) else { continue }
                    let after = try Laid(scenario.json(without: names))
                    #expect(
                        !after.broken.contains(conflict.conflict.broken.identifier ?? ""),
                        "seed \(seed): \(choice)\n\(scenario.json())")
                }
            }
            for ambiguity in report.ambiguities {
                #expect(!ambiguity.waysOut.isEmpty, "seed \(seed): \(ambiguity)\n\(scenario.json())")
                for way in ambiguity.waysOut { try check(way, of: ambiguity, before, scenario, seed) }
            }
        }
    }

    /// A way out, made: what was open is decided, elsewhere where it is a constraint, and no more is broken.
    private func check(
        _ way: LayoutAmbiguity.WayOut, of ambiguity: LayoutAmbiguity, _ before: Laid,
        _ scenario: RandomConstraintScenario, _ seed: UInt64
    ) throws {
        let json: String
        switch way {
        case .constraint(let text): json = scenario.json(more: text)
        case .hugging(let view, let axis, let priority), .compressionResistance(let view, let axis, let priority):
            guard let name = view.name, RandomConstraintScenario.names.contains(name) else { return }
            let isHugging = if case .hugging = way { true } else { false }
            let both = [NSLayoutConstraint.Axis.horizontal, .vertical].map { other in
                other == axis
                    ? priority.rawValue
                    : isHugging
                        ? view.contentHuggingPriority(for: other).rawValue
                        : view.contentCompressionResistancePriority(for: other).rawValue
            }
            json = scenario.json(member: (name, "\"\(isHugging ? "hugging" : "compressionResistance")\": \(both)"))
        }
        let note: Comment = "seed \(seed): \(ambiguity)\n\(way)\n\(scenario.json())"
        let after = try Laid(json)
        guard let move = ambiguity.moves.first, let view = move.item as? UIView,
            let place = before.simulation.place(ofPath: view.path), let found = after.simulation.view(at: place)
        else { return }
        let open = after.simulation.root.layoutReport().ambiguities.flatMap(\.moves)
        #expect(!open.contains { $0.item === found && $0.number == move.number }, note)
        #expect(after.broken.count <= before.broken.count, note)
        guard case .constraint = way else { return }
        let (old, new) = (before.frames[place], after.frames[place])
        switch move.number {
        case .x: #expect(old.minX != new.minX, note)
        case .y: #expect(old.minY != new.minY, note)
        case .width: #expect(old.width != new.width || found is UISwitch, note)
        case .height: #expect(old.height != new.height || found is UISwitch, note)
        }
    }
}

extension Simulation {
    /// A view's number, depth-first.
    fileprivate func place(ofPath path: String) -> Int? { views.firstIndex { $0.path == path } }

    fileprivate func view(at place: Int) -> UIView? { views.indices.contains(place) ? views[place] : nil }

    private var views: [UIView] {
        var views: [UIView] = []
        root.walkSubtree {
            views.append($0)
            return true
        }
        return views
    }
}
