#if !canImport(CoreGraphics)
    import Foundation

    extension CGAffineTransform: Codable {
        /// Reads a transform from a list of its six numbers, in the order `a b c d tx ty`: the form of Apple's
        /// platforms.
        ///
        /// - Throws: A `DecodingError` when there is no list, or when one of its first six elements is missing or is
        ///   not a number.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(
                a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self),
                c: try list.decode(CGFloat.self), d: try list.decode(CGFloat.self),
                tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
        }

        /// Writes the six numbers as a list, in the order `a b c d tx ty`.
        ///
        /// - Throws: What the encoder throws, for instance for numbers that its format cannot hold.
        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for number in [a, b, c, d, tx, ty] {
                try list.encode(number)
            }
        }
    }
#endif
