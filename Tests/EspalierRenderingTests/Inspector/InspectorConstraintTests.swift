import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Constraints in recordings and pages")
struct InspectorConstraintTests {
    private static let scenario = """
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 300, 200], "constraints": [
          "gap: box.leading == self.margins.leading + 4",
          "box.top == self.top + 10", "box.width == 50", "box.height == 20 @500"],
          "subviews": [{"name": "box"}, {"name": "free", "frame": [0, 0, 10, 10]}]},
         "steps": [
          {"constrain": "wide: box.width >= 60"},
          {"set": "free", "keyPath": "tag", "value": 3},
          {"setConstraint": "wide", "constant": 40},
          {"deactivate": ["wide"]}]}
        """

    @Test("Steps have the active constraints, those that cannot hold, and what is ambiguous")
    func steps() throws {
        let recording = try recording(Self.scenario)
        let states = recording.steps.map(\.constraints)
        #expect(states.map(\.active.count) == [4, 5, 5, 5, 4])
        #expect(states.map(\.conflicts.count) == [0, 1, 1, 0, 0])
        #expect(states.allSatisfy { $0.placed == [1] })
        let conflict = try #require(states[1].conflicts.first)
        #expect(recording.constraints[conflict.broken].identifier == "wide")
        #expect(conflict.with.map { recording.constraints[$0].constant } == [50])
        // The constant of `wide` is another one: another form of it.
        #expect(recording.constraints.count == 6)
        #expect(states.allSatisfy { $0.ambiguities.isEmpty })
    }

    @Test("Frames that depend on which constraint is broken are told with each choice, and hatched in pictures")
    func dependents() throws {
        let recording = try recording(Self.scenario)
        #expect(
            recording.steps.map(\.constraints.dependents) == [
                [], [.init(id: 1, numbers: 4)], [.init(id: 1, numbers: 4)], [], [],
            ])
        let choice = try #require(recording.steps[1].constraints.conflicts.first?.choices.first)
        #expect(recording.constraints[choice.constraint].constant == 50)
        #expect(choice.text == "box.width 50 → 60")
        let data = try pageData(recording)
        let steps = try #require(data["steps"] as? [[String: Any]])
        let conflict = try #require((steps[1]["conflicts"] as? [[Any]])?.first)
        let choices = try #require(conflict[3] as? [Any])
        #expect(choices.count == 3 && choices[2] as? [Int] == [1, 4])
        #expect((data["texts"] as? [String])?[choices[1] as? Int ?? 0] == choice.text)
        for step in 0...4 {
            let picture = String(decoding: try recording.svg(step: step), as: UTF8.self)
            let isOpen = step == 1 || step == 2
            #expect(picture.contains("hatch") == isOpen && picture.contains("dependent") == isOpen)
            #expect(picture.contains("/ box  width depends on the conflict (hatched)") == isOpen)
        }
    }

    @Test("A view that could be elsewhere is told with the numbers that are open")
    func ambiguity() throws {
        let recording = try recording(
            """
            {"espalier": 1, "root": {"frame": [0, 0, 300, 200], "constraints": [
              "a.leading == self.leading", "a.width >= 20", "a.top == self.top", "a.height == 10"],
             "subviews": [{"name": "a"}]},
             "steps": [{"constrain": "a.width == 30"}]}
            """)
        #expect(recording.steps[0].constraints.ambiguities == [.init(id: 1, numbers: 4)])
        #expect(recording.steps[1].constraints.ambiguities == [])
    }

    @Test("Sides lie on their views: with margins, guides, the direction of reading and baselines")
    func sides() throws {
        let recording = try recording(
            """
            {"espalier": 1, "root": {"frame": [0, 0, 300, 200], "semanticContentAttribute": "forceRightToLeft",
             "constraints": ["a.leading == self.margins.leading", "a.trailing == self.trailingMargin",
              "a.centerY == self.centerY", "a.lastBaseline == self.bottom - 4"],
             "subviews": [{"name": "a", "class": "UILabel", "text": "x"}]}, "steps": []}
            """)
        let table = recording.constraints
        #expect(table[0].first.near == .init(share: 1, offset: 0))
        #expect(table[0].second?.near == .init(share: 1, offset: -8))
        #expect(table[1].second?.near == .init(share: 0, offset: 8))
        #expect(table[2].second?.near == .init(share: 0.5, offset: 0) && table[2].first.isVertical)
        #expect(table[3].first.near.share == 1 && table[3].first.near.offset < 0)
    }

    @Test("The page is told of constraints only what changed, and nothing where there are none")
    func page() throws {
        let data = try pageData(recording(Self.scenario))
        let steps = try #require(data["steps"] as? [[String: Any]])
        #expect((data["constraints"] as? [Any])?.count == 6)
        #expect(steps[0]["constraints"] as? [[Int]] == [[], [0, 1, 1, 1]])
        #expect(steps[1]["constraints"] as? [[Int]] == [[], [4]])
        #expect(steps[2]["constraints"] == nil && (steps[2]["conflicts"] as? [Any])?.count == 1)
        #expect(steps[3]["constraints"] as? [[Int]] == [[4], [5]])
        #expect(steps[0]["placed"] as? [Int] == [1] && steps[1]["placed"] == nil)
        let plain = try pageData(recording(InspectorDataTests.profile))
        #expect(plain["constraints"] == nil)
        for step in try #require(plain["steps"] as? [[String: Any]]) {
            #expect(step["constraints"] == nil && step["placed"] == nil && step["ambiguous"] == nil)
        }
    }
}
