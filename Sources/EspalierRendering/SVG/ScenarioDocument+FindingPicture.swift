import EspalierScenarios
import EspalierText
import EspalierViews
import Foundation

/// The first layout that shows a finding of a document.
package struct FindingPicture: Sendable {
    /// A picture in SVG, cut out around the finding's views, with these outlined.
    package let svg: [UInt8]
    /// In words where it is.
    package let label: String
    /// The whole layout, for a page of the inspector.
    package let recording: ScenarioRecording
}

extension ScenarioDocument {
    /// The first layout that shows a finding.
    ///
    /// - Parameter finding: one of the document's. For one of a sweep the sweep must have kept its evidence.
    /// - Returns: nil where the tree cannot be built, or has no view of the finding before its first step.
    /// - Complexity: that of building the tree and laying it out, and O(views · depth).
    package func picture(
        of finding: LintFinding, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook
    ) -> FindingPicture? {
        let shown = finding.swept?.snapshot ?? snapshot(finding.sizes.first, classes, nibs, fonts)
        guard let shown, let root = shown.entries.first else { return nil }
        let names = Set(finding.objects)
        let frames = shown.entries.indices.filter { index in
            shown.path(of: index) == finding.view || shown.entries[index].name.map(names.contains) ?? false
        }.map { shown.entries[$0].frameInRoot }
        if frames.isEmpty { return nil }
        let size = root.bounds.size
        let label = "\(PlainText.number(Double(size.width))) x \(PlainText.number(Double(size.height)))"
        return FindingPicture(
            svg: shown.excerpt(around: frames, isRight: false), label: label,
            recording: ScenarioRecording(showing: shown, title: title, summary: finding.swept?.firstText ?? label))
    }

    private func snapshot(
        _ size: CGSize?, _ classes: ScenarioClasses, _ nibs: ScenarioNibs, _ fonts: FontBook
    ) -> HierarchySnapshot? {
        guard let simulation = try? Simulation(self, classes: classes, views: .none, nibs: nibs, fonts: fonts),
            simulation.performStep(0) == nil
        else { return nil }
        if let size { simulation.root.setSize(size) }
        guard (try? simulation.root.solveLayout()) != nil else { return nil }
        var numbering = ViewNumbering(classes: classes)
        return HierarchySnapshot(of: simulation.root, numbering: &numbering)
    }
}
