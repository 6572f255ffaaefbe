#if !canImport(CoreGraphics)
    import Foundation

    extension CGAffineTransform {
        /// The transform that applies this one first and then `t2`.
        ///
        ///     let move = CGAffineTransform(translationX: 10, y: 0)
        ///     let double = CGAffineTransform(scaleX: 2, y: 2)
        ///     CGPoint.zero.applying(move.concatenating(double))  // (20, 0)
        ///
        /// - Parameter t2: The transform to apply after this one.
        public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
            CGAffineTransform(
                a: a * t2.a + b * t2.c,
                b: a * t2.b + b * t2.d,
                c: c * t2.a + d * t2.c,
                d: c * t2.b + d * t2.d,
                tx: tx * t2.a + ty * t2.c + t2.tx,
                ty: tx * t2.b + ty * t2.d + t2.ty)
        }

        /// The transform that moves by `(tx, ty)` points first and then applies this one.
        ///
        ///     CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)  // moves by 20 in the end
        public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
            var result = self
            result.tx = a * tx + c * ty + self.tx
            result.ty = b * tx + d * ty + self.ty
            return result
        }

        /// The transform that scales by `sx` and `sy` first and then applies this one. The translation stays.
        public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
            CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
        }

        /// The transform that rotates first and then applies this one. The translation stays.
        ///
        /// - Parameter angle: The angle in radians. Quarter turns are exact, as for ``init(rotationAngle:)``.
        public func rotated(by angle: CGFloat) -> CGAffineTransform {
            CGAffineTransform(rotationAngle: angle).concatenating(self)
        }

        /// The transform that undoes this one.
        ///
        /// Returns the transform unchanged when it cannot be undone (it takes the plane to a line or to a point, or has
        /// parts that are not finite), as CoreGraphics documents. Scales, mirrorings and quarter turns, with a
        /// translation or without, are inverted through plain reciprocals, without the rounding of a determinant.
        public func inverted() -> CGAffineTransform {
            var result = CGAffineTransform()
            if b == 0 && c == 0 {
                result.a = 1 / a
                result.d = 1 / d
            } else if a == 0 && d == 0 {
                result.b = 1 / c
                result.c = 1 / b
            } else {
                let determinant = a * d - b * c
                result.a = d / determinant
                result.b = 0 - b / determinant
                result.c = 0 - c / determinant
                result.d = a / determinant
            }
            result.tx = 0 - (tx * result.a + ty * result.c)
            result.ty = 0 - (tx * result.b + ty * result.d)
            return result.isFinite ? result : self
        }

        /// Whether all six numbers are finite.
        package var isFinite: Bool {
            a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
        }
    }
#endif
