import EspalierViews

/// Counts the objects that live, and how many did at most.
final class LifetimeTracker {
    private(set) var living = 0
    private(set) var mostLiving = 0

    func track(_ id: Int = 0) -> Tracked {
        Tracked(id, tracker: self)
    }

    fileprivate func didBegin() {
        living += 1
        mostLiving = max(mostLiving, living)
    }

    fileprivate func didEnd() {
        living -= 1
    }
}

/// An object that its tracker counts. What it does at its end can be chosen.
final class Tracked {
    let id: Int
    /// What this object keeps alive.
    var payload: AnyObject?
    /// Called in deinit, before the tracker hears of it.
    var atEnd: (() -> Void)?
    private let tracker: LifetimeTracker

    fileprivate init(_ id: Int, tracker: LifetimeTracker) {
        self.id = id
        self.tracker = tracker
        tracker.didBegin()
    }

    deinit {
        atEnd?()
        tracker.didEnd()
    }
}

/// A key without a hook at its end.
class PlainKey {
    let id: Int
    /// Called in deinit.
    var atEnd: ((PlainKey) -> Void)?

    init(_ id: Int = 0) {
        self.id = id
    }

    deinit {
        atEnd?(self)
    }
}

/// A key that keeps what it is given until its own end, as a view does.
final class TiedKey: PlainKey, LifetimeBound {
    private var objects: [(owner: ObjectIdentifier, object: AnyObject)] = []

    var boundCount: Int { objects.count }

    func bind(_ object: AnyObject, for owner: ObjectIdentifier) {
        unbind(owner)
        objects.append((owner, object))
    }

    func unbind(_ owner: ObjectIdentifier) {
        objects.removeAll { $0.owner == owner }
    }
}
