import Foundation

/// Breaks text made of `n`, spaces, hyphens and line breaks by looking at whole strings again and again.
enum NaiveBreaker {
    static func width(_ text: Substring) -> CGFloat {
        text.reduce(0) { $0 + ($1 == "n" ? 556 : $1 == "-" ? 333 : 278) }
    }

    /// The width of the widest line: spaces at the end of a paragraph count, as far as there is room for them.
    static func width(of lines: [Substring], limit: CGFloat) -> CGFloat {
        lines.map { max(width(trimmed($0)), min(width($0), limit)) }.max() ?? 0
    }

    /// The text of each line, spaces where it was broken left out.
    static func lines(of text: String, limit: CGFloat) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { lines(ofParagraph: $0, limit: limit) }
    }

    private static func lines(ofParagraph paragraph: Substring, limit: CGFloat) -> [Substring] {
        var lines: [Substring] = []
        var rest = paragraph
        repeat {
            let fitting = breaks(in: rest).last { width(trimmed(rest[..<$0])) <= limit }
            let end = fitting ?? characters(in: rest, limit: limit)
            let line = rest[..<end]
            rest = rest[end...]
            lines.append(rest.isEmpty ? line : trimmed(line))
        } while !rest.isEmpty
        return lines
    }

    /// Where a line may end: behind spaces, behind the hyphens of a word, at the end.
    private static func breaks(in text: Substring) -> [Substring.Index] {
        text.indices.filter { index in
            guard index > text.startIndex else { return false }
            let before = text[text.index(before: index)]
            return (before == " " && text[index] != " ") || (before == "-" && text[index] == "n")
        } + [text.endIndex]
    }

    private static func characters(in text: Substring, limit: CGFloat) -> Substring.Index {
        var end = text.index(after: text.startIndex)
        while end < text.endIndex, width(text[...end]) <= limit { end = text.index(after: end) }
        // Spaces behind the last part of a word hang over the end of its line, however narrow it is.
        while end < text.endIndex, text[end] == " " { end = text.index(after: end) }
        return end
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
