import EspalierScenarios
import EspalierViews

extension HierarchySnapshot {
    /// What the text of a tree shows.
    public struct TextOptions: Sendable, Equatable {
        /// Whether the ids of the views are shown.
        public var ids: Bool

        /// - Parameter ids: Whether the ids of the views are shown.
        public init(ids: Bool = false) {
            self.ids = ids
        }
    }

    /// How many levels of indentation a line has at most.
    ///
    /// Deeper views tell their depth in digits: indentation that grows with the depth would make the text of a deep
    /// tree quadratic.
    static let deepestIndentation = 40

    /// The tree as text: one line for each view, depth-first, two spaces for each level.
    ///
    ///     UIView "screen" [0, 0, 390, 844]
    ///       UIImageView "avatar" tag 7 [16, 16, 64, 64] hidden
    ///       UILabel "title" [88, 36, 286, 24] alpha 0.5 text "Hello"
    ///
    /// A line has the class, the name, `#id`, `tag`, the frame, then what is not the default: `hidden`, `alpha`,
    /// `clips`, `scroll` (the origin of the bounds), `size` (that of the bounds, where it is not the frame's),
    /// `transform`, `text`, `shows` (what is to be seen of the text where that is not all of it, or something else), and
    /// other properties as a JSON object. Numbers have the fewest digits that read back to the
    /// same double; texts are JSON texts, so that each view stays on its line. From level 41 on a line stands at 40
    /// levels and begins with `^` and its level. No line ends with a space; each ends with a line break.
    ///
    /// Equal snapshots give the same bytes, and `init(text:)` reads them.
    ///
    /// - Complexity: O(length of the text), which is linear in the number of views.
    public func text(_ options: TextOptions = TextOptions()) -> String {
        var text = ""
        for entry in entries {
            let level = min(entry.depth, Self.deepestIndentation)
            text += String(repeating: "  ", count: level)
            if entry.depth > Self.deepestIndentation { text += "^\(entry.depth) " }
            text += entry.line(options)
            text += "\n"
        }
        return text
    }
}

extension HierarchySnapshot.Entry {
    /// What a view is called: class, name, and the id where it is asked for.
    func title(_ options: HierarchySnapshot.TextOptions) -> String {
        var line = SafeText.className(className)
        if let name { line += " " + SafeText.quoted(name) }
        if options.ids { line += " #\(id)" }
        return line
    }

    /// What a view has: tag, frame, and what is not the default.
    var details: String {
        var line = tag == 0 ? "" : "tag \(tag) "
        line += SafeText.numbers(frame.numbers)
        let marks = ViewMarks(self)
        for mark in marks.marks {
            line += " " + mark.kind.rawValue
            if !mark.kind.isWord { line += " " + mark.value }
        }
        if !marks.properties.isEmpty {
            let members = marks.properties.map { "\(SafeText.quoted($0.name)): \($0.value)" }
            line += " {" + members.joined(separator: ", ") + "}"
        }
        return line
    }

    /// The line of the view, without indentation.
    func line(_ options: HierarchySnapshot.TextOptions) -> String { "\(title(options)) \(details)" }
}

extension UIView {
    /// The view and all below it as text. See ``HierarchySnapshot/text(_:)``.
    ///
    /// Nothing is laid out: a tree that waits for a pass is shown as it is.
    ///
    /// - Complexity: O(length of the text).
    public final var hierarchyText: String {
        var numbering = ViewNumbering()
        return HierarchySnapshot(of: self, numbering: &numbering).text()
    }
}
