import Foundation

/// A value that text tools hand over, as a property takes it: the value itself, nil for an optional property, and a
/// number of another type where it is exactly the same number. Nil if it cannot be.
func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap(unwrapped) else {
        return (type as? any ExpressibleByNilLiteral.Type)?.null as? Value
    }
    if let value = value as? Value { return value }
    if let number = value as? any BinaryInteger { return convertedNumber(double(number), to: type) }
    if let number = value as? any BinaryFloatingPoint { return convertedNumber(double(number), to: type) }
    return nil
}

private func convertedNumber<Value>(_ number: Double?, to type: Value.Type) -> Value? {
    guard let number else { return nil }
    return switch type {
    case is Double.Type, is Double?.Type: number as? Value
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number) as? Value
    case is Float.Type, is Float?.Type: Float(exactly: number) as? Value
    case is Int.Type, is Int?.Type: Int(exactly: number) as? Value
    default: nil
    }
}

extension ExpressibleByNilLiteral {
    fileprivate static var null: Self { nil }
}

private func double(_ number: some BinaryInteger) -> Double? { Double(exactly: number) }

private func double(_ number: some BinaryFloatingPoint) -> Double? { Double(number) }
