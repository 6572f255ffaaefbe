import EspalierViews
import Foundation

extension UITextView {
    /// Scrolls until the lines of a part of the text are in sight.
    final func reveal(_ range: NSRange) {
        let text = shownText
        let length = text.text.utf16.count
        let start = min(max(0, range.location), length)
        let end = min(max(start, range.location + range.length), length)
        let first = linesEnd(at: start)
        // The last unit of a range counts, and not what stands behind it.
        let last = end > start ? linesEnd(at: end - 1) : first
        let line = measuredFont(text.font(at: min(start, max(0, length - 1)), usual: usedFont)).lineHeight
        let top = max(0, first - line)
        scrollRectToVisible(
            CGRect(x: 0, y: textContainerInset.top + top, width: max(1, bounds.width), height: last - top),
            animated: false)
    }

    /// How high the lines are up to the one that has a unit of the text, in points.
    private func linesEnd(at offset: Int) -> CGFloat {
        let text = shownText
        // Lines break before a word that does not fit, so that the word at the offset has to be whole.
        let begun = text.prefix(text.endOfWord(at: offset))
        return size(of: begun, font: usedFont, wrapping: wrapping(width: bounds.width)).height
    }
}

extension RichText {
    /// The end of the word, or of the single unit, that stands at an offset in UTF-16 units.
    fileprivate func endOfWord(at offset: Int) -> Int {
        let units = text.utf16
        var index = units.index(units.startIndex, offsetBy: offset)
        // A line break belongs to the line that it ends, whose height does not count it.
        while index < units.endIndex, !Self.isSpace(units[index]) { index = units.index(after: index) }
        return units.distance(from: units.startIndex, to: index)
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }

    /// The text up to an offset in UTF-16 units.
    fileprivate func prefix(_ length: Int) -> RichText {
        if let attributed {
            return RichText(attributed.value.attributedSubstring(from: NSRange(location: 0, length: length)))
        }
        return RichText((text as NSString).substring(to: length))
    }

    /// The font at an offset in UTF-16 units.
    fileprivate func font(at offset: Int, usual: UIFont) -> UIFont {
        guard let attributed, offset < attributed.value.length else { return usual }
        return attributed.value.attribute(.font, at: offset, effectiveRange: nil) as? UIFont ?? usual
    }
}
