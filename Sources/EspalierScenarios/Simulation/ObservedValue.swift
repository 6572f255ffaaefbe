import EspalierViews

/// What a key-value observer of a scenario observes, as an argument of a key path: which properties the value depends
/// on, the library finds out by reading it.
struct ObservedValue: Hashable {
    let keyPath: ScenarioObservedKeyPath
    let recorder: EventRecorder
}

extension UIView {
    /// The value that an observer of a scenario hears of, with views by their paths at this moment; null where the way
    /// to it, or the value, is not there.
    subscript(observed observed: ObservedValue) -> ScenarioResult.Value {
        let recorder = observed.recorder
        var view = self
        for link in observed.keyPath.links {
            guard let next = view.linked(link) else { return .init(.null) }
            view = next
        }
        switch observed.keyPath.end {
        case .property(let keyPath):
            let value = view.value(keyPath, properties: recorder.properties, classes: recorder.classes)
            return .init(value.map { .setting($0) } ?? .null)
        case .link(let link):
            return .init(view.linked(link).flatMap(recorder.path).map { .view($0) } ?? .null)
        case .subviews:
            let count = view.subviews.count
            return recorder.path(of: view).map { recorder.subviews(0..<count, of: $0) } ?? .init(.null)
        }
    }

    private func linked(_ link: ScenarioObservedKeyPath.Link) -> UIView? {
        switch link {
        case .superview: superview
        case .window: window
        }
    }
}
