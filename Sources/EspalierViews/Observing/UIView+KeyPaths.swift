import EspalierObservation

// A property that `UIView` declares is one property, whatever subclass the object is known as: these take key paths
// from `UIView` on for every subclass, and are preferred for those.
extension KeyValueObservable where Self: UIView {
    /// As `observe` of any ``KeyValueObservable``, for what `UIView` declares.
    @inlinable
    public func observe<Value>(
        _ keyPath: KeyPath<UIView, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        changeHandler: @escaping (Self, ObservedChange<Value>) -> Void
    ) -> KeyValueObservation {
        observe(keyPath, from: self as UIView, options: options, file: file, line: line, changeHandler: changeHandler)
    }

    /// As `changes` of any ``KeyValueObservable``, for what `UIView` declares.
    public func changes<Value>(
        of keyPath: KeyPath<UIView, Value>, options: ObservingOptions = [.new], bound: Int = 64,
        file: StaticString = #fileID, line: UInt = #line
    ) -> ChangeSequence<UIView, Value> {
        ChangeSequence(of: self as UIView, keyPath, options: options, bound: bound, file: file, line: line)
    }
}

extension BlockObserver {
    /// As `add` for any ``KeyValueObservable``, for what `UIView` declares.
    @inlinable
    public func add<Target: UIView, Value>(
        _ target: Target, keyPath: KeyPath<UIView, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        add(target, at: keyPath, from: target as UIView, options: options, file: file, line: line, block: block)
    }

    /// As `add` for any ``KeyValueObservable``, for what `UIView` declares.
    @inlinable
    public func add<Target: UIView, Value>(
        _ targets: [Target], keyPath: KeyPath<UIView, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        block: @escaping (Object, Target, ObservedChange<Value>) -> Void
    ) {
        for target in targets {
            add(target, keyPath: keyPath, options: options, file: file, line: line, block: block)
        }
    }

    /// Ends what observes `target` at a property that `UIView` declares.
    @inlinable
    public func remove<Value>(_ target: UIView, keyPath: KeyPath<UIView, Value>) {
        remove(from: target, at: keyPath)
    }

    /// Ends what observes each of several views at a property that `UIView` declares.
    public func remove<Value>(_ targets: [UIView], keyPath: KeyPath<UIView, Value>) {
        for target in targets { remove(from: target, at: keyPath) }
    }
}
