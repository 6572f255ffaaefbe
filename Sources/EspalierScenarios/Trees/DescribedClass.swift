import EspalierObservation
import EspalierSupport
import EspalierViews
import Foundation

/// What documents can say of the views of one class, found out from the first of them.
package final class DescribedClass {
    /// What documents call it.
    package let name: String
    /// Whether documents know it, so that its layout code runs there too.
    package let isKnown: Bool
    package let fields: [DescribedField]
    private let classes: ScenarioClasses
    /// What a new view of the class has, by field, for what it is made with.
    private var defaults: [(made: [ScenarioSetting.Value?], values: [ScenarioSetting.Value?])] = []
    /// The places in `fields` by declared property, and by property under a key object.
    private var declared = [[Int]](repeating: [], count: Int(PropertyKey.declaredLimit))
    /// Filled where a key is asked for.
    private var keyed: [PropertyKey: [Int]] = [:]

    init(_ view: UIView, _ classes: ScenarioClasses) {
        (name, isKnown) = classes.describedClass(of: view)
        self.classes = classes
        fields = classes.describedFields(of: view)
        for (place, field) in fields.enumerated() {
            for number in declared.indices
            where field.keys.meet(PropertySet(PropertyKey(declared: UInt8(number)))) {
                declared[number].append(place)
            }
        }
    }

    /// What a new view has that is made as `view` was.
    func defaults(of view: UIView) -> [ScenarioSetting.Value?] {
        let made = fields.filter(\.isMadeWith).map { $0.get(view) }
        if let known = defaults.first(where: { $0.made == made }) { return known.values }
        var description = ScenarioView()
        description.className = name
        for (field, value) in zip(fields.filter(\.isMadeWith), made) { description.settings[field.field] = value }
        let plain = classes.make(name) ?? UIView()
        let new = classes.make(description) ?? plain
        let values = fields.map { $0.get($0.isMadeWith ? plain : new) }
        defaults.append((made, values))
        return values
    }

    /// Calls `body` for the fields that a change of these properties may concern, each once.
    package func forEachField(concernedBy properties: PropertySet, _ body: (Int) -> Void) {
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

/// The classes of the views that are described, each looked at once.
package final class DescribedClasses {
    package let classes: ScenarioClasses
    private var kinds: [ObjectIdentifier: DescribedClass] = [:]

    package init(_ classes: ScenarioClasses) { self.classes = classes }

    package func kind(of view: UIView) -> DescribedClass {
        let id = ObjectIdentifier(type(of: view))
        // Of a class that several names stand for, a view has one.
        if let kind = kinds[id], ScenarioClasses.writtenName(of: view) == nil || kind.name == classes.name(of: view) {
            return kind
        }
        let kind = DescribedClass(view, classes)
        kinds[id] = kind
        return kind
    }
}
