import EspalierObservation
import EspalierViews

/// A stored property of views that interface files can set by a name.
protocol InterfaceStoredKey: Sendable {
    /// Whether it is a property of the object, and the value is of its type; then it is set.
    func set(_ value: Any?, on object: AnyObject) -> Bool
}

private struct StoredKey<Owner: UIView, Value>: InterfaceStoredKey {
    let property: StoredProperty<Owner, Value>

    func set(_ value: Any?, on object: AnyObject) -> Bool {
        guard let view = object as? Owner, let value = TextKeys.converted(value, to: Value.self) else { return false }
        view[stored: property] = value
        return true
    }
}

extension InterfaceClasses {
    /// Says that user-defined runtime attributes of that key set a stored property.
    ///
    ///     classes.register(UIView.gap, forKey: "gap")
    ///
    /// Where a key is registered for several classes of views, the first that fits the view and the value is taken.
    public mutating func register<Owner: UIView, Value>(_ property: StoredProperty<Owner, Value>, forKey key: String) {
        properties[key, default: []].append(StoredKey(property: property))
    }
}
