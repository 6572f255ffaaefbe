import Foundation

// The light and the dark appearance and those with more contrast, as Apple's guidelines for interface designers list them
// for tints and greys. What guidelines leave out (more contrast in texts, fills and lines; raised backgrounds, which
// only the dark appearance has) is what iOS 13 and later answer. The first number of a comment is the light one.

extension UIColor {
    /// The system's red: 255, 59, 48 of 255, opaque; dark 255, 69, 58.
    public static let systemRed = UIColor(
        light: .init(bytes: 255, 59, 48), dark: .init(bytes: 255, 69, 58), sharpLight: .init(bytes: 215, 0, 21),
        sharpDark: .init(bytes: 255, 105, 97))
    /// The system's orange: 255, 149, 0 of 255, opaque; dark 255, 159, 10.
    public static let systemOrange = UIColor(
        light: .init(bytes: 255, 149, 0), dark: .init(bytes: 255, 159, 10), sharpLight: .init(bytes: 201, 52, 0),
        sharpDark: .init(bytes: 255, 179, 64))
    /// The system's yellow: 255, 204, 0 of 255, opaque; dark 255, 214, 10.
    public static let systemYellow = UIColor(
        light: .init(bytes: 255, 204, 0), dark: .init(bytes: 255, 214, 10), sharpLight: .init(bytes: 178, 80, 0),
        sharpDark: .init(bytes: 255, 212, 38))
    /// The system's green: 52, 199, 89 of 255, opaque; dark 48, 209, 88.
    public static let systemGreen = UIColor(
        light: .init(bytes: 52, 199, 89), dark: .init(bytes: 48, 209, 88), sharpLight: .init(bytes: 36, 138, 61),
        sharpDark: .init(bytes: 48, 219, 91))
    /// The system's mint: 0, 199, 190 of 255, opaque; dark 99, 230, 226.
    public static let systemMint = UIColor(
        light: .init(bytes: 0, 199, 190), dark: .init(bytes: 99, 230, 226), sharpLight: .init(bytes: 12, 129, 123),
        sharpDark: .init(bytes: 102, 212, 207))
    /// The system's teal: 48, 176, 199 of 255, opaque; dark 64, 200, 224.
    public static let systemTeal = UIColor(
        light: .init(bytes: 48, 176, 199), dark: .init(bytes: 64, 200, 224), sharpLight: .init(bytes: 0, 130, 153),
        sharpDark: .init(bytes: 93, 230, 255))
    /// The system's cyan: 50, 173, 230 of 255, opaque; dark 100, 210, 255.
    public static let systemCyan = UIColor(
        light: .init(bytes: 50, 173, 230), dark: .init(bytes: 100, 210, 255), sharpLight: .init(bytes: 0, 113, 164),
        sharpDark: .init(bytes: 112, 215, 255))
    /// The system's indigo: 88, 86, 214 of 255, opaque; dark 94, 92, 230.
    public static let systemIndigo = UIColor(
        light: .init(bytes: 88, 86, 214), dark: .init(bytes: 94, 92, 230), sharpLight: .init(bytes: 54, 52, 163),
        sharpDark: .init(bytes: 125, 122, 255))
    /// The system's purple: 175, 82, 222 of 255, opaque; dark 191, 90, 242.
    public static let systemPurple = UIColor(
        light: .init(bytes: 175, 82, 222), dark: .init(bytes: 191, 90, 242), sharpLight: .init(bytes: 137, 68, 171),
        sharpDark: .init(bytes: 218, 143, 255))
    /// The system's pink: 255, 45, 85 of 255, opaque; dark 255, 55, 95.
    public static let systemPink = UIColor(
        light: .init(bytes: 255, 45, 85), dark: .init(bytes: 255, 55, 95), sharpLight: .init(bytes: 211, 15, 69),
        sharpDark: .init(bytes: 255, 100, 130))
    /// The system's brown: 162, 132, 94 of 255, opaque; dark 172, 142, 104.
    public static let systemBrown = UIColor(
        light: .init(bytes: 162, 132, 94), dark: .init(bytes: 172, 142, 104), sharpLight: .init(bytes: 127, 101, 69),
        sharpDark: .init(bytes: 181, 148, 105))
    /// The system's grey: 142, 142, 147 of 255, opaque.
    public static let systemGray = UIColor(
        light: .init(bytes: 142, 142, 147), dark: .init(bytes: 142, 142, 147), sharpLight: .init(bytes: 108, 108, 112),
        sharpDark: .init(bytes: 174, 174, 178))
    /// The system's second grey: 174, 174, 178 of 255, opaque; dark 99, 99, 102.
    public static let systemGray2 = UIColor(
        light: .init(bytes: 174, 174, 178), dark: .init(bytes: 99, 99, 102), sharpLight: .init(bytes: 142, 142, 147),
        sharpDark: .init(bytes: 124, 124, 128))
    /// The system's third grey: 199, 199, 204 of 255, opaque; dark 72, 72, 74.
    public static let systemGray3 = UIColor(
        light: .init(bytes: 199, 199, 204), dark: .init(bytes: 72, 72, 74), sharpLight: .init(bytes: 174, 174, 178),
        sharpDark: .init(bytes: 84, 84, 86))
    /// The system's fourth grey: 209, 209, 214 of 255, opaque; dark 58, 58, 60.
    public static let systemGray4 = UIColor(
        light: .init(bytes: 209, 209, 214), dark: .init(bytes: 58, 58, 60), sharpLight: .init(bytes: 188, 188, 192),
        sharpDark: .init(bytes: 68, 68, 70))
    /// The system's fifth grey: 229, 229, 234 of 255, opaque; dark 44, 44, 46.
    public static let systemGray5 = UIColor(
        light: .init(bytes: 229, 229, 234), dark: .init(bytes: 44, 44, 46), sharpLight: .init(bytes: 216, 216, 220),
        sharpDark: .init(bytes: 54, 54, 56))
    /// The system's sixth and lightest grey: 242, 242, 247 of 255, opaque; dark 28, 28, 30.
    public static let systemGray6 = UIColor(
        light: .init(bytes: 242, 242, 247), dark: .init(bytes: 28, 28, 30), sharpLight: .init(bytes: 235, 235, 240),
        sharpDark: .init(bytes: 36, 36, 38))
}

extension UIColor {
    /// Text of the second rank: 60, 60, 67, alpha 0.6 of 255; dark 235, 235, 245, alpha 0.6.
    public static let secondaryLabel = UIColor(
        light: .init(bytes: 60, 60, 67, alpha: 0.6), dark: .init(bytes: 235, 235, 245, alpha: 0.6),
        sharpLight: .init(bytes: 60, 60, 67, alpha: 0.68), sharpDark: .init(bytes: 235, 235, 245, alpha: 0.68))
    /// Text of the third rank: 60, 60, 67, alpha 0.3 of 255; dark 235, 235, 245, alpha 0.3.
    public static let tertiaryLabel = UIColor(
        light: .init(bytes: 60, 60, 67, alpha: 0.3), dark: .init(bytes: 235, 235, 245, alpha: 0.3),
        sharpLight: .init(bytes: 60, 60, 67, alpha: 0.38), sharpDark: .init(bytes: 235, 235, 245, alpha: 0.38))
    /// Text of the fourth rank: 60, 60, 67, alpha 0.18 of 255; dark 235, 235, 245, alpha 0.16.
    public static let quaternaryLabel = UIColor(
        light: .init(bytes: 60, 60, 67, alpha: 0.18), dark: .init(bytes: 235, 235, 245, alpha: 0.16),
        sharpLight: .init(bytes: 60, 60, 67, alpha: 0.26), sharpDark: .init(bytes: 235, 235, 245, alpha: 0.24))
    /// Text that stands where none is yet: 60, 60, 67, alpha 0.3 of 255; dark 235, 235, 245, alpha 0.3.
    public static let placeholderText = UIColor(
        light: .init(bytes: 60, 60, 67, alpha: 0.3), dark: .init(bytes: 235, 235, 245, alpha: 0.3),
        sharpLight: .init(bytes: 60, 60, 67, alpha: 0.38), sharpDark: .init(bytes: 235, 235, 245, alpha: 0.38))
    /// Text that leads elsewhere: 0, 122, 255 of 255, opaque; dark 9, 132, 255.
    public static let link = UIColor(light: .init(bytes: 0, 122, 255), dark: .init(bytes: 9, 132, 255))
    /// Thin lines that let through what is below: 60, 60, 67, alpha 0.29 of 255; dark 84, 84, 88, alpha 0.6.
    public static let separator = UIColor(
        light: .init(bytes: 60, 60, 67, alpha: 0.29), dark: .init(bytes: 84, 84, 88, alpha: 0.6),
        sharpLight: .init(bytes: 60, 60, 67, alpha: 0.37), sharpDark: .init(bytes: 84, 84, 88, alpha: 0.68))
    /// Thin lines that hide what is below: 198, 198, 200 of 255, opaque; dark 56, 56, 58.
    public static let opaqueSeparator = UIColor(light: .init(bytes: 198, 198, 200), dark: .init(bytes: 56, 56, 58))
    /// The main background: 255, 255, 255 of 255, opaque; dark 0, 0, 0, raised 28, 28, 30.
    public static let systemBackground = UIColor(
        light: .init(bytes: 255, 255, 255), dark: .init(bytes: 0, 0, 0), sharpLight: .init(bytes: 255, 255, 255),
        sharpDark: .init(bytes: 0, 0, 0), raised: .init(bytes: 28, 28, 30), sharpRaised: .init(bytes: 36, 36, 38))
    /// What stands on the main background: 242, 242, 247 of 255, opaque; dark 28, 28, 30, raised 44, 44, 46.
    public static let secondarySystemBackground = UIColor(
        light: .init(bytes: 242, 242, 247), dark: .init(bytes: 28, 28, 30), sharpLight: .init(bytes: 235, 235, 240),
        sharpDark: .init(bytes: 36, 36, 38), raised: .init(bytes: 44, 44, 46), sharpRaised: .init(bytes: 54, 54, 56))
    /// What stands on the second background: 255, 255, 255 of 255, opaque; dark 44, 44, 46, raised 58, 58, 60.
    public static let tertiarySystemBackground = UIColor(
        light: .init(bytes: 255, 255, 255), dark: .init(bytes: 44, 44, 46), sharpLight: .init(bytes: 255, 255, 255),
        sharpDark: .init(bytes: 54, 54, 56), raised: .init(bytes: 58, 58, 60), sharpRaised: .init(bytes: 68, 68, 70))
    /// The main background of grouped content: 242, 242, 247 of 255, opaque; dark 0, 0, 0, raised 28, 28, 30.
    public static let systemGroupedBackground = UIColor(
        light: .init(bytes: 242, 242, 247), dark: .init(bytes: 0, 0, 0), sharpLight: .init(bytes: 235, 235, 240),
        sharpDark: .init(bytes: 0, 0, 0), raised: .init(bytes: 28, 28, 30), sharpRaised: .init(bytes: 36, 36, 38))
    /// What stands on the main grouped background: 255, 255, 255 of 255, opaque; dark 28, 28, 30, raised 44, 44, 46.
    public static let secondarySystemGroupedBackground = UIColor(
        light: .init(bytes: 255, 255, 255), dark: .init(bytes: 28, 28, 30), sharpLight: .init(bytes: 255, 255, 255),
        sharpDark: .init(bytes: 36, 36, 38), raised: .init(bytes: 44, 44, 46), sharpRaised: .init(bytes: 54, 54, 56))
    /// What stands on the second grouped background: 242, 242, 247 of 255, opaque; dark 44, 44, 46, raised 58, 58, 60.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: .init(bytes: 242, 242, 247), dark: .init(bytes: 44, 44, 46), sharpLight: .init(bytes: 235, 235, 240),
        sharpDark: .init(bytes: 54, 54, 56), raised: .init(bytes: 58, 58, 60), sharpRaised: .init(bytes: 68, 68, 70))
    /// Fills thin and small shapes: 120, 120, 128, alpha 0.2 of 255; dark 120, 120, 128, alpha 0.36.
    public static let systemFill = UIColor(
        light: .init(bytes: 120, 120, 128, alpha: 0.2), dark: .init(bytes: 120, 120, 128, alpha: 0.36),
        sharpLight: .init(bytes: 120, 120, 128, alpha: 0.28), sharpDark: .init(bytes: 120, 120, 128, alpha: 0.44))
    /// Fills shapes of middle size: 120, 120, 128, alpha 0.16 of 255; dark 120, 120, 128, alpha 0.32.
    public static let secondarySystemFill = UIColor(
        light: .init(bytes: 120, 120, 128, alpha: 0.16), dark: .init(bytes: 120, 120, 128, alpha: 0.32),
        sharpLight: .init(bytes: 120, 120, 128, alpha: 0.24), sharpDark: .init(bytes: 120, 120, 128, alpha: 0.4))
    /// Fills large shapes: 118, 118, 128, alpha 0.12 of 255; dark 118, 118, 128, alpha 0.24.
    public static let tertiarySystemFill = UIColor(
        light: .init(bytes: 118, 118, 128, alpha: 0.12), dark: .init(bytes: 118, 118, 128, alpha: 0.24),
        sharpLight: .init(bytes: 118, 118, 128, alpha: 0.2), sharpDark: .init(bytes: 118, 118, 128, alpha: 0.32))
    /// Fills large areas with content: 116, 116, 128, alpha 0.08 of 255; dark 118, 118, 128, alpha 0.18.
    public static let quaternarySystemFill = UIColor(
        light: .init(bytes: 116, 116, 128, alpha: 0.08), dark: .init(bytes: 118, 118, 128, alpha: 0.18),
        sharpLight: .init(bytes: 116, 116, 128, alpha: 0.16), sharpDark: .init(bytes: 118, 118, 128, alpha: 0.26))
    /// Text on a light background, whatever the appearance: 0, 0, 0 of 255, opaque.
    public static let darkText = UIColor(bytes: 0, 0, 0)
    /// Text on a dark background, whatever the appearance: 255, 255, 255 of 255, alpha 0.6.
    public static let lightText = UIColor(bytes: 255, 255, 255, alpha: 0.6)

    /// A colour of three parts from 0 to 255.
    convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
