import Foundation

/// Says how large text is. The one that is used if none is set is ``TextMeasurer``.
///
///     window.textMeasurer = MyMeasurer()
///
/// It is asked often, and its answers must follow from what it is given alone: a layout is done again only where
/// something changed that a view knows of.
public protocol TextMeasuring {
    /// The size of a text: the width of its widest line, and the height of its lines, or of the first `maximumLines` of
    /// them if that is above 0. Text that is empty altogether has the size zero.
    func size(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> CGSize

    /// The size of a text, and where its baselines are. Answers of one's own count where constraints align baselines; by
    /// default they follow from the size and from the fonts of the first and the last run.
    func extent(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> TextExtent
}

extension TextMeasuring {
    /// The size, with baselines that follow from the fonts.
    public func extent(of runs: [TextRun], wrapping: TextWrapping, maximumLines: Int) -> TextExtent {
        let size = size(of: runs, wrapping: wrapping, maximumLines: maximumLines)
        guard size.height > 0, let first = runs.first?.font, let last = runs.last?.font else {
            return TextExtent(size: size)
        }
        let lines = max(1, (size.height / first.lineHeight + CGFloat.roundingSlack).rounded(.down))
        return TextExtent(
            size: size, lines: Int(clamping: min(lines, 1_000_000)), firstBaseline: first.ascender,
            lastBaseline: (lines - 1) * first.lineHeight + last.ascender)
    }
}
