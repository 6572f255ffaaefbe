import EspalierScenarios
import EspalierText
import EspalierViews
import Foundation

extension ScenarioDocument {
    /// A picture in SVG of the first layout that shows a finding, cut out around its views, with these outlined.
    ///
    /// - Parameter finding: one of the document's. For one of a sweep the sweep must have kept its evidence.
    /// - Returns: the picture and, in words, where it is; nil where the tree cannot be built, or has no view of the finding
    ///   before its first step.
    /// - Complexity: that of building the tree and laying it out, and O(views · depth).
    package func picture(
        of finding: LintFinding, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook
    ) -> (svg: [UInt8], label: String)? {
        let shown = finding.swept?.snapshot ?? snapshot(finding.sizes.first, classes, nibs, fonts)
        guard let shown, let root = shown.entries.first else { return nil }
        let names = Set(finding.objects)
        let frames = shown.entries.indices.filter { index in
            shown.path(of: index) == finding.view || shown.entries[index].name.map(names.contains) ?? false
        }.map { shown.entries[$0].frameInRoot }
        if frames.isEmpty { return nil }
        let size = root.bounds.size
        return (
            shown.excerpt(around: frames, isRight: false),
            "\(PlainText.number(Double(size.width))) x \(PlainText.number(Double(size.height)))"
        )
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
