import EspalierScenarios
import EspalierViews

extension RecordingCore {
    /// What has happened up to the present step, and the tree against which further steps are written.
    func document() -> (document: ScenarioDocument, tree: DocumentTree) {
        var first = start
        var document = ScenarioDocument(root: first.rootTree(withoutRulesOf: ruledLater))
        document.layout = .manual
        document.traits = traits
        document.steps = startSteps + entries.lazy.flatMap(\.steps).prefix(position)
        return (document, position < steps.count ? tree(before: steps[position].first) : now)
    }

    /// The tree as it was before an entry.
    func tree(before end: Int) -> DocumentTree {
        var tree = start
        for entry in entries[..<end] { _ = tree.steps(of: entry) }
        return tree
    }

    /// The step with which the group begins that the last step before `end` belongs to.
    func groupStart(before end: Int) -> Int {
        if let mark = marks.last(where: { $0 < end }) { return mark }
        var step = end - 1
        while step > 0, steps[step - 1].group == steps[end - 1].group { step -= 1 }
        return step
    }

    /// The step before which the group ends that begins with `start`.
    func groupEnd(after start: Int) -> Int {
        let mark = marks.first { $0 > start } ?? steps.count
        if markText(at: start) != nil { return mark }
        var end = start + 1
        while end < mark, steps[end].group == steps[start].group { end += 1 }
        return end
    }

    func markText(at step: Int) -> String? {
        if case .mark(let text) = entries[steps[step].entry].change { text } else { nil }
    }
}
