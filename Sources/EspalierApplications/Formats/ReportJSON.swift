import EspalierRendering
import EspalierScenarios
import EspalierViews

extension ApplicationReport {
    /// The findings as JSON Lines: one object a line. The last line counts.
    public func jsonLines(_ paths: FindingPaths) -> String {
        var writer = JSONWriter()
        for finding in findings {
            finding.write(to: &writer, paths)
            writer.endLine()
        }
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
        writer.endObject()
        writer.endLine()
        return writer.text
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
