#if !canImport(CoreGraphics)
    import Foundation

    /// A transformation of the plane that keeps straight lines straight: scaling, rotation, shearing and translation.
    ///
    /// The same type as CoreGraphics' one, for platforms without CoreGraphics. A point is a row that is multiplied from
    /// the left:
    ///
    ///     x' = a * x + c * y + tx
    ///     y' = b * x + d * y + ty
    ///
    /// Positive rotation angles turn the x axis towards the y axis, which is clockwise on a screen, where y points
    /// down.
    public struct CGAffineTransform: Hashable, Sendable {
        /// The part of `x` in the new `x`.
        public var a: CGFloat
        /// The part of `x` in the new `y`.
        public var b: CGFloat
        /// The part of `y` in the new `x`.
        public var c: CGFloat
        /// The part of `y` in the new `y`.
        public var d: CGFloat
        /// The horizontal translation, in points.
        public var tx: CGFloat
        /// The vertical translation, in points.
        public var ty: CGFloat

        /// Makes a transform from its six numbers.
        ///
        /// Nothing is checked: a transform with infinite parts or NaN gives results with such parts.
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Makes a transform whose six numbers are all zero, as CoreGraphics does.
        ///
        /// This is not the identity: it takes every point to the origin. See ``identity``.
        public init() {
            self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        }

        /// Makes a transform that moves by `(tx, ty)` points.
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// Makes a transform that scales around the origin by the factors `sx` and `sy`.
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        /// Makes a transform that rotates around the origin.
        ///
        /// Quarter turns are exact: for angles that are multiples of `π / 2`, as far as floating point can tell, the
        /// sine and the cosine are exactly 0, 1 or -1.
        ///
        /// - Parameter angle: The angle in radians. An infinite or NaN angle gives NaN in all four factors.
        public init(rotationAngle angle: CGFloat) {
            let turn = Turn(radians: Double(angle))
            self.init(
                a: CGFloat(turn.cosine), b: CGFloat(turn.sine), c: CGFloat(0 - turn.sine), d: CGFloat(turn.cosine),
                tx: 0, ty: 0)
        }

        /// The transform that changes nothing.
        public static var identity: CGAffineTransform {
            CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }

        /// Whether this is exactly the transform that changes nothing.
        public var isIdentity: Bool {
            a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
        }
    }
#endif
