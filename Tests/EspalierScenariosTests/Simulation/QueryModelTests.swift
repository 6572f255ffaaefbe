import TestSupport
import Testing

@testable import EspalierScenarios

/// Compares what queries find with what the listed views say, over trees and changes at random.
@Suite("Queries against the views of the result")
struct QueryModelTests {
    @Test("group by tag, class and name what the paths of the result say, 100 at random")
    func random() throws {
        for seed in 1...100 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            var steps: [String] = []
            for _ in 0..<12 {
                let paths = (0..<2).map { _ in #""/\#(Int.random(in: 0..<3, using: &random))""# }
                switch Int.random(in: 0..<4, using: &random) {
                case 0: steps.append(#"{"add": \#(view(&random, depth: 2)), "to": \#(paths[0])}"#)
                case 1 where paths[0] != paths[1]: steps.append(#"{"exchange": [\#(paths[0]), \#(paths[1])]}"#)
                case 2:
                    steps.append(#"{"set": \#(paths[0]), "keyPath": "tag", "value": \#(random.oneIn(2) ? 1 : 2)}"#)
                default: steps.append(#"{"front": \#(paths[0])}"#)
                }
                for by in [#"{"tag": [1, 2]}"#, #"{"class": ["UILabel", "UIView"]}"#, #"{"name": ["a", "b"]}"#] {
                    let group = ["ancestors", "descendants", "siblings"][Int.random(in: 0..<3, using: &random)]
                    let from = random.oneIn(2) ? "k" : "/"
                    steps.append(
                        #"{"query": "\#(group) \#(from)", "from": "\#(from)", "group": "\#(group)", "by": \#(by)}"#)
                }
            }
            let views = (0..<3).map { _ in view(&random, depth: 3) }.joined(separator: ", ")
            let first = #"{"name": "a", "subviews": [\#(views), {"name": "k", "subviews": [\#(views)]}]}"#
            let root = #"{"name": "b", "tag": 1, "subviews": [\#(first), \#(views)]}"#
            let json = #"{"espalier": 1, "root": \#(root), "steps": [\#(steps.joined(separator: ", "))]}"#
            let result = try run(json, views: .all)
            try #require(result.error == nil, "seed \(seed): \(result.error?.description ?? "")")
            for step in result.steps {
                guard let query = step.queries.first, let views = step.views else { continue }
                let by = (step.index - 1) % 4
                let expected = groups(query.id, views) { view in
                    switch by {
                    case 1: view.tag == 1 || view.tag == 2 ? "\(view.tag)" : nil
                    case 2: view.className
                    default: view.name == "k" ? nil : view.name
                    }
                }
                #expect(query.answer == expected, "seed \(seed), step \(step.index), \(query.id): \(json)")
            }
        }
    }

    private func view(_ random: inout SplitMix64, depth: Int) -> String {
        var parts: [String] = []
        if random.oneIn(2) { parts.append(#""tag": \#(Int.random(in: 1...3, using: &random))"#) }
        if random.oneIn(3) { parts.append(#""class": "UILabel""#) }
        if random.oneIn(2) { parts.append(random.oneIn(2) ? #""name": "a""# : #""name": "b""#) }
        if depth > 0 {
            let count = Int.random(in: 0...2, using: &random)
            let subviews = (0..<count).map { _ in view(&random, depth: depth - 1) }.joined(separator: ", ")
            parts.append(#""subviews": [\#(subviews)]"#)
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    /// The groups that a query such as `siblings k` should find.
    private func groups(
        _ id: String, _ views: [ScenarioResult.View], key: (ScenarioResult.View) -> String?
    ) -> ScenarioResult.Answer {
        let words = id.split(separator: " ").map(String.init)
        let from = views.first { $0.name == words[1] }.map { Self.indices($0.path) } ?? []
        let relatives = views.filter { view in
            let path = Self.indices(view.path)
            switch words[0] {
            case "ancestors": return path.count < from.count && from.starts(with: path)
            case "descendants": return path.count > from.count && path.starts(with: from)
            default: return path.count == from.count && path != from && path.dropLast() == from.dropLast()
            }
        }
        var groups: [ScenarioResult.Group] = []
        for view in words[0] == "ancestors" ? relatives.reversed() : relatives {
            guard let key = key(view) else { continue }
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].paths.append(view.path)
            } else {
                groups.append(ScenarioResult.Group(key: key, paths: [view.path]))
            }
        }
        return ScenarioResult.Answer(groups: groups)
    }

    private static func indices(_ path: String) -> [Substring] { path.split(separator: "/") }
}
