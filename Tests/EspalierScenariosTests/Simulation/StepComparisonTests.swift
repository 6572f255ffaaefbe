import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

/// Documents at random that mostly can be run: trees with rules, constraints, stacks and tables, and steps of all kinds.
private struct RunnableScenario {
    private var random: SplitMix64
    private var count = 0
    private var queries = 0
    private var constraints = 0
    private var observers = 0

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    mutating func json() -> String {
        let root = view(depth: 0, most: 5)
        let steps = (0..<12).map { _ in step() }.joined(separator: ", ")
        let observers = random.oneIn(2) ? #"{"id": "h", "hierarchy": "/", "subtree": true, "children": true}"# : ""
        let layout = random.oneIn(4) ? "manual" : "automatic"
        return #"""
            {"espalier": 1, "layout": "\#(layout)", "root": \#(root), "observers": [\#(observers)], "steps": [\#(steps)]}
            """#
    }

    private mutating func view(depth: Int, most: Int) -> String {
        // Without a name, so that no step puts anything into it.
        if depth > 1, random.oneIn(12) {
            return #"{"class": "UITableView", "frame": [0, 0, 50, 90], "rows": [3], "cell": {"tag": 5}}"#
        }
        count += 1
        var members = [#""name": "v\#(count)", "tag": \#(random.below(4))"#]
        let isConstrained = depth > 0 && random.oneIn(5)
        if depth == 0 || random.oneIn(2) && !isConstrained { members.append(#""frame": [\#(numbers(4))]"#) }
        if depth > 0, random.oneIn(4), !isConstrained {
            members.append(#""rules": ["ll = \#(random.below(9)), w = 50%", "h = 10"]"#)
        }
        if isConstrained {
            constraints += 1
            members.append(
                #""constraints": ["c\#(constraints): self.leading == super.leading + 3", "self.top == super.top"]"#)
        }
        switch random.below(12) {
        case 0: members.append(#""class": "UIStackView", "axis": "vertical""#)
        case 1: members.append(#""class": "UILabel", "text": "t""#)
        case 2: members.append(#""class": "Caption""#)
        case 3: members.append(#""class": "UISwitch""#)
        default: break
        }
        if depth < 4 {
            let subviews = (0..<random.below(most)).map { _ in view(depth: depth + 1, most: most) }
            if !subviews.isEmpty { members.append(#""subviews": [\#(subviews.joined(separator: ", "))]"#) }
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private mutating func numbers(_ count: Int) -> String {
        (0..<count).map { _ in "\(random.below(200))" }.joined(separator: ", ")
    }

    private mutating func reference() -> String {
        if random.oneIn(8) { return "/" }
        if random.oneIn(6) { return "/\(random.below(2))" }
        return "v\(1 + random.below(count))"
    }

    private mutating func step() -> String {
        let one = reference()
        let other = reference()
        switch random.below(20) {
        case 0: return #"{"set": "\#(one)", "keyPath": "tag", "value": \#(random.below(4))}"#
        case 1: return #"{"set": "\#(one)", "keyPath": "frame", "value": [\#(numbers(4))]}"#
        case 2: return #"{"set": "\#(one)", "keyPath": "name", "value": "v\#(1 + random.below(count))"}"#
        case 3: return #"{"set": "\#(one)", "keyPath": "transform", "value": [2, 0, 0, 1, 0, 0]}"#
        case 4, 5:
            let at = random.oneIn(2) ? #", "at": 0"# : ""
            return #"{"add": \#(view(depth: 3, most: 3)), "to": "\#(other)"\#(at)}"#
        case 6, 7:
            let at = random.oneIn(2) ? #", "at": 0"# : ""
            return #"{"move": "\#(one)", "to": "\#(other)"\#(at)}"#
        case 8: return #"{"remove": "\#(one)"}"#
        case 9: return #"{"front": "\#(one)"}"#
        case 10: return #"{"back": "\#(one)"}"#
        case 11: return #"{"exchange": ["/0", "/1"]}"#
        case 12: return #"{"rule": "h = \#(random.below(50))", "on": "\#(one)"}"#
        case 13: return #"{"layout": "/"}"#
        case 14:
            queries += 1
            return #"""
                {"query": "q\#(queries)", "from": "\#(one)", "group": "descendants", "by": {"tag": [0, 1, 5]}}
                """#
        case 15: return #"{"expect": "\#(one)", "frame": [\#(numbers(4))]}"#
        case 16:
            constraints += 1
            return #"{"constrain": "c\#(constraints): self.width == \#(random.below(90))", "in": "\#(one)"}"#
        case 17 where constraints > 0: return #"{"\#(random.oneIn(2) ? "activate" : "deactivate")": ["c1"]}"#
        case 18:
            observers += 1
            return
                #"{"observe": {"id": "k\#(observers)", "target": "\#(one)", "keyPath": "frame", "options": ["old"]}}"#
        default: return #"{"set": "\#(one)", "keyPath": "bounds", "value": [\#(numbers(4))]}"#
        }
    }
}

@Suite("What steps list")
struct StepComparisonTests {
    /// What a run lists, found by comparing whole trees.
    private func compared(_ document: ScenarioDocument) throws -> (steps: [ScenarioResult.Step], tree: TreeSnapshot) {
        let simulation = try Simulation(document, classes: .withCaption, views: .none)
        var snapshot = TreeSnapshot()
        var steps: [ScenarioResult.Step] = []
        for index in 0...document.steps.count {
            guard simulation.performStep(index) == nil else { break }
            let differences = snapshot.update(simulation.root, readsNames: true, classes: .withCaption)
            var step = ScenarioResult.Step(index: index)
            step.views = differences.changed.map { snapshot.entry($0.place, frameBefore: $0.frameBefore) }
            if index == 0 { step.views = snapshot.nodes.indices.map { snapshot.entry($0, frameBefore: nil) } }
            step.removed = differences.removed
            steps.append(step)
        }
        return (steps, snapshot)
    }

    @Test("is what comparing whole trees finds, in documents at random of all kinds of steps", arguments: 0..<30)
    func random(_ hundred: Int) throws {
        for program in randomPrograms(20) {
            let seed = hundred * 100 + program
            var scenario = RunnableScenario(seed: UInt64(seed))
            var options = ScenarioDocument.Options()
            options.knownClasses = ScenarioClasses.withCaption.names
            let document: ScenarioDocument
            do {
                document = try ScenarioDocument(json: scenario.json(), options: options)
            } catch {
                Issue.record("seed \(seed): \(error)")
                return
            }
            let (steps, tree) = try compared(document)
            let result = try document.simulate(classes: .withCaption)
            try #require(result.steps.map(\.views) == steps.map(\.views), "seed \(seed)")
            try #require(result.steps.map(\.removed) == steps.map(\.removed), "seed \(seed)")
            guard !steps.isEmpty else { continue }
            // An error may leave the tree changed: the last step is the one before it.
            let last = try document.simulate(classes: .withCaption, views: .last)
            #expect(
                last.steps.last?.views == tree.nodes.indices.map { tree.entry($0, frameBefore: nil) }, "seed \(seed)")
        }
    }

    @Test("costs what steps change, whatever the tree is like", arguments: [100, 10_000])
    func costs(_ count: Int) throws {
        let views = (0..<count).map { #"{"name": "v\#($0)", "subviews": [{"name": "w\#($0)"}]}"# }
        let middle = count / 2
        let steps = #"""
            {"set": "v\#(middle)", "keyPath": "tag", "value": 3}, {"set": "w\#(middle)", "keyPath": "name", "value": "x"},
            {"add": {}, "to": "/"}, {"expect": "v1", "frame": [0, 0, 0, 0]}, {"remove": "/\#(count)"},
            {"add": {}, "to": "x", "at": 0}, {"query": "q", "from": "x", "named": "x"}
            """#
        let document = try ScenarioDocument(
            json: #"{"espalier": 1, "root": {"subviews": [\#(views.joined(separator: ", "))]}, "steps": [\#(steps)]}"#)
        let simulation = try Simulation(document)
        var listed: [Int] = []
        let error = simulation.run { step in listed.append(step.views?.count ?? -1) }
        #expect(error == nil)
        #expect(listed.dropFirst() == [1, 1, 1, 0, 0, 1, 0])
        // The values of what changed and of the root, at each step; what came and went, twice where it is listed.
        let counters = try #require(simulation.watch?.counters)
        #expect(counters == TreeWatch.Counters(compared: 9, visited: 5))
    }
}
