import Foundation

extension UIColor {
    /// A colour of the system's by the name that catalogues and interface files use, such as `systemRedColor`.
    package static func system(named name: String) -> UIColor? {
        systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    /// The name by which a colour of the system's is known that depends on traits, without `Color`; nil for another colour.
    package var systemName: String? { Self.namesByColor[self] }

    /// The names of the system's colours, in alphabetical order.
    package static let systemNames = systemColors.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }

    /// Placeholders have the colour of the third rank.
    private static let namesByColor = Dictionary(
        systemColors.filter { $0.value.source != nil && $0.key != "placeholderText" }.map { ($0.value, $0.key) },
        uniquingKeysWith: { min($0, $1) })

    private static let systemColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear, "systemRed": .systemRed, "systemOrange": .systemOrange,
        "systemYellow": .systemYellow, "systemGreen": .systemGreen, "systemMint": .systemMint,
        "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "darkText": .darkText, "lightText": .lightText,
    ]

    /// The same colour, which is dark where another one has a dark appearance: what a file has written down of a colour of
    /// the system's is its light one.
    package func withDarkAppearance(of other: UIColor?) -> UIColor {
        var traits = TraitValues.standard
        traits.userInterfaceStyle = .dark
        guard source == nil, let other, other.source != nil else { return self }
        return UIColor(light: self, dark: other.resolved(with: traits))
    }
}
