#if !canImport(CoreGraphics)
    import Foundation

    extension CGPoint {
        /// The point that `t` takes this one to.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The vector that `t` takes this one to. The translation plays no part, and sides can come out negative.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle that holds the four corners of this one after `t`.
        ///
        /// The sides of the result are not negative, whatever the sign of this rectangle's sides. The null rectangle
        /// and the infinite rectangle stay what they are.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            if isNull || isInfinite { return self }
            // By sides and not from the corners' coordinates: the sum and difference of a far origin and a small side
            // would round the side, even under the identity.
            let rect = standardized
            let width = rect.size.width
            let height = rect.size.height
            let corner = rect.origin.applying(t)
            return CGRect(
                x: corner.x + min(t.a * width, 0) + min(t.c * height, 0),
                y: corner.y + min(t.b * width, 0) + min(t.d * height, 0),
                width: abs(t.a) * width + abs(t.c) * height,
                height: abs(t.b) * width + abs(t.d) * height)
        }
    }
#endif
