import Espalier
import Testing

@Suite("Tests in Swift made from documents")
struct SwiftTestTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let name: String
        let document: String
        let fault: ScenarioFault

        var testDescription: String { name }
        var file: String {
            "Tests/EspalierTests/Shrunk/Generated/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
        }

        init(_ name: String, _ fault: ScenarioFault, _ document: String) {
            self.name = name
            self.document = #"{"espalier": 1, \#(document)}"#
            self.fault = fault
        }
    }

    /// All forms that the generator has. They must fail, so each test proves that it shows its fault.
    static let examples = [
        Example(
            "shrunkConflict", .conflict(""),
            #""title": "A button that is too wide", "root": {"name": "screen", "subviews": [{"name": "a"}], "#
                + #""constraints": ["a.width <= self.width", "wide: a.width >= 10 @1000", "a.leading == self.leading + 2", "#
                + #""a.top == self.safeArea.top @750", "a.height == 0.5 * a.width"]}"#),
        Example(
            "shrunkConflictOfASet", .conflict(""),
            #""root": {"frame": [0, 0, 100, 100], "subviews": [{"name": "a", "frame": [0, 0, 9, 9]}], "#
                + #""constraints": ["a.width == 9"]}, "steps": [{"set": "a", "keyPath": "frame", "value": [0, 0, 8, 9]}]"#
        ),
        Example(
            "shrunkConflictOfAName", .conflict("wide"),
            #""root": {"constraints": ["wide: self.width == 2", "self.width == 1"]}"#),
        Example(
            "shrunkFailure", .failure,
            #""root": {"frame": [0, 0, 90, 90], "subviews": [{"name": "a", "frame": [1, 2, 3, 4]}, "#
                + #"{"name": "class", "rules": [["ll = %rl + %f, w = 5", "a", 0.5]]}]}, "#
                + #""steps": [{"remove": "a"}, {"expect": "class", "frame": [9, 0, 5, 0]}, "#
                + #"{"expect": "/0", "keyPath": "frame.size.width", "value": 6}, {"expect": "/", "ambiguous": true}]"#),
        Example(
            "shrunkCutOff", .finding(.cutOff, view: "a"),
            #""root": {"frame": [0, 0, 100, 50], "subviews": [{"class": "UILabel", "name": "a", "tag": 3, "#
                + #""frame": [0, 0, 20, 20], "autoresizing": ["right", "height"], "alpha": 0.5, "text": "A \"title\"", "#
                + #""hugging": [251, 252], "compressionResistance": [751, 752], "layoutMargins": [1, 2, 3, 4], "#
                + #""semanticContentAttribute": "forceLeftToRight", "font": {"size": 20, "weight": "bold"}, "lines": 2}, "#
                + #"{"class": "UIStackView", "axis": "vertical", "spacing": 4, "hidden": true, "subviews": ["#
                + #"{"class": "UIButton", "buttonType": "system", "title": "Go", "isEnabled": false}, "#
                + #"{"class": "UILabel", "font": {"style": "title1"}}]}]}"#),
        Example(
            "shrunkError", .error("no view"), ##""root": {}, "steps": [{"remove": "a\"\"\"#b"}]"##),
        Example("shrunkNoEffect", .finding(.noEffect, view: nil), #""root": {"rules": [""]}"#),
    ]

    @Test("compile, show the fault, and are as they were recorded", arguments: examples)
    func recorded(_ example: Example) throws {
        let document = try ScenarioDocument(json: example.document)
        #expect(document.shows(example.fault))
        let text = document.swiftTest(showing: example.fault, named: example.name)
        try ProjectFiles.expect(
            example.file,
            is: text.replacing("import Testing\n", with: "import TestSupport\nimport Testing\n")
                .replacing("\n@Test func", with: "\n@Test(.mustFail) func"))
    }

    @Test("expect the fault to be gone, unless it is known; are named after it")
    func form() throws {
        let document = try ScenarioDocument(json: #"{"espalier": 1, "root": {"frame": [0, 0, 9, 9]}}"#)
        let test = document.swiftTest(showing: .finding(.zeroSize, view: "a"))
        let known = document.swiftTest(showing: .finding(.zeroSize, view: "a"), isKnownIssue: true)
        let expectation = "    #expect(!report.findings.contains { $0.kind == .zeroSize && $0.name == \"a\" })\n"
        #expect(known == test.replacing(expectation, with: "    withKnownIssue {\n    \(expectation)    }\n"))
        #expect(
            test == """
                import Espalier
                import Testing

                @Test func zeroSize() {
                    @Sendable func makeScreen() -> UIView {
                        let root = UIView()
                        root.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
                        return root
                    }
                    let report = LayoutSweep(size: CGSize(width: 9, height: 9)).run { makeScreen() }
                    #expect(!report.findings.contains { $0.kind == .zeroSize && $0.name == "a" })
                }

                """)
    }
}
