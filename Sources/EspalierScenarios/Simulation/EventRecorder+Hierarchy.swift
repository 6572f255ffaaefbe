import EspalierViews

extension EventRecorder {
    /// Starts a hierarchy observer.
    ///
    /// - Parameter keys: which properties a field comes from that only some of the scenario's classes have.
    func observeHierarchy(
        _ view: UIView, _ options: ScenarioHierarchyOptions, id: String,
        keys: (ScenarioField) -> PropertyKeys
    ) -> HierarchyObservation {
        var wanted = HierarchyObservingOptions(
            children: options.children, subtree: options.subtree, oldValues: options.old, paths: true)
        wanted.properties = options.keyPaths.map { property($0, of: view, keys) }
        return view.observeHierarchy(wanted) { [self] records in
            let batch = presentBatch()
            for record in records {
                if let event = event(record, id: id, batch: batch, tellsOld: options.old) { self.record(event) }
            }
        }
    }

    /// A key path of a document, for each view itself.
    private func property(
        _ keyPath: ScenarioKeyPath, of view: UIView, _ keys: (ScenarioField) -> PropertyKeys
    ) -> HierarchyProperty {
        if case .stored(let name) = keyPath.property { properties.declare(name) }
        let read: (UIView) -> Any? = { [classes, properties] view in
            view.value(keyPath, properties: properties, classes: classes)
        }
        if let field = keyPath.field, field.isOfSome {
            return HierarchyProperty(label: keyPath.description, keys: keys(field), read: read)
        }
        let reads = ReadKeys()
        reads.add(of: view) { _ = read(view) }
        return HierarchyProperty(label: keyPath.description, keys: reads.keys, read: read)
    }

    private func event(
        _ record: HierarchyRecord, id: String, batch: Int, tellsOld: Bool
    ) -> ScenarioResult.Event? {
        let kind: ScenarioResult.Event.Kind
        switch record.kind {
        case .inserted: kind = .inserted
        case .removed: kind = .removed
        case .moved: kind = .moved
        case .reordered: kind = .reordered
        case .property: kind = .property
        // Not asked for: documents have no such events.
        case .constraintActivated, .constraintDeactivated: return nil
        }
        var event = ScenarioResult.Event(observer: id, kind: kind, path: record.path ?? "/")
        event.batch = batch
        if kind == .property {
            event.keyPath = record.label
            event.new = value(record.newValue)
            if tellsOld { event.old = value(record.oldValue) }
            return event
        }
        event.parent = record.parentPath
        event.index = record.index
        if kind == .moved { event.from = record.oldPath }
        if kind == .reordered { event.fromIndex = record.oldIndex }
        return event
    }

    private func value(_ value: Any?) -> ScenarioResult.Value {
        (value as? ScenarioSetting.Value).map { .init(.setting($0)) } ?? .init(.null)
    }
}
