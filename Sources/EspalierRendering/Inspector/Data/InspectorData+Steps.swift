import EspalierScenarios
import Foundation

extension InspectorData {
    mutating func write(
        _ step: ScenarioRecording.Step, before: HierarchySnapshot, places: [Int], to json: inout JSONWriter
    ) {
        let structure = StructureChange(from: before, to: step.snapshot, places: places)
        // Whoever leaves is forgotten, so that one that comes back is told of in full.
        for id in structure.gone {
            written[id] = nil
            writtenRecords[id] = -1
        }
        json.object { json in
            json.member("title") { $0.string(step.summary) }
            if let source = step.json { json.member("json") { $0.string(source) } }
            if let place = step.place { json.member("line") { $0.integer(place.line) } }
            if !structure.out.isEmpty { json.member("out") { $0.integers(structure.out) } }
            if !structure.placed.isEmpty {
                json.member("in") { $0.integers(structure.placed.flatMap { [$0.id, $0.parent, $0.index] }) }
            }
            writeViews(step, to: &json)
            writeReasons(step, to: &json)
            writeConstraints(step.constraints, to: &json)
            writeReports(step, to: &json)
            writeWidths(step, to: &json)
            writeScreen(step, before: before, to: &json)
        }
    }

    private mutating func writeViews(_ step: ScenarioRecording.Step, to json: inout JSONWriter) {
        var frames = JSONWriter(.embedded)
        var facts = JSONWriter(.embedded)
        var changed: [(id: Int, view: WrittenView, before: WrittenView)] = []
        for entry in step.snapshot.entries {
            let before = written[entry.id]
            if let before, before.isFrom(entry) { continue }
            let view = WrittenView(entry, before: before)
            written[entry.id] = view
            if before?.facts == view.facts, before?.frame == view.frame { continue }
            changed.append((entry.id, view, before ?? WrittenView()))
        }
        if changed.isEmpty { return }
        changed.sort { $0.id < $1.id }
        var last = 0
        frames.list { list in
            for change in changed where change.view.frame != change.before.frame {
                list.integer(change.id - last)
                last = change.id
                let pairs = zip(change.view.frame.numbers, change.before.frame.numbers)
                list.integer(pairs.enumerated().reduce(0) { $0 | ($1.element.0 == $1.element.1 ? 0 : 1 << $1.offset) })
                for (new, old) in pairs where new != old { list.number(new) }
            }
        }
        var hasFacts = false
        facts.list { list in
            for change in changed where change.view.facts != change.before.facts {
                hasFacts = true
                list.integer(change.id)
                list.object { change.view.facts.write(differingFrom: change.before.facts, to: &$0) }
            }
        }
        json.member("frames") { $0.written(frames.text) }
        if hasFacts { json.member("facts") { $0.written(facts.text) } }
    }
}
