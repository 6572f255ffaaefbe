import EspalierRendering
import EspalierSupport
import Foundation

/// A report of an application for a browser: a card for each finding, with pictures, and lists that count and filter.
///
/// It loads nothing but its own files. The same findings give the same bytes.
package struct ReportPage: Sendable {
    /// One file of a report.
    package struct File: Sendable {
        /// The path, relative to the report's folder.
        package let path: String
        package let bytes: [UInt8]
    }

    private var entries: [(finding: ApplicationFinding, path: String)] = []
    private var cards: [Card] = []
    private var clean: [String] = []
    private var broken: [String] = []
    private var summary: [String] = []
    private var files: [File] = []
    /// The paths of `files`.
    private var written: Set<String> = []
    /// Whether the report is one file, with its pictures in it, and without inspector pages.
    private let isSingle: Bool
    /// Whether there are pages of the inspector, with what they share.
    private var hasPages = false
    /// How many layouts its pictures took.
    package private(set) var layouts = 0

    private struct Card: Sendable {
        let paths: FindingPaths
        let devices: [Device]
        let wrong: (source: String, label: String)?
        let right: (source: String, label: String)?
        let page: String?
    }

    /// A report without findings.
    package init(isSingle: Bool) { self.isSingle = isSingle }

    /// Adds what was found in an application, and makes its pictures.
    ///
    /// - Parameter progress: hears which scenes are drawn.
    package mutating func add(
        _ report: ApplicationReport, _ application: Application, _ options: ApplicationLintOptions,
        _ paths: FindingPaths,
        progress: LintRun.Progress? = nil
    ) {
        let maker = EvidenceMaker(
            application: application, options: options, pageParts: isSingle ? nil : Self.pageParts)
        let evidence = maker.evidence(of: report.findings, progress: progress)
        layouts += evidence.layouts
        let pages = evidence.pages.map { add(page: $0) }
        for (finding, pictures) in zip(report.findings, evidence.pictures) {
            let base = maker.base(of: finding.shownIn?.file ?? finding.file)
            func shown(_ svg: [UInt8]?, _ layout: SceneLayout?) -> (source: String, label: String)? {
                guard let svg, let layout else { return nil }
                return (source(of: svg), layout.label(besides: base))
            }
            let wrong = shown(pictures.wrong, finding.first) ?? finding.drawn.map { (source(of: $0.svg), $0.label) }
            let right = shown(pictures.right, finding.right)
            let devices = application.settings(of: finding.shownIn?.file ?? finding.file, options).devices
            entries.append((finding, paths.path(of: finding.file)))
            cards.append(
                Card(
                    paths: paths, devices: devices ?? Device.current, wrong: wrong, right: right,
                    page: pictures.page.map { pages[$0] } ?? page(of: finding)))
        }
        let found = Set(report.findings.map(\.file))
        clean += application.files.filter { !found.contains($0) }.map { paths.path(of: $0) }
        broken += report.errors.map { error in
            "\(paths.path(of: error.file)): \(error.message)"
        }
        summary.append(report.summary(seconds: nil).trimmingCharacters(in: .newlines))
    }

    /// Where a picture is: in the page itself, or in a file that is called after what it shows.
    private mutating func source(of svg: [UInt8]) -> String {
        if isSingle { return "data:image/svg+xml;base64,\(Data(svg).base64EncodedString())" }
        return add(svg, "pictures", "svg")
    }

    /// The inspector's page of a finding whose layout was recorded already.
    private mutating func page(of finding: ApplicationFinding) -> String? {
        guard !isSingle, let recording = finding.drawn?.recording else { return nil }
        return add(page: recording.inspectorPage(sharing: Self.pageParts))
    }

    private mutating func add(page: [UInt8]) -> String {
        if !hasPages {
            hasPages = true
            _ = add(InspectorPage.style, "inspector", "css")
            _ = add(InspectorPage.script, "inspector", "js")
        }
        return add(page, "inspector", "html")
    }

    /// Names come from contents: an index that is still there while a new report is written keeps the pictures it names.
    private mutating func add(_ bytes: [UInt8], _ folder: String, _ ending: String) -> String {
        let path = "\(folder)/\(Fingerprint.text(of: bytes)).\(ending)"
        if written.insert(path).inserted { files.append(File(path: path, bytes: bytes)) }
        return path
    }

    /// Style and script of all inspector pages, as they stand beside these.
    private static let pageParts = InspectorPage.Shared(
        style: "\(Fingerprint.text(of: InspectorPage.style)).css",
        script: "\(Fingerprint.text(of: InspectorPage.script)).js")

    /// The files of the report, `index.html` last.
    ///
    /// - Complexity: O(findings, and bytes).
    package func allFiles() -> [File] { files + [File(path: "index.html", bytes: Array(html().utf8))] }

    // MARK: Writing

    private func html() -> String {
        let facets = ReportFacets(entries)
        let count = entries.count == 1 ? "1 finding" : "\(entries.count.grouped) findings"
        var html = """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
            <meta name="color-scheme" content="light dark">
            <title>\(count)</title>
            <style>
            \(String(decoding: PackageResources.report_css, as: UTF8.self))</style>
            <header>
            <h1>\(count)</h1>
            <p>\(summary.map { HTMLText.escaped($0) }.joined(separator: "<br>"))</p>
            </header>
            <nav aria-label="Filters">
            <input id="search" type="search" placeholder="Filter  /" aria-label="Filter by words" autocomplete="off">
            <p id="shown" role="status"></p>
            \(facets.html())<p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>/</kbd> filter · <kbd>o</kbd> inspector · \
            <kbd>Esc</kbd> all</p>
            </nav>
            <main>

            """
        html += Self.list("Files that could not be read", broken, "broken")
        html += cardsHTML(facets)
        html += Self.list("Files without a finding", clean, "clean")
        html += "</main>\n<script>\n\(String(decoding: PackageResources.report_js, as: UTF8.self))</script>\n</html>\n"
        return html
    }

    private func cardsHTML(_ facets: ReportFacets) -> String {
        var html = ""
        var last: String?
        for (index, entry) in entries.enumerated() {
            if entry.path != last {
                html += "\(last == nil ? "" : "</section>\n")<section>\n<h2>\(HTMLText.escaped(entry.path))</h2>\n"
                last = entry.path
            }
            let card = cards[index]
            html += FindingCard(
                finding: entry.finding, paths: card.paths, tokens: facets.tokens[index], devices: card.devices,
                wrong: card.wrong, right: card.right, page: card.page, embeds: isSingle
            ).html()
        }
        return last == nil ? html : html + "</section>\n"
    }

    private static func list(_ title: String, _ items: [String], _ kind: String) -> String {
        if items.isEmpty { return "" }
        let lines = items.map { "<li><code>\(HTMLText.escaped($0))</code></li>\n" }.joined()
        return "<section class=\"\(kind)\">\n<h2>\(title)</h2>\n<ul>\n\(lines)</ul>\n</section>\n"
    }
}
