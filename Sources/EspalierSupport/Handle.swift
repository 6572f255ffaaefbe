/// An object by its address: no reference is counted where one is copied, and none where the object is used by `with`.
///
/// What links views, records, registries and the tables of solvers. Nothing tells a handle that its object has gone, so
/// that each place that keeps one says who clears it: the object's own `deinit`, which takes its links away before
/// anybody can follow them, or the owner of both. A walk over a tree takes 18 ns a view so, and 230 with
/// `unowned(unsafe)`.
///
/// This is the one place that knows how the standard library does it (`Unmanaged`), but for two protocols' requirements
/// that users see.
@usableFromInline
package struct Handle<Object: AnyObject>: BitwiseCopyable, Hashable {
    @usableFromInline let unmanaged: Unmanaged<Object>

    @inlinable
    @inline(__always)
    package init(_ object: Object) { unmanaged = .passUnretained(object) }

    @inlinable
    @inline(__always)
    package init(_ unmanaged: Unmanaged<Object>) { self.unmanaged = unmanaged }

    /// - Precondition: an `Object` lives there.
    @inlinable
    @inline(__always)
    package init(at address: UnsafeMutableRawPointer) { unmanaged = .fromOpaque(address) }

    /// With a reference counted, which belongs to the caller until it calls `release()`.
    @inlinable
    @inline(__always)
    package static func retaining(_ object: Object) -> Handle { Handle(.passRetained(object)) }

    /// The object, counted as long as the caller has it.
    @inlinable
    @inline(__always)
    package var object: Object { unmanaged.takeUnretainedValue() }

    @inlinable
    @inline(__always)
    package var address: UnsafeMutableRawPointer { unmanaged.toOpaque() }

    /// Calls `body` with the object, without counting a reference.
    ///
    /// - Precondition: the object lives until `body` returns.
    @inlinable
    @inline(__always)
    package func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        try unmanaged._withUnsafeGuaranteedRef { try body($0) }
    }

    /// Counts a reference, which belongs to the caller until it calls `release()`.
    @inlinable
    @inline(__always)
    @discardableResult
    package func retain() -> Handle { Handle(unmanaged.retain()) }

    /// Gives up a reference that belongs to the caller. The object may go with it.
    @inlinable
    @inline(__always)
    package func release() { unmanaged.release() }

    /// Hands a reference that belongs to the handle over to the caller.
    @inlinable
    @inline(__always)
    package func take() -> Object { unmanaged.takeRetainedValue() }

    @inlinable
    @inline(__always)
    package static func == (first: Handle, second: Handle) -> Bool { first.address == second.address }

    @inlinable
    @inline(__always)
    package func hash(into hasher: inout Hasher) { hasher.combine(address) }
}
