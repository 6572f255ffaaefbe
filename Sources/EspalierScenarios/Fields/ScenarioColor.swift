import EspalierSupport
import EspalierViews
import Foundation

/// A colour of a document: a name of the system's such as `"systemRed"`, `"#1d4ed8"`, `"#1d4ed880"` with an opacity, or
/// `{"light": …, "dark": …}` of two of these.
package enum ScenarioColor: Sendable, Hashable {
    /// One of the system's that depends on traits, by UIKit's name.
    case system(String)
    /// Red, green, blue and opacity, a byte each.
    case plain(UInt32)
    case dynamic(light: UInt32, dark: UInt32)

    /// The colour. A name that nobody knows is clear.
    var value: UIColor {
        switch self {
        case .system(let name): UIColor.system(named: name) ?? .clear
        case .plain(let bytes): UIColor(bytes: bytes)
        case .dynamic(let light, let dark): UIColor(light: UIColor(bytes: light), dark: UIColor(bytes: dark))
        }
    }

    /// A colour as a document writes it: by its name where it is one of the system's, else by its bytes, light and dark.
    init(_ color: UIColor) {
        if let name = color.systemName {
            self = .system(name)
            return
        }
        let (light, dark) = (
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).bytes,
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).bytes
        )
        self = light == dark ? .plain(light) : .dynamic(light: light, dark: dark)
    }

    /// Reads a name or bytes; nil for a text that is neither.
    init?(_ text: String) {
        if let bytes = Self.bytes(text) {
            self = .plain(bytes)
        } else if let color = UIColor.system(named: text), !text.hasSuffix("Color") {
            // One such as white is written by its bytes, as it is read back from a view.
            self = color.systemName == nil && text != "placeholderText" ? ScenarioColor(color) : .system(text)
        } else {
            return nil
        }
    }

    fileprivate static func bytes(_ text: String) -> UInt32? {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let number = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        return digits.count == 8 ? number : number << 8 | 0xFF
    }

    fileprivate static func text(_ bytes: UInt32) -> String {
        let (number, count) = bytes & 0xFF == 0xFF ? (bytes >> 8, 6) : (bytes, 8)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: count - digits.count) + digits
    }
}

extension UIColor {
    fileprivate convenience init(bytes: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(bytes >> shift & 0xFF) / 255 }
        self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// What a byte each can say of a colour that depends on no traits.
    fileprivate var bytes: UInt32 {
        var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
        return [parts.0, parts.1, parts.2, parts.3].reduce(0) {
            $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded())
        }
    }
}

extension ScenarioDecoder {
    /// A colour; nil in a colour's place for null, none.
    mutating func color(_ node: Int) -> ScenarioSetting.Value? {
        if tree.isNull(node) { return .color(nil) }
        return plainColor(node).map { .color($0) }
    }

    mutating func plainColor(_ node: Int) -> ScenarioColor? {
        if let text = tree.text(node) {
            if let color = ScenarioColor(text) { return color }
            let near = nearestName(to: text, among: UIColor.systemNames)
            report(
                node, "\(Quoted.text(text)) is no colour",
                fix: near.map { "did you mean '\($0)'?" }
                    ?? "write one such as \"systemRed\", \"#1d4ed8\" or \"#1d4ed880\"")
            return nil
        }
        guard isObject(node, "a colour") else { return nil }
        checkKeys(node, of: "a colour", required: ["light", "dark"], optional: [])
        guard let light = tree.value("light", in: node).flatMap({ bytes($0) }),
            let dark = tree.value("dark", in: node).flatMap({ bytes($0) })
        else { return nil }
        return light == dark ? .plain(light) : .dynamic(light: light, dark: dark)
    }

    private mutating func bytes(_ node: Int) -> UInt32? {
        guard let text = text(node) else { return nil }
        if let bytes = ScenarioColor.bytes(text) { return bytes }
        report(node, "\(Quoted.text(text)) is no colour of an appearance", fix: "write one such as \"#1d4ed8\"")
        return nil
    }
}

extension JSONWriter {
    mutating func color(_ color: ScenarioColor) {
        switch color {
        case .system(let name): string(name)
        case .plain(let bytes): string(ScenarioColor.text(bytes))
        case .dynamic(let light, let dark):
            beginObject()
            member("light", ScenarioColor.text(light))
            member("dark", ScenarioColor.text(dark))
            endObject()
        }
    }
}
