/// Whether two values of one type are equal, as far as that can be known: `Equatable` ones by `==`, objects by
/// identity; two nils are equal, and other values never are.
@usableFromInline
package func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): return true
    case (let first?, let second?):
        if let first = first as? any Equatable { return first.isEqual(to: second) }
        guard type(of: first) is AnyObject.Type, type(of: second) is AnyObject.Type else { return false }
        return first as AnyObject === second as AnyObject
    default: return false
    }
}

/// The value inside all optionals around it; nil if there is none.
package func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        (other as? Self).map { $0 == self } ?? false
    }
}
