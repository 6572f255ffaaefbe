import Foundation

/// A colour as layers have it: what `UIColor.cgColor` gives. Constants; two with the same components are equal.
///
/// There is one colour space, the extended sRGB space: greys have three equal components too.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    /// The colour as views have it.
    package let color: UIColor

    /// Takes the components that a colour has in the light appearance; those of a given one, where it was resolved before.
    init(_ color: UIColor) {
        self.color = color.source == nil ? color : color.resolved(with: .standard)
    }

    /// Makes a colour from red, green, blue and opacity. See `UIColor.init(red:green:blue:alpha:)`.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a colour from red, green, blue and opacity. See `UIColor.init(red:green:blue:alpha:)`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey. See `UIColor.init(white:alpha:)`.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(UIColor(white: gray, alpha: alpha))
    }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { color.alpha }

    /// Red, green, blue and the opacity. Never nil here, and four for greys too, which have two on Apple's platforms.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

    /// 4: how many `components` there are.
    public var numberOfComponents: Int { 4 }

    /// The same colour.
    public func copy() -> CGColor? { self }

    /// The same colour with another opacity.
    ///
    /// - Parameter alpha: the new opacity; values below 0 count as 0 and values above 1 as 1.
    /// - Precondition: `alpha` is finite.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    /// Black, opaque.
    public static let black = CGColor(.black)
    /// White, opaque.
    public static let white = CGColor(.white)
    /// Fully transparent.
    public static let clear = CGColor(.clear)

    /// Whether two colours have the same components and the same opacity.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Feeds the components into `hasher`.
    public func hash(into hasher: inout Hasher) { color.hash(into: &hasher) }

    /// The components, such as `CGColor(1.0, 0.5, 0.0, 1.0)`.
    public var description: String { "CGColor(\(color.red), \(color.green), \(color.blue), \(color.alpha))" }
}

extension UIColor {
    /// The colour as layers have it; of a colour that depends on traits, the light appearance: resolve it first where
    /// another one is meant.
    public var cgColor: CGColor { CGColor(self) }

    /// Makes a colour of one that layers have.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.color
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}
