import EspalierNibs
import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// What the lint finds in files of others, with what somebody who knows UIKit has said of each finding.
///
/// `verdicts.txt` has a line for each file that was gone through, and below it one for each finding: whether its team would
/// mend it (`right`) or not (`noise`), its identity, and why.
@Suite struct VerdictTests {
    /// One finding that was judged.
    private struct Verdict {
        var isRight: Bool
        var why: String
    }

    /// By folder of the files beside the project: the files, and by identity the verdicts.
    private struct Table {
        var files: [String] = []
        var verdicts: [String: Verdict] = [:]
    }

    private static func tables() throws -> [String: Table] {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "verdicts.txt")
        var tables: [String: Table] = [:]
        var folder = ""
        for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t").map(String.init)
            switch parts[0] {
            case "folder": folder = parts[1]
            case "file": tables[folder, default: Table()].files.append(parts[1])
            default:
                tables[folder]?.verdicts[parts[1]] = Verdict(isRight: parts[0] == "right", why: parts[2])
            }
        }
        return tables
    }

    @Test(
        "3.3 of findings in files of others, nine in ten are what their team would mend",
        .enabled(
            if: SharedFolder.there("interface-files") != nil && SharedFolder.there("interface-builder") != nil,
            "shared/interface-files and shared/interface-builder are not beside the project"))
    func precision() throws {
        var right = 0
        var noise = 0
        var screens = 0
        for (folder, table) in try Self.tables() {
            let root = try #require(SharedFolder.there(folder))
            let application = try Application(
                path: root.path, selection: FileSelection(folders: [], files: table.files),
                configuration: LintConfiguration())
            #expect(application.errors.isEmpty && application.passedOver.isEmpty)
            let report = application.lint()
            screens += application.scenes.count
            var left = table.verdicts
            for finding in report.findings {
                let identity = finding.identity.text
                guard let verdict = left.removeValue(forKey: identity) else {
                    Issue.record("no verdict: \(folder)\t\(identity)\t\(finding.message); \(finding.occurrence)")
                    continue
                }
                #expect(!verdict.why.isEmpty)
                if verdict.isRight { right += 1 } else { noise += 1 }
            }
            for (identity, verdict) in left.sorted(by: { $0.key < $1.key }) {
                Issue.record("not found any more: \(folder)\t\(identity)\t\(verdict.why)")
            }
        }
        #expect(screens >= 60)
        #expect(10 * noise <= right + noise, "\(noise) of \(right + noise) are noise")
    }
}
