import EspalierRendering
import Foundation

/// JUnit's XML: a suite for each file, a case for each scene, and a failure for each finding.
enum JUnitForm {
    /// What stands in one suite.
    private struct Suite {
        let name: String
        let paths: FindingPaths
        var cases: [(name: String, findings: [ApplicationFinding])] = []
        var errors: [ApplicationFileError] = []
        private var places: [String: Int] = [:]

        init(_ name: String, _ paths: FindingPaths) {
            self.name = name
            self.paths = paths
        }

        mutating func add(_ name: String, _ finding: ApplicationFinding?) {
            let place = places[name] ?? cases.count
            if place == cases.count {
                places[name] = place
                cases.append((name, []))
            }
            if let finding { cases[place].findings.append(finding) }
        }

        var failures: Int { cases.count { !$0.findings.isEmpty } }
        var tests: Int { cases.count + errors.count }
    }

    static func text(_ parts: [ReportPart]) -> String {
        let suites = parts.flatMap(suites)
        func sum(_ count: (Suite) -> Int) -> Int { suites.reduce(0) { $0 + count($1) } }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text +=
            "<testsuites name=\"espalier\" tests=\"\(sum(\.tests))\" failures=\"\(sum(\.failures))\" "
            + "errors=\"\(sum(\.errors.count))\">\n"
        for suite in suites { text += Self.text(suite) }
        return text + "</testsuites>\n"
    }

    private static func suites(_ part: ReportPart) -> [Suite] {
        var suites: [Suite] = []
        var places: [String: Int] = [:]
        func place(_ file: String) -> Int {
            if let place = places[file] { return place }
            places[file] = suites.count
            suites.append(Suite(file, part.paths))
            return suites.count - 1
        }
        for scene in part.scenes { suites[place(scene.file)].add(scene.description, nil) }
        for finding in part.report.findings { suites[place(finding.file)].add(finding.scene ?? finding.file, finding) }
        for error in part.report.errors { suites[place(error.file)].errors.append(error) }
        return suites
    }

    private static func text(_ suite: Suite) -> String {
        let file = XMLText.attribute(suite.name)
        var text =
            "  <testsuite name=\"\(XMLText.attribute(suite.paths.path(of: suite.name)))\" tests=\"\(suite.tests)\" "
            + "failures=\"\(suite.failures)\" errors=\"\(suite.errors.count)\">\n"
        for error in suite.errors {
            text +=
                "    <testcase name=\"\(file)\" classname=\"\(file)\">\n"
                + "      <error message=\"\(XMLText.attribute(error.message))\">\(XMLText.content(error.description))</error>\n"
                + "    </testcase>\n"
        }
        for (name, findings) in suite.cases {
            text += "    <testcase name=\"\(XMLText.attribute(name))\" classname=\"\(file)\""
            if findings.isEmpty {
                text += "/>\n"
                continue
            }
            text += ">\n"
            for finding in findings {
                text +=
                    "      <failure type=\"\(finding.kind.rawValue)\" message=\"\(XMLText.attribute(finding.message))\">"
                    + "\(XMLText.content(finding.text(suite.paths)))</failure>\n"
            }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }
}

/// Checkstyle's XML.
enum CheckstyleForm {
    static func text(_ parts: [ReportPart]) -> String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var file: String?
        for part in parts {
            for finding in part.report.findings {
                let name = part.paths.path(of: finding.file)
                if name != file {
                    text += file == nil ? "" : "  </file>\n"
                    text += "  <file name=\"\(XMLText.attribute(name))\">\n"
                    file = name
                }
                text += element(finding)
            }
        }
        return text + (file == nil ? "" : "  </file>\n") + "</checkstyle>\n"
    }

    private static func element(_ finding: ApplicationFinding) -> String {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        let message = finding.message + (finding.occurrence.isEmpty ? "" : " (\(finding.occurrence))")
        return "    <error line=\"\(finding.place?.line ?? 1)\" column=\"\(finding.place?.column ?? 1)\" "
            + "severity=\"\(severity)\" message=\"\(XMLText.attribute(message))\" source=\"espalier.\(finding.kind.rawValue)\"/>\n"
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
