import EspalierObservation

/// A change of properties of one view, around its write.
///
///     let setting = HierarchySetting(view, properties)   // nil where no observer wants them
///     …                                                  // the write, marks, internal consumers
///     setting?.commit()
///
/// In between no user code runs but internal consumers. Getters that subclasses override are called.
struct HierarchySetting {
    private let view: UIView
    /// In the order of the records to come.
    private let values: [(observer: HierarchyObserver, property: Int, old: Any?)]

    /// Keeps the old values.
    init?(_ view: UIView, _ properties: PropertySet) {
        guard let scope = view.hierarchyScope(), scope.mayWant(properties) else { return nil }
        var values: [(observer: HierarchyObserver, property: Int, old: Any?)] = []
        scope.forEach { observer in
            guard observer.isLive else { return }
            for (index, property) in observer.properties.enumerated() where property.keys.meet(properties) {
                values.append((observer, index, untracked { property.read(view) }))
            }
        }
        if values.isEmpty { return nil }
        self.view = view
        self.values = values
    }

    /// Records the properties whose values differ.
    func commit() {
        var path: String?
        for (observer, index, old) in values {
            let property = observer.properties[index]
            let new = untracked { property.read(view) }
            if property.areSame(old, new) || !observer.isLive { continue }
            var record = HierarchyRecord(.property, view)
            record.keyPath = property.keyPath
            record.label = property.label
            record.newValue = new
            if observer.oldValues { record.oldValue = old }
            if observer.paths {
                path = path ?? view.path
                record.path = path
            }
            observer.record(record)
        }
    }
}
