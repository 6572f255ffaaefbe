import EspalierSupport

/// What a key-value observer hears: a property of a view that can be set, the place of the view in the tree, or one of
/// these of a view further up: `frame.size.width`, `subviews`, `superview.superview.tag`.
package struct ScenarioObservedKeyPath: Sendable, Hashable, CustomStringConvertible {
    /// A step from a view to another one. There may be none; then the value is null.
    package enum Link: String, Sendable, CaseIterable {
        case superview, window
    }

    /// What the last view of the way is asked for.
    package enum End: Sendable, Hashable {
        case property(ScenarioKeyPath)
        case subviews
        /// The other view itself.
        case link(Link)
    }

    /// The way from the observed view to the one that is asked; empty for itself.
    package var links: [Link]
    package var end: End

    package init(_ links: [Link] = [], _ end: End) {
        self.links = links
        self.end = end
    }

    /// As it is written in a document.
    package var description: String {
        let end =
            switch end {
            case .property(let keyPath): keyPath.description
            case .subviews: Self.subviews
            case .link(let link): link.rawValue
            }
        return links.map { "\($0.rawValue)." }.joined() + end
    }
}

// Reading a text.
extension ScenarioObservedKeyPath {
    private static let subviews = "subviews"

    /// Reads a key path; nil for a text that is none.
    package init?(_ text: String) {
        let (links, rest) = Self.links(text)
        let end = String(rest)
        if end == Self.subviews {
            self.init(links, .subviews)
        } else if let link = Link(rawValue: end) {
            self.init(links, .link(link))
        } else if let keyPath = ScenarioKeyPath(end) {
            self.init(links, .property(keyPath))
        } else {
            return nil
        }
    }

    /// The steps that a text begins with, and what follows them.
    private static func links(_ text: String) -> (links: [Link], rest: Substring) {
        var links: [Link] = []
        var rest = text[...]
        while let point = rest.utf8.firstIndex(of: UInt8(ascii: ".")), let link = Link(rawValue: String(rest[..<point]))
        {
            links.append(link)
            rest = rest[rest.utf8.index(after: point)...]
        }
        return (links, rest)
    }

    /// What to write in place of a text that is no key path.
    static func fix(for text: String) -> String {
        let (_, rest) = links(text)
        let way = text[..<rest.startIndex]
        if let fix = ScenarioKeyPath.nameFix(for: String(rest)) { return fix }
        if let near = suggestion(for: String(rest)) { return "did you mean \(Quoted.text(way + near))?" }
        let wholes = ScenarioKeyPath.wholes + [subviews] + Link.allCases.map(\.rawValue)
        return "write one of \(wholes.joined(separator: ", ")), properties.NAME, a part such as frame.size.width, "
            + "or one of another view such as superview.frame"
    }

    /// The key path that was most likely meant, where the way up to it is right.
    private static func suggestion(for text: String) -> String? {
        // A mistyped step: what follows it is right.
        if let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) {
            let rest = text[text.utf8.index(after: point)...]
            let near = nearestName(to: String(text[..<point]), among: Link.allCases.map(\.rawValue))
            if let near, ScenarioObservedKeyPath(String(rest)) != nil { return "\(near).\(rest)" }
        }
        return ScenarioKeyPath.suggestion(for: text, besides: [subviews] + Link.allCases.map(\.rawValue))
    }
}
