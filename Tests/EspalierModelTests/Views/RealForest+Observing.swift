import EspalierRelatives
import EspalierViews
import Foundation

extension RealForest {
    func observe(_ operation: ViewOperation) {
        switch operation {
        case .observe(let slot, let view, let watched, let prior, let distinct, let byBlock):
            endObserving(slot)
            var options: ObservingOptions = [.old, .new]
            if prior { options.insert(.prior) }
            if distinct { options.insert(.distinct) }
            let watch = ValueWatch(slot: slot, view: view, watched: watched, options: options, byBlock: byBlock)
            begin(watch)
        case .endObserving(let slot): endObserving(slot)
        case .watch(let slot, let view, let subtree): watch(slot, view, subtree)
        case .endWatching(let slot): watchers.removeValue(forKey: slot)?.invalidate()
        case .index(let slot, let view, let key):
            indexes[slot] = (GroupIndex(of: views[view]) { Self.value(key, of: $0) }, key)
        case .endIndex(let slot): indexes.removeValue(forKey: slot)?.index.release()
        default: break
        }
    }

    /// The key of a view, nil for none.
    static func value(_ key: IndexKey, of view: UIView) -> Int? {
        switch key {
        case .tag: view.tag
        case .name: view.name.map { $0.count * 10 + Int($0.utf8.last ?? 0) }
        case .isHidden: view.isHidden ? 1 : nil
        case .parentTag: view.superview.map(\.tag)
        case .stored: view[stored: RealView.stored] > 0 ? view[stored: RealView.stored] : nil
        }
    }

    private struct ValueWatch {
        let slot: Int
        let view: Int
        let watched: Watched
        let options: ObservingOptions
        let byBlock: Bool
    }

    private func endObserving(_ slot: Int) {
        if let token = tokens.removeValue(forKey: slot), slot % 2 == 0 { token.invalidate() }
        if let holder = holders.removeValue(forKey: slot) { BlockObserver.of(holder).removeAll() }
    }

    private func begin(_ watch: ValueWatch) {
        switch watch.watched {
        case .tag: begin(watch, \.tag) { $0 }
        case .name: begin(watch, \.name) { $0.flatMap { Int($0.dropFirst()) } ?? 0 }
        case .isHidden: begin(watch, \.isHidden) { $0 ? 1 : 0 }
        case .frame: begin(watch, \.frame) { _ in 0 }
        case .bounds: begin(watch, \.bounds) { _ in 0 }
        case .center: begin(watch, \.center) { _ in 0 }
        case .subviews: begin(watch, \.subviews) { _ in 0 }
        case .superview: begin(watch, \.superview) { Self.number(of: $0) }
        case .window: begin(watch, \.window) { Self.number(of: $0) }
        }
    }

    private func begin<Value>(
        _ watch: ValueWatch, _ keyPath: KeyPath<UIView, Value>, _ number: @escaping (Value) -> Int
    ) {
        let view = views[watch.view]
        func heard(_ change: ObservedChange<Value>, _ forest: RealForest) {
            forest.events.append(
                ModelEvent(
                    kind: .value, who: watch.slot, what: watch.watched.rawValue, view: watch.view,
                    place: change.isPrior ? 1 : 0, old: change.oldValue.map(number) ?? 0,
                    new: change.newValue.map(number) ?? 0))
            forest.react(watch.view, .toldValue)
        }
        if watch.byBlock {
            let holder = BlockHolder()
            holders[watch.slot] = holder
            BlockObserver.of(holder).add(view, keyPath: keyPath, options: watch.options) {
                [unowned self] _, _, change in
                heard(change, self)
            }
        } else {
            tokens[watch.slot] = view.observe(keyPath, options: watch.options) { [unowned self] _, change in
                heard(change, self)
            }
        }
    }

    private func watch(_ slot: Int, _ view: Int, _ subtree: Bool) {
        watchers.removeValue(forKey: slot)?.invalidate()
        let options = HierarchyObservingOptions(
            subtree: subtree, keyPaths: [\.tag, \.name, \.frame, \.isHidden], oldValues: true)
        watchers[slot] = views[view].observeHierarchy(options) { [unowned self] records in
            events += records.map { Self.event($0, slot) }
            react(view, .toldHierarchy)
        }
    }

    private static func event(_ record: HierarchyRecord, _ slot: Int) -> ModelEvent {
        let parent = number(of: record.parent), index = record.index ?? -1
        var event = ModelEvent(kind: .hierarchy, who: slot, what: 0, view: number(of: record.view))
        if record.kind != .property { event.place = ModelEvent.place(parent, index) }
        if record.oldParent != nil {
            event.oldPlace = ModelEvent.place(number(of: record.oldParent), record.oldIndex ?? -1)
        }
        let what =
            switch record.kind {
            case .inserted: RecordNumber.inserted
            case .removed: RecordNumber.removed
            case .moved: RecordNumber.moved
            case .reordered: RecordNumber.reordered
            case .property: RecordNumber.property + property(record)
            case .constraintActivated, .constraintDeactivated:
                preconditionFailure("constraints were not asked for")
            }
        let (old, new) = (value(record.oldValue), value(record.newValue))
        return ModelEvent(
            kind: .hierarchy, who: slot, what: what, view: event.view, place: event.place, oldPlace: event.oldPlace,
            old: old, new: new)
    }

    private static func property(_ record: HierarchyRecord) -> Int {
        switch record.keyPath {
        case \UIView.tag: 0
        case \UIView.name: 1
        case \UIView.frame: 2
        default: 3
        }
    }

    private static func value(_ value: Any?) -> Int {
        if let number = value as? Int { return number }
        if let text = value as? String { return Int(text.dropFirst()) ?? 0 }
        if let isOn = value as? Bool { return isOn ? 1 : 0 }
        return 0
    }
}
