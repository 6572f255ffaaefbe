import Foundation

/// The text that a view shows, line by line, as far as it has room.
///
/// Lines, places and cuts are those of ``TextMeasurer``, also where views are measured by another measurer.
public struct VisibleText: Sendable, Equatable {
    /// One line.
    public struct Line: Sendable, Equatable {
        /// What stands on it, with an ellipsis where something was cut off.
        public var text: String
        /// Where it stands, in the view's own coordinates, in points.
        public var frame: CGRect
        /// Where its baseline lies, from above in the view's own coordinates.
        public var baseline: CGFloat
        /// The size of the font that the line begins with, in points.
        public var fontSize: CGFloat
        /// How heavy that font is, as web pages count it: 400 is regular, 700 is bold.
        public var weight: Int
        /// Where in the text it begins, in bytes; nil where what is cut off stood before what is shown.
        package internal(set) var offset: Int?
    }

    /// The lines, the first one first.
    public internal(set) var lines: [Line] = []
    /// Whether part of the text is not shown for want of room.
    public internal(set) var isCut = false
    /// Whether it stands in place of a text that is empty.
    public internal(set) var isPlaceholder = false

    /// The lines as one text, with line breaks between them.
    public var text: String { lines.map(\.text).joined(separator: "\n") }
}

extension UIFont {
    /// The weight as web pages count it.
    var webWeight: Int {
        let known: [(UIFont.Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]
        func distance(_ other: UIFont.Weight) -> CGFloat { abs(other.rawValue - weight.rawValue) }
        return known.min { distance($0.0) < distance($1.0) }?.1 ?? 400
    }
}
