import EspalierApplications
import EspalierRendering
import EspalierViews

/// What both test frameworks are told of layouts.
enum LayoutFailure {
    /// What a sweep found; nil where nothing is wrong.
    static func message(of sweep: LayoutSweep, _ build: @escaping @Sendable () -> UIView) -> String? {
        let report = sweep.run(build)
        return report.findings.isEmpty && report.coverage.isBuilt ? nil : report.description
    }

    /// The errors of a scene, one text each, with their files and lines.
    static func messages(
        of scene: ApplicationScene, _ application: Application, _ options: ApplicationLintOptions
    ) -> [String] {
        var report = application.lint(scene, options)
        let paths = FindingPaths(prefix: application.folder)
        return report.findings.filter { $0.severity == .error }.map { finding in
            report.findings = [finding]
            return report.text(paths)
        }
    }

    /// What is wrong with a layout; nil where nothing is.
    static func message(of view: UIView, _ isUnambiguous: Bool) -> String? {
        var report = view.layoutReport()
        if !isUnambiguous { report.ambiguities = [] }
        return report.isEmpty ? nil : report.description
    }

    /// Calls `body` for each new conflict of a tree, and hands on what else it reports.
    static func hearConflicts(of root: UIView, _ body: @escaping (String) -> Void) {
        let other = root.diagnosticsHandler
        root.diagnosticsHandler = { diagnostic in
            if diagnostic.isConflict { return body(diagnostic.message) }
            guard let other else { return diagnostic.writeToStandardError() }
            other(diagnostic)
        }
    }
}
