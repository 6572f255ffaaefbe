import EspalierViews
import Foundation

extension EventRecorder {
    /// Starts a key-value observer.
    func observe(
        _ view: UIView, _ keyPath: ScenarioObservedKeyPath, options: ObservingOptions, id: String
    ) -> KeyValueObservation {
        let hearer = ValueHearer(id: id, keyPath: keyPath, options: options, view: view, recorder: self)
        if keyPath.links.isEmpty, keyPath.end == .subviews {
            return view.observe(\.subviews, options: hearer.observingOptions) { hearer.hear($0, list: $1) }
        }
        let observed = ObservedValue(keyPath: keyPath, recorder: self)
        return view.observe(\.[observed: observed], options: hearer.observingOptions) { hearer.hear($0, $1) }
    }
}

/// Writes down what one key-value observer hears.
private final class ValueHearer {
    private let id: String
    private let keyPath: String
    private let options: ObservingOptions
    private let recorder: EventRecorder
    /// Whether a change may move the view, or take it out of the tree.
    private let followsPlace: Bool
    /// The last path of the view that is known.
    private var path: String
    /// The paths of the view before the changes that are under way, the innermost last.
    private var pathsBefore: [String] = []

    init(
        id: String, keyPath: ScenarioObservedKeyPath, options: ObservingOptions, view: UIView,
        recorder: EventRecorder
    ) {
        self.id = id
        self.keyPath = keyPath.description
        self.options = options
        self.recorder = recorder
        if case .property = keyPath.end { followsPlace = !keyPath.links.isEmpty } else { followsPlace = true }
        path = recorder.path(of: view) ?? "/"
    }

    /// What is asked of the library: where a change may move the view, its path before is needed.
    var observingOptions: ObservingOptions { followsPlace ? options.union(.prior) : options }

    func hear(_ view: UIView, _ change: ObservedChange<ScenarioResult.Value>) {
        hear(view, change, old: change.oldValue, new: change.newValue)
    }

    func hear(_ view: UIView, list change: ObservedChange<[UIView]>) {
        let now = recorder.path(of: view) ?? path
        var before = now
        if change.isPrior {
            pathsBefore.append(now)
        } else if change.indexes != nil {
            before = pathsBefore.popLast() ?? now
        }
        // Without indexes it is the whole list.
        let old = change.oldValue.map {
            recorder.subviews(change.indexes.map(Array.init) ?? Array($0.indices), of: before)
        }
        let new = change.newValue.map {
            recorder.subviews(change.indexes.map(Array.init) ?? Array($0.indices), of: now)
        }
        hear(view, change, old: old, new: new)
    }

    private func hear<Value>(
        _ view: UIView, _ change: ObservedChange<Value>, old: ScenarioResult.Value?, new: ScenarioResult.Value?
    ) {
        path = recorder.path(of: view) ?? path
        if change.isPrior, !options.contains(.prior) { return }
        let kind: ScenarioResult.Event.Kind =
            switch change.kind {
            case .setting: .setting
            case .insertion: .insertion
            case .removal: .removal
            case .replacement: .replacement
            }
        var event = ScenarioResult.Event(observer: id, kind: kind, path: path)
        event.keyPath = keyPath
        event.isPrior = change.isPrior
        event.indexes = change.indexes.map(Array.init)
        event.old = old
        event.new = new
        recorder.record(event)
    }
}
