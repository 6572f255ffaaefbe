import Foundation

/// A colour with an opacity.
///
/// A class because it is one in UIKit. Colours are constants: two with the same components are equal, however they were
/// made, and `===` means nothing. (UIKit also tells colour spaces apart; there is one here, the extended sRGB space.)
public final class UIColor: Hashable, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    /// Makes a colour from red, green and blue.
    ///
    /// - Parameters:
    ///   - red: From 0 to 1. Values outside are kept, as UIKit does since it has extended colours.
    ///   - green: As `red`.
    ///   - blue: As `red`.
    ///   - alpha: The opacity. Values below 0 count as 0 and values above 1 as 1.
    /// - Precondition: All four are finite. Otherwise the program stops with a message.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        guard red.isFinite, green.isFinite, blue.isFinite, alpha.isFinite else {
            trap("UIColor: components must be finite: red \(red), green \(green), blue \(blue), alpha \(alpha)")
        }
        // Adding zero turns -0 into 0, so that equal colours also print alike.
        self.red = red + 0
        self.green = green + 0
        self.blue = blue + 0
        self.alpha = min(max(alpha, 0), 1) + 0
    }

    /// Makes a grey.
    ///
    /// - Parameters:
    ///   - white: From 0 (black) to 1 (white). Values outside are kept.
    ///   - alpha: The opacity. Values below 0 count as 0 and values above 1 as 1.
    /// - Precondition: Both are finite. Otherwise the program stops with a message.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The same colour with another opacity.
    ///
    /// - Parameter alpha: The new opacity; it replaces the old one. Values below 0 count as 0 and values above 1 as 1.
    /// - Precondition: `alpha` is finite. Otherwise the program stops with a message.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether two colours have the same components and the same opacity.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
        lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
    }

    /// Feeds the four components into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}

extension UIColor: CustomStringConvertible {
    /// The components, in the form of the initialiser that would make the colour. A grey reads
    /// `UIColor(white: 0.5, alpha: 1.0)`. Equal colours have equal texts.
    public var description: String {
        if red == green && green == blue {
            return "UIColor(white: \(red), alpha: \(alpha))"
        }
        return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
}

extension UIColor {
    /// The grey of the same luminance, as seen in sRGB, and of the same opacity.
    var desaturated: UIColor {
        UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
}
