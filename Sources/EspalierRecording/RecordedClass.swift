import EspalierObservation
import EspalierScenarios
import EspalierViews

/// What a recording keeps of the views of one class, found out from the first of them.
final class RecordedClass {
    /// What documents call it.
    let name: String
    /// Whether documents know it, so that its layout code runs there too.
    let isKnown: Bool
    let fields: [RecordedField]
    /// What a new view of the class has, by field.
    let defaults: [ScenarioSetting.Value?]
    /// The places in `fields` by declared property, and by property under a key object.
    private var declared = [[Int]](repeating: [], count: Int(PropertyKey.declaredLimit))
    /// Filled where a key is asked for.
    private var keyed: [PropertyKey: [Int]] = [:]

    init(_ view: UIView, _ classes: ScenarioClasses) {
        (name, isKnown) = classes.recordedClass(of: view)
        fields = classes.recordedFields(of: view)
        let new = classes.newView(name)
        defaults = fields.map { $0.get(new) }
        for (place, field) in fields.enumerated() {
            for number in declared.indices
            where field.keys.meet(PropertySet(PropertyKey(declared: UInt8(number)))) {
                declared[number].append(place)
            }
        }
    }

    /// Calls `body` for the fields that a change of these properties may concern, each once.
    func forEachField(concernedBy properties: PropertySet, _ body: (Int) -> Void) {
        var bits = properties.declared
        var called: [Int] = []
        while bits != 0 {
            for place in declared[bits.trailingZeroBitCount] where !called.contains(place) {
                called.append(place)
                body(place)
            }
            bits &= bits - 1
        }
        guard let key = properties.keyed else { return }
        for place in places(of: key) where !called.contains(place) { body(place) }
    }

    private func places(of key: PropertyKey) -> [Int] {
        if let known = keyed[key] { return known }
        let places = fields.indices.filter { fields[$0].keys.meet(PropertySet(key)) }
        keyed[key] = places
        return places
    }
}
