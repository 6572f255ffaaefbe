/// A sum of products in twice the precision of a double, by error-free transformations (T. J. Dekker, 'A floating-point
/// technique for extending the available precision', 1971; D. E. Knuth, The Art of Computer Programming 2, 4.2.2).
struct ExactSum {
    private var high = 0.0
    private var low = 0.0

    init(_ value: Double) { high = value }

    @inline(__always)
    mutating func add(_ value: Double) {
        let sum = high + value
        let part = sum - high
        low += (high - (sum - part)) + (value - part)
        high = sum
    }

    @inline(__always)
    mutating func add(_ factor: Double, _ value: Double) {
        let product = factor * value
        low += (-product).addingProduct(factor, value)
        add(product)
    }

    var value: Double { high + low }
}
