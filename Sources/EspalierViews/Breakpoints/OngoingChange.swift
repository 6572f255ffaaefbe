import EspalierObservation
import Synchronization

/// Something that is under way, and that a change may come from: what breakpoints tell.
package struct OngoingChange {
    package enum Kind {
        /// Code that makes several changes one.
        case calls(StaticString, UInt)
        case layout(UIView)
        case move(UIView, from: UIView?, to: UIView?)
        /// Another order of the subviews.
        case order(UIView)
        case property(UIView, PropertySet)
        case constraint(NSLayoutConstraint)
        /// An observer is being told at the end of an outermost change, with where it was registered.
        case telling(String)
    }

    let kind: Kind
    /// How many notifications of key-value observers it is inside of.
    let deliveries: Int

    /// What is under way, as a line for people.
    var text: String {
        switch kind {
        case .calls(let file, let line): "performChanges at \(file):\(line)"
        case .layout(let view): "a layout pass of \(view.brief)"
        case .move(let view, _, nil): "\(view.brief) leaves its superview"
        case .move(let view, nil, let target?): "\(view.brief) comes into \(target.brief)"
        case .move(let view, let old?, let target?): "\(view.brief) goes from \(old.brief) to \(target.brief)"
        case .order(let view): "another order of the subviews of \(view.brief)"
        case .property(let view, let set): "a set of \(view.propertyNames(set)) of \(view.brief)"
        case .constraint(let constraint):
            "\(constraint.text) becomes \(constraint.isActive ? "inactive" : "active")"
        case .telling(let observer): observer
        }
    }

    /// What is under way on this thread, the outermost first.
    static func texts() -> [String] {
        let deliveries = ThreadState.current.deliveryPlaces().map { observer in
            observer.map { "the observer of \($0.path) registered at \($0.place)" } ?? "an observer that has ended"
        }
        var texts: [String] = []
        var next = 0
        for change in HierarchyBatch.current.ongoing {
            let inside = min(max(change.deliveries, next), deliveries.count)
            texts += deliveries[next..<inside]
            next = inside
            texts.append(change.text)
        }
        return texts + deliveries[next...]
    }
}

extension UIView {
    /// What breakpoints are told of a change of this view; nil where there are none.
    final func cause(_ kind: @autoclosure () -> OngoingChange.Kind) -> OngoingChange.Kind? {
        if ThreadState.breakpointCount.load(ordering: .relaxed) == 0 { return nil }
        return hierarchyScope()?.hasBreakpoints ?? false ? kind() : nil
    }

    /// What breakpoints are told of a move of this view.
    final func moveCause(from old: UIView?, to target: UIView?) -> OngoingChange.Kind? {
        old?.cause(.move(self, from: old, to: target)) ?? target?.cause(.move(self, from: old, to: target))
    }

    /// The names of properties, as text key paths have them.
    fileprivate func propertyNames(_ set: PropertySet) -> String {
        let names = Self.viewKeys.compactMap { key in
            key.property.flatMap { PropertySet($0).declared & set.declared == 0 ? nil : key.name }
        }
        return names.isEmpty ? "a property" : names.joined(separator: ", ")
    }
}
