import EspalierViews

/// The properties of views that computations read, and whether they read any others.
final class ReadKeys: ReadTracker {
    /// Those of the views that were given.
    private(set) var keys = PropertyKeys()
    /// Whether nothing was read that tells of its changes.
    private(set) var isEmpty = true
    let passesReadsOn = false
    private var view: UIView?

    /// Adds what `body` reads; of other objects than `view`, only that it does.
    func add(of view: UIView, _ body: () -> Void) {
        self.view = view
        ThreadState.current.tracking(self, body)
        self.view = nil
    }

    func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        isEmpty = false
        if source === view { keys.insert(key) }
    }
}

extension ScenarioDocument {
    /// Which properties of views a field of the document's classes comes from: found out by reading it of a new view of
    /// each.
    func keys(of field: ScenarioField, _ classes: ScenarioClasses) -> PropertyKeys {
        let reads = ReadKeys()
        var known: Set<String> = []
        func read(_ tree: ScenarioTree) {
            for description in tree.allViews where known.insert(description.className).inserted {
                guard let view = classes.make(description.className), let owner = classes.owner(of: field, view)
                else { continue }
                reads.add(of: view) { _ = owner.get(view) }
            }
        }
        read(root)
        for step in steps {
            if case .add(let tree, to: _, at: _) = step.action { read(tree) }
        }
        return reads.keys
    }
}
