import Foundation

// The light appearance, as Apple's guidelines for interface designers list it: no traits here ask for another one.

extension UIColor {
    /// The system's red: 255, 59, 48 of 255, opaque.
    public static let systemRed = UIColor(bytes: 255, 59, 48)
    /// The system's orange: 255, 149, 0 of 255, opaque.
    public static let systemOrange = UIColor(bytes: 255, 149, 0)
    /// The system's yellow: 255, 204, 0 of 255, opaque.
    public static let systemYellow = UIColor(bytes: 255, 204, 0)
    /// The system's green: 52, 199, 89 of 255, opaque.
    public static let systemGreen = UIColor(bytes: 52, 199, 89)
    /// The system's mint: 0, 199, 190 of 255, opaque.
    public static let systemMint = UIColor(bytes: 0, 199, 190)
    /// The system's teal: 48, 176, 199 of 255, opaque.
    public static let systemTeal = UIColor(bytes: 48, 176, 199)
    /// The system's cyan: 50, 173, 230 of 255, opaque.
    public static let systemCyan = UIColor(bytes: 50, 173, 230)
    /// The system's indigo: 88, 86, 214 of 255, opaque.
    public static let systemIndigo = UIColor(bytes: 88, 86, 214)
    /// The system's purple: 175, 82, 222 of 255, opaque.
    public static let systemPurple = UIColor(bytes: 175, 82, 222)
    /// The system's pink: 255, 45, 85 of 255, opaque.
    public static let systemPink = UIColor(bytes: 255, 45, 85)
    /// The system's brown: 162, 132, 94 of 255, opaque.
    public static let systemBrown = UIColor(bytes: 162, 132, 94)
    /// The system's grey: 142, 142, 147 of 255, opaque.
    public static let systemGray = UIColor(bytes: 142, 142, 147)
    /// The system's second grey: 174, 174, 178 of 255, opaque.
    public static let systemGray2 = UIColor(bytes: 174, 174, 178)
    /// The system's third grey: 199, 199, 204 of 255, opaque.
    public static let systemGray3 = UIColor(bytes: 199, 199, 204)
    /// The system's fourth grey: 209, 209, 214 of 255, opaque.
    public static let systemGray4 = UIColor(bytes: 209, 209, 214)
    /// The system's fifth grey: 229, 229, 234 of 255, opaque.
    public static let systemGray5 = UIColor(bytes: 229, 229, 234)
    /// The system's sixth and lightest grey: 242, 242, 247 of 255, opaque.
    public static let systemGray6 = UIColor(bytes: 242, 242, 247)
}

extension UIColor {
    /// Text of the second rank: 60, 60, 67 of 255, alpha 0.6.
    public static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
    /// Text of the third rank: 60, 60, 67 of 255, alpha 0.3.
    public static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Text of the fourth rank: 60, 60, 67 of 255, alpha 0.18.
    public static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
    /// Text that stands where none is yet: 60, 60, 67 of 255, alpha 0.3.
    public static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    /// Text that leads elsewhere: 0, 122, 255 of 255, opaque.
    public static let link = UIColor(bytes: 0, 122, 255)
    /// Thin lines that let through what is below: 60, 60, 67 of 255, alpha 0.29.
    public static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
    /// Thin lines that hide what is below: 198, 198, 200 of 255, opaque.
    public static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
    /// The main background: 255, 255, 255 of 255, opaque.
    public static let systemBackground = UIColor(bytes: 255, 255, 255)
    /// What stands on the main background: 242, 242, 247 of 255, opaque.
    public static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
    /// What stands on the second background: 255, 255, 255 of 255, opaque.
    public static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
    /// The main background of grouped content: 242, 242, 247 of 255, opaque.
    public static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// What stands on the main grouped background: 255, 255, 255 of 255, opaque.
    public static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
    /// What stands on the second grouped background: 242, 242, 247 of 255, opaque.
    public static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
    /// Fills thin and small shapes: 120, 120, 128 of 255, alpha 0.2.
    public static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
    /// Fills shapes of middle size: 120, 120, 128 of 255, alpha 0.16.
    public static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
    /// Fills large shapes: 118, 118, 128 of 255, alpha 0.12.
    public static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
    /// Fills large areas with content: 116, 116, 128 of 255, alpha 0.08.
    public static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
    /// Text on a light background, whatever the appearance: 0, 0, 0 of 255, opaque.
    public static let darkText = UIColor(bytes: 0, 0, 0)
    /// Text on a dark background, whatever the appearance: 255, 255, 255 of 255, alpha 0.6.
    public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)

    /// A colour of three parts from 0 to 255.
    fileprivate convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
