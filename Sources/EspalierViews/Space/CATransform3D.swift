import Foundation

/// A transformation of space: a matrix of four rows and columns. A point is a row that is multiplied from the left, so
/// that translations stand in the fourth row and perspective in the fourth column.
///
/// Nothing is drawn in perspective here. Frames and places go by `CATransform3DGetAffineTransform(_:)`.
public struct CATransform3D: Hashable, Sendable {
    /// Row 1, column 1.
    public var m11: CGFloat
    /// Row 1, column 2.
    public var m12: CGFloat
    /// Row 1, column 3.
    public var m13: CGFloat
    /// Row 1, column 4.
    public var m14: CGFloat
    /// Row 2, column 1.
    public var m21: CGFloat
    /// Row 2, column 2.
    public var m22: CGFloat
    /// Row 2, column 3.
    public var m23: CGFloat
    /// Row 2, column 4.
    public var m24: CGFloat
    /// Row 3, column 1.
    public var m31: CGFloat
    /// Row 3, column 2.
    public var m32: CGFloat
    /// Row 3, column 3.
    public var m33: CGFloat
    /// Row 3, column 4: `-1 / distance` of the eye gives perspective.
    public var m34: CGFloat
    /// Row 4, column 1.
    public var m41: CGFloat
    /// Row 4, column 2.
    public var m42: CGFloat
    /// Row 4, column 3.
    public var m43: CGFloat
    /// Row 4, column 4.
    public var m44: CGFloat

    /// Makes a transform from its sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Makes a transform whose sixteen numbers are all zero. It is not the identity.
    public init() { self.init([CGFloat](repeating: 0, count: 16)) }

    /// The sixteen numbers, row by row.
    var numbers: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// - Parameter numbers: Sixteen, row by row.
    init(_ numbers: [CGFloat]) {
        self.init(
            m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
            m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
            m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
    }

    /// Whether all numbers are finite.
    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
}
