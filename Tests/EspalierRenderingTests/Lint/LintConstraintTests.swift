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
            + "constraints: set it to false; or take it out, or give it a priority below 1000"
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

    private static let sides =
        #""scroll.leading == self.leading", "scroll.trailing == self.trailing", "scroll.top == self.top", "#
        + #""scroll.bottom == self.bottom", "column.leading == scroll.leading", "column.trailing == scroll.trailing", "#
        + #""column.top == scroll.top""#

    /// A column in what scrolls, with constraints besides those of its leading, trailing and top edges.
    private func scrolling(_ constraints: String, _ column: String) -> String {
        screen(
            #""constraints": [\#(Self.sides)\#(constraints)], "subviews": [{"name": "scroll", "class": "UIScrollView", "#
                + #""subviews": [{"name": "column", \#(column)}]}]"#)
    }

    private static let rows =
        #""class": "UIStackView", "axis": "vertical", "subviews": ["#
        + #"{"name": "v1", "constraints": ["self.height == 300"]}, {"name": "v2", "constraints": ["self.height == 300"]}]"#

    @Test("open content that scrolls is told as such, once, and what the fix says mends it")
    func scrollContent() throws {
        let width = #", "column.width == scroll.width""#
        let height = try findings(.ambiguous, in: scrolling(width, Self.rows))
        #expect(height.map(\.message) == ["the height of the content of 'scroll' is open"])
        #expect(height.map(\.fix) == ["tie the bottom of 'column' to it: 'column.bottom == scroll.bottom'"])
        #expect(height.map(\.axis) == [.vertical] && height.map(\.name) == ["scroll"])
        let tied = width + #", "column.bottom == scroll.bottom""#
        #expect(try findings(.ambiguous, in: scrolling(tied, Self.rows)) == [])

        // What lies in the column is as wide as the content, which nothing says.
        let bottom = #", "column.bottom == scroll.bottom""#
        let open = try findings(.ambiguous, in: scrolling(bottom, Self.rows))
        #expect(open.map(\.message) == ["the width of the content of 'scroll' is open"])
        #expect(
            open.map(\.fix) == [
                "constrain the width of 'column', as in 'column.width == scroll.width', or what is in it"
            ])
    }

    @Test("a view without a height in what scrolls is the cause: what follows from it is not told")
    func openViewInContent() throws {
        let rows =
            #""constraints": ["a.top == self.top", "b.top == a.bottom", "b.bottom == self.bottom", "b.height == 40", "#
            + #""a.leading == self.leading", "b.leading == self.leading", "a.width == 50", "b.width == 50"], "#
            + #""subviews": [{"name": "a"}, {"name": "b"}]"#
        let json = scrolling(#", "column.bottom == scroll.bottom", "column.width == scroll.width""#, rows)
        let found = try findings(.ambiguous, in: json)
        #expect(found.map(\.message) == ["the constraints of 'a' leave its height open: it gets 0, 0, 50 x 0"])
        #expect(
            found.map(\.fix) == [
                "constrain its height or its bottom edge, or give it a content that has a height"
            ])
        var sweep = LintOptions()
        sweep.sweep = LayoutSweep(widths: 320...322)
        #expect(try ScenarioDocument(json: json).lint(sweep).findings.map(\.name) == ["a"])
    }

    @Test("what is open only since a constraint is broken is not told: the conflict is; what else is open is told")
    func openByConflict() throws {
        // The bar can only be as low as this if the box is less than nothing high.
        let bar =
            #""constraints": ["bar.top == self.top", "bar.height == 45", "box.top == bar.bottom + 15", "#
            + #""box.bottom == self.bottom - 450", "bar.leading == self.leading", "bar.width == 50", "#
            + #""box.leading == gap.trailing", "box.width == 50", "gap.leading == self.leading", "gap.width == 10", "#
            + #""gap.bottom == bar.bottom", "gap.height == 10""#
        let views = #"], "layoutGuides": ["gap"], "subviews": [{"name": "bar"}, {"name": "box"}, {"name": "far"}]"#
        let far = #", "far.leading == self.leading", "far.width == 9", "far.height == 9""#
        for options in [LintOptions(), LintOptions.swept(320...321)] {
            func kinds(_ constraints: String) throws -> [String] {
                try ScenarioDocument(json: screen(bar + constraints + views)).lint(options).findings
                    .filter { [.conflict, .ambiguous].contains($0.kind) }.map { "\($0.kind.rawValue) \($0.name ?? "")" }
            }
            #expect(try kinds(far + #", "far.top == bar.bottom""#) == ["conflict bar"])
            #expect(try kinds(far) == ["conflict bar", "ambiguous far"])
        }
    }

    @Test("an open guide is told as one, where it stands")
    func openGuide() throws {
        let json = screen(
            #""layoutGuides": ["gap"], "#
                + #""constraints": ["gap.leading == self.leading", "gap.top == self.top", "gap.bottom == self.bottom"]"#
        )
        let found = try findings(.ambiguous, in: json)
        #expect(
            found.map(\.message) == [
                "the constraints of the guide 'gap' of 'screen' leave its width open: it gets 0, 0, 0 x 480"
            ])
        #expect(found.map(\.fix) == ["constrain its width or its trailing edge"])
        #expect(found.map(\.documentPath) == ["$.root.layoutGuides"])
        #expect(found.map(\.objects) == [["gap", "screen"]])
    }

    @Test(
        "what is open is said, and what would decide it",
        arguments: [
            (
                #""a.top == self.top", "a.height == 9", "a.width == 9""#, "its horizontal position",
                "constrain its leading or trailing edge, or its horizontal centre"
            ),
            (
                #""a.top == self.top", "a.height == 9""#, "its horizontal position and its width",
                "constrain two of its leading edge, its trailing edge and its width"
            ),
            (
                #""a.top == self.top", "a.leading == self.leading""#, "its width and its height",
                "constrain its width or its trailing edge, or give it a content that has a width; "
                    + "constrain its height or its bottom edge, or give it a content that has a height"
            ),
        ])
    func openNumbers(_ constraints: String, _ open: String, _ fix: String) throws {
        let json = screen(#""constraints": [\#(constraints)], "subviews": [{"name": "a"}]"#)
        let found = try findings(.ambiguous, in: json)
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("the constraints of 'a' leave \(open) open: it gets ") == true)
        #expect(found.first?.fix == fix)
    }

    @Test("of two contents that share the room, another priority decides")
    func openPriorities() throws {
        let label = #""class": "UILabel", "text": "Word""#
        let json = screen(
            #""constraints": [{"format": "H:|[a][b]|"}, {"format": "V:|[a]"}, {"format": "V:|[b]"}], "#
                + #""subviews": [{"name": "a", \#(label)}, {"name": "b", \#(label)}]"#)
        let found = try findings(.ambiguous, in: json)
        #expect(found.map(\.name) == ["a", "b"])
        #expect(
            found.first?.fix
                == "give it another content hugging or compression resistance priority than what shares the "
                + "room with it, or constrain its width")
    }

    @Test(
        "a view of no size is mended by what places it",
        arguments: [
            (
                #""class": "UILabel", "text": "Word", "frame": [0, 0, 40, 0]"#, "",
                "give it a size in its frame"
            ),
            (
                #""subviews": [{"frame": [0, 0, 9, 9]}]"#, #""none: a.width == 0", "a.height == 20""#,
                "the constraint 'none: a.width == 0' makes it so: give it another constant, or take it out"
            ),
            (
                #""subviews": [{"frame": [0, 0, 9, 9]}]"#, #""a.leading == self.leading", "a.height == 20""#,
                "constrain a width, or give it a content that has one"
            ),
            (
                #""class": "UILabel", "text": "Word", "translatesAutoresizingMaskIntoConstraints": true"#,
                #""a.leading == self.leading""#,
                "'a' still has translatesAutoresizingMaskIntoConstraints true, so that its frame counts and not its "
                    + "constraints: set it to false"
            ),
        ])
    func zeroSizes(_ view: String, _ constraints: String, _ fix: String) throws {
        let json = screen(#""constraints": [\#(constraints)], "subviews": [{"name": "a", \#(view)}]"#)
        #expect(try findings(.zeroSize, in: json).map(\.fix) == [fix])
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

extension LintOptions {
    fileprivate static func swept(_ widths: ClosedRange<Int>) -> LintOptions {
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: widths)
        return options
    }
}
