import EspalierRelatives
import EspalierViews

extension EventRecorder {
    /// Starts an observer of what a query finds.
    ///
    /// - Parameter before: the path of a view after the step before; nil for one that was not in the tree.
    func observe(_ live: LiveViews, id: String, before: @escaping (UIView) -> String?) -> LiveObservation {
        // Of views that were told since the step before.
        var told: [ObjectIdentifier: String] = [:]
        return live.observe { [self] change in
            let batch = presentBatch()
            func record(_ kind: ScenarioResult.Event.Kind, _ view: UIView) {
                let identity = ObjectIdentifier(view)
                let old = kind == .entered ? nil : before(view) ?? told[identity]
                let new = path(of: view)
                told[identity] = kind == .left ? nil : new
                var event = ScenarioResult.Event(observer: id, kind: kind, path: new ?? old ?? "/")
                if kind == .moved { event.from = old }
                event.batch = batch
                self.record(event)
            }
            for view in change.left { record(.left, view) }
            for view in change.entered { record(.entered, view) }
            for view in change.moved { record(.moved, view) }
        }
    }
}
