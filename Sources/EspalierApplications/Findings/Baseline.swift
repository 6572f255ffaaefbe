import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
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
        try self.init(text: TextFile.utf8(path, shown: shown), shown: shown)
    }

    /// Reads the text of a baseline.
    init(text bytes: [UInt8], shown: String) throws(ApplicationFileError) {
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
        // Not as scenario documents begin, beside which it may stand.
        var text = "{\"baseline\": 1, \"findings\": {\n"
        let sorted = entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        for (index, entry) in sorted.enumerated() {
            let (key, list) = (
                JSONWriter.json { $0.string(entry.key) }, JSONWriter.json { $0.words(entry.value.sorted()) }
            )
            text += "\(key): \(list)\(index + 1 < sorted.count ? "," : "")\n"
        }
        return text + "}}\n"
    }

    /// Takes out of a report what the baseline has, and tells what is gone. A finding that shows on a setting that the
    /// baseline does not have is new.
    public func apply(to report: inout ApplicationReport) { apply(to: &report) { _, _ in true } }

    /// - Parameter isLookedAt: whether the run would have found an entry again, by its identity and its settings: what is not
    ///   looked for is not gone.
    package func apply(to report: inout ApplicationReport, isLookedAt: (String, Set<String>) -> Bool) {
        var left = Set(entries.keys)
        report.findings.removeAll { finding in
            let identity = finding.identity.text
            guard let settings = entries[identity] else { return false }
            left.remove(identity)
            guard settings.isSuperset(of: finding.settings) else { return false }
            report.known += 1
            return true
        }
        if report.isInterrupted { return }
        report.gone = left.filter { isLookedAt($0, entries[$0] ?? []) }.ordered()
    }

    /// A baseline of what there is now, and of what another one has that was not looked at.
    package func keeping(_ other: Baseline, unless isLookedAt: (String, Set<String>) -> Bool) -> Baseline {
        var result = self
        for (identity, settings) in other.entries where result.entries[identity] == nil {
            if !isLookedAt(identity, settings) { result.entries[identity] = settings }
        }
        return result
    }
}

extension Application {
    /// Whether a run with these options would find an entry of a baseline, if it were still there: it looks at the file, for the
    /// kind, on the settings. A file that the application does not have any more counts as looked at, where all are.
    package func isLookedAt(
        _ identity: String, _ settings: Set<String>, _ options: ApplicationLintOptions, isWhole: Bool
    ) -> Bool {
        guard let space = identity.firstIndex(of: " "), let kind = LintKind(rawValue: String(identity[..<space]))
        else { return isWhole }
        let rest = identity[identity.index(after: space)...]
        let all = files + documents
        let file = all.first { rest == $0 || rest.hasPrefix($0 + " ") }
        guard file != nil || isWhole,
            self.settings(of: file ?? "", options).severity(of: kind, options) != nil
        else { return false }
        // Settings that the call names may not be those of the baseline.
        if options.settings == LintConfiguration.Settings() { return true }
        guard let file, let document = document(of: file) else { return false }
        return settings.isSubset(of: ScenePlan(self, self.settings(of: file, options), options, document).keys)
    }
}

extension ScenePlan {
    /// What layouts of the plan are called in baselines.
    fileprivate var keys: Set<String> {
        let all = stops + [SceneStop(device: nil), SceneStop(device: nil, isFitting: true)]
        return Set(
            axes.all.flatMap { surroundings in
                all.map { SceneLayout(stop: $0, surroundings: surroundings).key(besides: base) }
            })
    }
}
