import EspalierRendering
import Foundation

extension ApplicationReport {
    /// The findings as JUnit's XML: a suite for each file, a case for each scene.
    public func junit(_ application: Application?, _ paths: FindingPaths) -> String {
        var cases: [String: [(name: String, findings: [ApplicationFinding])]] = [:]
        var files: [String] = []
        func add(_ file: String, _ name: String, _ finding: ApplicationFinding?) {
            if cases[file] == nil { files.append(file) }
            var list = cases[file] ?? []
            if let index = list.firstIndex(where: { $0.name == name }) {
                if let finding { list[index].findings.append(finding) }
            } else {
                list.append((name, finding.map { [$0] } ?? []))
            }
            cases[file] = list
        }
        for scene in application?.scenes ?? [] { add(scene.file, scene.description, nil) }
        for finding in findings { add(finding.file, finding.scene ?? finding.file, finding) }
        for error in errors where cases[error.file] == nil { files.append(error.file) }
        let total = cases.values.reduce(0) { $0 + $1.count } + errors.count
        let failed = cases.values.reduce(0) { $0 + $1.count { !$0.findings.isEmpty } }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"espalier\" tests=\"\(total)\" failures=\"\(failed)\" errors=\"\(errors.count)\">\n"
        for file in files {
            let list = cases[file] ?? []
            let broken = errors.filter { $0.file == file }
            text +=
                "  <testsuite name=\"\(XMLText.attribute(paths.path(of: file)))\" tests=\"\(list.count + broken.count)\" "
                + "failures=\"\(list.count { !$0.findings.isEmpty })\" errors=\"\(broken.count)\">\n"
            for error in broken {
                text +=
                    "    <testcase name=\"\(XMLText.attribute(file))\" classname=\"\(XMLText.attribute(file))\">\n"
                    + "      <error message=\"\(XMLText.attribute(error.message))\">\(XMLText.content(error.description))</error>\n"
                    + "    </testcase>\n"
            }
            for (name, findings) in list {
                text += "    <testcase name=\"\(XMLText.attribute(name))\" classname=\"\(XMLText.attribute(file))\""
                if findings.isEmpty {
                    text += "/>\n"
                    continue
                }
                text += ">\n"
                for finding in findings {
                    text +=
                        "      <failure type=\"\(finding.kind.rawValue)\" message=\"\(XMLText.attribute(finding.message))\">"
                        + "\(XMLText.content(finding.text(paths)))</failure>\n"
                }
                text += "    </testcase>\n"
            }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    /// The findings as Checkstyle's XML.
    public func checkstyle(_ paths: FindingPaths) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var file: String?
        for finding in findings {
            if finding.file != file {
                text += file == nil ? "" : "  </file>\n"
                text += "  <file name=\"\(XMLText.attribute(paths.path(of: finding.file)))\">\n"
                file = finding.file
            }
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            let message = finding.message + (finding.occurrence.isEmpty ? "" : " (\(finding.occurrence))")
            text +=
                "    <error line=\"\(finding.place?.line ?? 1)\" column=\"\(finding.place?.column ?? 1)\" "
                + "severity=\"\(severity)\" message=\"\(XMLText.attribute(message))\" source=\"espalier.\(finding.kind.rawValue)\"/>\n"
        }
        return text + (file == nil ? "" : "  </file>\n") + "</checkstyle>\n"
    }
}

/// Texts in XML: what it does not hold is shown by number.
enum XMLText {
    static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }
    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            case "\n": result += isAttribute ? "&#10;" : "\n"
            case "\t": result += "\t"
            default:
                let isHeld =
                    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0xFFFE
                    && scalar.value != 0xFFFF
                if isHeld {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += "U+" + String(scalar.value, radix: 16, uppercase: true)
                }
            }
        }
        return result
    }
}
