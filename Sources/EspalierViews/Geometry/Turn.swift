#if !canImport(CoreGraphics)
    import Foundation

    /// The sine and the cosine of an angle, exact for quarter turns.
    ///
    /// No floating-point number is `π / 2`, so the plain cosine of the nearest one is about 6e-17. A view that was
    /// turned by 90° would carry that into its frame.
    struct Turn {
        let sine: Double
        let cosine: Double

        /// Past this number of quarter turns (about 1.6 million radians) the distance between neighbouring
        /// floating-point numbers grows towards a visible angle, and no angle is taken for a quarter turn any more.
        private static let mostQuarters = 1_048_576.0

        /// - Parameter angle: The angle in radians. Within four units in the last place of a multiple of `π / 2` it
        ///   counts as that multiple. That covers sums and products of a few roundings, and is below 1e-9 radians in
        ///   any case.
        init(radians angle: Double) {
            let quarters = (angle / (.pi / 2)).rounded()
            guard abs(quarters) <= Self.mostQuarters, abs(angle - quarters * (.pi / 2)) <= 4 * angle.ulp else {
                sine = sin(angle)
                cosine = cos(angle)
                return
            }
            switch Int(clamping: quarters) & 3 {
            case 0: (sine, cosine) = (0, 1)
            case 1: (sine, cosine) = (1, 0)
            case 2: (sine, cosine) = (0, -1)
            default: (sine, cosine) = (-1, 0)
            }
        }
    }
#endif
