import Foundation

extension CGRect {
    /// The point in the middle.
    package var middle: CGPoint {
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    /// The point at those shares of the sides.
    package func point(at shares: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + size.width * shares.x, y: origin.y + size.height * shares.y)
    }

    /// What this rectangle and another one have in common, edges that touch included; the null rectangle where that is
    /// nothing, and where a number is none. Foundation's `intersection` stops the program there.
    package func common(with other: CGRect) -> CGRect {
        let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
        let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
        guard !isNull, !other.isNull, !hasNaN, !other.hasNaN, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private var hasNaN: Bool { minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN }

    /// Whether all four numbers are finite.
    package var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Whether the four numbers have a finite sum, as none have that are not finite; some that are have none. It is one
    /// question instead of four: who hears no goes the way of the gate.
    @inline(__always)
    var hasFiniteSum: Bool { (origin.x + origin.y + size.width + size.height).isFinite }
}

extension CGPoint {
    /// Whether both numbers are finite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGAffineTransform {
    /// The size of the bounding box of a rectangle of that size, put through the transform.
    package func boxOfTransformed(_ size: CGSize) -> CGSize {
        CGSize(
            width: abs(a) * size.width + abs(c) * size.height, height: abs(b) * size.width + abs(d) * size.height)
    }

    /// The size of the bounding box of a rectangle of that size, put through the inverse transform; nil without one.
    package func sizeBefore(_ size: CGSize) -> CGSize? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        if b == 0 && c == 0 { return CGSize(width: size.width / abs(a), height: size.height / abs(d)) }
        if a == 0 && d == 0 { return CGSize(width: size.height / abs(b), height: size.width / abs(c)) }
        return inverted().boxOfTransformed(size)
    }
}
