import EspalierSupport
import EspalierViews

extension DraftEdit {
    /// An edit that refers to views by names where the document does so by paths, so that views beside and above them
    /// can go; nil where there is nothing to do. Steps refer to views as they are when the step begins.
    ///
    /// - Complexity: that of running the document.
    init?(namingPathsOf draft: DraftDocument, classes: ScenarioClasses) {
        let paths = draft.pathReferences
        guard !paths.isEmpty, draft.document.nib == nil,
            let simulation = try? Simulation(draft.document, classes: classes, views: .none)
        else { return nil }
        simulation.keepsHistories = true
        self.init(draft)
        var used = draft.usedTexts
        var given: [Int: String] = [:]
        var count = 0
        var next = paths[...]
        for step in 0...draft.document.steps.count {
            guard !next.isEmpty, simulation.performStep(step) == nil else { break }
            // Those of the tree itself are of step 0; those of a step are of the tree before it.
            while let path = next.first, path.step <= step {
                next.removeFirst()
                guard let view = try? simulation.find(path.reference), let node = view.documentNode else { continue }
                if let name = view.name {
                    if simulation.first(named: name) === view { set(path.node, .text(name)) }
                    continue
                }
                var name = given[node]
                while name == nil {
                    count += 1
                    if used.insert("v\(count)").inserted { name = "v\(count)" }
                }
                guard let name else { continue }
                given[node] = name
                self.name(node, name)
                set(path.node, .text(name))
            }
        }
        if given.isEmpty { return nil }
    }
}

extension UIView {
    /// Where in the document the view is written.
    fileprivate var documentNode: Int? { ViewHistory.of(self)?.description.mark.node }
}

extension DraftDocument {
    fileprivate struct PathReference {
        let node: Int
        let reference: ScenarioReference
        /// The step whose tree it is about.
        let step: Int
    }

    /// The texts that are paths of views other than the root, by step.
    fileprivate var pathReferences: [PathReference] {
        var found: [PathReference] = []
        var step = 0
        var stepEnd = 0
        for part in parts {
            if part.role == .step {
                step = stepEnd == 0 ? 0 : step + 1
                stepEnd = tree.end(part.node)
            }
            guard part.role == .other, part.key != "equals", draftKey(part) != "equals",
                let text = tree.text(part.node), text.utf8.first == UInt8(ascii: "/"), text != "/",
                let reference = ScenarioReference(text)
            else { continue }
            found.append(PathReference(node: part.node, reference: reference, step: part.node < stepEnd ? step : 0))
        }
        return found.ordered { ($0.step, $0.node) < ($1.step, $1.node) }
    }

    /// The key of the list or object that holds a part.
    private func draftKey(_ part: DraftPart) -> String? { part.parent < 0 ? nil : parts[part.parent].key }

    /// All texts, so that a new name is none of them.
    fileprivate var usedTexts: Set<String> { Set(parts.compactMap { tree.text($0.node) }) }
}
