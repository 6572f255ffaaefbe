import EspalierScenarios
import EspalierViews
import Foundation

/// A stored property of views that a recording keeps, under the name that documents give it.
///
///     let recording = HierarchyRecording(of: screen, properties: [RecordedProperty("gap", UIView.gap)])
///
/// Its values stand in documents as JSON.
public struct RecordedProperty {
    /// What documents call it.
    public let name: String
    let key: PropertyKey?
    let get: (UIView) -> ScenarioValue
    let set: (UIView, ScenarioValue) -> Void

    /// Names a stored property.
    ///
    /// - Parameters:
    ///   - name: What documents call it, in `"properties"` of views and in `set` steps.
    ///   - property: The property. Values that cannot be encoded stand as null, as if there were none.
    public init<Owner: UIView, Value: Codable>(_ name: String, _ property: StoredProperty<Owner, Value>) {
        self.name = name
        key = PropertyKey(stored: property)
        get = { view in view is Owner ? Self.written(view[stored: property]) : .null }
        set = { view, value in
            guard view is Owner else { return }
            if let value: Value = Self.read(value) {
                view[stored: property] = value
            } else {
                view.removeStoredValue(of: property)
            }
        }
    }

    /// One that a scenario gave its views.
    init(ofScenario name: String) {
        self.name = name
        key = nil
        get = { $0.scenarioProperty(name) }
        set = { $0.setScenarioProperty(name, $1) }
    }

    private static func written<Value: Encodable>(_ value: Value) -> ScenarioValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(value), let tree = try? JSONReader.read(Array(data)) else { return .null }
        return ScenarioValue(tree, tree.root)
    }

    private static func read<Value: Decodable>(_ value: ScenarioValue) -> Value? {
        if value == .null { return nil }
        var writer = JSONWriter()
        writer.value(value)
        return try? JSONDecoder().decode(Value.self, from: Data(writer.bytes))
    }
}
