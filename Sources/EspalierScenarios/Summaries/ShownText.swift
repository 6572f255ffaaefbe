/// Texts from outside as they are shown to people.
package enum ShownText {
    /// A text on one line: control characters as their codes.
    package static func plain(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
        return text.unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? Quoted.code(scalar) : String(scalar)
        }.joined()
    }

    /// A text cut off after so many characters.
    package static func short(_ text: String, _ longest: Int) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    /// A path that stays readable in a deep tree.
    package static func short(path: String) -> String {
        let longest = 40
        return path.utf8.count <= longest ? path : "\(path.prefix(longest / 2))…\(path.suffix(longest / 2 - 1))"
    }
}
