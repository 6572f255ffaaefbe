import Foundation

// Setters, and key-value observers: who is told, in which order, of which values.
extension ModelForest {
    /// Observers that are being told of one change.
    struct Telling {
        var observers: [(observer: ValueObserver, old: Int)] = []
    }

    /// A value as a number; those of geometry are compared as such, not as what is told.
    func number(_ watched: Watched, of view: Int) -> Int {
        switch watched {
        case .tag: views[view].tag
        case .name: views[view].name
        case .isHidden: views[view].isHidden ? 1 : 0
        case .superview: views[view].parent
        case .window: window(of: view)
        default: 0
        }
    }

    /// Tells the prior observers of some properties, in the order of registration, view after view.
    func tellBefore(_ places: [(view: Int, properties: [Watched])]) -> Telling {
        var telling = Telling()
        if observers.isEmpty { return telling }
        var seen: [Int] = []
        for (view, _) in places where !seen.contains(view) {
            seen.append(view)
            for observer in observers where observer.view == view {
                guard places.contains(where: { $0.view == view && $0.properties.contains(observer.watched) }) else {
                    continue
                }
                telling.observers.append((observer, number(observer.watched, of: view)))
            }
        }
        for (observer, old) in telling.observers where observer.prior { tell(observer, true, old, 0) }
        return telling
    }

    func tellAfter(_ telling: Telling, changed: [Watched]? = nil) {
        for (observer, old) in telling.observers {
            let new = number(observer.watched, of: observer.view)
            let isPlace = [.subviews, .superview, .window].contains(observer.watched)
            if observer.distinct, !isPlace, !(changed?.contains(observer.watched) ?? true) { continue }
            tell(observer, false, old, new)
        }
    }

    private func tell(_ observer: ValueObserver, _ isPrior: Bool, _ old: Int, _ new: Int) {
        guard observers.contains(where: { $0.slot == observer.slot }) else { return }
        events.append(
            ModelEvent(
                kind: .value, who: observer.slot, what: observer.watched.rawValue, view: observer.view,
                place: isPrior ? 1 : 0, old: old, new: isPrior ? 0 : new))
        react(observer.view, .toldValue)
    }

    /// Sets a plain property.
    func change(_ view: Int, _ watched: Watched, _ write: (inout View) -> Void) {
        var copy = views[view]
        write(&copy)
        let isBatch = !scope(of: view).isEmpty
        if isBatch { batchDepth += 1 }
        let told = tellBefore([(view, [watched])])
        let old = number(watched, of: view)
        write(&views[view])
        let new = number(watched, of: view)
        if old != new { recordProperty(watched, of: view, old, new) }
        tellAfter(told, changed: old == new ? [] : [watched])
        if isBatch { endBatch() }
    }

    func recordProperty(_ watched: Watched, of view: Int, _ old: Int, _ new: Int) {
        guard let index = RecordNumber.watched.firstIndex(of: watched) else { return }
        for slot in scope(of: view) {
            enqueue(
                ModelEvent(
                    kind: .hierarchy, who: slot, what: RecordNumber.property + index, view: view, old: old, new: new))
        }
    }
}
