import EspalierViews
import Foundation

extension AssetReader {
    /// A colour set; nil where it has no colour that can be read.
    mutating func color(at folder: URL) -> UIColor? {
        guard let content = content(of: folder) else { return nil }
        var choices: [ColorChoice] = []
        for entry in content["colors"].list {
            // A slot that nobody has filled has no colour.
            if entry["color"].isMissing { continue }
            guard let color = color(entry["color"]) else {
                report(folder, "a colour has no components that can be read")
                continue
            }
            choices.append(ColorChoice(entry.conditions, color))
        }
        guard let first = choices.first else { return nil }
        return choices.count == 1 && first.conditions == TraitConditions() ? first.color : UIColor(choices: choices)
    }

    private func color(_ node: AssetNode) -> UIColor? {
        if let name = node["reference"].text { return UIColor.system(named: name) }
        let parts = node["components"]
        let space = RGBSpace(named: Self.spaces[node["color-space"].text ?? ""] ?? "")
        let alpha = Self.component(parts["alpha"]) ?? 1
        if let white = Self.component(parts["white"]) { return UIColor(white: white, alpha: alpha) }
        guard let red = Self.component(parts["red"]), let green = Self.component(parts["green"]),
            let blue = Self.component(parts["blue"])
        else { return nil }
        let rgb = space.converted([red, green, blue])
        guard rgb.allSatisfy(\.isFinite) else { return nil }
        return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }

    /// The names of catalogues for the spaces that differ from sRGB.
    private static let spaces = [
        "display-p3": "displayP3", "extended-linear-srgb": "extendedLinearSRGB", "linear-srgb": "linearSRGB",
    ]

    /// A component as Xcode writes it: `0.500`, `128` or `0x80` of 255, or a number.
    private static func component(_ node: AssetNode) -> CGFloat? {
        guard let text = node.text else { return node.number.map { CGFloat($0) } }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt16(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return CGFloat(text.contains(".") ? number : number / 255)
    }
}

extension UIColor {
    /// A colour of the system's by the name that catalogues use, such as `systemRedColor`.
    fileprivate static func system(named name: String) -> UIColor? {
        systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

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
}
