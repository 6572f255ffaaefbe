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
    /// A new view of the class, and what it has by field, with what it is made with.
    struct Made {
        let with: [ScenarioSetting.Value?]
        let view: UIView
        let values: [ScenarioSetting.Value?]
    }

    /// One for each way in which views of the class were made.
    private var made: [Made] = []
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

    /// A new view that is made as `view` was, and what it has, by field.
    func made(like view: UIView) -> Made {
        let values = fields.filter(\.isMadeWith).map { $0.get(view) }
        if let known = made.first(where: { $0.with == values }) { return known }
        var description = ScenarioView()
        description.className = name
        for (field, value) in zip(fields.filter(\.isMadeWith), values) { description.settings[field.field] = value }
        let plain = classes.make(name) ?? UIView()
        let new = classes.make(description) ?? plain
        let result = Made(with: values, view: new, values: fields.map { $0.get($0.isMadeWith ? plain : new) })
        made.append(result)
        return result
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

    /// What a view has of which code has said nothing: what a new one of its class has, or, where another view has made it
    /// as its part, what that part of a new one has.
    func defaults(of view: UIView, as part: ScenarioPart?) -> [ScenarioSetting.Value?] {
        let kind = kind(of: view)
        guard let part, part.isThere, let holder = view.superview else { return kind.made(like: view).values }
        // Its content view says nothing of how a cell was made.
        let maker = part == .contentView ? holder : holder.superview ?? holder
        let made = self.kind(of: maker).made(like: maker).view
        let content = part == .contentView ? made : ScenarioPart.contentView.view(of: made)
        guard let new = content.flatMap(part.view(of:)), type(of: new) == type(of: view) else {
            return kind.made(like: view).values
        }
        return kind.fields.map { $0.get(new) }
    }
}
