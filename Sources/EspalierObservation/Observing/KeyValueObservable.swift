import Foundation

/// A class whose properties can be observed by key path. `UIView` is one.
///
/// A class of your own keeps a registry and marks its properties:
///
///     final class Cart: KeyValueObservable {
///         let observerRegistry = ObserverRegistry()
///         @Observed var count = 0
///         var isEmpty: Bool { count == 0 }
///     }
///     let token = cart.observe(\.isEmpty, options: .new) { cart, change in … }
///
/// A computed property needs nothing of its own: what it reads is found out by reading it. Instances are not
/// `Sendable`; an object, its observers and all that its key paths lead through belong to one isolation domain.
///
/// A class that is open to subclasses declares the static members as `class` ones, so that subclasses can override
/// them.
public protocol KeyValueObservable: AnyObject {
    /// Who observes the object. Always the same one, made with the object or when it is first asked for.
    var observerRegistry: ObserverRegistry { get }

    /// The same, without a reference counted: valid as long as the object. There is an implementation by
    /// `observerRegistry`; a class that keeps its registry elsewhere than in a property may have a quicker one.
    ///
    /// - Precondition: the object keeps the registry. One that `observerRegistry` makes anew each time is a bug, and stops
    ///   the program.
    var unretainedObserverRegistry: Unmanaged<ObserverRegistry> { get }

    /// The properties that text can name, in the order in which messages suggest them. Empty by default; `@Observed`
    /// properties are found by their names without being listed.
    static var observableKeys: [ObservableKey] { get }

    /// Key paths whose changes change the value at `keyPath`, for values that are not computed from observable
    /// properties. Empty by default. Asked once for each observed path; what it answers is asked in turn.
    static func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath]

    /// Whether observers of `keyPath` are told by what it reads. True by default; where a class answers false, only
    /// `willChange(_:)` and `didChange(_:)` tell them.
    static func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool

    /// Observers of the object set what they observe over and over. Writes to standard error by default.
    func observationRanAway(_ message: String)
}

extension KeyValueObservable {
    /// That of `observerRegistry`.
    public var unretainedObserverRegistry: Unmanaged<ObserverRegistry> {
        var registry = observerRegistry
        if isKnownUniquelyReferenced(&registry) {
            trap("\(type(of: self)) does not keep its observerRegistry: it has made another one; keep it in a property")
        }
        return .passUnretained(registry)
    }

    /// None.
    public static var observableKeys: [ObservableKey] { [] }

    /// None.
    public static func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] { [] }

    /// True.
    public static func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }

    /// Writes the message to standard error.
    public func observationRanAway(_ message: String) {
        ThreadState.writeError(message)
    }

    /// Observes a value that a key path leads to, as long as the token lives and the object does.
    ///
    /// The path may lead over several objects, and over nil: `\.superview?.frame`. It is read once now to find out
    /// what it depends on, and again at each change of any of that, so that it is observed on the new objects.
    ///
    /// - Parameters:
    ///   - keyPath: From the object to the value.
    ///   - options: What the handler is told, and when; none: that something changed.
    ///   - file: Where it is asked for, for messages.
    ///   - line: Where it is asked for, for messages.
    ///   - changeHandler: Called with the object at each change, in the order in which observers were registered.
    ///     Neither the object nor the token is held.
    /// - Returns: a token; when it goes, or is invalidated, the observation ends.
    /// - Complexity: O(1) and the reading of the path; O(1) for a key path that the object is observed at already.
    @_disfavoredOverload
    @inlinable
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        changeHandler: @escaping (Self, ObservedChange<Value>) -> Void
    ) -> KeyValueObservation {
        observe(keyPath, from: self, options: options, file: file, line: line, changeHandler: changeHandler)
    }

    /// Observes what a key path from `root` leads to; `root` is this object, known as another class.
    @inlinable
    package func observe<Root: KeyValueObservable, Value>(
        _ keyPath: KeyPath<Root, Value>, from root: Root, options: ObservingOptions,
        file: StaticString, line: UInt, changeHandler: @escaping (Self, ObservedChange<Value>) -> Void
    ) -> KeyValueObservation {
        let observation = KeyValueObservation(options: options, file: file, line: line) { _, root, change in
            // The path begins at this object, and its values are of the key path's type.
            change.tell { changeHandler(unsafeDowncast(root, to: Self.self), $0) }
        }
        unretainedObserverRegistry._withUnsafeGuaranteedRef {
            $0.add(Handle(observation), at: keyPath, of: root)
        }
        return observation
    }

    /// Observes a value that a key path written as text leads to, such as `"superview.frame"`.
    ///
    /// - Throws: ``KeyPathError`` if a key of the path is not known, as far as the objects of the moment, or the types
    ///   where there are none, tell (a class that lists no keys tells nothing). An object that comes later and does not
    ///   know a key reads as nil.
    /// - Returns: as `observe(_:options:changeHandler:)`. A nil value is told as nil.
    public func observe(
        _ keyPath: String, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        changeHandler: @escaping (Self, ObservedChange<Any>) -> Void
    ) throws(KeyPathError) -> KeyValueObservation {
        let text = try TextKeyPath(keyPath, from: self)
        let observation = KeyValueObservation(options: options, file: file, line: line) { _, root, change in
            changeHandler(unsafeDowncast(root, to: Self.self), ObservedChange<Any?>(change.pointee).flattened)
        }
        observerRegistry.add(Handle(observation), at: text, of: self)
        return observation
    }
}

extension ObservedChange where Value == Any? {
    /// The same change, nil for a value that is nil.
    var flattened: ObservedChange<Any> {
        ObservedChange<Any>(
            kind: kind, newValue: newValue.flatMap { $0 }, oldValue: oldValue.flatMap { $0 }, list: list,
            isPrior: isPrior)
    }
}
