/// Where a view lies along one axis of its superview, in points from the superview's start (left or top).
package struct AutoresizingSpan: Equatable, Sendable {
    package var position: Double
    package var length: Double

    package init(position: Double, length: Double) {
        self.position = position
        self.length = length
    }
}

/// Where a view lies along one axis after its superview has changed its extent along that axis.
///
/// The superview's extent is cut into three parts: the leading margin, the view's length and the trailing margin. UIKit
/// documents that the difference goes to the flexible parts in proportion, and that the others keep their values. What
/// it leaves open is decided so:
/// - Parts count by their absolute lengths, since a plain proportion explodes where margins nearly cancel. Where all
///   flexible parts are zero, they take equal shares.
/// - A length that would fall below zero becomes zero. The trailing margin is then kept if it is not flexible and the
///   leading one is; otherwise the leading edge stays where the proportion put it.
/// - Nothing flexible, or only the trailing margin: nothing changes.
/// - Nothing is rounded to whole points, and what does not change comes back bit for bit.
///
/// - Parameters:
///   - span: The view's place before. Finite; the length is not negative.
///   - oldExtent: The superview's length before, and `newExtent` after. Finite.
///   - leading: Whether the margin at the start is flexible; `length` and `trailing` alike.
/// - Returns: The view's place after. Finite, unless the true numbers are beyond the range of `Double`.
package func autoresized(
    _ span: AutoresizingSpan, from oldExtent: Double, to newExtent: Double,
    leading: Bool, length: Bool, trailing: Bool
) -> AutoresizingSpan {
    let difference = newExtent - oldExtent
    guard difference != 0, leading || length else { return span }

    let trailingMargin = oldExtent - span.position - span.length
    let shares = AutoresizingShares(
        of: difference,
        leading: leading ? span.position.magnitude : nil,
        length: length ? span.length.magnitude : nil,
        trailing: trailing ? trailingMargin.magnitude : nil)

    var result = span
    if leading { result.position += shares.leading }
    if length { result.length += shares.length }
    if result.length < 0 {
        result.length = 0
        if leading && !trailing {
            result.position = newExtent - trailingMargin
        }
    }
    return result
}

/// What the leading margin and the length take of a difference. The rest is the trailing margin's, which nobody stores.
struct AutoresizingShares {
    let leading: Double
    let length: Double

    /// Takes the absolute lengths of the parts, and nil for those that are not flexible.
    init(of difference: Double, leading: Double?, length: Double?, trailing: Double?) {
        let count = (leading == nil ? 0.0 : 1) + (length == nil ? 0 : 1) + (trailing == nil ? 0 : 1)
        let total = (leading ?? 0) + (length ?? 0) + (trailing ?? 0)

        func share(_ part: Double?) -> Double {
            guard let part else { return 0 }
            if total == 0 { return difference / count }
            // A part that is the whole takes all of it: the division could miss that by a rounding.
            if part == total { return difference }
            // The product first: for whole numbers that is exact wherever the result is. It can overflow where the
            // quotient cannot.
            let product = difference * part
            return product.isFinite ? product / total : difference * (part / total)
        }

        self.leading = share(leading)
        self.length = share(length)
    }
}
