extension HierarchyDiff {
    /// The changes as text, one line for each; empty where there is none.
    ///
    ///     ~ UILabel "title" at /1: moved [88, 36] -> [88, 40], hidden false -> true
    ///     ~ UIView "badge" at /0/0: re-parented / at 2 -> /0 at 0
    ///     + UIView "line" at /2 [0, 80, 390, 1]
    ///     - UIButton "old" from /3 tag 7 [0, 0, 44, 44]
    ///
    /// `~` is a view that changed, `+` one that was added, `-` one that was removed. `at` tells the path after, `from`
    /// that before. Where views were matched by ids, `#id` stands behind the name. A view deeper than 40 levels has the
    /// end of its path and its level.
    ///
    /// - Parameter limit: How many changes are written at most; a last line tells how many more there are.
    /// - Complexity: O(length of the text).
    public func text(limit: Int = .max) -> String {
        var text = ""
        for change in changes.prefix(max(0, limit)) { text += line(change) + "\n" }
        let omitted = changes.count - min(changes.count, max(0, limit))
        if omitted > 0 { text += "and \(omitted) more \(omitted == 1 ? "change" : "changes")\n" }
        return text
    }

    private func line(_ change: Change) -> String {
        let options = HierarchySnapshot.TextOptions(ids: matching == .ids)
        if let place = change.after {
            let entry = after.entries[place]
            let head = "\(entry.title(options)) at \(after.shownPath(of: place))"
            if change.before == nil { return "+ \(head) \(entry.details)" }
            return "~ \(head): " + Self.phrases(change).joined(separator: ", ")
        }
        guard let place = change.before else { return "" }
        let entry = before.entries[place]
        return "- \(entry.title(options)) from \(before.shownPath(of: place)) \(entry.details)"
    }

    private static func phrases(_ change: Change) -> [String] {
        var phrases: [String] = []
        var superview: Value?
        for value in change.values {
            switch value.property {
            case "origin": phrases.append("moved \(value.before) -> \(value.after)")
            case "size": phrases.append("resized \(value.before) -> \(value.after)")
            case "superview": superview = value
            case "index":
                if let superview {
                    let from = "\(bare(superview.before)) at \(value.before)"
                    phrases.append("re-parented \(from) -> \(bare(superview.after)) at \(value.after)")
                } else {
                    phrases.append("reordered at \(value.before) -> at \(value.after)")
                }
            case "name": phrases.append("renamed \(value.before) -> \(value.after)")
            case "tag": phrases.append("retagged \(value.before) -> \(value.after)")
            default: phrases.append("\(SafeText.word(value.property)) \(value.before) -> \(value.after)")
            }
        }
        return phrases
    }

    /// A path without its quotes; it has nothing that needs them.
    private static func bare(_ path: String) -> String { path == "null" ? path : String(path.dropFirst().dropLast()) }
}

extension SafeText {
    /// A property's name: bare where it is a plain word, else quoted.
    static func word(_ name: String) -> String { className(name) }
}
