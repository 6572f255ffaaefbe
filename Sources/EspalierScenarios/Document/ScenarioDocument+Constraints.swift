extension ScenarioDocument {
    /// Whether a view or a step of the document makes a constraint.
    ///
    /// - Complexity: O(number of views and steps).
    var usesConstraints: Bool {
        func has(_ tree: ScenarioTree) -> Bool { tree.allViews.contains { !$0.constraints.isEmpty } }
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
