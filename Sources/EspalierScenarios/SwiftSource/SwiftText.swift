import Foundation

/// Values and statements of a document as Swift source.
package enum SwiftText {
    /// Words that cannot be names of variables, and those that the tests use themselves.
    private static let words: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in",
        "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while", "report", "document", "makeScreen", "Any",
    ]

    /// Whether a name can be that of a variable.
    static func isVariable(_ name: String) -> Bool {
        guard let first = name.utf8.first, !words.contains(name) else { return false }
        let isLetter: (UInt8) -> Bool = { (97...122).contains($0 | 32) || $0 == UInt8(ascii: "_") }
        return (97...122).contains(first) && name.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
    }

    /// A text in quotes, on one line.
    package static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A text in several lines, between lines of quotes, without indentation.
    package static func lines(_ text: String) -> [String] {
        var hashes = "#"
        while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return [hashes + "\"\"\""] + lines + ["\"\"\"" + hashes]
    }

    static func rectangle(_ frame: CGRect) -> String {
        let numbers = frame.numbers.map(JSONWriter.text)
        return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
    }
}

// Properties.
extension SwiftText {
    /// What sets a field; nil where that is not known.
    static func statements(
        _ field: ScenarioField, _ value: ScenarioSetting.Value, of variable: String, _ className: String
    ) -> [String]? {
        switch (field.key, value) {
        case ("title", .text(let text)): return ["\(variable).setTitle(\(literal(text)), for: .normal)"]
        case ("hugging", .priorities(let priorities)):
            return statements("setContentHuggingPriority", priorities, of: variable)
        case ("compressionResistance", .priorities(let priorities)):
            return statements("setContentCompressionResistancePriority", priorities, of: variable)
        default:
            guard let name = property(field, className), let value = self.value(field, value) else { return nil }
            return ["\(variable).\(name) = \(value)"]
        }
    }

    private static func statements(
        _ call: String, _ priorities: ScenarioPriorities, of variable: String
    ) -> [String] {
        [("horizontal", priorities.horizontal), ("vertical", priorities.vertical)].map { axis, priority in
            "\(variable).\(call)(UILayoutPriority(\(JSONWriter.text(priority))), for: .\(axis))"
        }
    }

    /// What compares a property with a value, behind the view and the point; nil where that is not known.
    static func comparison(_ setting: ScenarioSetting, _ className: String) -> String? {
        guard let field = setting.keyPath.field, let name = property(field, className) else { return nil }
        let part = setting.keyPath.part.map { ".\($0.rawValue)" } ?? ""
        guard let value = part.isEmpty ? value(field, setting.value) : plain(setting.value) else { return nil }
        return "\(name)\(part) == \(value)"
    }

    /// The property that a field sets.
    private static func property(_ field: ScenarioField, _ className: String) -> String? {
        switch field.key {
        case "hidden": return "isHidden"
        case "lines": return "numberOfLines"
        case "autoresizing": return "autoresizingMask"
        case "text" where !["UILabel", "UITextField", "UITextView"].contains(className): return nil
        case "frame", "bounds", "center", "alpha", "tag", "text", "name", "layoutMargins", "axis", "spacing",
            "distribution", "alignment", "isEnabled", "isSelected", "font", "semanticContentAttribute",
            "translatesAutoresizingMaskIntoConstraints", "contentOffset", "contentSize", "contentInset",
            "preferredMaxLayoutWidth", "textAlignment", "lineBreakMode", "backgroundColor", "tintColor", "textColor",
            "clipsToBounds", "layer.cornerRadius", "layer.borderWidth", "layer.shadowRadius", "layer.shadowOpacity",
            "layer.shadowOffset":
            return field.key
        default: return nil
        }
    }

    private static func value(_ field: ScenarioField, _ value: ScenarioSetting.Value) -> String? {
        switch value {
        case .autoresizing(let mask):
            let words = mask.words.map { word in
                let isSide = word != "width" && word != "height"
                return ".flexible\(word.prefix(1).uppercased())\(word.dropFirst())\(isSide ? "Margin" : "")"
            }
            return "[\(words.joined(separator: ", "))]"
        case .insets(let insets):
            let numbers = insets.numbers.map(JSONWriter.text)
            return "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3]))"
        case .word(let word): return ".\(word)"
        case .font(.system(let size, let weight)):
            return ".systemFont(ofSize: \(JSONWriter.text(size)), weight: .\(weight))"
        case .color(let color): return color.map { $0.swift } ?? "nil"
        case .font(.style(let style)): return ".preferredFont(forTextStyle: .\(style))"
        default: return plain(value)
        }
    }

    private static func plain(_ value: ScenarioSetting.Value) -> String? {
        switch value {
        case .rectangle(let frame): rectangle(frame)
        case .point(let point): "CGPoint(x: \(JSONWriter.text(point.x)), y: \(JSONWriter.text(point.y)))"
        case .size(let size): "CGSize(width: \(JSONWriter.text(size.width)), height: \(JSONWriter.text(size.height)))"
        case .number(let number): JSONWriter.text(number)
        case .integer(let integer): integer.description
        case .boolean(let boolean): boolean.description
        case .text(let text), .name(let text?): literal(text)
        case .name(nil): "nil"
        default: nil
        }
    }
}

extension ScenarioColor {
    /// An expression of Swift.
    fileprivate var swift: String {
        func plain(_ bytes: UInt32) -> String {
            let parts = zip(["red", "green", "blue", "alpha"], [24, 16, 8, 0] as [UInt32]).map { name, shift in
                let byte = bytes >> shift & 0xFF
                return "\(name): \(byte == 0 || byte == 255 ? "\(byte / 255)" : "\(byte) / 255")"
            }
            return "UIColor(\(parts.joined(separator: ", ")))"
        }
        switch self {
        case .system(let name): return ".\(name)"
        case .plain(let bytes): return plain(bytes)
        case .dynamic(let light, let dark):
            return "UIColor { $0.userInterfaceStyle == .dark ? \(plain(dark)) : \(plain(light)) }"
        }
    }
}
