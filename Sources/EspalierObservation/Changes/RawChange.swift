/// A change whose values lie in the path's storage: valid while one observer is told.
///
/// Paths and observers are not generic, because a generic class is not specialised for those who use it from another
/// module: a set that one observer hears of took 25 times as long. The types come back where a handler is called, in
/// code that the compiler specialises at the call of `observe`.
@usableFromInline
struct RawChange {
    @usableFromInline let kind: ObservedChangeKind
    /// What `new` and `old` lead to is of the path's type.
    @usableFromInline let new: UnsafeRawPointer?
    @usableFromInline let old: UnsafeRawPointer?
    /// Valid as long as the change.
    @usableFromInline let list: Unmanaged<ListChange>?
    @usableFromInline let isPrior: Bool

    init(_ kind: ObservedChangeKind, new: UnsafeRawPointer?, old: UnsafeRawPointer?, list: ListChange?, isPrior: Bool) {
        self.kind = kind
        self.new = new
        self.old = old
        self.list = list.map { .passUnretained($0) }
        self.isPrior = isPrior
    }
}

extension ObservedChange {
    /// - Precondition: `raw` is of a path to a `Value`.
    @inlinable
    init(_ raw: RawChange) {
        self.init(
            kind: raw.kind, newValue: raw.new?.assumingMemoryBound(to: Value.self).pointee,
            oldValue: raw.old?.assumingMemoryBound(to: Value.self).pointee, list: raw.list?.takeUnretainedValue(),
            isPrior: raw.isPrior)
    }
}

/// What a path does with values of its type without knowing it.
@usableFromInline
struct ValueOperations {
    /// From one value to the next.
    let stride: Int
    let alignment: Int
    /// Reads the value, from the object at which the path begins, into storage without a value.
    let read: (_ root: AnyObject, _ storage: UnsafeMutableRawPointer) -> Void
    /// Ends the value in the storage.
    let destroy: (UnsafeMutableRawPointer) -> Void
    let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// Puts a value in, if it is of the type.
    let store: (Any, UnsafeMutableRawPointer) -> Bool

    @inlinable
    init<Root: AnyObject, Value>(reading: @escaping (Root) -> Value) {
        self.init(
            stride: MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment,
            read: { root, storage in
                storage.initializeMemory(as: Value.self, to: reading(unsafeDowncast(root, to: Root.self)))
            },
            destroy: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) },
            areEqual: {
                EspalierObservation.areEqual(
                    $0.assumingMemoryBound(to: Value.self).pointee, $1.assumingMemoryBound(to: Value.self).pointee)
            },
            store: { value, storage in
                guard let value = value as? Value else { return false }
                storage.initializeMemory(as: Value.self, to: value)
                return true
            })
    }

    @usableFromInline
    init(
        stride: Int, alignment: Int, read: @escaping (AnyObject, UnsafeMutableRawPointer) -> Void,
        destroy: @escaping (UnsafeMutableRawPointer) -> Void,
        areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool,
        store: @escaping (Any, UnsafeMutableRawPointer) -> Bool
    ) {
        self.stride = stride
        self.alignment = alignment
        self.read = read
        self.destroy = destroy
        self.areEqual = areEqual
        self.store = store
    }
}
