import EspalierScenarios
import EspalierViews
import Foundation

/// A page that shows what a sweep has found: each finding with the picture of the first layout at which it occurs.
///
///     var page = SweepPage()
///     page.add(report, title: "screen.json")
///     try Data(page.html().utf8).write(to: file)
///
/// The page is one file, and needs no network. Pictures are there where the sweep was asked for evidence.
public struct SweepPage: Sendable {
    private var sections: [(title: String, report: LintReport)] = []

    /// An empty page.
    public init() {}

    /// Adds a section of a screen.
    public mutating func add(_ report: SweepReport, title: String) {
        add(LintReport(findings: report.findings, error: nil, coverage: report.coverage), title: title)
    }

    /// Adds a section of a document.
    public mutating func add(_ report: LintReport, title: String) {
        sections.append((title, report))
    }

    /// The page. The same reports give the same bytes.
    ///
    /// - Complexity: O(n log n) for n views in the pictures.
    public func html() -> String {
        let count = sections.reduce(0) { $0 + $1.report.findings.count }
        var html = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(count == 1 ? "1 finding" : "\(count) findings")</title>
            <style>
            body { font: 15px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
            h2 { margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
            p { margin: 0.25rem 0; } .where { color: #555; font-family: ui-monospace, monospace; font-size: 13px; }
            .kind { background: #b3261e; color: #fff; border-radius: 3px; padding: 0 0.4em; font-size: 13px; }
            img { max-width: 100%; border: 1px solid #ccc; margin: 0.5rem 0; }
            pre { overflow: auto; background: #f5f5f5; padding: 0.5rem; }
            </style>

            """
        for section in sections { html += Self.section(section.title, section.report) }
        return html + "</html>\n"
    }

    private static func section(_ title: String, _ report: LintReport) -> String {
        var html = "<h2>\(HTMLText.escaped(title))</h2>\n"
        if report.findings.isEmpty { html += "<p>No findings.</p>\n" }
        if let coverage = report.coverage { html += "<p>\(HTMLText.escaped(coverage.text))</p>\n" }
        // A picture that several findings share is shown with the first.
        var shown: [SweepPoint: Int] = [:]
        for (index, finding) in report.findings.enumerated() {
            html += """
                <h3>\(index + 1). <span class="kind">\(finding.kind.rawValue)</span> \(HTMLText.escaped(finding.message))</h3>
                <p class="where">\(HTMLText.escaped(place(finding)))</p>
                <p>Fix: \(HTMLText.escaped(finding.fix))</p>

                """
            if case .document(let json) = finding.smallest {
                let folded = String(decoding: JSONText.folded(Array(json.utf8)), as: UTF8.self)
                html += "<details><summary>The smallest document that shows it</summary><pre>\(lines(folded))</pre>"
                html += "</details>\n"
            }
            guard let swept = finding.swept else { continue }
            html += "<p>\(HTMLText.escaped(swept.firstText))</p>\n"
            if let number = shown[swept.first] {
                html += "<p>The picture is that of finding \(number).</p>\n"
            } else if let snapshot = swept.snapshot {
                shown[swept.first] = index + 1
                html += picture(snapshot, swept)
            }
        }
        return html
    }

    private static func place(_ finding: LintFinding) -> String {
        let place = finding.place.map { "\($0) " } ?? ""
        return "\(place)\(finding.documentPath.isEmpty ? finding.view ?? "/" : finding.documentPath)"
    }

    private static func picture(_ snapshot: HierarchySnapshot, _ swept: SweepOccurrences) -> String {
        let recording = ScenarioRecording(showing: snapshot, summary: swept.firstText)
        // A picture of its own, whose names and styles cannot meet those of others.
        guard let svg = try? recording.svg() else { return "" }
        var html = "<img alt=\"\(HTMLText.escaped(swept.firstText))\" src=\"data:image/svg+xml;base64,"
        html += "\(Data(svg).base64EncodedString())\">\n"
        if let document = swept.document {
            html +=
                "<details><summary>The document of this layout</summary><pre>\(HTMLText.escaped(document))</pre></details>\n"
        }
        return html
    }

    /// A text of several lines.
    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { HTMLText.escaped(String($0)) }.joined(separator: "\n")
    }
}

extension ScenarioRecording {
    /// A recording of one state.
    package init(showing snapshot: HierarchySnapshot, title: String? = nil, summary: String) {
        self.title = title
        steps = [Step(index: 0, summary: summary, snapshot: snapshot)]
    }
}
