import Foundation

/// Measures text by tables, so that it comes out alike on every machine: the widths of Helvetica as Adobe published
/// them, without kerning, and the line heights of Apple's system font.
///
/// Lines break greedily at spaces and after hyphens; spaces at the end of a line that wraps do not count; a word that no
/// line holds is cut by characters. Line heights are added and then rounded up once, as is the width. A line of several
/// fonts is as high as the highest of them.
public struct TextMeasurer: TextMeasuring, Hashable, Sendable {
    /// Pixels per point: sizes are rounded up to whole pixels. The measurer's own, not a screen's, as a tree may have
    /// none and a size must not change when it gets one.
    private let scale: CGFloat

    /// The share of the font's size that rounding up takes for a rounding error of the sum.
    private static let slack = 1e-6
    /// How far apart tab stops are, in points.
    private static let tabDistance: CGFloat = 28
    /// A width from which on lines count as unlimited.
    static let unlimitedWidth: CGFloat = 1e7

    /// Makes a measurer.
    /// - Parameter scale: pixels per point; above 0.
    public init(scale: CGFloat = 2) {
        self.scale = scale
    }

    /// The size of a text in one font: the widest line, and the height of all lines, or of `maximumLines` of them if
    /// that is above 0. The empty text has the size zero.
    /// - Complexity: O(length).
    public func size(of text: String, font: UIFont, wrapping: TextWrapping, maximumLines: Int) -> CGSize {
        if text.isEmpty { return .zero }
        let unit = font.pointSize / 1000
        var counter = counter(wrapping, unit: unit, pointSize: font.pointSize)
        let isBold = font.isBold
        for character in text {
            counter.add(character, width: AdvanceWidths.width(of: character, isBold: isBold), height: 1)
        }
        counter.finish()
        let lines = maximumLines > 0 ? min(counter.lines, maximumLines) : counter.lines
        return CGSize(
            width: roundedUp(counter.widest * unit, font.pointSize),
            height: roundedUp(CGFloat(lines) * font.lineHeight, font.pointSize))
    }

    /// See ``TextMeasuring/size(of:wrapping:maximumLines:)``.
    /// - Complexity: O(length).
    public func size(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> CGSize {
        let runs = runs.filter { !$0.text.isEmpty }
        guard let first = runs.first else { return .zero }
        if runs.count == 1 {
            return size(of: first.text, font: first.font, wrapping: wrapping, maximumLines: maximumLines)
        }
        let largest = runs.reduce(0) { max($0, $1.font.pointSize) }
        var counter = counter(wrapping, unit: 1, pointSize: largest)
        counter.maximumLines = maximumLines > 0 ? maximumLines : .max
        for run in runs {
            let unit = run.font.pointSize / 1000
            let isBold = run.font.isBold
            for character in run.text {
                counter.add(
                    character, width: AdvanceWidths.width(of: character, isBold: isBold) * unit,
                    height: run.font.lineHeight)
            }
        }
        counter.finish()
        return CGSize(width: roundedUp(counter.widest, largest), height: roundedUp(counter.height, largest))
    }

    /// - Parameter unit: how many points the counter's unit of length is.
    private func counter(_ wrapping: TextWrapping, unit: CGFloat, pointSize: CGFloat) -> LineCounter {
        var limit = CGFloat.infinity
        switch wrapping {
        case .at(let width), .charactersAt(let width):
            // What rounding up may have taken off a width must not break its line again.
            if width > 0, width < Self.unlimitedWidth { limit = width / unit + 2 * Self.slack * pointSize / unit }
        case .none: break
        }
        var cuts = false
        if case .charactersAt = wrapping { cuts = true }
        return LineCounter(
            limit: limit, countsTrailingSpaces: wrapping == .none, cutsWords: cuts,
            tabDistance: Self.tabDistance / unit)
    }

    private func roundedUp(_ length: CGFloat, _ pointSize: CGFloat) -> CGFloat {
        let pixels = ((length - Self.slack * pointSize) * scale).rounded(.up)
        return pixels > 0 ? pixels / scale : 0
    }
}
