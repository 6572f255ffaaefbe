import Foundation

@testable import EspalierScenarios

// Queries, and what they should find.
extension RandomScenario {
    /// A query, at times with an id that another one has.
    mutating func query() -> ScenarioQuery {
        if random.oneIn(3) { return asking() }
        var id = "q" + text()
        if random.oneIn(4), let other = askedIds.randomElement(using: &random) { id = other }
        askedIds.append(id)
        return ScenarioQuery(id, from: reference(), question())
    }

    /// A step that asks by a verb of its own.
    private mutating func asking() -> ScenarioQuery {
        let view = reference()
        let question: ScenarioQuery.Question
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            var fitting = ScenarioQuery.Fitting()
            if random.oneIn(2) { fitting.size = CGSize(width: random.below(400), height: random.below(400)) }
            if random.oneIn(3) {
                fitting.method = .sizeThatFits
            } else if random.oneIn(2) {
                fitting.priorities = ScenarioPriorities(horizontal: 1000, vertical: Double(1 + random.below(1000)))
            }
            question = .fit(fitting)
        case 1: question = .convert((0..<(random.oneIn(2) ? 2 : 4)).map { _ in number() }, to: reference())
        default: question = .hit(CGPoint(x: number(), y: number()))
        }
        var query = ScenarioQuery("", from: view, question)
        query.id = random.oneIn(2) ? query.verb ?? "" : "q" + text()
        askedIds.append(query.id)
        return query
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
        let usual = ScenarioStep.defaultTolerance
        switch Int.random(in: 0..<5, using: &random) {
        case 4:
            let numbers = (0..<(random.oneIn(2) ? 2 : 4)).map { _ in number() }
            return .expectAnswer(id, .numbers(numbers), tolerance: random.oneIn(2) ? usual : abs(number()))
        case 0: return .expectAnswer(id, .view(nil), tolerance: usual)
        case 1: return .expectAnswer(id, .view(path()), tolerance: usual)
        case 2: return .expectAnswer(id, .boolean(random.oneIn(2)), tolerance: usual)
        default:
            // The number keeps the keys apart.
            let groups = (0..<Int.random(in: 0...3, using: &random)).map { number in
                let key = random.oneIn(2) ? "\(number)" : "\(number)" + text()
                return ScenarioResult.Group(
                    key: key, paths: (0..<Int.random(in: 0...2, using: &random)).map { _ in path() })
            }
            return .expectAnswer(id, ScenarioResult.Answer(groups: groups), tolerance: usual)
        }
    }

    private mutating func path() -> String {
        let indices = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...99, using: &random) }
        return ScenarioReference(.path(indices)).description
    }
}
