import Foundation

/// Measures text by tables, so that it comes out alike on every machine.
package struct TextMeasurer: Sendable {
    /// Pixels per point: sizes are rounded up to whole pixels. The measurer's own, not a screen's, as a tree may have
    /// none and a size must not change when it gets one.
    private let scale: CGFloat

    /// The share of the font's size that rounding up takes for a rounding error of the sum.
    private static let slack = 1e-6
    /// How far apart tab stops are, in points.
    private static let tabDistance: CGFloat = 28
    /// A width from which on lines count as unlimited.
    private static let unlimitedWidth: CGFloat = 1e7

    /// How lines come about.
    package enum Wrapping: Equatable {
        /// Line breaks of the text alone; spaces at the end of a line count.
        case none
        /// At a width in points; 0 and less, and 10 million and more, mean no limit.
        case at(CGFloat)
    }

    /// Makes a measurer.
    /// - Parameter scale: pixels per point; above 0.
    package init(scale: CGFloat = 2) {
        self.scale = scale
    }

    /// The size of a text: the widest line, and the height of all lines, or of `maximumLines` of them if that is above
    /// 0. The empty text has the size zero.
    /// - Complexity: O(length).
    package func size(of text: String, font: UIFont, wrapping: Wrapping, maximumLines: Int) -> CGSize {
        if text.isEmpty { return .zero }
        let unit = font.pointSize / 1000
        var limit = Double.infinity
        if case .at(let width) = wrapping, width > 0, width < Self.unlimitedWidth {
            // What rounding up may have taken off a width must not break its line again.
            limit = width / unit + 2 * Self.slack * 1000
        }
        var counter = LineCounter(
            limit: limit, countsTrailingSpaces: wrapping == .none, tabDistance: Self.tabDistance / unit)
        let isBold = font.isBold
        for character in text {
            counter.add(character, width: AdvanceWidths.width(of: character, isBold: isBold))
        }
        counter.finish()
        let lines = maximumLines > 0 ? min(counter.lines, maximumLines) : counter.lines
        return CGSize(
            width: roundedUp(counter.widest * unit, font), height: roundedUp(CGFloat(lines) * font.lineHeight, font))
    }

    private func roundedUp(_ length: CGFloat, _ font: UIFont) -> CGFloat {
        let pixels = ((length - Self.slack * font.pointSize) * scale).rounded(.up)
        return pixels > 0 ? pixels / scale : 0
    }
}
