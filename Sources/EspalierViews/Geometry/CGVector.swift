#if !canImport(CoreGraphics)
    import Foundation

    /// A distance with a direction, in points. The same type as CoreGraphics' one, for platforms without it.
    public struct CGVector: Hashable, Sendable {
        /// The horizontal part, to the right.
        public var dx: CGFloat
        /// The vertical part, downwards on a screen.
        public var dy: CGFloat

        /// Makes a vector from its parts.
        public init(dx: CGFloat, dy: CGFloat) {
            self.dx = dx
            self.dy = dy
        }

        /// Makes a vector of two zeros.
        public init() {
            self.init(dx: 0, dy: 0)
        }

        /// Both parts are 0.
        public static var zero: CGVector { CGVector() }
    }
#endif
