import EspalierRendering
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Constraints under espalier simulate and espalier batch")
struct ConstraintCommandTests {
    private let document = #"""
        {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 100, 50],
         "constraints": ["a.left == self.left", "w: a.width == 20", "a.top == self.top", "a.height == 10"],
         "subviews": [{"name": "a"}]},
         "steps": [{"constrain": "a.width >=  30"}, {"expect": "a", "ambiguous": true}, {"deactivate": ["w"]}]}
        """#

    private let text = """
        step 0  the tree as it is built
          view    class   x  y  width  height
          screen  UIView  0  0    100      50
            a     UIView  0  0     20      10
        step 1  constrain: a.width >=  30
          ! the constraint a.width >=  30 cannot hold, together with w
        step 2  expect a to be ambiguous
          ! the constraint a.width >=  30 cannot hold, together with w
          FAILED  a (/0): should be ambiguous, but is not
        step 3  deactivate w
          ~ a  0  0  20  10  ->  0  0  30  10

        3 steps, 1 expectation: 1 failed
          step 2, standard input:4:45: a (/0): is not ambiguous

        """

    @Test("conflicts and what should be ambiguous stand in the text")
    func simulate() {
        let run = CommandRun(["simulate", "-"], input: document)
        #expect(run.status == 1)
        #expect(run.output == text)
    }

    @Test("conflicts stand in the results, at each step at which they last")
    func batch() {
        let line = document.replacing("\n", with: " ")
        let run = CommandRun(["batch", "-", "--views", "none"], input: line + "\n")
        let conflicts = #""conflicts": [{"broken": "a.width >=  30", "with": ["w"]}]"#
        #expect(
            run.output == #"""
                {"espalier": 1, "steps": [{"step": 0}, {"step": 1, \#(conflicts)}, {"step": 2, \#(conflicts)}, \#
                {"step": 3}], "failures": [{"step": 2, "path": "/0", "expected": true, "got": false}]}

                """#)
    }

    @Test("a recording has them, and the inspector shows them among the reports")
    func recording() throws {
        let recording = try ScenarioRecording(running: ScenarioDocument(json: document))
        #expect(recording.steps.map(\.conflicts.count) == [0, 1, 1, 0])
    }

    @Test("a visual format is explained by its constraints, and lint knows the names in it")
    func formats() {
        let document = #"""
            {"espalier": 1, "root": {"name": "row", "frame": [0, 0, 100, 20], "subviews": [{"name": "a"}],
             "constraints": [{"format": "|-gap-[a(==50)]", "metrics": {"gap": 3}}, {"format": "V:|[a]|"}]}}
            """#
        let explained = CommandRun(["explain", "-", "a", "--attribute", "width"], input: document).output
        #expect(explained.contains("a.width == 50 (|-gap-[a(==50)])  at standard input:2:18 $.root.constraints[0]"))
        #expect(CommandRun(["lint", "-"], input: document).output == "no findings\n")
    }
}
