import EspalierLayout
import EspalierSLL
import EspalierScenarios

extension InspectorData {
    /// The reasons that are others than at the step before. Records are shared by all views that have the same.
    mutating func writeReasons(_ step: ScenarioRecording.Step, to json: inout JSONWriter) {
        var changed: [(id: Int, record: Int)] = []
        var isRuled = Set<Int>()
        for reasons in step.reasons {
            isRuled.insert(reasons.id)
            if writtenRecords[reasons.id] >= 0, let before = writtenCauses[reasons.id],
                before === reasons.causes || before.isEqual(to: reasons.causes)
            {
                continue
            }
            writtenCauses[reasons.id] = reasons.causes
            let record = records.number(of: Self.written(reasons, texts: &texts))
            if writtenRecords[reasons.id] != record { changed.append((reasons.id, record)) }
        }
        for id in writtenRecords.indices where writtenRecords[id] >= 0 && !isRuled.contains(id) {
            changed.append((id, -1))
        }
        if changed.isEmpty { return }
        changed.sort { $0.id < $1.id }
        var last = 0
        var gaps: [Int] = []
        for (id, record) in changed {
            writtenRecords[id] = record
            gaps += [id - last, record]
            last = id
        }
        json.member("reasons") { $0.integers(gaps) }
    }

    private static func written(_ reasons: ViewReasons, texts: inout TextTable) -> String {
        var json = JSONWriter(.embedded)
        json.list { json in
            json.integers(reasons.rules.flatMap { [texts.number(of: $0.text), texts.number(of: $0.origin)] })
            for attribute in reasons.attributes {
                json.list { json in
                    json.integers(
                        attribute.parts.flatMap { part in
                            let rule = reasons.rules.firstIndex { $0.text == part.rule && $0.origin == part.origin }
                            let canonical = part.canonicalName.map { texts.number(of: $0) } ?? -1
                            let limit = part.isLimit ? part.applied ? 1 : 2 : 0
                            return [
                                texts.number(of: part.name), canonical, limit, rule ?? -1, part.line, part.column,
                            ]
                        })
                    json.integers(attribute.needs.flatMap { [$0.id, $0.attribute.rawValue] })
                    json.integer(attribute.formula.isEmpty ? -1 : texts.number(of: attribute.formula))
                }
            }
        }
        return json.text
    }
}
