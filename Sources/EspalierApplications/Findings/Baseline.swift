import EspalierNibs
import EspalierRendering
import EspalierScenarios
import Foundation

/// What was found before, so that later runs tell only what is new: for each identity the settings on which it shows.
///
/// The file is JSON with one finding a line, sorted, so that a change of one finding changes one line.
public struct Baseline: Sendable, Equatable {
    /// The settings by identity.
    private var entries: [String: Set<String>] = [:]

    /// A baseline of what there is.
    public init(_ findings: [ApplicationFinding]) {
        for finding in findings { entries[finding.identity.text, default: []].formUnion(finding.settings) }
    }

    /// Reads a baseline.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - shown: what errors call it.
    public init(contentsOf path: String, shown: String) throws(ApplicationFileError) {
        let bytes = try TextFile.utf8(path, shown: shown)
        var limits = JSONReader.Limits()
        limits.depth = 10
        let tree: JSONTree
        do {
            tree = try JSONReader.read(bytes, limits: limits)
        } catch {
            throw ApplicationFileError(file: shown, place: error.place, message: error.message, fix: error.fix)
        }
        guard let findings = tree.value("findings", in: tree.root), tree.isObject(findings) else {
            throw ApplicationFileError(
                file: shown, place: tree.place(tree.root), message: "the file is no baseline: it has no 'findings'",
                fix: "make it anew with --write-baseline")
        }
        for member in tree.members(findings) {
            entries[member.key] = Set(tree.elements(member.value).compactMap { tree.text($0) })
        }
    }

    /// The file's text.
    public var text: String {
        var text = "{\"espalier\": 1, \"findings\": {\n"
        let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (index, entry) in sorted.enumerated() {
            var writer = JSONWriter()
            writer.string(entry.key)
            var list = JSONWriter()
            list.beginList()
            for setting in entry.value.sorted() { list.string(setting) }
            list.endList()
            text += "\(writer.text): \(list.text)\(index + 1 < sorted.count ? "," : "")\n"
        }
        return text + "}}\n"
    }

    /// Takes out of a report what the baseline has, and tells what is gone. A finding that shows on a setting that the
    /// baseline does not have is new.
    public func apply(to report: inout ApplicationReport) {
        var left = Set(entries.keys)
        report.findings.removeAll { finding in
            let identity = finding.identity.text
            guard let settings = entries[identity] else { return false }
            left.remove(identity)
            guard settings.isSuperset(of: finding.settings) else { return false }
            report.known += 1
            return true
        }
        report.gone = left.sorted()
    }
}
