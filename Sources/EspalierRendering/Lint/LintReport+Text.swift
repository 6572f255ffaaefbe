import EspalierScenarios
import Foundation

extension LintReport {
    /// The findings for reading: of each, its place, kind and message on one line, and the fix below it; at the end how
    /// many there are of each kind, how many are silenced, and what is silenced for nothing.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    public func text(file: String? = nil) -> String { text(file: file, source: nil) }

    /// How many bytes may be read to find lines: each is looked for from the start of the document.
    private static let mostRead = 64_000_000

    /// The same, with the line of the document below each finding, and a caret below the place. Findings past the first
    /// 64 MB that are read for lines stand without, so that many findings in a long document take linear time.
    ///
    /// - Parameter source: the bytes of the document; nil where they are not known.
    package func text(file: String?, source: [UInt8]?) -> String {
        var text = ""
        var read = 0
        for finding in findings {
            read += source?.count ?? 0
            text += finding.text(file: file, source: read > Self.mostRead ? nil : source) + "\n"
        }
        if let error {
            text += "the run ended at step \(error.step): \(error.problem.rendered(file: file, source: source))\n"
        }
        let ending =
            (silenced > 0 ? ", \(silenced) silenced\n" : "\n") + (coverage.map { "\($0.text)\n" } ?? "")
            + unusedIgnores.map { "note: what is ignored does not occur: \(PlainText.line($0))\n" }.joined()
        if findings.isEmpty {
            return text + (file.map { coverage == nil ? "" : "\($0): " } ?? "") + "no findings" + ending
        }
        let counts = LintKind.allCases.compactMap { kind in
            let count = findings.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.rawValue)"
        }
        return text + "\(findings.count) \(findings.count == 1 ? "finding" : "findings"): "
            + counts.joined(separator: ", ") + ending
    }

    /// The findings as JSON Lines: one object a line, each line ended. After a sweep the last line says what was covered.
    ///
    /// - Parameter file: the document's name, for a member `file`; nil for none.
    public func jsonLines(file: String? = nil) -> String {
        var writer = JSONWriter()
        for finding in findings {
            finding.write(to: &writer, file: file)
            writer.endLine()
        }
        if let coverage {
            coverage.write(to: &writer, file: file)
            writer.endLine()
        }
        return writer.text
    }
}

extension LintFinding {
    /// `FILE:LINE:COLUMN: KIND: what`, and below it `fix: what would be right`, and the smallest document, if there is
    /// one.
    public func text(file: String? = nil) -> String { text(file: file, source: nil) }

    fileprivate func text(file: String?, source: [UInt8]?) -> String {
        var head = (self.file ?? file).map { place == nil ? "\($0): " : "\($0):" } ?? ""
        if let place { head += "\(place): " }
        var what = "\(kind.rawValue): \(message)"
        if !sizes.isEmpty { what += " (at \(sizes.map(\.lintText).joined(separator: ", ")))" }
        if let swept { what += "; \(swept.firstText)" }
        // A screen that code builds has paths of views alone.
        let subject = documentPath.isEmpty ? view ?? "/" : PlainText.line(documentPath)
        let excerpt = DocumentLine.excerpt(of: place, inner: inner, in: source)
        var text = "\(head)\(subject): \(what)\n\(excerpt)  fix: \(fix)"
        switch smallest {
        case .document(let json): text += "\n  smallest: \(json)"
        case .missing(let reason): text += "\n  smallest: none, as \(reason)"
        case nil: break
        }
        return text
    }

    fileprivate func write(to writer: inout JSONWriter, file: String?) {
        writer.beginObject()
        writer.formatVersion()
        writer.member("file", self.file ?? file)
        writer.member("kind", kind.rawValue)
        writer.member("view", view)
        writer.member("name", name)
        writer.place(place)
        writer.member("documentPath", documentPath)
        writer.member("message", message)
        writer.member("fix", fix)
        writer.list("sizes", sizes) { $1.string($0.lintText) }
        swept?.write(to: &writer)
        if let smallest {
            writer.key("smallest")
            if case .document(let json) = smallest { writer.written(json) } else { writer.null() }
        }
        writer.endObject()
    }
}

extension SweepOccurrences {
    /// The first layout at which it occurs, with its numbers.
    var firstText: String {
        let base = SweepSurroundings(textSize: .large, direction: .leftToRight, lengthening: 1)
        let label = first.surroundings.label(besides: base)
        return "first at \(first.width)x\(first.height)\(label.isEmpty ? "" : " with \(label)")"
            + (example.isEmpty ? "" : ": \(example)")
    }
}

extension CGSize {
    /// As options write it: `390x844`.
    var lintText: String { "\(PlainText.number(width))x\(PlainText.number(height))" }
}
