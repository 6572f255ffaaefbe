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
            broken = simulation.root.layoutConflicts.map(\.broken.shownName)
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
                    if choice.partner == nil { try check(choice, scenario, seed) }
                    let names = [choice.constraint, choice.partner].compactMap { $0?.identifier }
                    // What a stack makes is in no document.
                    guard Set(names).isSubset(of: scenario.lines.map(\.identifier)) else { continue }
                    let after = try Laid(scenario.json(without: names))
                    let note: Comment = "seed \(seed): \(choice)\n\(scenario.json())"
                    #expect(!after.broken.contains(conflict.conflict.broken.shownName), note)
                    let moved = choice.changes.filter { change in
                        guard let view = change.item as? UIView, let place = before.simulation.place(ofPath: view.path),
                            let new = after.simulation.view(at: place)
                        else { return false }
                        return abs(change.number.value(of: new) - change.to) > 1e-6
                    }
                    #expect(moved.isEmpty, note)
                }
            }
            for ambiguity in report.ambiguities {
                #expect(!ambiguity.waysOut.isEmpty, "seed \(seed): \(ambiguity)\n\(scenario.json())")
                for way in ambiguity.waysOut { try check(way, of: ambiguity, before, scenario, seed) }
            }
        }
    }

    /// What stands in for a broken constraint, asked for by the name that is printed: the frames are those that the
    /// choice tells, and all others stay.
    private func check(_ choice: LayoutReport.Choice, _ scenario: RandomConstraintScenario, _ seed: UInt64) throws {
        let name = choice.constraint.shownName
        let found = try ScenarioDocument(json: scenario.json()).supposing(.broken(name))
        let note: Comment = "seed \(seed): \(name)\n\(choice)\n\(found.text())\(scenario.json())"
        #expect(found.site.text.contains(choice.constraint.text) || choice.constraint.identifier == name, note)
        let told = Set(choice.changes.compactMap { ($0.item as? UIView)?.path })
        #expect(Set(found.moved.map(\.path)).isSuperset(of: told), note)
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
        guard let move = ambiguity.moves.first else { return }
        let open = after.simulation.root.layoutReport().ambiguities.flatMap(\.moves)
        #expect(!open.contains { $0.name == move.name && $0.number == move.number }, note)
        #expect(after.broken.count <= before.broken.count, note)
        guard case .constraint = way else { return }
        if let view = move.item as? UIView {
            guard let place = before.simulation.place(ofPath: view.path),
                let found = after.simulation.view(at: place)
            else { return }
            #expect(move.number.value(of: found) != move.from || found is UISwitch, note)
        } else if let guide = after.simulation.root.layoutGuides.first {
            #expect(move.number.value(in: guide.layoutFrame) != move.from, note)
        }
    }
}

extension LayoutAmbiguity.Number {
    fileprivate func value(of view: UIView) -> Double { value(in: view.alignmentRect(forFrame: view.frame)) }

    fileprivate func value(in rect: CGRect) -> Double {
        switch self {
        case .x: rect.minX
        case .y: rect.minY
        case .width: rect.width
        case .height: rect.height
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
