/// Text keys of any object, for tools that read values from files: what the object's class lists, if it lists any, and
/// its `@Observed` properties.
package enum TextKeys {
    /// Sets the value that a key path leads to; see ``KeyValueObservable/setValue(_:forKeyPath:)``.
    package static func setValue(
        _ value: Any?, forKeyPath keyPath: String, of object: AnyObject
    ) throws(KeyPathError) {
        try TextKeyPath(keyPath, from: object).setValue(value, from: object)
    }

    /// The value that a key path leads to; nil where it is nil, or no such key is known.
    package static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
        (try? TextKeyPath(keyPath, from: object))?.value(from: object)
    }

    /// A value as a property of that type takes it: itself, nil for an optional, or exactly the same number. Nil if it
    /// cannot be.
    package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        EspalierObservation.converted(value, to: type)
    }
}
