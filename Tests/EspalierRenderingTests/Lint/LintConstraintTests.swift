import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: constraints")
struct LintConstraintTests {
    private static let label =
        #""constraints": [{"format": "|-20-[label]"}], "subviews": [{"name": "label", "class": "UILabel", "text": "Hello World!", "#
        + #""translatesAutoresizingMaskIntoConstraints": "#

    private func screen(_ rest: String) -> String {
        #"{"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 320, 480], \#(rest)}}"#
    }

    @Test("a mask that was forgotten is named as what to mend, by the lint and by explain")
    func forgottenMask() throws {
        let json = screen(Self.label + "true}]")
        let fix =
            "'label' still has translatesAutoresizingMaskIntoConstraints true, so that its frame counts beside the "
            + "constraints: set it to false; or take one of them out, or give it a priority below 1000"
        #expect(try findings(.conflict, in: json).map(\.fix) == [fix])
        #expect(try ScenarioDocument(json: json).explainConstraints().conflicts.map(\.fix) == [fix])
        #expect(try findings(.conflict, in: screen(Self.label + "false}]")) == [])
    }

    @Test("a mask is not named where the constraints of a conflict speak of what is inside the view")
    func maskOfContainer() throws {
        let json = screen(
            #""constraints": ["a.leading == self.leading", "a.trailing == self.trailing", "a.width == 100"], "#
                + #""subviews": [{"name": "a"}]"#)
        let found = try findings(.conflict, in: json)
        #expect(found.map(\.fix) == ["take one of them out, or give it a priority below 1000"])
    }

    @Test("the parts of a visual format are named one by one")
    func partsOfFormat() throws {
        let json = screen(
            #""constraints": [{"format": "V:|-8-[a(20)]-8-[b(20)]-8-|"}, {"format": "H:|[a]|"}, "#
                + #"{"format": "H:|[b]|"}], "subviews": [{"name": "a"}, {"name": "b"}]"#)
        let found = try findings(.conflict, in: json)
        #expect(
            found.map(\.message) == [
                "the constraint 'b.height == 20' cannot hold, together with 'a.top == screen.top + 8', "
                    + "'b.top == a.bottom + 8', 'screen.bottom == b.bottom + 8', 'a.height == 20', "
                    + "the frame of 'screen'"
            ])
        let simulated = try ScenarioDocument(json: json).simulate().steps[0].conflicts
        #expect(simulated.map(\.broken) == ["b.height == 20"])
    }
}
