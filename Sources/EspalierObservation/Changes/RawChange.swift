/// A change whose values lie in the path's storage: valid while one observer is told.
///
/// Paths and observers are not generic, because a generic class is not specialised for those who use it from another
/// module: each set would pay for that many times over. The types come back where a handler is called, in
/// code that the compiler specialises at the call of `observe`.
@usableFromInline
struct RawChange {
    @usableFromInline let kind: ObservedChangeKind
    /// What `new` and `old` lead to is of the path's type.
    @usableFromInline let new: UnsafeRawPointer?
    @usableFromInline let old: UnsafeRawPointer?
    /// Valid as long as the change.
    @usableFromInline let list: Handle<ListChange>?
    @usableFromInline let isPrior: Bool

    @inline(__always)
    init(_ kind: ObservedChangeKind, new: UnsafeRawPointer?, old: UnsafeRawPointer?, list: ListChange?, isPrior: Bool) {
        self.kind = kind
        self.new = new
        self.old = old
        self.list = list.map { Handle($0) }
        self.isPrior = isPrior
    }
}

extension UnsafePointer<RawChange> {
    /// Calls a handler. Apart where a list changes, so that nothing is held where none does.
    ///
    /// - Precondition: the change is of a path to a `Value`.
    @inlinable
    @inline(__always)
    func tell<Value>(_ handler: (ObservedChange<Value>) -> Void) {
        if pointee.list == nil {
            handler(ObservedChange(pointee, list: nil))
        } else {
            handler(ObservedChange(pointee))
        }
    }
}

extension ObservedChange {
    /// - Precondition: `raw` is of a path to a `Value`.
    @inlinable
    init(_ raw: RawChange) {
        self.init(raw, list: raw.list?.object)
    }

    @inlinable
    init(_ raw: RawChange, list: ListChange?) {
        self.init(
            kind: raw.kind, newValue: raw.new?.assumingMemoryBound(to: Value.self).pointee,
            oldValue: raw.old?.assumingMemoryBound(to: Value.self).pointee, list: list, isPrior: raw.isPrior)
    }
}
