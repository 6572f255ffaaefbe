import Foundation

extension UIFont {
    /// The size of text in labels: 17.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of text in buttons: 18.
    public static var buttonFontSize: CGFloat { 18 }
    /// The system's usual size: 14. Wherever a font is made, a size of 0 means this one.
    public static var systemFontSize: CGFloat { 14 }
    /// The system's small size: 12.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The system font of a size, in the regular weight.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system font of a size and a weight.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system font of a size, bold.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The system font of a size, italic: measures as the upright one.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, name: ".SystemFont-Italic")
    }

    /// The system font with digits of one width: that of its 0.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, design: .equalDigits)
    }

    /// The system font whose characters are all of one width: 0.618 of the size, in all weights.
    /// - Precondition: `fontSize` is finite and not below 0.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, name: ".SystemMonospaced-\(weight.rawValue)", design: .monospaced)
    }

    /// A font by its name, such as `Avenir-Heavy`: what follows the dash says how heavy it is. nil for the empty name;
    /// UIKit answers that for every name that it does not know, which nobody can tell here.
    ///
    /// Its own measures are those of the nearest font that is known. Views measure its text by the font file of that name
    /// where their measurer has one (``FontBook``); ``FontBook/font(named:size:)`` makes a font that has the file's measures
    /// itself.
    ///
    /// - Parameters:
    ///   - name: the name of a face, as PostScript calls it.
    ///   - size: in points; 0 means `systemFontSize`.
    /// - Precondition: `size` is finite and not below 0.
    public convenience init?(name: String, size: CGFloat) {
        if name.isEmpty { return nil }
        self.init(
            size: size, weight: Self.weight(named: name), name: name, design: .named)
    }

    private static let weightNames: KeyValuePairs<String, Weight> = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "semibold": .semibold, "demibold": .semibold,
        "bold": .bold, "medium": .medium, "heavy": .heavy, "black": .black,
    ]

    private static func weight(named name: String) -> Weight {
        guard let dash = name.lastIndex(of: "-") else { return .regular }
        let ending = name[dash...].lowercased()
        return weightNames.first { ending.contains($0.key) }?.value ?? .regular
    }
}
