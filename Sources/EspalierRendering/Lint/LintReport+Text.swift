import EspalierScenarios
import Foundation

extension LintReport {
    /// The findings for reading: of each, its place, kind and message on one line, and the fix below it; at the end how
    /// many there are of each kind.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    public func text(file: String? = nil) -> String {
        var text = ""
        for finding in findings { text += finding.text(file: file) + "\n" }
        if let error { text += "the run ended at step \(error.step): \(error.problem.rendered(file: file))\n" }
        if findings.isEmpty { return text + "no findings\n" }
        let counts = LintKind.allCases.compactMap { kind in
            let count = findings.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        return text + "\(findings.count) \(findings.count == 1 ? "finding" : "findings"): "
            + counts.joined(separator: ", ") + "\n"
    }

    /// The findings as JSON Lines: one object a line, each line ended.
    public func jsonLines() -> String {
        var writer = JSONWriter()
        for finding in findings {
            finding.write(to: &writer)
            writer.endLine()
        }
        return writer.text
    }
}

extension LintFinding {
    /// `FILE:LINE:COLUMN: KIND: what`, and below it `fix: what would be right`.
    public func text(file: String? = nil) -> String {
        var head = file.map { place == nil ? "\($0): " : "\($0):" } ?? ""
        if let place { head += "\(place): " }
        var what = "\(kind.rawValue): \(message)"
        if !sizes.isEmpty { what += " (at \(sizes.map(\.lintText).joined(separator: ", ")))" }
        return "\(head)\(PlainText.line(documentPath)): \(what)\n  fix: \(fix)"
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.formatVersion()
        writer.member("kind", kind.rawValue)
        writer.member("view", view)
        writer.member("name", name)
        writer.place(place)
        writer.member("documentPath", documentPath)
        writer.member("message", message)
        writer.member("fix", fix)
        writer.list("sizes", sizes) { $1.string($0.lintText) }
        writer.endObject()
    }
}

extension CGSize {
    /// As options write it: `390x844`.
    var lintText: String { "\(PlainText.number(width))x\(PlainText.number(height))" }
}
