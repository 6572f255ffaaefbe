import EspalierViews
import Foundation

/// Colours that Apple's interface guidelines document for the light appearance, by the names that interface files use.
enum SystemColors {
    /// The colour of that name, such as `systemRedColor`, or nil.
    static func color(named name: String) -> UIColor? {
        let name = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let white = greys[name] { return UIColor(white: white.white, alpha: white.alpha) }
        guard let rgb = colors[name] else { return nil }
        return UIColor(
            red: CGFloat(rgb.red) / 255, green: CGFloat(rgb.green) / 255, blue: CGFloat(rgb.blue) / 255,
            alpha: rgb.alpha)
    }

    private static let greys: [String: (white: CGFloat, alpha: CGFloat)] = [
        "black": (0, 1), "darkGray": (1 / 3, 1), "lightGray": (2 / 3, 1), "white": (1, 1), "gray": (0.5, 1),
        "clear": (0, 0), "darkText": (0, 1), "lightText": (1, 0.6), "text": (0, 1), "label": (0, 1),
        "systemBackground": (1, 1), "tertiarySystemBackground": (1, 1), "secondarySystemGroupedBackground": (1, 1),
        "tableCellGroupedBackground": (1, 1), "tableCellPlainBackground": (1, 1), "tableCellBackground": (1, 1),
        "systemWhite": (1, 1), "systemBlack": (0, 1),
    ]

    private static let colors: [String: (red: Int, green: Int, blue: Int, alpha: CGFloat)] = [
        "red": (255, 0, 0, 1), "green": (0, 255, 0, 1), "blue": (0, 0, 255, 1), "cyan": (0, 255, 255, 1),
        "yellow": (255, 255, 0, 1), "magenta": (255, 0, 255, 1),
        "systemRed": (255, 59, 48, 1), "systemOrange": (255, 149, 0, 1), "systemYellow": (255, 204, 0, 1),
        "systemGreen": (52, 199, 89, 1), "systemMint": (0, 199, 190, 1), "systemTeal": (48, 176, 199, 1),
        "systemCyan": (50, 173, 230, 1), "systemBlue": (0, 122, 255, 1), "systemIndigo": (88, 86, 214, 1),
        "systemPurple": (175, 82, 222, 1), "systemPink": (255, 45, 85, 1), "systemBrown": (162, 132, 94, 1),
        "systemGray": (142, 142, 147, 1), "systemGray2": (174, 174, 178, 1), "systemGray3": (199, 199, 204, 1),
        "systemGray4": (209, 209, 214, 1), "systemGray5": (229, 229, 234, 1), "systemGray6": (242, 242, 247, 1),
        "secondaryLabel": (60, 60, 67, 0.6), "tertiaryLabel": (60, 60, 67, 0.3),
        "quaternaryLabel": (60, 60, 67, 0.18), "placeholderText": (60, 60, 67, 0.3),
        "separator": (60, 60, 67, 0.29), "opaqueSeparator": (198, 198, 200, 1), "link": (0, 122, 255, 1),
        "secondarySystemBackground": (242, 242, 247, 1), "systemGroupedBackground": (242, 242, 247, 1),
        "groupTableViewBackground": (242, 242, 247, 1), "tertiarySystemGroupedBackground": (242, 242, 247, 1),
        "systemFill": (120, 120, 128, 0.2), "secondarySystemFill": (120, 120, 128, 0.16),
        "tertiarySystemFill": (118, 118, 128, 0.12), "quaternarySystemFill": (116, 116, 128, 0.08),
    ]
}
