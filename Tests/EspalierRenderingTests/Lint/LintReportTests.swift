import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: sizes, options, reports")
struct LintReportTests {
    private let wide = #"{"name": "a", "frame": [10, 10, 80, 80]}"#

    private func options(_ sizes: String, _ without: String = "") throws -> LintOptions {
        var options = LintOptions()
        options.sizes = try LintOptions.sizes(sizes)
        if !without.isEmpty { options.without = try LintOptions.kinds(without) }
        return options
    }

    @Test("a finding at several sizes is one, with the sizes at which it occurs")
    func severalSizes() throws {
        let report = try ScenarioDocument(json: screen(wide)).lint(options("50x100,200x200,60x60"))
        #expect(report.findings.count == 1)
        #expect(report.findings.first?.sizes == [CGSize(width: 50, height: 100), CGSize(width: 60, height: 60)])
        #expect(
            report.text(file: "x.json") == """
                x.json:2:1: $.root.subviews[0]: outside: 'a' lies outside its superview 'screen': 40 over the right \
                (at 50x100, 60x60)
                  fix: move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it shows
                1 finding: 1 outside

                """)
        #expect(
            report.jsonLines()
                == #"{"espalier": 1, "kind": "outside", "view": "/0", "name": "a", "line": 2, "column": 1, "#
                + #""documentPath": "$.root.subviews[0]", "message": "'a' lies outside its superview 'screen': "#
                + #"40 over the right", "fix": "move it, make it smaller, or make the superview larger; a UIScrollView "#
                + #"may hold more than it shows", "sizes": ["50x100", "60x60"]}"# + "\n")
    }

    @Test("one size has no part in what another one shows")
    func independentSizes() throws {
        let follower = #"{"name": "a", "frame": [10, 10, 80, 80], "autoresizing": ["width", "height"]}"#
        let document = try ScenarioDocument(json: screen(follower))
        let small = CGSize(width: 100, height: 100)
        let first = try document.lint(options("4x4,100x100")).findings.filter { $0.sizes.contains(small) }
        let alone = try document.lint(options("100x100")).findings
        #expect(first == alone)
    }

    @Test(
        "each kind can be switched off", arguments: LintKind.allCases.filter { !LintKind.ofApplications.contains($0) })
    func switchedOff(_ kind: LintKind) throws {
        let rest =
            #", "traits": {"userInterfaceStyle": "dark"}, "steps": [{"expect": "t", "frame": [0, 0, 5, 5]}, {"rule": "w = %w", "arguments": ["t"], "on": "t"}]"#
        let json = screen(
            #"{"name": "t", "frame": [0, 0, 5, 5]}"#, #"{"name": "t", "frame": [2, 2, 5, 5]}"#,
            #"{"name": "o", "frame": [80, 80, 50, 5], "rules": ["w = 4, w = 50, tt - 3, h = 4 / 0"]}"#,
            #"{"frame": [9, 9, 0, 5], "rules": [["h = %@f", {"of": "/3", "keyPath": "frame.size.height", "plus": 1}]]}"#,
            ##"{"class": "UILabel", "text": "too long", "textColor": "#333333", "frame": [60, 30, 9, 20]}"##,
            #"{"class": "UIButton", "frame": [60, 60, 20, 20]}"#,
            #"{"name": "c", "constraints": ["self.width == 3", "self.width == 4"]}"#,
            rest: rest)
        let document = try ScenarioDocument(json: json)
        var options = LintOptions()
        options.without = []
        let all = try document.lint(options).findings
        #expect(all.contains { $0.kind == kind })
        options.without = [kind]
        #expect(try document.lint(options).findings == all.filter { $0.kind != kind })
    }

    @Test("no findings, no lines")
    func nothing() throws {
        let report = try ScenarioDocument(json: screen(wide)).lint()
        #expect(report.findings == [])
        #expect(report.text() == "no findings\n")
        #expect(report.jsonLines() == "")
    }

    @Test("a run that ends by another error than a cycle is told beside the findings")
    func runError() throws {
        let json = screen(#"{"name": "a", "frame": [90, 0, 20, 5]}"#, rest: #", "steps": [{"remove": "b"}]"#)
        let report = try ScenarioDocument(json: json).lint()
        #expect(report.error?.step == 1)
        #expect(report.findings.map(\.kind) == [.outside])
        #expect(report.text(file: "f").contains("the run ended at step 1: f:3:"))
    }

    @Test("names that nothing refers to are told where somebody asks for them, and not unasked")
    func unusedNames() throws {
        let json = screen(
            #"{"name": "a"}, {"name": "b"}"#, rest: #", "steps": [{"expect": "b", "frame": [0, 0, 0, 0]}]"#)
        var options = LintOptions()
        #expect(try ScenarioDocument(json: json).lint(options).findings == [])
        options.without.remove(.unusedName)
        #expect(try ScenarioDocument(json: json).lint(options).findings.map(\.name) == ["a"])
    }

    @Test("the line of the document stands below a finding, with a caret below what is meant in a rule")
    func lines() throws {
        let json = screen(#"{"name": "a", "frame": [0, 0, 5, 5], "rules": ["ll = 1,\u0020cl = 20, rl = 30"]}"#)
        let report = try ScenarioDocument(json: json).lint()
        #expect(
            report.text(file: "f", source: Array(json.utf8)).contains(
                """
                displaces it
                  {"name": "a", "frame": [0, 0, 5, 5], "rules": ["ll = 1,\\u0020cl = 20, rl = 30"]}
                                                                  ^
                  fix:
                """))
    }

    @Test(
        "sizes and kinds that are none are refused with a fix",
        arguments: ["", "3", "3x", "x", "0x5", "-1x4", "3x4x5", "3x4,", "nanx4", "1e9x4"])
    func wrongSizes(_ text: String) {
        #expect(throws: LintOptionError.self) { try LintOptions.sizes(text) }
        #expect(throws: LintOptionError.self) { try LintOptions.kinds(text) }
    }

    @Test("the texts of wrong options")
    func optionTexts() throws {
        #expect(
            try LintOptions.sizes(" 320x568, 390X844.5,320x568") == [
                CGSize(width: 320, height: 568), CGSize(width: 390, height: 844.5),
            ])
        #expect(try LintOptions.kinds("overlap, unused-name") == [.overlap, .unusedName])
        let error = #expect(throws: LintOptionError.self) { try LintOptions.kinds("names") }
        #expect(
            error?.description == """
                'names' is no kind of finding
                fix: write one of cycle, overlap, outside, zero-size, cut-off, conflict, ambiguous, small-target, no-label, low-contrast, \
                displaced, \
                no-effect, division-by-zero, unused-name, repeated-name, unsettled, unknown-class, missing-image, \
                missing-font, untranslated, stale-translation
                """)
    }

    @Test("lines of a long document are shown with the first of many findings only")
    func manyLines() throws {
        let views = (0..<100).map { #"{"name": "v\#($0)", "frame": [0, \#($0), 1, 1], "rules": ["h = 4 / 0"]}"# }
        let json = screen(views.joined(separator: ",\n"), rest: String(repeating: " ", count: 1_000_000))
        let report = try ScenarioDocument(json: json).lint()
        let divisions = report.findings.count { $0.kind == .divisionByZero }
        let carets = report.text(file: "a.json", source: Array(json.utf8)).split(separator: "\n")
            .count { $0.trimmingCharacters(in: .whitespaces) == "^" }
        #expect(divisions == 100 && carets == min(64_000_000 / json.utf8.count, report.findings.count))
    }

    @Test("names with control characters cannot begin a line of their own")
    func controlCharacters() throws {
        let json = screen(#"{"name": "a\n\u001b[31mb", "frame": [90, 0, 20, 5]}"#)
        let text = try ScenarioDocument(json: json).lint().text()
        #expect(text.split(separator: "\n").count == 3)
        #expect(!text.unicodeScalars.contains("\u{1b}"))
    }
}
