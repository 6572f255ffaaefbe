import EspalierApplications
import Foundation

// What is left out of what was found: other scenes than those that are named, and what a baseline has.
extension CommandLineTool {
    func keepScenes(
        _ target: ApplicationTarget, _ application: Application, _ report: inout ApplicationReport
    ) throws(CommandError) {
        if target.scenes.isEmpty { return }
        var kept: Set<String> = []
        do throws(ApplicationFileError) {
            for (file, name) in target.scenes {
                kept.insert(try application.scene(named: name, in: file).description)
            }
        } catch {
            throw .applicationFile(error)
        }
        // All of a file that is named without a scene stays.
        let files = Set(target.scenes.map(\.file))
        report.findings.removeAll { files.contains($0.file) && !kept.contains($0.scene ?? "") }
    }

    /// The baseline that options or the configuration name.
    func baseline(
        of target: ApplicationTarget, _ application: Application?, _ options: CommandOptions
    ) -> String? {
        if let file = options.value(.baseline) { return file }
        guard let name = application?.configuration.baseline, let configuration = target.configuration else {
            return nil
        }
        return name.hasPrefix("/") ? name : "\(FilePath.folder(of: configuration))/\(name)"
    }

    func applyBaseline(
        to report: inout ApplicationReport, _ target: ApplicationTarget, _ application: Application,
        _ options: CommandOptions, _ isLookedAt: (String, Set<String>) -> Bool
    ) throws(CommandError) {
        let file = baseline(of: target, application, options)
        if options.has(.writeBaseline) {
            // Half a run knows half of what there is.
            if report.isInterrupted { return }
            let file = file ?? "\(target.folder)/espalier-baseline.json"
            var baseline = Baseline(report.findings)
            if FileManager.default.fileExists(atPath: file) {
                baseline = baseline.keeping(try readBaseline(file), unless: isLookedAt)
            }
            try write(baseline.text, to: file)
            report.known += report.findings.count
            report.findings = []
        } else if let file, options.has(.baseline) || FileManager.default.fileExists(atPath: file) {
            try readBaseline(file).apply(to: &report, isLookedAt: isLookedAt)
        }
    }

    private func readBaseline(_ file: String) throws(CommandError) -> Baseline {
        do throws(ApplicationFileError) {
            return try Baseline(contentsOf: file, shown: file)
        } catch {
            throw .applicationFile(error)
        }
    }
}
