import Foundation

/// One change, as an observer is told of it.
public struct ObservedChange<Value> {
    /// What kind of change it is.
    public let kind: ObservedChangeKind
    /// The value after the change; nil if `new` was not asked for, and before the change. Of a list that changed in
    /// places: what was put in, or stands at `indexes` now.
    public let newValue: Value?
    /// The value before the change; nil if `old` was not asked for, and at an initial notification. Of a list that
    /// changed in places: what was taken out, or stood at `indexes` before.
    public let oldValue: Value?
    /// Where a list changed, for the kinds other than `setting`: of a removal, the places before it; else those
    /// after it.
    public var indexes: IndexSet? { list?.indexes }
    /// Whether the change is still to come.
    public let isPrior: Bool
    /// Not the indexes themselves: a type of Foundation's has no size that the compiler knows, which each notification
    /// would pay for.
    @usableFromInline let list: ListChange?

    @inlinable
    init(kind: ObservedChangeKind, newValue: Value?, oldValue: Value?, list: ListChange?, isPrior: Bool) {
        self.kind = kind
        self.newValue = newValue
        self.oldValue = oldValue
        self.list = list
        self.isPrior = isPrior
    }
}

/// How a list changed in places.
@usableFromInline
package final class ListChange {
    let kind: ObservedChangeKind
    let indexes: IndexSet
    /// What was taken out, or replaced; nil for an insertion.
    let old: Any?
    /// What was put in; nil for a removal.
    let new: Any?

    package init(_ kind: ObservedChangeKind, indexes: IndexSet, old: Any?, new: Any?) {
        self.kind = kind
        self.indexes = indexes
        self.old = old
        self.new = new
    }
}
