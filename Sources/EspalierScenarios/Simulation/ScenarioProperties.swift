import EspalierViews

/// The stored properties that one simulation gives its views, by name: one key for each name, made when it is first
/// set or observed.
///
/// Views know the table their properties are in, so that a view can be written back into a document.
final class ScenarioProperties {
    typealias Key = StoredProperty<UIView, ScenarioValue>

    /// The table that a view's properties are in.
    private static let table = StoredProperty<UIView, ScenarioProperties?>(default: nil)

    /// In the order in which the names first came up.
    private var keys: [(name: String, key: Key)] = []
    private var places: [String: Int] = [:]
    /// The names by what views tell of changes.
    private var names: [PropertyKey: String] = [:]

    /// The value of a view's property; null where it has none.
    func value(_ name: String, of view: UIView) -> ScenarioValue {
        places[name].map { view[stored: keys[$0].key] } ?? .null
    }

    /// Sets a view's property. Null removes it.
    func set(_ name: String, of view: UIView, to value: ScenarioValue) {
        if value == .null {
            if let place = places[name] { view.removeStoredValue(of: keys[place].key) }
            return
        }
        if view[stored: Self.table] == nil { view[stored: Self.table] = self }
        view[stored: key(name)] = value
    }

    /// Makes the key of a name, so that what is read without a value depends on it.
    func declare(_ name: String) { _ = key(name) }

    private func key(_ name: String) -> Key {
        if let place = places[name] { return keys[place].key }
        let key = Key(default: .null)
        places[name] = keys.count
        keys.append((name, key))
        names[PropertyKey(stored: key)] = name
        return key
    }

    /// The table that a view's properties are in; nil for a view that no scenario gave any.
    static func of(_ view: UIView) -> ScenarioProperties? { view[stored: table] }

    /// The name of a property that changes; nil for one that is not in the table.
    func name(of key: PropertyKey) -> String? { names[key] }

    /// The properties that a scenario gave to a view: those that have a value, in the order in which their names
    /// first came up.
    static func properties(of view: UIView) -> [ScenarioView.Property] {
        guard let table = view[stored: table] else { return [] }
        return table.keys.compactMap { name, key in
            let value = view[stored: key]
            return value == .null ? nil : ScenarioView.Property(name, value)
        }
    }
}
