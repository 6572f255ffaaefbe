import EspalierRendering
import EspalierScenarios

/// SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"): one run with the results of all folders.
enum SARIFForm {
    static func text(_ parts: [ReportPart], version: String) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.text("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.text("version", "2.1.0")
        writer.key("runs")
        writer.beginList()
        writer.beginObject()
        writer.key("tool")
        writer.beginObject()
        writer.key("driver")
        writer.beginObject()
        writer.text("name", "espalier")
        writer.text("version", version)
        writer.key("rules")
        writer.beginList()
        for kind in LintKind.allCases { kind.writeRule(to: &writer) }
        writer.endList()
        writer.endObject()
        writer.endObject()
        writer.text("columnKind", "unicodeCodePoints")
        writer.key("originalUriBaseIds")
        writer.beginObject()
        writer.key("%SRCROOT%")
        writer.beginObject()
        writer.key("description")
        writer.message("the root of the clone, else the folder of the configuration")
        writer.endObject()
        writer.endObject()
        writer.key("results")
        writer.beginList()
        for part in parts {
            for finding in part.report.findings { finding.writeResult(to: &writer, part.clonePaths) }
        }
        writer.endList()
        writer.endObject()
        writer.endList()
        writer.endObject()
        writer.endLine()
        return writer.text
    }
}

extension LintKind {
    fileprivate func writeRule(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.text("id", rawValue)
        writer.key("shortDescription")
        writer.message(summary)
        writer.key("help")
        writer.message(help.text)
        writer.key("defaultConfiguration")
        writer.beginObject()
        writer.key("enabled")
        writer.boolean(usualSeverity != nil)
        writer.text("level", (usualSeverity ?? .warning).rawValue)
        writer.endObject()
        writer.endObject()
    }
}

extension ApplicationFinding {
    fileprivate func writeResult(to writer: inout JSONWriter, _ paths: FindingPaths) {
        writer.beginObject()
        writer.text("ruleId", kind.rawValue)
        writer.key("ruleIndex")
        writer.integer(LintKind.order(kind))
        writer.text("level", severity.rawValue)
        writer.key("message")
        writer.message("\(message)\(occurrence.isEmpty ? "" : " (\(occurrence))"). Fix: \(fix)")
        writer.key("locations")
        writer.beginList()
        writer.location(paths.path(of: file), place, message: nil)
        writer.endList()
        if !related.isEmpty {
            writer.key("relatedLocations")
            writer.beginList()
            for other in related {
                writer.location(paths.path(of: other.file ?? file), other.place, message: other.text)
            }
            writer.endList()
        }
        writer.key("partialFingerprints")
        writer.beginObject()
        writer.text("espalierIdentity/v1", identity.text)
        writer.endObject()
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func message(_ text: String) {
        beginObject()
        self.text("text", text)
        endObject()
    }

    fileprivate mutating func location(_ path: String, _ place: TextPlace?, message: String?) {
        beginObject()
        key("physicalLocation")
        beginObject()
        key("artifactLocation")
        beginObject()
        text("uri", PercentCoding.path(path))
        text("uriBaseId", "%SRCROOT%")
        endObject()
        if let place {
            key("region")
            beginObject()
            key("startLine")
            integer(place.line)
            key("startColumn")
            integer(place.column)
            endObject()
        }
        endObject()
        if let message {
            key("message")
            self.message(message)
        }
        endObject()
    }
}

/// Paths as parts of URIs (RFC 3986).
enum PercentCoding {
    static func path(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            let character = Character(UnicodeScalar(byte))
            if byte < 0x80, character.isLetter || character.isNumber || "-._~/!$&'()*+,;=@".contains(character) {
                result.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.count < 2 ? "0" : "") + digits
            }
        }
        return result
    }
}
