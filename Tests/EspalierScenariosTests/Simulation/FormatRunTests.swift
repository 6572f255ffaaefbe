import EspalierConstraintText
import Testing

@testable import EspalierScenarios

@Suite("AUTOLAYOUT 5: documents with visual formats")
struct FormatRunTests {
    private let root = #"""
        {"name": "row", "frame": [0, 0, 200, 60], "layoutMargins": [4, 8, 4, 8], "layoutGuides": ["space"],
         "constraints": [
            {"format": "H:|-[icon(==44)]-gap-[title]-|", "options": ["alignAllCenterY"], "metrics": {"gap": 10}},
            {"format": "V:|-[icon]-|"}, {"format": "V:[title(==20)]"}],
         "subviews": [{"name": "icon"}, {"name": "title"}]}
        """#

    @Test("place views, and `|` is the view with the list")
    func frames() throws {
        let result = try run(root: root)
        #expect(result.frame("/0") == [8, 4, 44, 52] && result.frame("/1") == [62, 20, 130, 20])
        let nested = try run(
            root: #"""
                {"frame": [0, 0, 100, 50], "constraints": [{"format": "|-5-[inner]-5-|"}, {"format": "V:|[inner]|"}],
                 "subviews": [{"frame": [10, 0, 80, 50], "subviews": [{"name": "inner"}]}]}
                """#)
        #expect(nested.frame("/0/0") == [-5, 0, 90, 50])
    }

    @Test("name guides, the view itself, other views' sizes, and numbers")
    func names() throws {
        let result = try run(
            root: #"""
                {"frame": [0, 0, 300, 20], "layoutGuides": ["space"],
                 "constraints": [{"format": "H:|[a(b/2)][space(>=n,<=n@500)][b(self.width*1.0)]", "metrics": {"n": 7}},
                    {"format": "V:|[a(==super.height)]"}, {"format": "V:|[b]|"}, {"format": "V:|[space]|"}],
                 "subviews": [{"name": "a"}, {"name": "b"}]}
                """#.replacing("super.height", with: "b"))
        #expect(result.frame("/0") == [0, 0, 150, 20] && result.frame("/1") == [157, 0, 300, 20])
    }

    @Test("stand in steps, whose view is what `|` means, and are written as they were read")
    func steps() throws {
        let json = #"""
            {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [{"name": "box", "frame": [10, 10, 50, 50], \#
            "subviews": [{"name": "a"}]}]}, "steps": [{"constrain": {"format": "|-gap-[a(20)]", "metrics": {"gap": 3}}, \#
            "in": "box"}, {"constrain": {"format": "V:|[a]|", "options": ["alignAllLeft"]}, "in": "box"}]}
            """#
        let document = try ScenarioDocument(json: json)
        #expect(document.json() == json)
        let result = try document.simulate()
        #expect(result.frame("/0/0") == [3, 0, 20, 50])
        #expect(document.steps[0].summary == "constrain in box: |-gap-[a(20)]")
    }

    @Test("are told in conflicts by the constraint that one of them makes")
    func conflicts() throws {
        let result = try run(
            root: #"""
                {"name": "row", "frame": [0, 0, 100, 20], "subviews": [{"name": "a"}],
                 "constraints": [{"format": "|[a(==50)]|"}]}
                """#)
        #expect(
            result.steps[0].conflicts.first
                == .init(
                    broken: "a.width == 50",
                    with: ["a.leading == row.leading", "row.trailing == a.trailing", "the frame of 'row'"]))
    }

    @Test(
        "are errors of the run where only the tree shows it, with the place in both texts",
        arguments: [
            (
                #"{"format": "|[a][bb]|"}"#,
                "constraint '|[a][bb]|', 1:6: no view and no guide has the name 'bb'\nfix: did you mean 'b'?"
            ),
            (
                #"{"format": "[a(>=c)]"}"#,
                "constraint '[a(>=c)]', 1:6: no view and no guide has the name 'c'\nfix: write the name of a view or a "
                    + "guide that is in the tree now, or a path such as /0/2"
            ),
            (
                #"{"format": "[super]"}"#,
                "constraint '[super]', 1:2: the root has no superview\nfix: write 'self', or another view's name"
            ),
        ])
    func treeErrors(constraint: String, expected: String) throws {
        let result = try run(
            root: #"{"constraints": [\#(constraint)], "subviews": [{"name": "a"}, {"name": "b"}]}"#)
        let error = try #require(result.error?.description)
        #expect(error.hasSuffix(expected), "\(error)")
    }

    @Test("name views for whoever asks which names a document refers to")
    func referredNames() {
        let format = ScenarioFormat(metrics: [.init("m", 1)])
        let text = "|-m-[a(b,m,c.width,5)]-[self]-|"
        #expect(ScenarioConstraint(text, format: format)?.names == ["a", "b", "c"])
        #expect(ScenarioConstraint("[", format: format) == nil)
    }
}
