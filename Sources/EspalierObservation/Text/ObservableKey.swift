/// A property that text can name, and how it is read and written.
public struct ObservableKey: Sendable {
    /// What a text key path calls it.
    public let name: String
    /// What the class numbers it by; nil where reading it shows what it depends on.
    package let property: PropertyKey?
    package let access: any KeyAccess

    /// A property that can be read.
    public init<Root: AnyObject, Value>(_ name: String, _ keyPath: KeyPath<Root, Value> & Sendable) {
        self.init(name, keyPath, nil, get: { $0[keyPath: keyPath] }, set: nil)
    }

    /// A property that can be read and written.
    public init<Root: AnyObject, Value>(_ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value> & Sendable) {
        self.init(
            name, keyPath, nil, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
    }

    /// A declared property, read and written without its key path.
    @inlinable
    package init<Root: AnyObject, Value>(
        _ name: String, _ keyPath: KeyPath<Root, Value> & Sendable, _ property: PropertyKey?,
        get: @escaping @Sendable (Root) -> Value, set: (@Sendable (Root, Value) -> Void)?
    ) {
        // Made here, where the compiler knows the types.
        let operations = ValueOperations(reading: get)
        self.init(
            name, property,
            PropertyAccess(
                name: name, keyPath: keyPath, property: property, get: get, set: set, operations: operations))
    }

    @usableFromInline
    init(_ name: String, _ property: PropertyKey?, _ access: any KeyAccess) {
        self.name = name
        self.property = property
        self.access = access
    }
}

/// Reads and writes one property without its types.
@usableFromInline
package protocol KeyAccess: AnyObject, Sendable {
    var name: String { get }
    /// What the class numbers the property by; nil where reading it shows what it depends on.
    var property: PropertyKey? { get }
    var anyKeyPath: AnyKeyPath { get }
    /// What observed paths do with its values.
    var operations: ValueOperations { get }
    /// The type of the property.
    var valueType: Any.Type { get }
    /// Whether it can be written.
    var isWritable: Bool { get }
    /// The value; nil if the object is of another class.
    func read(_ object: AnyObject) -> Any?
    /// Writes a value. Answers false if the value is not of the property's type, or the property cannot be written.
    func write(_ value: Any?, to object: AnyObject) -> Bool
}

/// One property with its types. Immutable.
@usableFromInline
final class PropertyAccess<Root: AnyObject, Value>: KeyAccess {
    @usableFromInline let name: String
    let keyPath: KeyPath<Root, Value> & Sendable
    @usableFromInline let property: PropertyKey?
    let getter: @Sendable (Root) -> Value
    let setter: (@Sendable (Root, Value) -> Void)?
    @usableFromInline let operations: ValueOperations

    @usableFromInline
    init(
        name: String, keyPath: KeyPath<Root, Value> & Sendable, property: PropertyKey?,
        get: @escaping @Sendable (Root) -> Value, set: (@Sendable (Root, Value) -> Void)?, operations: ValueOperations
    ) {
        self.name = name
        self.keyPath = keyPath
        self.property = property
        getter = get
        setter = set
        self.operations = operations
    }

    @usableFromInline var anyKeyPath: AnyKeyPath { keyPath }

    @usableFromInline var valueType: Any.Type { Value.self }

    @usableFromInline var isWritable: Bool { setter != nil }

    @usableFromInline
    func read(_ object: AnyObject) -> Any? {
        (object as? Root).map(getter)
    }

    @usableFromInline
    func write(_ value: Any?, to object: AnyObject) -> Bool {
        guard let setter, let object = object as? Root, let value = converted(value, to: Value.self) else {
            return false
        }
        setter(object, value)
        return true
    }
}

/// A class that knows the key paths of its declared properties from its subclasses on.
package protocol DeclaringKeyPaths: KeyValueObservable {
    /// The key path from this very class to a declared property.
    static func declaredKeyPath(_ property: PropertyKey) -> AnyKeyPath?
    /// Whether it is the very class that declares the properties, so that no getter is overridden.
    static var isDeclaringClass: Bool { get }
}
