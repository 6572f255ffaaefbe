import Foundation

/// A structure whose parts text key paths can name.
package protocol KeyedParts {
    static var keyedParts: [KeyedPart] { get }
}

/// One part of a structure.
package struct KeyedPart: Sendable {
    let name: String
    let valueType: Any.Type
    let read: @Sendable (Any) -> Any?
    /// The structure with another value for the part; nil for a value of another type.
    let write: @Sendable (_ value: Any?, _ owner: Any) -> Any?

    package init<Owner, Value>(_ name: String, _ keyPath: WritableKeyPath<Owner, Value> & Sendable) {
        self.name = name
        valueType = Value.self
        read = { owner in (owner as? Owner).map { $0[keyPath: keyPath] } }
        write = { value, owner in
            guard var owner = owner as? Owner, let value = converted(value, to: Value.self) else { return nil }
            owner[keyPath: keyPath] = value
            return owner
        }
    }
}

extension CGRect: KeyedParts {
    package static var keyedParts: [KeyedPart] {
        [KeyedPart("origin", \CGRect.origin), KeyedPart("size", \CGRect.size)]
    }
}

extension CGPoint: KeyedParts {
    package static var keyedParts: [KeyedPart] { [KeyedPart("x", \CGPoint.x), KeyedPart("y", \CGPoint.y)] }
}

extension CGSize: KeyedParts {
    package static var keyedParts: [KeyedPart] {
        [KeyedPart("width", \CGSize.width), KeyedPart("height", \CGSize.height)]
    }
}
