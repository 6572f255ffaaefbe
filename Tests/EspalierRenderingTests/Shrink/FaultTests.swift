import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Shrinking by faults")
struct FaultTests {
    private static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let screens =
        ProcessInfo.processInfo.environment["ESPALIER_SCREENS"].map { URL(fileURLWithPath: $0) }
        ?? project.deletingLastPathComponent().appendingPathComponent("shared/screens")

    private static func sample(_ name: String) throws -> String {
        try String(contentsOf: project.appendingPathComponent("Samples/Scenarios/\(name).json"), encoding: .utf8)
    }

    @Test("are read as they are written")
    func words() throws {
        for word in ScenarioFault.words { #expect(try ScenarioFault(word).text == word) }
        for text in ["error:no view", "conflict:gap: b", "overlap:my title"] {
            #expect(try ScenarioFault(text).text == text)
        }
        #expect(try ScenarioFault("overlap:a") == .finding(.overlap, view: "a"))
        for text in ["", "failure:a", "overlap:", "overlaps", "crash"] {
            #expect(throws: LintOptionError.self) { _ = try ScenarioFault(text) }
        }
    }

    @Test("a conflict planted in a sample is ten lines")
    func conflict() throws {
        let text = try Self.sample("checkout")
            .replacing(#""buy.height == 36""#, with: #""buy.height == 36", "wide: buy.width >= 400""#)
        let document = try ScenarioDocument(json: text)
        let small = try #require(document.shrunk(showing: .conflict("wide")))
        let lines = JSONText.folded(Array(small.document.json().utf8)).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count <= 10)
        try expectMinimal(small.document, .conflict("wide"))
        #expect(small.document.json().contains("wide: "))
        #expect(document.shrunk(showing: .conflict("narrow")) == nil)
    }

    @Test(
        "faults planted in real screens are ten lines or so",
        .enabled(if: FileManager.default.fileExists(atPath: screens.path)), arguments: [0, 7, 20])
    func realScreens(_ number: Int) throws {
        let file = Self.screens.appendingPathComponent("duckduckgo.jsonl")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        var document = try ScenarioDocument(json: String(lines[number % lines.count]))
        let last = document.root.views.count - 1
        var box = ScenarioView()
        box.name = "planted"
        box.rules = [ScenarioRule("ll = rr = 4, tt = 4, h = 1000000")]
        document.root.append(box, to: document.root.parent(of: last) ?? 0)
        let fault = ScenarioFault.finding(.outside, view: "planted")
        let small = try #require(document.shrunk(showing: fault))
        let folded = JSONText.folded(Array(small.document.json().utf8)).split(separator: UInt8(ascii: "\n"))
        #expect(folded.count <= 12, "\(small.document.json())")
        try expectMinimal(small.document, fault)
    }

    /// Nothing can be left out by itself.
    private func expectMinimal(_ document: ScenarioDocument, _ fault: ScenarioFault) throws {
        #expect(document.shows(fault))
        for (lacking, json) in try SmallerDocuments.all(of: document.json()) {
            guard let smaller = try? ScenarioDocument(json: json) else { continue }
            #expect(!smaller.shows(fault), "\(lacking) of \(document.json())")
        }
    }

    @Test("an error is known by its message, and a failure by any expectation")
    func others() throws {
        let lost = try ScenarioDocument(
            json:
                #"{"espalier": 1, "root": {"class": "UILabel", "tag": 3}, "steps": [{"layout": "/"}, {"remove": "b"}]}"#
        )
        #expect(lost.shows(.error("")) && lost.shows(.error("no view has")) && !lost.shows(.error("cycle")))
        #expect(!lost.shows(.failure) && !lost.shows(.conflict("")))
        let small = try #require(lost.shrunk(showing: .error("no view")))
        #expect(small.document.json() == #"{"espalier": 1, "root": {}, "steps": [{"remove": "b"}]}"#)
        let unknown = try ScenarioDocument(json: #"{"espalier": 1, "root": {"class": "Nobody"}}"#)
        #expect(unknown.shows(.error("unknown class")) && !unknown.shows(.failure))
    }

    @Test("a finding of the lint comes with the smallest document, at the first size of a sweep")
    func lint() throws {
        var options = LintOptions()
        options.shrinks = true
        options.sweep = LayoutSweep(widths: 300...420, textSizes: [.large, .accessibilityLarge], lengthenings: [1.5])
        options.without = [.smallTarget]
        let report = try ScenarioDocument(json: Self.sample("checkout")).lint(options)
        #expect(!report.findings.isEmpty)
        for finding in report.findings {
            guard case .document(let json) = finding.smallest else {
                Issue.record("\(finding.text()) has no document")
                continue
            }
            try expectMinimal(ScenarioDocument(json: json), .finding(finding.kind, view: finding.name))
            #expect(finding.text().hasSuffix("\n  smallest: \(json)"))
            #expect(report.jsonLines().contains(#""smallest": \#(json)}"#))
        }
        var page = SweepPage()
        page.add(report, title: "checkout")
        #expect(page.html().contains("The smallest document that shows it"))
    }

    @Test("so does one of a screen that code builds; where a document cannot say the code, it says so")
    func built() {
        var sweep = LayoutSweep(widths: 320...360)
        sweep.shrinks = true
        let report = sweep.run {
            let screen = UIView()
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 20))
            badge.name = "badge"
            screen.addSubview(badge)
            screen.addSubview(UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 20)))
            return screen
        }
        #expect(
            report.findings.map(\.smallest) == [
                .document(
                    #"{"espalier": 1, "root": {"frame": [0, 0, 1, 1], "subviews": [{"name": "badge", "frame": [0, 0, 10, 1]}]}}"#
                )
            ])
        let other = sweep.run {
            let screen = UIView()
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 20))
            badge.name = "/"
            screen.addSubview(badge)
            return screen
        }
        #expect(other.findings.map(\.smallest) == [.missing("no document can say what code has built here")])
        #expect(other.description.contains("smallest: none, as no document can say"))
    }
}
