import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("The limit of results")
struct OutputLimitTests {
    /// Views in one another, and `inner` in the innermost one.
    private static func deep(_ inner: String, steps: [String] = [], observers: [String] = []) -> String {
        let depth = 950
        let root =
            String(repeating: #"{"subviews": ["#, count: depth) + inner + String(repeating: "]}", count: depth)
        return #"{"espalier": 1, "root": \#(root), "observers": [\#(observers.joined(separator: ", "))], "#
            + #""steps": [\#(steps.joined(separator: ", "))]}"#
    }

    private static func many(_ count: Int, _ view: String = "{}") -> String {
        Array(repeating: view, count: count).joined(separator: ",")
    }

    private static let query = #"{"query": "q", "from": "/", "group": "descendants", "by": {"tag": [0]}}"#

    @Test("A tree at a step runs no further: what later steps would take is not taken")
    func laterSteps() {
        let steps = (0..<100).map { #"{"set": "/", "keyPath": "frame", "value": [0, 0, \#($0 + 1), 9]}"# }
        let document =
            #"{"espalier": 1, "root": {"subviews": [\#(Self.many(200, #"{"autoresizing": ["width"]}"#))]}, "#
            + #""steps": [\#(steps.joined(separator: ", "))]}"#
        func status(_ step: String) -> Int32 {
            CommandRun(["tree", "-", "--step", step, "--max-output", "60000"], input: document).status
        }
        #expect(status("0") == 0)
        #expect(status("100") == 65)
    }

    struct Shape: Sendable, CustomStringConvertible {
        let description: String
        let document: String
    }

    /// Small documents with much to tell: depth times width, at each of their steps.
    static let shapes = [
        Shape(description: "20,000 views 950 levels deep", document: deep(many(20_000))),
        Shape(
            description: "queries of all views", document: deep(many(1000), steps: Array(repeating: query, count: 300))),
        Shape(
            description: "expectations of a query that fail",
            document: deep(
                many(1000),
                steps: [query] + Array(repeating: #"{"expect": "q", "equals": {}}"#, count: 600))),
        Shape(
            description: "observers that are told of lists",
            document: deep(
                many(2000),
                observers: (0..<8).map {
                    let target = String(repeating: "/0", count: 950)
                    return
                        #"{"id": "\#($0)", "target": "\#(target)", "keyPath": "subviews", "options": ["initial", "new"]}"#
                })),
        Shape(
            description: "observers of all frames",
            document: deep(
                many(1000, #"{"rules": ["w = 1"]}"#),
                observers: (0..<20).map {
                    #"{"id": "\#($0)", "hierarchy": "/", "subtree": true, "keyPaths": ["frame"]}"#
                })),
        Shape(
            description: "views that go", document: deep(many(4000), steps: [#"{"remove": "/0/0"}"#])),
        Shape(
            description: "paths that change at each step",
            document:
                #"{"espalier": 1, "root": {"subviews": [{}, {}, {"subviews": [\#(many(3000))]}]}, "steps": [\#(many(600, #"{"front": "/0"}"#))]}"#
        ),
    ]

    private static let limit = 1_000_000

    @Test("ends a run whose result would be larger, before much more is made or written", arguments: shapes)
    func ends(_ shape: Shape) throws {
        let run = CommandRun(
            ["simulate", "-", "--format", "json", "--max-output", "\(Self.limit)"], input: shape.document)
        #expect(run.status == 65)
        #expect(run.errorsAlone.contains("the result has more than \(Self.limit) bytes\nfix: "))
        #expect(run.errors.contains("--max-output"))
        // One view, event or answer more, and the error.
        #expect(run.output.utf8.count < Self.limit + 10_000)
        let result = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let error = try #require(result?["error"] as? [String: Any])
        #expect((error["message"] as? String)?.hasPrefix("the result has more than") ?? false)

        let document = try ScenarioDocument(json: shape.document, options: Self.options)
        let simulation = try Simulation(document)
        let ended = simulation.run { _ in }
        #expect(ended?.problem.message == "the result has more than \(Self.limit) bytes")
        #expect(simulation.budget.made < Self.limit * 3)
    }

    private static var options: ScenarioDocument.Options {
        var options = ScenarioDocument.Options()
        options.maxOutput = limit
        return options
    }

    @Test("counts all bytes of a result: as many as it has are enough, and one less is not")
    func exact() {
        for views in ["changed", "all", "last", "none"] {
            for document in [Self.steps, Self.failures] {
                let arguments = ["simulate", "-", "--format", "json", "--views", views]
                let whole = CommandRun(arguments, input: document)
                let size = whole.output.utf8.count - 1
                #expect(CommandRun(arguments + ["--max-output", "\(size)"], input: document).output == whole.output)
                let cut = CommandRun(arguments + ["--max-output", "\(size - 1)"], input: document)
                #expect(cut.status == 65 && cut.output.contains(#""error": {"#), "\(views)")
            }
        }
    }

    private static let steps = #"""
        {"espalier": 1, "title": "ü", "root": {"subviews": [{"name": "a"}, {"rules": ["w = 5"]}]}, "observers": [
        {"id": "o", "target": "a", "keyPath": "frame", "options": ["initial", "new"]}], "steps": [
        {"remove": "/1"}, {"query": "q", "from": "/", "group": "descendants", "by": {"tag": [0]}}, {"layout": "/"}]}
        """#
    private static let failures = #"""
        {"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 2, 3, 4]}, {"expect": "/", "frame": [5, 0, 0, 0]}]}
        """#

    @Test("is for each line of a batch by itself, and the others are run", arguments: ["1", "3"])
    func batch(_ jobs: String) {
        let small = #"{"espalier": 1, "root": {}}"#
        let large = #"{"espalier": 1, "root": {"subviews": [\#(Self.many(200))]}}"#
        let lines = [small, large, small, small, large, small]
        let run = CommandRun(
            ["batch", "-", "--jobs", jobs, "--max-output", "1000"], input: lines.joined(separator: "\n"))
        #expect(run.status == 65)
        let results = run.output.split(separator: "\n")
        #expect(results.count == 6)
        for (number, line) in results.enumerated() {
            let isLarge = lines[number] == large
            #expect(line.contains("the result has more than 1000 bytes") == isLarge)
            #expect(line.contains(#""line": \#(number + 1), "column""#) == isLarge)
        }
    }

    @Test("counts of a text what is written, and what is held to write it")
    func texts() {
        let view = #"{"name": "\#(String(repeating: "n", count: 30))"}"#
        let document = #"{"espalier": 1, "root": {"subviews": [\#(Self.many(100, view))]}, "steps": [{"layout": "/"}]}"#
        let whole = CommandRun(["simulate", "-", "--views", "all"], input: document).output.utf8.count
        for (most, status) in [(whole, Int32(0)), (whole / 3, 65)] {
            let run = CommandRun(["simulate", "-", "--views", "all", "--max-output", "\(most)"], input: document)
            #expect(run.status == status)
        }
        #expect(CommandRun(["simulate", "-", "--max-output", "1000000"], input: Self.shapes[1].document).status == 65)
    }

    @Test("counts what a recording holds, for trees and pages", arguments: ["tree", "inspect", "render"])
    func recordings(_ command: String) {
        let step = #"{"set": "/", "keyPath": "tag", "value": %}"#
        let steps = (0..<50).map { step.replacing("%", with: "\($0)") }.joined(separator: ", ")
        let document = #"{"espalier": 1, "root": {"subviews": [\#(Self.many(100))]}, "steps": [\#(steps)]}"#
        #expect(CommandRun([command, "-", "--max-output", "20000"], input: document).errors.contains("--max-output"))
        #expect(CommandRun([command, "-", "--max-output", "50000"], input: document).status == 0)
    }

    @Test("is 64 times the document, 256 MB at least: enough for 100,000 views at each of 20 steps")
    func usual() throws {
        #expect(try ScenarioDocument(json: #"{"espalier": 1, "root": {}}"#).maxOutput == 268_435_456)
        let long = #"{"espalier": 1, "root": {}, "title": "\#(String(repeating: "x", count: 5_000_000))"}"#
        #expect(try ScenarioDocument(json: long).maxOutput == 64 * long.utf8.count)
        #expect(ScenarioDocument.Options().output(ofDocument: .max / 2) == .max)
        // The shortest document of so many views: each takes a few bytes.
        let steps = Self.many(20, #"{"layout": "/"}"#)
        let document = #"{"espalier": 1, "root": {"subviews": [\#(Self.many(999))]}, "steps": [\#(steps)]}"#
        let result = CommandRun(["simulate", "-", "--format", "json", "--views", "all"], input: document)
        #expect(result.output.utf8.count * 110 < ScenarioDocument.usualOutput)
    }
}
