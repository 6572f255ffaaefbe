import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Findings: identities")
struct FindingIdentityTests {
    private func identities(_ json: String) throws -> [FindingIdentity] {
        try ScenarioDocument(json: json).lint().findings.map { $0.identity(in: "a.json") }
    }

    @Test("a finding is the same whatever stands above it in the file and whatever its numbers are (APPLICATIONS 3.5)")
    func lines() throws {
        let one = try identities(
            screen(#"{"class": "UILabel", "text": "Some words", "frame": [90, 0, 50, 30]}"#, rest: "\n"))
        let other = try identities(
            screen("\n\n" + #"{"class": "UILabel", "text": "Some words", "frame": [95, 0, 50, 30]}"#))
        #expect(one == other)
        #expect(one.map(\.text) == ["outside a.json $.root.subviews[0]", "cut-off a.json $.root.subviews[0]"])
    }

    @Test("names come before paths, in their order, and the axis is part of it")
    func names() throws {
        let overlap = try identities(
            screen(#"{"name": "b", "frame": [0, 0, 50, 50]}"#, #"{"name": "a", "frame": [40, 30, 50, 50]}"#))
        #expect(overlap == [FindingIdentity(kind: .overlap, file: "a.json", objects: ["a", "b"])])
        let json = #"""
            {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 100, 100], "subviews": [{"name": "a"}],
             "constraints": ["a.leading == self.leading", "least: a.width == 120", "a.width <= 80",
              "a.top == self.top"]}}
            """#
        #expect(
            try identities(json).sorted { $0.text < $1.text } == [
                FindingIdentity(kind: .ambiguous, file: "a.json", objects: ["a"], axis: .vertical),
                FindingIdentity(
                    kind: .conflict, file: "a.json", objects: ["$.root.constraints[2]", "least"], axis: .horizontal),
            ])
    }

    @Test("a conflict tells where each of the constraints stands that it contradicts")
    func related() throws {
        let json = #"""
            {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 100, 100], "subviews": [{"name": "a"}],
             "constraints": ["a.leading == self.leading", "least: a.width >= 120",
              "a.width <= 80"]}}
            """#
        let found = try findings(.conflict, in: json)
        #expect(found.map(\.place) == [TextPlace(line: 3, column: 3)])
        #expect(
            found.map(\.related) == [
                [
                    LintFinding.Related(
                        text: "least: a.width >= 120", place: TextPlace(line: 2, column: 47),
                        documentPath: "$.root.constraints[1]")
                ]
            ])
    }

    @Test("a source gives findings names and places of its own")
    func otherSource() {
        struct FileSource: TreeSource {
            func isOwn(_ view: UIView, in superview: UIView?) -> Bool { true }
            func name(of place: Int, in tree: LintTree) -> String { "number \(place)" }
            func name(of guide: UILayoutGuide, of owner: Int, in tree: LintTree) -> String { "a guide" }
            func text(of constraint: NSLayoutConstraint) -> String { "a constraint" }
            func mark(of view: UIView) -> SourceMark? {
                .file("Main.storyboard", TextPlace(line: view.tag, column: 9), path: "id-\(view.tag)")
            }
            func mark(of guide: UILayoutGuide) -> SourceMark? { nil }
            func mark(of constraint: NSLayoutConstraint) -> SourceMark? { nil }
            func id(of view: UIView) -> String? { nil }
            func id(of constraint: NSLayoutConstraint) -> String? { nil }
            var plainViewsCount: Bool { true }
            var frameFix: String { "" }
        }
        struct Scene: SweepSubject {
            func tree() -> SweptTree? {
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                root.tag = 10
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 20))
                inner.tag = 17
                root.addSubview(inner)
                return SweptTree(root: root, view: root, source: FileSource())
            }
        }
        let found = LayoutSweep(widths: 320...340).run(Scene()).findings
        #expect(found.map(\.message) == ["number 1 lies outside its superview, number 0 at widths 320 to 329"])
        #expect(found.map(\.place) == [TextPlace(line: 17, column: 9)])
        #expect(
            found.map { $0.identity(in: "Other.storyboard") } == [
                FindingIdentity(kind: .outside, file: "Main.storyboard", objects: ["id-17"])
            ])
    }
}
