import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Sweep: reports")
struct SweepReportTests {
    private func report(_ sweep: LayoutSweep, without: Set<LintKind> = []) throws -> LintReport {
        var options = LintOptions()
        options.sweep = sweep
        options.without = without
        return try SweptScreen.document.lint(options)
    }

    @Test("a finding is one sentence with its ranges, and the first layout at which it occurs")
    func sentence() throws {
        let report = try report(
            LayoutSweep(widths: 320...1366, textSizes: [.large, .extraLarge, .extraExtraLarge]), without: [.outside])
        let title = try #require(report.findings.first { $0.name == "title" })
        let least = [UIContentSizeCategory.large, .extraLarge, .extraExtraLarge].map { SweptScreen.leastWidth($0) - 1 }
        #expect(least[0] < 320)
        #expect(
            title.message
                == "'title' is cut off at widths 320 to \(least[1]) with text size XL (XXL: to \(least[2]))")
        #expect(title.place == TextPlace(line: 2, column: 3) && title.documentPath == "$.root.subviews[0]")
        let text = report.text(file: "screen.json")
        #expect(text.contains("screen.json:2:3: $.root.subviews[0]: cut-off: 'title' is cut off at widths 320 to "))
        #expect(text.contains("; first at 320x844 with text size XL: its text is "))
        #expect(text.hasSuffix("covered: widths 320 to 1366, text sizes L XL XXL; 3,141 layouts\n"))
    }

    @Test("where other settings differ from the base, it is said in brackets")
    func brackets() throws {
        let finding = try #require(
            LayoutSweep(
                widths: 200...1366, textSizes: [.extraSmall, .small, .large, .extraLarge],
                directions: [.leftToRight, .rightToLeft], lengthenings: [1.4]
            ).run(SweptScreen.view).findings.first)
        let base = SweptScreen.leastWidth() - 1
        let small = [UIContentSizeCategory.extraSmall, .small].map { SweptScreen.leastWidth($0) - 1 }
        let large = SweptScreen.leastWidth(.extraLarge) - 1
        let long = SweptScreen.leastWidth(times: 1.4) - 1
        #expect(
            finding.message.hasPrefix(
                "the label 'title' is cut off at widths 200 to \(base) (text size XS: to \(small[0]); S: to \(small[1]); "
                    + "XL: to \(large); texts 1.4 times as long: to \(long))"))
        #expect(finding.message.hasSuffix(" with text size XL and texts 1.4 times as long"))
    }

    @Test("one size, all sizes, and ranges with something between them")
    func otherRanges() throws {
        final class Odd: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let width = Int(bounds.width)
                subviews[0].frame.origin.x = [321, 330, 331].contains(width) ? -5 : 0
                subviews[1].frame.origin.x = -5
                subviews[2].frame.origin.x = width == 340 ? -5 : 0
            }
        }
        let report = LayoutSweep(widths: 320...340).run {
            let view = Odd()
            for place in 0..<3 { view.addSubview(UIView(frame: CGRect(x: 0, y: place * 20, width: 9, height: 9))) }
            return view
        }
        #expect(
            report.findings.filter { $0.kind == .outside }.map(\.message) == [
                "the view at /0 lies outside its superview, the root view at widths 321, 330 to 331",
                "the view at /1 lies outside its superview, the root view at all widths",
                "the view at /2 lies outside its superview, the root view at width 340",
            ])
        #expect(report.description.hasPrefix("/0: outside: the view at /0 lies outside its superview, the root view "))
    }

    @Test("as JSON with all ranges, and with a document that shows it")
    func json() throws {
        var sweep = LayoutSweep(widths: 320...400, textSizes: [.large, .accessibilityLarge])
        sweep.keepsEvidence = true
        let report = try report(sweep, without: [.outside, .ambiguous])
        let lines = report.jsonLines(file: "screen.json").split(separator: "\n")
        let title = try #require(lines.first { $0.contains(#""name": "title""#) })
        #expect(title.contains(#""espalier": 1, "file": "screen.json", "kind": "cut-off", "view": "/0""#))
        #expect(
            title.contains(
                #""ranges": [{"axis": "width", "textSize": "AX2", "direction": "ltr", "lengthening": 1, "#
                    + #""ranges": [[320, 400]]}], "first": {"width": 320, "height": 844, "textSize": "AX2""#))
        #expect(lines.last?.contains(#""coverage": {"widths": [320, 400], "heights": [844, 844]"#) ?? false)
        let swept = try #require(report.findings.first { $0.name == "title" }?.swept)
        // The document alone, in the size and with the font of that layout, has the same finding.
        let document = try ScenarioDocument(json: try #require(swept.document))
        let again = try document.lint().findings
        #expect(again.contains { $0.kind == .cutOff && $0.name == "title" })
        #expect(swept.snapshot?.entries.first?.frame.size == CGSize(width: 320, height: 844))
    }

    @Test("as a page with the picture of the first layout")
    func page() throws {
        var sweep = LayoutSweep(widths: 320...400, textSizes: [.large, .accessibilityLarge])
        sweep.keepsEvidence = true
        var page = SweepPage()
        page.add(try report(sweep), title: "a <b> & c.json")
        page.add(LayoutSweep(widths: 320...330).run { UIView() }, title: "nothing")
        let html = page.html()
        #expect(html.contains("<h2>a &lt;b&gt; &amp; c.json</h2>") && html.contains("<p>No findings.</p>"))
        #expect(html.contains("<p>covered: widths 320 to 330; 11 layouts</p>"))
        let pictures = html.matches(of: /src="data:image\/svg\+xml;base64,([^"]*)"/)
        #expect(!pictures.isEmpty)
        for picture in pictures {
            let svg = try #require(Data(base64Encoded: String(picture.1)))
            #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<svg") || svg.starts(with: Data("<?xml".utf8)))
        }
        #expect(page.html() == html)
    }

    @Test("a tree that cannot be built is not called covered")
    func notBuilt() throws {
        let json = #"{"espalier": 1, "root": {"subviews": [{"name": "a", "rules": [["w = %w", "a"]]}]}}"#
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: 320...400)
        let report = try ScenarioDocument(json: json).lint(options)
        #expect(report.findings.map(\.kind) == [.cycle])
        #expect(report.text().hasSuffix("covered: nothing, as the tree could not be built\n"))
    }

    @Test("conflicts, ambiguities and small targets are told with the ranges in which they are there")
    func constraints() throws {
        let json = #"""
            {"espalier": 1, "root": {"name": "screen", "frame": [0, 0, 390, 300], "subviews": [
              {"name": "a", "intrinsicContentSize": [20, 20]}, {"name": "b"},
              {"class": "UIButton", "name": "ok", "frame": [0, 100, 300, 60], "autoresizing": ["width"]}
            ], "constraints": [
              "a.leading == self.leading", "a.top == self.top", "wide: a.width >= 350",
              "end: a.trailing <= self.trailing",
              "b.leading == self.leading", "b.top == self.top + 30", "b.height == 20",
              "b.width >= 100", "b.width <= self.width - 250"
            ]}}
            """#
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: 340...400)
        let findings = try ScenarioDocument(json: json).lint(options).findings
        let conflicts = findings.filter { $0.kind == .conflict }
        #expect(conflicts.map { $0.ranges() } == [[340...349], [340...349]])
        #expect(
            conflicts.first?.message == "the constraint 'wide: a.width >= 350' cannot hold at widths 340 to 349")
        // Where the upper limit counts nothing, and where it is above the lower one; at 350 they are one.
        #expect(findings.first { $0.kind == .ambiguous && $0.name == "b" }?.ranges() == [340...349, 351...400])
        options.sweep = LayoutSweep(widths: 100...400)
        let small = try ScenarioDocument(json: json).lint(options).findings.first { $0.kind == .smallTarget }
        #expect(small?.ranges() == [100...133])
    }

    @Test(
        "ranges, text sizes and factors that are none are refused with a fix",
        arguments: ["", "3-4", "0...4", "5...4", "1...100001", "a", "1...2...3", "200...", "1.5...2"])
    func options(_ text: String) throws {
        #expect(throws: LintOptionError.self) { try LayoutSweep.range(text) }
        #expect(throws: LintOptionError.self) { try LayoutSweep.textSizes(text) }
        #expect(throws: LintOptionError.self) { try LayoutSweep.lengthenings("0.9,\(text)") }
        #expect(try LayoutSweep.range("320...1366") == 320...1366 && LayoutSweep.range("5") == 5...5)
        #expect(try LayoutSweep.textSizes("AX1, XS") == [.extraSmall, .accessibilityMedium])
        #expect(try LayoutSweep.textSizes("all") == .all && LayoutSweep.lengthenings("1.4, 2") == [1.4, 2])
    }
}
