import Foundation

/// Whom a control calls, in the order in which they came.
struct ControlHandlers {
    /// One action with the events that it hears of. A class, so that one that is taken out during a call knows it.
    final class Entry {
        let action: UIAction
        /// None when the entry was taken out.
        var events: UIControl.Event
        /// For whom the action was made; nil for one that stands for itself.
        weak var target: AnyObject?
        let hasTarget: Bool

        init(_ action: UIAction, _ events: UIControl.Event, target: AnyObject? = nil) {
            self.action = action
            self.events = events
            self.target = target
            hasTarget = target != nil
        }

        var isGone: Bool { events.isEmpty || (hasTarget && target == nil) }
    }

    private(set) var entries: [Entry] = []

    /// Adds an action that stands for itself. One of the same identifier is replaced for these events; the same action
    /// keeps its place.
    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        if events.isEmpty { return }
        if let entry = entries.first(where: { $0.action === action && !$0.isGone }) {
            for other in entries where other !== entry && isSame(other, action) { other.events.subtract(events) }
            entry.events.formUnion(events)
        } else {
            for other in entries where isSame(other, action) { other.events.subtract(events) }
            entries.append(Entry(action, events))
        }
        sweep()
    }

    /// Adds what is done for a target, which is not held.
    mutating func add(_ action: UIAction, target: AnyObject, for events: UIControl.Event) {
        if events.isEmpty { return }
        sweep()
        entries.append(Entry(action, events, target: target))
    }

    mutating func remove(for events: UIControl.Event, where matches: (Entry) -> Bool) {
        for entry in entries where matches(entry) { entry.events.subtract(events) }
        sweep()
    }

    private func isSame(_ entry: Entry, _ action: UIAction) -> Bool {
        !entry.hasTarget && entry.action.hasSameIdentifier(as: action)
    }

    private mutating func sweep() {
        entries.removeAll(where: \.isGone)
    }
}
