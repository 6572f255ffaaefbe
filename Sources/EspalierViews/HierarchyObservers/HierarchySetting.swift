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
    /// For recorders, which keep old values themselves.
    private let properties: PropertySet
    private let recorders: [any ChangeRecorder]

    /// Keeps the old values.
    init?(_ view: UIView, _ properties: PropertySet) {
        guard let scope = view.hierarchyScope(), scope.mayWant(properties) else { return nil }
        var values: [(observer: HierarchyObserver, property: Int, old: Any?)] = []
        var recorders: [any ChangeRecorder] = []
        scope.forEach { observer in
            guard observer.isLive else { return }
            if let recorder = observer.recorder { return recorders.append(recorder) }
            for (index, property) in observer.properties.enumerated() where property.keys.meet(properties) {
                values.append((observer, index, untracked { property.read(view) }))
            }
        }
        if values.isEmpty && recorders.isEmpty { return nil }
        self.view = view
        self.values = values
        self.properties = properties
        self.recorders = recorders
        if recorders.isEmpty { return }
        let batch = HierarchyBatch.current
        untracked {
            for recorder in recorders {
                batch.tellEnd(recorder)
                recorder.willChange(view, properties)
            }
        }
    }

    /// Records the properties whose values differ.
    func commit() {
        if !recorders.isEmpty { untracked { for recorder in recorders { recorder.didChange(view, properties) } } }
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
