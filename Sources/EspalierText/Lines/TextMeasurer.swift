import Foundation

/// Measures text by tables, so that it comes out alike on every machine: as wide and high as the same text in the system
/// font of a phone, as far as that can be told from outside; see Docs/Controls.md. Text in a font whose file is in `fonts`
/// is measured by the file.
///
///     var fonts = FontBook()
///     try fonts.add(FontFile(contentsOf: url))
///     window.textMeasurer = TextMeasurer(fonts: fonts)
///
/// Lines break greedily at spaces and behind hyphens, and between East Asian characters; a word that no line holds is cut
/// by characters. Line heights are added and then rounded up once, as is the width. Spaces where a line was broken do not
/// count, others do.
public struct TextMeasurer: TextMeasuring, Hashable, Sendable {
    /// Pixels per point: sizes are rounded up to whole pixels. nil for those of the view whose text it is.
    private let fixedScale: CGFloat?
    private var scale: CGFloat { fixedScale ?? 2 }
    /// The files by which text is measured that names one of their fonts.
    public let fonts: FontBook

    /// The share of the font's size that rounding up takes for a rounding error of the sum.
    private static let slack = 1e-6
    /// A width from which on lines count as unlimited.
    package static let unlimitedWidth: CGFloat = 1e7

    /// Makes a measurer.
    /// - Parameter scale: pixels per point; above 0.
    public init(scale: CGFloat = 2) {
        fixedScale = scale
        fonts = FontBook()
    }

    /// Makes a measurer that knows font files.
    /// - Parameters:
    ///   - fonts: the files, by their names.
    ///   - scale: pixels per point, above 0; nil for those of the view that is measured, and where there is none, 2.
    public init(fonts: FontBook, scale: CGFloat? = nil) {
        fixedScale = scale
        self.fonts = fonts
    }

    /// Measures without rounding, as the functions of texts themselves do.
    static let exact = TextMeasurer(scale: .infinity)

    /// The same measurer for a view of so many pixels per point.
    package func forView(scale: CGFloat) -> TextMeasurer {
        fixedScale == nil ? TextMeasurer(fonts: fonts, scale: scale) : self
    }

    /// The size of a text in one font: the widest line, and the height of all lines, or of `maximumLines` of them if
    /// that is above 0. The empty text has the size zero.
    /// - Complexity: O(length).
    public func size(of text: String, font: UIFont, wrapping: TextWrapping, maximumLines: Int) -> CGSize {
        if text.isEmpty { return .zero }
        var breaker = breaker(wrapping, maximumLines, size: font.pointSize)
        breaker.add(TextRun(text, font: font), in: fonts.face(of: font))
        return extent(breaker, size: font.pointSize).size
    }

    /// See ``TextMeasuring/size(of:wrapping:maximumLines:)``.
    /// - Complexity: O(length).
    public func size(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> CGSize {
        extent(of: runs, wrapping: wrapping, maximumLines: maximumLines).size
    }

    /// See ``TextMeasuring/extent(of:wrapping:maximumLines:)``. Baselines are rounded to the nearest pixel.
    /// - Complexity: O(length).
    public func extent(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> TextExtent {
        let largest = runs.reduce(0) { $1.text.isEmpty ? $0 : max($0, $1.font.pointSize) }
        if largest == 0 { return TextExtent() }
        var breaker = breaker(wrapping, maximumLines, size: largest)
        for run in runs where !run.text.isEmpty { breaker.add(run, in: fonts.face(of: run.font)) }
        return extent(breaker, size: largest)
    }

    private func breaker(_ wrapping: TextWrapping, _ maximumLines: Int, size: CGFloat) -> LineBreaker {
        var limit = Double.infinity
        switch wrapping {
        case .at(let width), .charactersAt(let width):
            if width > 0, width < Self.unlimitedWidth { limit = Double(width) }
        case .none: break
        }
        var cuts = false
        if case .charactersAt = wrapping { cuts = limit < .infinity }
        // What rounding up may have taken off a width must not break its line again.
        return LineBreaker(
            limit: limit, slack: 2 * Self.slack * Double(size), cutsWords: cuts,
            maximumLines: maximumLines > 0 ? maximumLines : .max)
    }

    private func extent(_ breaker: LineBreaker, size: CGFloat) -> TextExtent {
        var breaker = breaker
        breaker.finish()
        return TextExtent(
            size: CGSize(
                width: roundedUp(CGFloat(breaker.widest), size), height: roundedUp(CGFloat(breaker.height), size)),
            lines: breaker.counted, firstBaseline: rounded(breaker.firstBaseline),
            lastBaseline: rounded(breaker.lastBaseline))
    }

    private func roundedUp(_ length: CGFloat, _ pointSize: CGFloat) -> CGFloat {
        if scale == .infinity { return length }
        let pixels = ((length - Self.slack * pointSize) * scale).rounded(.up)
        return pixels > 0 ? pixels / scale : 0
    }

    private func rounded(_ length: Double) -> CGFloat {
        scale == .infinity ? CGFloat(length) : (CGFloat(length) * scale).rounded() / scale
    }
}
