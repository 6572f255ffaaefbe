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
    /// Which properties of views the texts of the document's classes come from: found out by reading the text of a new
    /// view of each.
    func textKeys(_ classes: ScenarioClasses) -> PropertyKeys {
        let reads = ReadKeys()
        var known: Set<String> = []
        func read(_ tree: ScenarioTree) {
            for description in tree.views where known.insert(description.className).inserted {
                guard let access = classes.entry(description.className)?.text,
                    let view = classes.make(description.className)
                else { continue }
                reads.add(of: view) { _ = access.get(view) }
            }
        }
        read(root)
        for step in steps {
            if case .add(let tree, to: _, at: _) = step.action { read(tree) }
        }
        return reads.keys
    }
}
