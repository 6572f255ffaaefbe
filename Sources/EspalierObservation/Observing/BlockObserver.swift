/// The observers that an object has on others: each a block, which gets the observing object, the target and the
/// change.
///
///     BlockObserver.of(label1).add(label2, keyPath: \.text, options: .new) { label, target, change in
///         label.text = target.text
///     }
///
/// Neither object is held, and nothing needs to be ended: an observation ends when either of the two does, or by
/// `remove`. `of(x)` always means the same observers of `x`; dropping what it returns ends nothing.
///
/// For an observing object that does not take part in observing itself (not ``KeyValueObservable``), which has no hook
/// at its end, its blocks are not called any more from its end on, and are released at the latest by further changes or
/// observations of their targets, or by ``ObserverRegistry/purge()``.
public final class BlockObserver<Object: AnyObject> {
    @usableFromInline let records: BlockRecords

    fileprivate init(_ records: BlockRecords) {
        self.records = records
    }

    /// The observers of `object`.
    /// - Complexity: O(1).
    @inlinable
    public static func of(_ object: Object) -> BlockObserver<Object> where Object: KeyValueObservable {
        object.unretainedObserverRegistry._withUnsafeGuaranteedRef { of(object, registry: $0) }
    }

    /// The observers of `object`, which may be of any class.
    /// - Complexity: O(1).
    public static func of(_ object: Object) -> BlockObserver<Object> {
        if let known = ForeignObservers.lastObserver(of: object), type(of: known) == BlockObserver<Object>.self {
            return unsafeDowncast(known, to: BlockObserver<Object>.self)
        }
        if let observable = object as? any KeyValueObservable {
            return of(object, registry: observable.observerRegistry)
        }
        let made = BlockObserver(ForeignObservers.records(of: object))
        ForeignObservers.keep(made, made.records)
        return made
    }

    @inlinable
    static func of(_ object: Object, registry: ObserverRegistry) -> BlockObserver<Object> {
        if let made = registry.blockObserver, type(of: made) == BlockObserver<Object>.self {
            return unsafeDowncast(made, to: BlockObserver<Object>.self)
        }
        return made(for: object, registry: registry)
    }

    @usableFromInline
    static func made(for object: Object, registry: ObserverRegistry) -> BlockObserver<Object> {
        let records = registry.blocks ?? BlockRecords(of: object, isForeign: false)
        let made = BlockObserver(records)
        registry.blocks = records
        registry.blockObserver = made
        return made
    }

    /// Observes a value that a key path from `target` leads to.
    ///
    /// - Parameters:
    ///   - target: The observed object. Not held.
    ///   - keyPath: From the target to the value, as for `observe(_:options:changeHandler:)`.
    ///   - options: What the block is told, and when; none: that something changed.
    ///   - file: Where it is asked for, for messages.
    ///   - line: Where it is asked for, for messages.
    ///   - block: Gets the observing object, the target and the change.
    /// - Complexity: O(1) and the reading of the path.
    @_disfavoredOverload
    @inlinable
    public func add<Target: KeyValueObservable, Value>(
        _ target: Target, keyPath: KeyPath<Target, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        add(target, at: keyPath, options: options, file: file, line: line, block: block)
    }

    @inlinable
    package func add<Target: KeyValueObservable, Value>(
        _ target: Target, at keyPath: KeyPath<Target, Value>, options: ObservingOptions, file: StaticString,
        line: UInt, block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        add(target, at: keyPath, from: target, options: options, file: file, line: line, block: block)
    }

    /// Observes what a key path from `root` leads to; `root` is `target`, known as another class.
    @inlinable
    package func add<Target: AnyObject, Root: KeyValueObservable, Value>(
        _ target: Target, at keyPath: KeyPath<Root, Value>, from root: Root, options: ObservingOptions,
        file: StaticString, line: UInt, block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        guard records.hasObject else { return }
        let observation = records.observation(options, file, line) { object, target, change in
            // The path begins at the target, and its values are of the key path's type.
            change.tell { block(unsafeDowncast(object, to: Object.self), unsafeDowncast(target, to: Target.self), $0) }
        }
        root.unretainedObserverRegistry._withUnsafeGuaranteedRef {
            $0.add(observation, at: keyPath, of: root)
        }
    }

    /// Observes each of several objects, those that are in the list now.
    @_disfavoredOverload
    @inlinable
    public func add<Target: KeyValueObservable, Value>(
        _ targets: [Target], keyPath: KeyPath<Target, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        for target in targets {
            add(target, at: keyPath, options: options, file: file, line: line, block: block)
        }
    }

    /// Observes a value that a key path written as text leads to.
    ///
    /// - Throws: ``KeyPathError`` for a key that is not known.
    public func add<Target: KeyValueObservable>(
        _ target: Target, keyPath: String, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Any>) -> Void
    ) throws(KeyPathError) {
        let text = try TextKeyPath(keyPath, from: target)
        guard records.hasObject else { return }
        let observation = records.observation(options, file, line) { object, target, change in
            block(
                unsafeDowncast(object, to: Object.self), unsafeDowncast(target, to: Target.self),
                ObservedChange<Any?>(change.pointee).flattened)
        }
        target.observerRegistry.add(observation, at: text, of: target)
    }

    /// Observes each of several objects by a text.
    ///
    /// - Throws: ``KeyPathError`` for a key that one of them does not know; none is observed then.
    public func add<Target: KeyValueObservable>(
        _ targets: [Target], keyPath: String, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Any>) -> Void
    ) throws(KeyPathError) {
        for target in targets { _ = try TextKeyPath(keyPath, from: target) }
        for target in targets {
            try add(target, keyPath: keyPath, options: options, file: file, line: line, block: block)
        }
    }

    /// Ends what observes `target` at `keyPath`.
    @_disfavoredOverload
    public func remove<Target: KeyValueObservable, Value>(_ target: Target, keyPath: KeyPath<Target, Value>) {
        remove(from: target, at: keyPath)
    }

    @inlinable
    package func remove<Target: KeyValueObservable, Value>(from target: Target, at keyPath: KeyPath<Target, Value>) {
        target.unretainedObserverRegistry._withUnsafeGuaranteedRef { records.remove(from: $0, at: keyPath) }
    }

    /// Ends what observes `target` at a key path written as text.
    public func remove<Target: KeyValueObservable>(_ target: Target, keyPath: String) {
        records.remove(from: target.observerRegistry) { path in
            path.shape.text == keyPath
        }
    }

    /// Ends what observes `target`.
    public func remove(_ target: some KeyValueObservable) {
        records.remove(from: target.observerRegistry) { _ in true }
    }

    /// Ends what observes each of several objects at `keyPath`.
    @_disfavoredOverload
    public func remove<Target: KeyValueObservable, Value>(_ targets: [Target], keyPath: KeyPath<Target, Value>) {
        for target in targets { remove(from: target, at: keyPath) }
    }

    /// Ends what observes each of several objects at a key path written as text.
    public func remove<Target: KeyValueObservable>(_ targets: [Target], keyPath: String) {
        for target in targets { remove(target, keyPath: keyPath) }
    }

    /// Ends what observes each of several objects.
    public func remove(_ targets: [some KeyValueObservable]) {
        for target in targets { remove(target) }
    }

    /// Ends everything that the object observes by blocks.
    /// - Complexity: O(observations).
    public func removeAll() { records.removeAll() }
}
