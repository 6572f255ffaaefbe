extension ScenarioDocument {
    /// Whether a view or a step of the document makes a constraint.
    ///
    /// - Complexity: O(number of views and steps).
    var usesConstraints: Bool {
        func has(_ tree: ScenarioTree) -> Bool {
            // By index, as a view of a document is much to copy.
            tree.views.indices.contains { index in
                !tree.views[index].constraints.isEmpty
                    || !tree.views[index].settings.entries.isEmpty
                        && tree.views[index].templates.contains { has($0.tree) }
            }
        }
        return has(root)
            || steps.contains { step in
                switch step.action {
                case .constrain: true
                case .add(let tree, to: _, at: _): has(tree)
                default: false
                }
            }
    }
}
