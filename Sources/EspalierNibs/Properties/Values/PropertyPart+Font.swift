import EspalierControls
import EspalierViews
import Foundation

extension PropertyPart {
    /// The font of a `fontDescription` child: by style, by name, or one of the system's.
    ///
    /// - Parameter usual: Whose size stands for the size 0, or for none.
    func font(usual: UIFont?) -> UIFont? {
        guard let child else { return nil }
        if let style = attribute("style") { return style.styledFont }
        guard let size = fontSize("pointSize", usual: usual?.pointSize ?? UIFont.systemFontSize) else { return nil }
        if let name = child["name"], !name.isEmpty { return UIFont(name: name, size: size) }
        var weight = UIFont.Weight.regular
        if let part = attribute("weight") { weight = part.choice(Self.weights) ?? .regular }
        switch child["type"] ?? "system" {
        case "system": return .systemFont(ofSize: size, weight: weight)
        case "boldSystem": return .systemFont(ofSize: size, weight: child["weight"] == nil ? .bold : weight)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize, weight: weight)
        default: return attribute("type")?.wrong("known are boldSystem, italicSystem, smallSystem, system")
        }
    }

    /// The font of a `font` child inside an attributed text: by name or by what it is for.
    var attributedFont: UIFont? {
        guard let child else { return nil }
        let meta = child["metaFont"] ?? "system"
        let isSmall = meta.hasPrefix("small")
        guard let size = fontSize("size", usual: isSmall ? UIFont.smallSystemFontSize : UIFont.systemFontSize)
        else { return nil }
        if let name = child["name"], !name.isEmpty { return UIFont(name: name, size: size) }
        if let weight = Self.metaFonts[meta] { return .systemFont(ofSize: size, weight: weight) }
        if let style = UIFont.TextStyle(interfaceName: meta) { return .preferredFont(forTextStyle: style) }
        return attribute("metaFont")?.choice(Self.metaFonts).map { .systemFont(ofSize: size, weight: $0) }
    }

    private var styledFont: UIFont? {
        if let style = UIFont.TextStyle(interfaceName: value) { return .preferredFont(forTextStyle: style) }
        return wrong("no such text style is known; it is left out")
    }

    private func fontSize(_ name: String, usual: CGFloat) -> CGFloat? {
        guard let part = attribute(name) else { return usual }
        guard let size = part.number(least: 0) else { return nil }
        return size > 0 ? CGFloat(size) : usual
    }

    private static let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    private static let metaFonts: [String: UIFont.Weight] = [
        "system": .regular, "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light,
        "systemMedium": .medium, "systemSemibold": .semibold, "systemBold": .bold, "systemHeavy": .heavy,
        "systemBlack": .black, "smallSystem": .regular, "smallSystemBold": .bold, "label": .regular,
        "message": .regular, "cellTitle": .regular, "titleBar": .regular, "menu": .regular, "user": .regular,
    ]
}

extension UIFont.TextStyle {
    /// The style of a name that interface files use, such as `UICTFontTextStyleBody`, or nil.
    init?(interfaceName name: String) {
        let known: [UIFont.TextStyle] = [
            .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1,
            .caption2,
        ]
        guard let style = known.first(where: { $0.rawValue == name }) else { return nil }
        self = style
    }
}
