/// A property whose reads are tracked and whose changes are told.
///
///     final class Cart: KeyValueObservable {
///         let observerRegistry = ObserverRegistry()
///         @Observed var count = 0
///     }
///
/// - Complexity: a read is one look at whether anything is tracked; a set that nobody observes one more branch.
@propertyWrapper
public struct Observed<Value> {
    private let box: ObservedBox<Value>

    /// Makes a property with its first value.
    public init(wrappedValue: Value) {
        box = ObservedBox(wrappedValue)
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            if ThreadState.mayBeTracking { ThreadState.didRead(box, ObservedBox<Value>.property) }
            return box.value
        }
        nonmutating _modify {
            if ThreadState.mayBeTracking { ThreadState.didRead(box, ObservedBox<Value>.property) }
            guard let registry = box.registry, !registry.isIdle else {
                yield &box.value
                return
            }
            var change = PropertyChange()
            change.add(registry, PropertySet(ObservedBox<Value>.property))
            change.willWrite()
            if change.tellsBefore { change.addLate([(registry, PropertySet(ObservedBox<Value>.property))]) }
            // Observers may run in between, and read; the property is not being written while they do.
            var value = box.value
            defer {
                box.exchange(value)
                change.didWrite()
                if change.tellsBefore { registry.invalidateComputations(on: PropertySet(ObservedBox<Value>.property)) }
                change.didChange()
            }
            yield &value
        }
        nonmutating set {
            guard let registry = box.registry, !registry.isIdle else {
                box.exchange(newValue)
                return
            }
            var change = PropertyChange()
            change.add(registry, PropertySet(ObservedBox<Value>.property))
            change.willWrite()
            if change.tellsBefore { change.addLate([(registry, PropertySet(ObservedBox<Value>.property))]) }
            box.exchange(newValue)
            change.didWrite()
            if change.tellsBefore { registry.invalidateComputations(on: PropertySet(ObservedBox<Value>.property)) }
            change.didChange()
        }
    }
}

/// Where an `@Observed` property keeps its value, and who depends on it.
final class ObservedBox<Value>: ObservationSource {
    static var property: PropertyKey { PropertyKey(declared: 0) }

    var value: Value
    private(set) var registry: ObserverRegistry?

    init(_ value: Value) {
        self.value = value
    }

    /// Writes the value. The old one goes when nothing is being accessed any more: its deinit may read the property.
    func exchange(_ new: Value) {
        var value = new
        swap(&self.value, &value)
    }

    var sourceRegistry: ObserverRegistry {
        if let registry { return registry }
        let made = ObserverRegistry()
        registry = made
        return made
    }
}

/// An `@Observed` property without its type.
protocol ObservedStorage {
    var valueType: Any.Type { get }
    var anyValue: Any { get }
    /// Answers false for a value of another type.
    func set(_ value: Any?) -> Bool
}

extension Observed: ObservedStorage {
    var valueType: Any.Type { Value.self }

    var anyValue: Any { wrappedValue }

    func set(_ value: Any?) -> Bool {
        guard let value = converted(value, to: Value.self) else { return false }
        wrappedValue = value
        return true
    }
}
