import EspalierControls
import EspalierViews
import Foundation

/// Writes down the rules of one class.
struct RuleList<Object: AnyObject> {
    private(set) var rules: [PropertyRule] = []

    /// A yes or a no.
    mutating func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool> & Sendable) {
        set(name) { part, object in
            if let value = part.bool { object[keyPath: path] = value }
        }
    }

    /// A number with a fraction.
    mutating func number(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat> & Sendable,
        least: Double = -PropertyPart.largest
    ) {
        set(name) { part, object in
            if let value = part.number(least: least) { object[keyPath: path] = CGFloat(value) }
        }
    }

    /// A whole number.
    mutating func integer(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Int> & Sendable, least: Int = Int(Int32.min)
    ) {
        set(name) { part, object in
            if let value = part.integer(least: least) { object[keyPath: path] = value }
        }
    }

    /// One of the names in `choices`.
    mutating func choice<Value: Sendable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value> & Sendable, _ choices: [String: Value]
    ) {
        set(name) { part, object in
            if let value = part.choice(choices) { object[keyPath: path] = value }
        }
    }

    /// A text, as an attribute or as a `string` child.
    mutating func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?> & Sendable) {
        set(name) { part, object in object[keyPath: path] = part.value }
        child(name) { part, object in
            if let text = part.text { object[keyPath: path] = text }
        }
    }

    /// An image by its name, or an `imageReference` child.
    mutating func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIImage?> & Sendable) {
        set(name) { part, object in object[keyPath: path] = part.image }
        child(name) { part, object in object[keyPath: path] = part.referredImage }
    }

    /// A `color` child; `nil` takes the colour away.
    mutating func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIColor?> & Sendable) {
        child(name) { part, object in
            if part.isNil {
                object[keyPath: path] = nil
            } else if let color = part.color {
                object[keyPath: path] = color
            }
        }
    }

    /// Insets as a child: `inset` by the ends of the axes, `edgeInsets` by the edges.
    mutating func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, UIEdgeInsets> & Sendable) {
        child(name) { part, object in
            if let insets = part.insets { object[keyPath: path] = insets }
        }
    }

    /// A `size` child.
    mutating func size(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, CGSize> & Sendable, least: Double = 0
    ) {
        child(name) { part, object in
            if let size = part.size(least: least) { object[keyPath: path] = size }
        }
    }

    /// An attribute with a treatment of its own.
    mutating func set(_ name: String, _ apply: @escaping @Sendable (PropertyPart, Object) -> Void) {
        add(.attribute(name), apply)
    }

    /// A child by its key, with a treatment of its own.
    mutating func child(_ key: String, _ apply: @escaping @Sendable (PropertyPart, Object) -> Void) {
        add(.keyed(key), apply)
    }

    /// A child by its element's name, with a treatment of its own.
    mutating func element(_ name: String, _ apply: @escaping @Sendable (PropertyPart, Object) -> Void) {
        add(.named(name), apply)
    }

    /// What happens whether the file says anything or not.
    mutating func always(_ apply: @escaping @Sendable (PropertyPart, Object) -> Void) {
        add(.always, apply)
    }

    /// What is known, and has no property here or is somebody else's to read; names are parted by spaces.
    mutating func known(attributes: String = "", keys: String = "", elements: String = "") {
        rules += PropertyRule.known(attributes: attributes, keys: keys, elements: elements)
    }

    @inline(never)
    private mutating func add(
        _ source: PropertyRule.Source, _ apply: @escaping @Sendable (PropertyPart, Object) -> Void
    ) {
        rules.append(
            PropertyRule(source: source) { part, object in
                if let object = object as? Object {
                    apply(part, object)
                } else if source != .always {
                    part.report("<\(part.element.name)> became a \(type(of: object)), which has no '\(part.name)'")
                }
            })
    }
}

extension PropertyRule {
    /// What is known, and has no property here or is somebody else's to read; names are parted by spaces.
    static func known(attributes: String = "", keys: String = "", elements: String = "") -> [PropertyRule] {
        attributes.split(separator: " ").map { PropertyRule(source: .attribute(String($0)), apply: nil) }
            + keys.split(separator: " ").map { PropertyRule(source: .keyed(String($0)), apply: nil) }
            + elements.split(separator: " ").map { PropertyRule(source: .named(String($0)), apply: nil) }
    }

    /// The rules that `fill` writes down for a class.
    static func list<Object: AnyObject>(
        _ type: Object.Type = Object.self, _ fill: (inout RuleList<Object>) -> Void
    ) -> [PropertyRule] {
        var list = RuleList<Object>()
        fill(&list)
        return list.rules
    }
}
