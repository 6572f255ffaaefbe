import Foundation

extension UIColor {
    /// White 0, opaque.
    public static let black = UIColor(white: 0, alpha: 1)
    /// White 1/3, opaque.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// White 2/3, opaque.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White 1, opaque.
    public static let white = UIColor(white: 1, alpha: 1)
    /// White 0.5, opaque.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Red 1, green 0, blue 0, opaque.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Red 0, green 1, blue 0, opaque.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Red 0, green 0, blue 1, opaque.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Red 0, green 1, blue 1, opaque.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Red 1, green 1, blue 0, opaque.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Red 1, green 0, blue 1, opaque.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Red 1, green 0.5, blue 0, opaque.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Red 0.5, green 0, blue 0.5, opaque.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Red 0.6, green 0.4, blue 0.2, opaque.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// White 0, fully transparent.
    public static let clear = UIColor(white: 0, alpha: 0)

    /// The blue of controls: 0, 122, 255 of 255, opaque; dark 10, 132, 255.
    public static let systemBlue = UIColor(
        light: .init(bytes: 0, 122, 255), dark: .init(bytes: 10, 132, 255), sharpLight: .init(bytes: 0, 64, 221),
        sharpDark: .init(bytes: 64, 156, 255))
    /// The colour of primary text: black, opaque; dark white.
    public static let label = UIColor(light: .black, dark: .white)
}
