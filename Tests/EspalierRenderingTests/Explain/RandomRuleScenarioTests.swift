import EspalierLayout
import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Explain and lint: random scenarios")
struct RandomRuleScenarioTests {
    @Test(
        "each number that is explained is that of the frame, and the rules give it",
        arguments: randomPrograms(10) as Range<UInt64>)
    func values(_ block: UInt64) throws {
        for seed in block * 25..<(block + 1) * 25 {
            let scenario = RandomRuleScenario(seed: seed)
            let document = try ScenarioDocument(json: scenario.json)
            let result = try document.simulate(views: .all)
            for step in result.steps {
                for view in step.views ?? [] {
                    let explanation = try document.explain(view.path, step: step.index)
                    #expect(explanation.path == view.path)
                    check(explanation, view, "seed \(seed), step \(step.index), \(view.path): \(scenario.json)")
                }
            }
            if let error = result.error {
                let thrown = #expect(throws: ExplainError.self) { try document.explain("/", step: error.step) }
                #expect(thrown == .run(error))
            }
        }
    }

    private func check(_ explanation: ViewExplanation, _ view: ScenarioResult.View, _ trace: String) {
        for attribute in explanation.attributes {
            #expect(attribute.value == attribute.attribute.number(in: view.frame), "\(trace) \(attribute)")
            // Documents' rules are all known, and a pass came before.
            #expect(attribute.source != .ownRules, "\(trace) \(attribute)")
            #expect(attribute.rulesGive?.isFinite != true, "\(trace) \(attribute)")
            if case .code = attribute.source {
                Issue.record("no class of the scenario lays out: \(trace) \(attribute)")
            }
        }
        #expect(!explanation.text().isEmpty)
        #expect(!explanation.json().isEmpty)
    }

    @Test("places asked for at once are those asked for one by one", arguments: 0..<50 as Range<UInt64>)
    func places(_ seed: UInt64) throws {
        let document = try ScenarioDocument(json: RandomRuleScenario(seed: seed).json)
        var marks = document.steps.map(\.mark)
        for view in document.root.views { marks += [view.mark] + view.rules.map(\.mark) }
        marks += marks.reversed()
        let expected = marks.map { mark in
            let problem = document.problem(at: mark, message: "", fix: "")
            return "\(problem.path) \(String(describing: problem.place))"
        }
        #expect(
            document.places(of: marks).map { "\($0.path) \(String(describing: $0.place))" } == expected, "seed \(seed)")
    }

    @Test(
        "without a rule that never counts, or has no effect, all frames are the same",
        arguments: randomPrograms(10) as Range<UInt64>)
    func idleRules(_ block: UInt64) throws {
        var removed = 0
        for seed in block * 100..<(block + 1) * 100 {
            let json = RandomRuleScenario(seed: seed).json
            let document = try ScenarioDocument(json: json)
            var options = LintOptions()
            options.without = Set(LintKind.allCases).subtracting([.displaced, .noEffect])
            for finding in try document.lint(options).findings {
                guard let other = Self.without(finding, json) else { continue }
                removed += 1
                let frames = try Self.frames(document)
                #expect(try Self.frames(ScenarioDocument(json: other)) == frames, "seed \(seed): \(finding)\n\(json)")
            }
        }
        #expect(removed > 10)
    }

    /// The document without the rule of a finding, if the rule is one of a view and has a single assignment.
    private static func without(_ finding: LintFinding, _ json: String) -> String? {
        guard let column = finding.place?.column, finding.documentPath.contains(".rules["), finding.view != "/" else {
            return nil
        }
        // The random documents are on one line, and their rules are lists.
        let begin = json.index(json.startIndex, offsetBy: column - 2)
        guard json[begin] == "[", let end = json[begin...].firstIndex(of: "]") else { return nil }
        let text = json[begin...].split(separator: "\"", maxSplits: 2)[1]
        guard !text.contains(","), text.count(where: { $0 == "=" }) <= 1 else { return nil }
        return json.replacingCharacters(in: begin...end, with: "\"\"")
    }

    private static func frames(_ document: ScenarioDocument) throws -> [[CGRect]] {
        let result = try document.simulate(views: .all)
        return result.steps.map { ($0.views ?? []).map(\.frame) }
    }

    @Test("the lint says the same each time, at places that are there", arguments: 0..<20 as Range<UInt64>)
    func lint(_ block: UInt64) throws {
        for seed in block * 25..<(block + 1) * 25 {
            let scenario = RandomRuleScenario(seed: seed)
            let document = try ScenarioDocument(json: scenario.json)
            var options = LintOptions()
            options.sizes = [CGSize(width: 30, height: 40), CGSize(width: 90, height: 10)]
            let report = try document.lint(options)
            #expect(try document.lint(options) == report)
            #expect(try report.error == document.simulateError, "seed \(seed): \(scenario.json)")
            let places = report.findings.compactMap(\.place)
            #expect(places.count == report.findings.count)
            #expect(places == places.sorted())
            #expect(Set(report.findings.map { $0.text() }).count == report.findings.count, "seed \(seed)")
            for finding in report.findings { #expect(finding.documentPath.hasPrefix("$.")) }
        }
    }
}

extension ScenarioDocument {
    /// Why running ends early, cycles apart.
    fileprivate var simulateError: ScenarioRunError? {
        get throws {
            let error = try simulate(views: .none).error
            return error?.problem.message.contains("cycle: ") == true ? nil : error
        }
    }
}
