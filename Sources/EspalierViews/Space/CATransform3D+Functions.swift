// The names are those of Apple's platforms.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// The transform that moves.
///
/// - Parameters:
///   - tx: how far along x, in points.
///   - ty: how far along y.
///   - tz: how far along z, towards the eye.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: tx,
        m42: ty, m43: tz, m44: 1)
}

/// The transform that scales.
///
/// - Parameters:
///   - sx: the factor along x.
///   - sy: the factor along y.
///   - sz: the factor along z.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0, m31: 0, m32: 0, m33: sz, m34: 0, m41: 0,
        m42: 0, m43: 0, m44: 1)
}

/// The transform that turns around an axis. Quarter turns around x, y and z are exact.
///
/// - Parameters:
///   - angle: in radians; around z, from x to y.
///   - x: the axis, of any length. One without a length turns nothing.
///   - y: see `x`.
///   - z: see `x`.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let turn = CGAffineTransform(rotationAngle: angle)
    let (c, s) = (turn.a, turn.b)
    let rest = 1 - c
    return CATransform3D(
        m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
        m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
        m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// The transform that moves first and then does what `t` does.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The transform that scales first and then does what `t` does.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The transform that turns first and then does what `t` does. See `CATransform3DMakeRotation(_:_:_:_:)`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that does what `a` does and then what `b` does: the product of the matrices.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (a, b) = (a.numbers, b.numbers)
    return CATransform3D(
        (0..<16).map { place in
            let (row, column) = (place / 4 * 4, place % 4)
            return a[row] * b[column] + a[row + 1] * b[column + 4] + a[row + 2] * b[column + 8]
                + a[row + 3] * b[column + 12]
        })
}

/// The transform that undoes `t`; `t` itself where nothing does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    if CATransform3DIsAffine(t) {
        let plane = CATransform3DGetAffineTransform(t)
        return CATransform3DMakeAffineTransform(plane.inverted())
    }
    // By elimination, with the largest number of a column as its pivot.
    var left = t.numbers
    var right = CATransform3DIdentity.numbers
    for column in 0..<4 {
        let pivot = (column..<4).max { left[$0 * 4 + column].magnitude < left[$1 * 4 + column].magnitude } ?? column
        let value = left[pivot * 4 + column]
        guard value != 0, value.isFinite else { return t }
        for place in 0..<4 {
            left.swapAt(column * 4 + place, pivot * 4 + place)
            right.swapAt(column * 4 + place, pivot * 4 + place)
        }
        for place in 0..<4 {
            left[column * 4 + place] /= value
            right[column * 4 + place] /= value
        }
        for row in 0..<4 where row != column {
            let factor = left[row * 4 + column]
            if factor == 0 { continue }
            for place in 0..<4 {
                left[row * 4 + place] -= factor * left[column * 4 + place]
                right[row * 4 + place] -= factor * right[column * 4 + place]
            }
        }
    }
    let result = CATransform3D(right)
    return result.isFinite ? result : t
}

/// Whether `t` changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether both transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The transform of space that does in the plane what `m` does, and nothing else.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether `t` does nothing but what a transform of the plane can do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of `t` in the plane: `m11`, `m12`, `m21`, `m22`, `m41` and `m42`. It is all of an affine one.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
