import EspalierApplications
import EspalierRendering
import EspalierScenarios

// Scenario documents among the files of applications.
extension CommandLineTool {
    /// Tells a run what is wrong in the scenario documents of the folders and in those that were named, and what of them
    /// is broken.
    func lookAtDocuments(
        of target: ApplicationTarget, _ application: Application, _ lint: ApplicationLintOptions,
        _ options: CommandOptions, for run: inout LintRun
    ) throws(CommandError) {
        var rules = try lintOptions(options)
        let draws = options.value(.page) != nil
        rules.sweep?.keepsEvidence = draws
        let fonts = try fonts(options)
        for shown in application.documents + target.documents.filter({ !application.documents.contains($0) }) {
            let path = target.folder == "." ? shown : "\(target.folder)/\(shown)"
            do throws(CommandError) {
                let report = try documentReport(path, rules, fonts, options)
                let drawn = draws ? try document(path, options) : nil
                run.besides += report.findings.compactMap { finding in
                    let picture = drawn?.picture(of: finding, classes: classes, nibs: nibs(path, options), fonts: fonts)
                    return ApplicationFinding(finding, file: shown, application.configuration, lint, drawn: picture)
                }
                run.silenced += report.silenced
                run.unusedIgnores += report.unusedIgnores.map { "\($0), in \(shown)" }
                if let error = report.error { throw .run(path, error) }
            } catch {
                run.errors.append(error.ofFile(shown))
            }
        }
    }
}

extension CommandError {
    /// The error of a document among others, as one of a file.
    fileprivate func ofFile(_ file: String) -> ApplicationFileError {
        let problem: ScenarioProblem? =
            switch self {
            case .document(_, let error): error.problems.first
            case .run(_, let error): error.problem
            default: nil
            }
        if let problem {
            return ApplicationFileError(
                file: file, place: problem.place, message: "\(problem.path): \(problem.message)", fix: problem.fix)
        }
        let lines = text().split(separator: "\n").map(String.init)
        let fix = lines.first { $0.hasPrefix("fix: ") }.map { String($0.dropFirst(5)) }
        return ApplicationFileError(
            file: file, place: nil, message: lines.first ?? "it cannot be read", fix: fix ?? "mend it, or exclude it")
    }
}
