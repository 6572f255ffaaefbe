@testable import EspalierScenarios

// Queries, and what they should find.
extension RandomScenario {
    /// A query, at times with an id that another one has.
    mutating func query() -> ScenarioQuery {
        var id = "q" + text()
        if random.oneIn(4), let other = askedIds.randomElement(using: &random) { id = other }
        askedIds.append(id)
        return ScenarioQuery(id, from: reference(), question())
    }

    private mutating func question() -> ScenarioQuery.Question {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .firstAncestor(by: criterion())
        case 1:
            let all = ScenarioQuery.Relatives.allCases
            return .group(all[Int.random(in: all.indices, using: &random)], by: criterion())
        case 2:
            let all = ScenarioQuery.Relation.allCases
            return .relation(all[Int.random(in: all.indices, using: &random)], of: reference())
        default: return .named("n" + text())
        }
    }

    mutating func criterion() -> ScenarioQuery.Criterion {
        let count = Int.random(in: 0...3, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .tags((0..<count).map { _ in Int(truncatingIfNeeded: random.next()) })
        case 1: return .classes((0..<count).map { _ in "C" + text() })
        case 2: return .property(text())
        default: return .names((0..<count).map { _ in "n" + text() })
        }
    }

    /// An expectation of a query that was asked; nil where there is none.
    mutating func expectedAnswer() -> ScenarioStep.Action? {
        guard let id = askedIds.randomElement(using: &random) else { return nil }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .expectAnswer(id, .view(nil))
        case 1: return .expectAnswer(id, .view(path()))
        case 2: return .expectAnswer(id, .boolean(random.oneIn(2)))
        default:
            // The number keeps the keys apart.
            let groups = (0..<Int.random(in: 0...3, using: &random)).map { number in
                let key = random.oneIn(2) ? "\(number)" : "\(number)" + text()
                return ScenarioResult.Group(
                    key: key, paths: (0..<Int.random(in: 0...2, using: &random)).map { _ in path() })
            }
            return .expectAnswer(id, ScenarioResult.Answer(groups: groups))
        }
    }

    private mutating func path() -> String {
        let indices = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...99, using: &random) }
        return ScenarioReference(.path(indices)).description
    }
}
