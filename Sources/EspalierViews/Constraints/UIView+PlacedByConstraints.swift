extension UIView {
    /// Whether constraints have placed the view in the last pass, and not its frame, its mask or its rules (AUTOLAYOUT
    /// 1.1, 1.2, 4.1). Of a topmost view, whether they find its size (AUTOLAYOUT 1.6).
    package final var isPlacedByConstraints: Bool {
        guard let record = constraintRecord, let engine = record.engine else { return false }
        let node = engine.existingNode(of: record)
        return node >= 0 && !engine.nodes[node].marks.isDisjoint(with: .solved)
    }
}
