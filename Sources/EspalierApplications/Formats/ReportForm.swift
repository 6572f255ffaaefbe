/// What was found in one application's folder, with how its files are called.
package struct ReportPart: Sendable {
    package var report: ApplicationReport
    /// The scenes that were looked at, also those without findings.
    package var scenes: [ApplicationScene]
    /// From the working folder.
    package var paths: FindingPaths
    /// From the root of the clone, else from the folder of the configuration.
    package var clonePaths: FindingPaths

    package init(
        _ report: ApplicationReport, scenes: [ApplicationScene], paths: FindingPaths, clonePaths: FindingPaths
    ) {
        self.report = report
        self.scenes = scenes
        self.paths = paths
        self.clonePaths = clonePaths
    }
}

/// The forms in which findings are written.
package enum ReportForm: String, CaseIterable, Sendable {
    case text, json, sarif, junit, github, gitlab, checkstyle

    /// One text of what was found in all folders.
    package func text(of parts: [ReportPart], version: String) -> String {
        switch self {
        case .text: parts.map { $0.report.text($0.paths) }.joined()
        case .json: JSONForm.text(parts)
        case .sarif: SARIFForm.text(parts, version: version)
        case .junit: JUnitForm.text(parts)
        case .github: GitHubForm.text(parts)
        case .gitlab: GitLabForm.text(parts)
        case .checkstyle: CheckstyleForm.text(parts)
        }
    }
}

extension ApplicationReport {
    /// The findings as JSON Lines: one object a line. The last line counts.
    public func jsonLines(_ paths: FindingPaths) -> String { JSONForm.text([part(paths)]) }

    /// The findings in SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"): rules with help, fingerprints of
    /// identities, places relative to the root of the clone, and related places of conflicts.
    public func sarif(_ paths: FindingPaths, version: String) -> String {
        SARIFForm.text([part(paths)], version: version)
    }

    /// The findings as JUnit's XML: a suite for each file, a case for each scene.
    ///
    /// - Parameter application: whose scenes without findings are told, too; nil for none.
    public func junit(_ application: Application?, _ paths: FindingPaths) -> String {
        JUnitForm.text([part(paths, application?.scenes ?? [])])
    }

    /// The findings as commands of GitHub's workflows (`::error file=…,line=…::…`). The service shows ten of a severity a step;
    /// the rest is printed as text behind them.
    public func github(_ paths: FindingPaths) -> String { GitHubForm.text([part(paths)]) }

    /// The findings as GitLab's code quality report.
    public func gitlab(_ paths: FindingPaths) -> String { GitLabForm.text([part(paths)]) }

    /// The findings as Checkstyle's XML.
    public func checkstyle(_ paths: FindingPaths) -> String { CheckstyleForm.text([part(paths)]) }

    private func part(_ paths: FindingPaths, _ scenes: [ApplicationScene] = []) -> ReportPart {
        ReportPart(self, scenes: scenes, paths: paths, clonePaths: paths)
    }
}

extension [ReportPart] {
    /// The counts of all.
    package var total: ApplicationReport {
        var total = ApplicationReport()
        for part in self { total.add(part.report) }
        return total
    }
}
