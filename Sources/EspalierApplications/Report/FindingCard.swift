import EspalierRendering
import Foundation

/// One finding in a report.
struct FindingCard {
    let finding: ApplicationFinding
    let paths: FindingPaths
    /// The tokens by which it is filtered.
    let tokens: [String]
    let devices: [Device]
    /// What its layouts are called; nil for one that is not shown.
    let wrong: (source: String, label: String)?
    let right: (source: String, label: String)?
    /// The address of the inspector's page; nil where there is none.
    let page: String?
    /// Whether pictures stand in the page itself.
    let embeds: Bool

    func html() -> String {
        let place = finding.place.map { ":\($0)" } ?? ""
        let path = paths.path(of: finding.file) + place
        var html = """
            <article tabindex="-1" class="\(finding.severity.rawValue)" data-t="\(tokens.joined(separator: " "))">
            <p class="head"><span class="kind">\(finding.kind.rawValue)</span> <code>\(HTMLText.escaped(path))</code></p>
            <h3>\(HTMLText.escaped(Self.capital(finding.message)))</h3>

            """
        if !finding.occurrence.isEmpty {
            html += "<p class=\"where\">\(HTMLText.escaped(Self.capital(finding.occurrence)))</p>\n"
        }
        for bar in WidthBar.bars(of: finding, among: devices) { html += bar.html() }
        if !finding.related.isEmpty {
            html += "<ul class=\"related\">\n"
            for other in finding.related {
                let place = other.place.map { ":\($0)" } ?? ""
                let path = paths.path(of: other.file ?? finding.file) + place
                html += "<li>with <code>\(HTMLText.escaped(path))</code> \(HTMLText.escaped(other.text))</li>\n"
            }
            html += "</ul>\n"
        }
        html += "<p class=\"fix\"><strong>Fix</strong> \(HTMLText.escaped(finding.fix))</p>\n"
        if wrong != nil || right != nil {
            html += "<div class=\"pictures\">\n"
            if let wrong { html += picture(wrong, "is-wrong", "Wrong") }
            if let right { html += picture(right, "is-right", "Right") }
            html += "</div>\n"
        }
        if let page {
            html +=
                "<p class=\"more\"><a href=\"\(HTMLText.escaped(page))\">Open this layout in the inspector</a></p>\n"
        }
        return html + "</article>\n"
    }

    /// Pictures are loaded when they come near: by the script, or, where there is none, at once.
    private func picture(_ picture: (source: String, label: String), _ kind: String, _ word: String) -> String {
        let label = HTMLText.escaped(picture.label)
        let source = HTMLText.escaped(picture.source)
        let plain = embeds ? "" : "<noscript><img src=\"\(source)\" alt=\"\"></noscript>"
        return "<figure class=\"\(kind)\"><img data-src=\"\(source)\" alt=\"\(word): \(label)\">\(plain)"
            + "<figcaption><b>\(word)</b> \(label)</figcaption></figure>\n"
    }

    private static func capital(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
