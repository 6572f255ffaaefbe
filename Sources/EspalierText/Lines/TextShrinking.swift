import Foundation

extension TextRun {
    /// The same run with everything in another size.
    func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font = font.withSize(font.pointSize * factor)
        run.kern = kern.map { $0 * factor }
        run.baselineOffset *= factor
        return run
    }
}

extension TextMeasuring {
    /// By how much a text must become smaller to fit.
    ///
    /// - Parameters:
    ///   - minimum: the least factor, from 0 to 1; 0 and 1 mean that nothing becomes smaller.
    ///   - fits: whether a text of that size and with that room taken off by moving characters closer fits.
    /// - Returns: the greatest factor that fits, to within 1/4096, or the least.
    package func shrinking(
        of runs: [TextRun], minimum: CGFloat, fits: ([TextRun]) -> Bool
    ) -> CGFloat {
        if minimum <= 0 || minimum >= 1 || fits(runs) { return 1 }
        var (low, high) = (minimum, CGFloat(1))
        while high - low > 1 / 4096 {
            let middle = (low + high) / 2
            if fits(runs.map { $0.scaled(by: middle) }) { low = middle } else { high = middle }
        }
        return low
    }

    /// By how much a text on one line must become smaller to fit a width.
    ///
    /// - Parameter tightening: how much closer characters may move before, as a share of the font's size.
    package func shrinking(
        of runs: [TextRun], toWidth width: CGFloat, minimum: CGFloat, tightening: CGFloat
    ) -> CGFloat {
        shrinking(of: runs, minimum: minimum) { runs in
            let closer = runs.reduce(0) { $0 + $1.font.pointSize * CGFloat($1.text.count) * tightening }
            return size(of: runs, wrapping: .none, maximumLines: 1).width - closer <= width
        }
    }

    /// The size of a text whose fonts are multiplied by a factor.
    package func extent(
        of runs: [TextRun], scaledBy factor: CGFloat, wrapping: TextWrapping, maximumLines: Int
    ) -> TextExtent {
        let scaled = factor == 1 ? runs : runs.map { $0.scaled(by: factor) }
        return extent(of: scaled, wrapping: wrapping, maximumLines: maximumLines)
    }
}
