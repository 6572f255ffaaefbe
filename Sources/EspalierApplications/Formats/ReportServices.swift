import EspalierRendering
import EspalierScenarios
import EspalierSupport
import Foundation

/// Commands of GitHub's workflows. The service shows ten of a severity a step: the others are text behind them.
enum GitHubForm {
    static func text(_ parts: [ReportPart]) -> String {
        var commands = ""
        var rest = ""
        var counts: [LintSeverity: Int] = [:]
        for part in parts {
            for finding in part.report.findings {
                counts[finding.severity, default: 0] += 1
                if counts[finding.severity, default: 0] > 10 {
                    // What begins with a colon might be a command.
                    let text = finding.text(part.clonePaths)
                    rest += text.hasPrefix(":") ? "./\(text)" : text
                } else {
                    commands += command(finding, part.clonePaths)
                }
            }
        }
        if !rest.isEmpty { rest = "The service shows ten of a severity; these are the others:\n" + rest }
        return commands + rest
    }

    private static func command(_ finding: ApplicationFinding, _ paths: FindingPaths) -> String {
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        let place = finding.place.map { ",line=\($0.line),col=\($0.column)" } ?? ""
        let text =
            finding.message + (finding.occurrence.isEmpty ? "" : "\n\(finding.occurrence)")
            + "\nfix: \(finding.fix)"
        return "::\(name) file=\(property(paths.path(of: finding.file)))\(place),title=\(finding.kind.rawValue)::"
            + "\(data(text))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}

/// GitLab's code quality report.
enum GitLabForm {
    static func text(_ parts: [ReportPart]) -> String {
        var writer = JSONWriter()
        writer.beginList()
        // The service shows one of those with the same fingerprint.
        var counts: [String: Int] = [:]
        for part in parts {
            for finding in part.report.findings {
                let identity = finding.identity.text
                counts[identity, default: 0] += 1
                let number = counts[identity] ?? 1
                let fingerprint = finding.identity.text + (number > 1 ? " \(number)" : "")
                write(finding, fingerprint, part.clonePaths, to: &writer)
            }
        }
        writer.endList()
        writer.endLine()
        return writer.text
    }

    private static func write(
        _ finding: ApplicationFinding, _ fingerprint: String, _ paths: FindingPaths, to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.text(
            "description", "\(finding.message)\(finding.occurrence.isEmpty ? "" : " (\(finding.occurrence))")")
        writer.text("check_name", finding.kind.rawValue)
        writer.text("fingerprint", Fingerprint.text(of: fingerprint))
        writer.text(
            "severity", finding.severity == .error ? "major" : finding.severity == .warning ? "minor" : "info")
        writer.key("location")
        writer.beginObject()
        writer.text("path", paths.path(of: finding.file))
        writer.key("lines")
        writer.beginObject()
        writer.key("begin")
        writer.integer(finding.place?.line ?? 1)
        writer.endObject()
        writer.endObject()
        writer.endObject()
    }
}

/// A short text that stands for an identity or for the content of a file: 128 bits of FNV-1a, twice over.
enum Fingerprint {
    static func text(of identity: String) -> String { text(of: identity.utf8) }

    static func text(of bytes: some Collection<UInt8>) -> String {
        func hash(_ seed: UInt64) -> UInt64 {
            bytes.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
        return [hash(0xCBF2_9CE4_8422_2325), hash(0x8422_2325_CBF2_9CE4)].map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
