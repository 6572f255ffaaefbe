import EspalierRendering
import EspalierScenarios
import EspalierViews

/// JSON Lines: an object for each finding, and a last one that counts.
enum JSONForm {
    static func text(_ parts: [ReportPart]) -> String {
        var writer = JSONWriter()
        for part in parts {
            for finding in part.report.findings {
                finding.write(to: &writer, part.paths)
                writer.endLine()
            }
        }
        parts.total.writeCounts(to: &writer)
        writer.endLine()
        return writer.text
    }
}

extension ApplicationReport {
    fileprivate func writeCounts(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("espalier")
        writer.integer(1)
        writer.key("scenes")
        writer.integer(scenes)
        writer.key("layouts")
        writer.integer(layouts)
        for severity in [LintSeverity.error, .warning, .note] {
            writer.key(text: "\(severity.rawValue)s")
            writer.integer(findings.count { $0.severity == severity })
        }
        writer.key("silenced")
        writer.integer(silenced)
        writer.key("baseline")
        writer.integer(known)
        writer.key("broken")
        writer.integer(errors.count)
        writer.texts("unknownClasses", unknownClasses.sorted())
        if isInterrupted {
            writer.key("interrupted")
            writer.boolean(true)
        }
        writer.endObject()
    }
}

extension ApplicationFinding {
    fileprivate func write(to writer: inout JSONWriter, _ paths: FindingPaths) {
        writer.beginObject()
        writer.key("espalier")
        writer.integer(1)
        writer.text("file", paths.path(of: file))
        if let place {
            writer.key("line")
            writer.integer(place.line)
            writer.key("column")
            writer.integer(place.column)
        }
        writer.text("kind", kind.rawValue)
        writer.text("severity", severity.rawValue)
        if let scene { writer.text("scene", scene) }
        writer.text("message", message)
        if !occurrence.isEmpty { writer.text("occurrence", occurrence) }
        writer.text("fix", fix)
        writer.texts("objects", objects)
        if let axis { writer.text("axis", axis == .horizontal ? "horizontal" : "vertical") }
        writer.texts("settings", settings)
        if !widths.isEmpty {
            writer.key("widths")
            writer.beginList()
            for range in widths {
                writer.beginList()
                writer.integer(range.lowerBound)
                writer.integer(range.upperBound)
                writer.endList()
            }
            writer.endList()
        }
        if !related.isEmpty {
            writer.key("related")
            writer.beginList()
            for other in related {
                writer.beginObject()
                writer.text("text", other.text)
                writer.text("file", paths.path(of: other.file ?? file))
                if let place = other.place {
                    writer.key("line")
                    writer.integer(place.line)
                    writer.key("column")
                    writer.integer(place.column)
                }
                writer.endObject()
            }
            writer.endList()
        }
        writer.endObject()
    }
}

extension JSONWriter {
    mutating func text(_ key: StaticString, _ text: String) {
        self.key(key)
        string(text)
    }

    mutating func texts(_ key: StaticString, _ texts: [String]) {
        self.key(key)
        beginList()
        for text in texts { string(text) }
        endList()
    }
}
