/// Texts from outside as they are shown to people.
package enum ShownText {
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
