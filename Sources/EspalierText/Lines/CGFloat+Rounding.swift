import Foundation

extension CGFloat {
    /// What sums and products of measures may be off by: 20 points of Helvetica have a line of 23.000000000000004.
    package static let roundingSlack: CGFloat = 1e-6

    /// Up to the next pixel; what lies within a millionth of one above it counts as on it.
    /// - Parameter scale: pixels per point, above 0.
    package func roundedUp(toPixelsOf scale: CGFloat = 1) -> CGFloat {
        (self * scale - Self.roundingSlack).rounded(.up) / scale
    }
}
