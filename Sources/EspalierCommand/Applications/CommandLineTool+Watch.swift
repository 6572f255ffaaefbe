import EspalierApplications
import EspalierRendering
import EspalierSupport
import Foundation

// `espalier lint --watch`.
extension CommandLineTool {
    /// Lays scenes out, and again those that a saved file touches, until a signal ends it.
    ///
    /// Files are looked at twice a second. What a signal ends is told as far as it has come.
    func watch(_ targets: [ApplicationTarget], _ options: CommandOptions) throws(CommandError) -> CommandStatus {
        if options.has(.writeBaseline) {
            throw .usage(
                "'--watch' and '--write-baseline' do not go together", fix: "write the baseline first, then watch",
                command: .lint)
        }
        let bell = DispatchSemaphore(value: 0)
        interruption.beginBatch { bell.signal() }
        defer { interruption.endBatch() }
        // What a run writes itself is nothing to run again for.
        let files = options.outputForms.map(\.file) + [options.output, options.value(.page)].compactMap(\.self)
        let written = Set(files.map(FilePath.whole))
        var memories: [String: TargetMemory] = [:]
        var before: [FindingIdentity: SeenFinding]?
        var status = CommandStatus.success
        while true {
            let seen = targets.map { FolderStamps(of: $0.folder, and: watched($0, options)) }
            do throws(CommandError) {
                // Before anything is told: what is broken stands above what was found.
                if outputIsTerminal, options.output == nil { _ = try write("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8, options) }
                let result = try lint(targets, options, &memories)
                let now = SeenFinding.all(of: result.parts)
                let difference = before.map { SeenFinding.difference(from: $0, to: now) } ?? ""
                try write(result, options, difference: difference)
                if !result.parts.total.isInterrupted { before = now }
                status = result.parts.total.status(options)
            } catch {
                // The first run says whether there is anything to watch. Later a file may be in the midst of being written.
                if before == nil { throw error }
                complain(error, options)
            }
            // Since before the run: what was saved meanwhile counts.
            while !interruption.isRaised,
                zip(targets, seen).allSatisfy({ target, seen in
                    let now = FolderStamps(of: target.folder, and: watched(target, options))
                    return now.changes(since: seen).allSatisfy { path in
                        let whole = FilePath.whole(path.hasPrefix("/") ? path : "\(target.folder)/\(path)")
                        return written.contains { FilePath.isIn(whole, $0) }
                    }
                })
            {
                _ = bell.wait(timeout: .now() + .milliseconds(500))
            }
            if interruption.isRaised { return status }
        }
    }
}

/// What is compared of a finding between two runs.
private struct SeenFinding: Equatable {
    /// As texts have it.
    let line: String
    let settings: Set<String>

    static func all(of parts: [ReportPart]) -> [FindingIdentity: SeenFinding] {
        var all: [FindingIdentity: SeenFinding] = [:]
        for part in parts {
            for finding in part.report.findings {
                var identity = finding.identity
                identity.file = part.paths.path(of: identity.file)
                let settings = Set(finding.settings).union(all[identity]?.settings ?? [])
                let line = "\(identity.file): \(finding.kind.rawValue): \(finding.message)"
                all[identity] = SeenFinding(line: PlainText.line(line), settings: settings)
            }
        }
        return all
    }

    /// What is new, what is gone, and what shows elsewhere.
    static func difference(
        from before: [FindingIdentity: SeenFinding], to now: [FindingIdentity: SeenFinding]
    ) -> String {
        let new = now.filter { before[$0.key] == nil }.map(\.value.line).ordered()
        let gone = before.filter { now[$0.key] == nil }.map(\.value.line).ordered()
        let moved = now.filter { identity, finding in
            before[identity].map { $0.settings != finding.settings } ?? false
        }.map(\.value.line).ordered()
        func lines(_ word: String, _ list: [String]) -> String { list.map { "\(word): \($0)\n" }.joined() }
        if new.isEmpty, gone.isEmpty, moved.isEmpty { return "the same as before\n" }
        return lines("new", new) + lines("gone", gone) + lines("on other settings than before", moved)
    }
}
