import EspalierViews
import Foundation

/// Colours that Apple's interface guidelines document, by the names that interface files use.
enum SystemColors {
    /// The colour of that name, such as `systemRedColor`, or nil.
    static func color(named name: String) -> UIColor? {
        UIColor.system(named: name) ?? others[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }

    /// Names that only interface files have.
    private static let others: [String: UIColor] = [
        "text": .label, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "tableCellPlainBackground": .systemBackground, "tableCellBackground": .systemBackground,
        "groupTableViewBackground": .systemGroupedBackground, "systemWhite": .white, "systemBlack": .black,
    ]
}
