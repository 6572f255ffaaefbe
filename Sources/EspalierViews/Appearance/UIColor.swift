import Foundation

/// A colour with an opacity.
///
/// A class because it is one in UIKit. Colours are constants: two with the same components are equal, however they were
/// made, and `===` means nothing. (UIKit also tells colour spaces apart; there is one here, the extended sRGB space.)
///
/// A colour may have other components under other traits: see `resolvedColor(with:)`. Where no traits are given, as in
/// `getRed(_:green:blue:alpha:)` and `cgColor`, its components are those of the light appearance on a phone.
public final class UIColor: ObjectOfUIKit, Sendable {
    private let own: ColorComponents
    /// Where the components come from; nil for a colour that has the same under all traits.
    let source: ColorSource?

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
        own = ColorComponents(red: red + 0, green: green + 0, blue: blue + 0, alpha: min(max(alpha, 0), 1) + 0)
        source = nil
    }

    init(source: ColorSource) {
        own = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        self.source = source
    }

    /// The components; of a colour that depends on traits, those of the light appearance on a phone.
    var components: ColorComponents { source == nil ? own : resolved(with: .standard).own }

    var red: CGFloat { components.red }
    var green: CGFloat { components.green }
    var blue: CGFloat { components.blue }
    var alpha: CGFloat { components.alpha }

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
        let given = UIColor(red: own.red, green: own.green, blue: own.blue, alpha: alpha)
        return source == nil ? given : UIColor(source: .adjusted(self, .alpha(given.own.alpha)))
    }

    /// Whether two colours have the same components and the same opacity. Colours that depend on traits are equal where
    /// they have the same under all traits by what they were made of, or the same provider.
    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.own == rhs.own && lhs.source == rhs.source }

    /// Feeds what `==` compares into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(own)
        hasher.combine(source)
    }
}

/// Red, green, blue and opacity.
struct ColorComponents: Hashable, Sendable {
    let red, green, blue, alpha: CGFloat
}

extension UIColor {
    /// The components, in the form of the initialiser that would make the colour. A grey reads
    /// `UIColor(white: 0.5, alpha: 1.0)`. Equal colours have equal texts.
    public var description: String {
        let parts = components
        if parts.red == parts.green && parts.green == parts.blue {
            return "UIColor(white: \(parts.red), alpha: \(parts.alpha))"
        }
        return "UIColor(red: \(parts.red), green: \(parts.green), blue: \(parts.blue), alpha: \(parts.alpha))"
    }
}

extension UIColor {
    /// The grey of the same luminance, as seen in sRGB, and of the same opacity.
    var desaturated: UIColor {
        if source != nil { return UIColor(source: .adjusted(self, .desaturated)) }
        return UIColor(white: 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue, alpha: own.alpha)
    }
}
