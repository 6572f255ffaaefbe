import Foundation

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
    /// The text. Line breaks are part of it.
    public var text: String
    /// What it is measured in.
    public var font: UIFont
    /// Points behind each character, in place of the font's kerning; nil, as by default, for that.
    public var kern: CGFloat?
    /// How far the text stands above the baseline, in points. 0 by default.
    public var baselineOffset: CGFloat = 0
    /// Where an object that stands in the text lies, from the baseline up: each `U+FFFC` of the text is one. nil by
    /// default.
    public var attachment: CGRect?
    /// How the lines stand, of the paragraphs that begin in the run; nil, as by default, adds nothing anywhere.
    public var paragraph: TextParagraph?

    /// Makes a run.
    public init(_ text: String, font: UIFont) {
        self.text = text
        self.font = font
    }

    /// What the run's text reaches above and below the baseline in a face.
    func extent(in face: FontFace) -> LineExtent {
        if let attachment {
            return LineExtent(above: max(0, Double(attachment.maxY)), below: max(0, -Double(attachment.minY)))
        }
        let (size, measures) = (face.size, face.measures)
        let offset = Double(baselineOffset)
        return LineExtent(above: size * measures.ascender + offset, below: -size * measures.descender - offset)
    }
}

/// How the lines of a text come about.
public enum TextWrapping: Hashable, Sendable {
    /// By line breaks of the text alone.
    case none
    /// Between words, at a width in points; 0 and less, and 10 million and more, mean no limit.
    case at(CGFloat)
    /// Between any two characters, at a width in points as above.
    case charactersAt(CGFloat)
}

/// How large a text is, and where its lines stand, in points.
public struct TextExtent: Hashable, Sendable {
    /// The width of the widest line, and the height of all that count.
    public var size: CGSize
    /// How many lines count in the height.
    public var lines: Int
    /// The first baseline, from the top.
    public var firstBaseline: CGFloat
    /// The baseline of the last line that counts, from the top.
    public var lastBaseline: CGFloat

    /// Makes an extent.
    public init(size: CGSize = .zero, lines: Int = 0, firstBaseline: CGFloat = 0, lastBaseline: CGFloat = 0) {
        self.size = size
        self.lines = lines
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}
