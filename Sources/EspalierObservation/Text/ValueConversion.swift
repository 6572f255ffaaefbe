import Foundation

/// Whether all numbers in a value are finite; true for what is no number.
func isFinite(_ value: Any?) -> Bool {
    guard let value = value.flatMap(unwrapped) else { return true }
    if let number = value as? any BinaryFloatingPoint { return number.isFinite }
    guard let parts = type(of: value) as? any KeyedParts.Type else { return true }
    return parts.keyedParts.allSatisfy { isFinite($0.read(value)) }
}

/// A value that text tools hand over, as a property takes it: the value itself, nil for an optional property, and a
/// number of another type where it is exactly the same number. Nil if it cannot be.
func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else {
        return (type as? any ExpressibleByNilLiteral.Type)?.null as? Value
    }
    if let value = value as? Value { return value }
    // `CGFloat` has no generic conversions on all systems.
    let number: Any = (value as? CGFloat).map { Double($0) } ?? value
    switch TextKeyPath.Step.unwrapped(type) {
    case is CGFloat.Type: return Double.exactly(number).map { CGFloat($0) } as? Value
    case let type as any BinaryInteger.Type: return type.exactly(number) as? Value
    case let type as any BinaryFloatingPoint.Type: return type.exactly(number) as? Value
    default: return nil
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var null: Self { nil }
}

extension BinaryInteger {
    fileprivate static func exactly(_ value: Any) -> Self? {
        if let value = value as? any BinaryInteger { return Self(exactly: value) }
        return (value as? any BinaryFloatingPoint).flatMap { exactly($0) }
    }

    private static func exactly(_ value: some BinaryFloatingPoint) -> Self? { Self(exactly: value) }
}

extension BinaryFloatingPoint {
    fileprivate static func exactly(_ value: Any) -> Self? {
        if let value = value as? any BinaryInteger { return Self(exactly: value) }
        return (value as? any BinaryFloatingPoint).flatMap { exactly($0) }
    }

    private static func exactly(_ value: some BinaryFloatingPoint) -> Self? { Self(exactly: value) }
}
