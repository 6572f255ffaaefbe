/// What a path does with values of its type without knowing it. One for all paths to a declared property.
@usableFromInline
package final class ValueOperations: Sendable {
    /// Reads the value into storage without a value.
    ///
    /// - Parameters:
    ///   - root: The object at which the path begins.
    ///   - keyPath: The key path from it, where the operations are those of any key path.
    @usableFromInline
    typealias Read = @Sendable (_ root: AnyObject, _ keyPath: AnyKeyPath?, _ storage: UnsafeMutableRawPointer) -> Void
    @usableFromInline typealias Comparison = @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool

    /// From one value to the next.
    let stride: Int
    let alignment: Int
    /// Whether the end of a value means nothing.
    let isTrivial: Bool
    let read: Read
    /// Ends the value in the storage.
    let destroy: @Sendable (UnsafeMutableRawPointer) -> Void
    let areEqual: Comparison
    /// Puts a value in, if it is of the type.
    let store: @Sendable (Any, UnsafeMutableRawPointer) -> Bool

    /// Those of a property that is read without its key path.
    @inlinable
    convenience init<Root: AnyObject, Value>(reading: @escaping @Sendable (Root) -> Value) {
        self.init(of: Value.self) { root, _, storage in
            storage.initializeMemory(as: Value.self, to: reading(unsafeDowncast(root, to: Root.self)))
        }
    }

    /// Those of any key path.
    @inlinable
    convenience init<Root: AnyObject, Value>(along _: KeyPath<Root, Value>.Type) {
        self.init(of: Value.self) { root, keyPath, storage in
            guard let keyPath else { return }
            let path = unsafeDowncast(keyPath, to: KeyPath<Root, Value>.self)
            storage.initializeMemory(as: Value.self, to: unsafeDowncast(root, to: Root.self)[keyPath: path])
        }
    }

    @inlinable
    convenience init<Value>(of _: Value.Type, read: @escaping Read) {
        self.init(
            stride: MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment, isTrivial: _isPOD(Value.self),
            read: read, destroy: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) },
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
        stride: Int, alignment: Int, isTrivial: Bool, read: @escaping Read,
        destroy: @escaping @Sendable (UnsafeMutableRawPointer) -> Void, areEqual: @escaping Comparison,
        store: @escaping @Sendable (Any, UnsafeMutableRawPointer) -> Bool
    ) {
        self.stride = stride
        self.alignment = alignment
        self.isTrivial = isTrivial
        self.read = read
        self.destroy = destroy
        self.areEqual = areEqual
        self.store = store
    }
}
