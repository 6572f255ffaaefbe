import EspalierControls
import EspalierViews
import Foundation

/// What a view was at each width so far.
struct ViewLog {
    /// Lines of a text with the same words in the same look, width after width.
    private struct LineLog {
        let start: Int
        let lines: [VisibleText.Line]
        /// Five of each line.
        var values: [[Double]]

        init(_ lines: [VisibleText.Line], at index: Int) {
            start = index
            self.lines = lines
            values = lines.flatMap(\.numbers).map { [$0] }
        }

        func isLike(_ other: [VisibleText.Line]) -> Bool {
            lines.count == other.count
                && zip(lines, other).allSatisfy {
                    $0.text == $1.text && $0.fontSize == $1.fontSize && $0.weight == $1.weight
                }
        }
    }

    /// `x`, `y`, `width`, `height`.
    private var frame: [[Double]] = [[], [], [], []]
    private var facts: [StepWidths.Run<WrittenView.Facts>] = []
    private var lines: [LineLog] = []
    private var last: WrittenView?

    /// Writes down what the view is at a width; widths at which it was not there are filled up with what it was before.
    ///
    /// - Returns: whether all of its numbers are finite.
    mutating func take(_ entry: HierarchySnapshot.Entry, at index: Int) -> Bool {
        let view = last.flatMap { $0.isFrom(entry) ? $0 : nil } ?? WrittenView(entry, before: last)
        last = view
        let rect = view.frame
        let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height].map { Double($0) }
        guard numbers.allSatisfy(\.isFinite) else { return false }
        for part in 0..<4 {
            Self.fill(&frame[part], to: index, numbers[part])
            frame[part].append(numbers[part])
        }
        var rest = view.facts
        rest.lines = []
        if facts.last?.value != rest { facts.append(StepWidths.Run(start: facts.isEmpty ? 0 : index, value: rest)) }
        take(view.facts.lines, at: index)
        return true
    }

    private mutating func take(_ now: [VisibleText.Line], at index: Int) {
        guard let log = lines.last, log.isLike(now) else {
            lines.append(LineLog(now, at: lines.isEmpty ? 0 : index))
            if lines.count == 1 {
                for part in lines[0].values.indices { Self.fill(&lines[0].values[part], to: index + 1, 0) }
            }
            return
        }
        for (part, number) in now.flatMap(\.numbers).enumerated() {
            Self.fill(&lines[lines.count - 1].values[part], to: index - log.start, number)
            lines[lines.count - 1].values[part].append(number)
        }
    }

    private static func fill(_ values: inout [Double], to count: Int, _ other: Double) {
        let value = values.last ?? other
        while values.count < count { values.append(value) }
    }

    /// - Parameter count: How many widths there are.
    func view(count: Int) -> StepWidths.View {
        var runs: [StepWidths.Run<[StepWidths.Line]>] = []
        for log in lines {
            let made = log.lines.enumerated().map { number, line in
                StepWidths.Line(
                    text: line.text, fontSize: Self.hundredths(Double(line.fontSize)), weight: line.weight,
                    // Hundredths of a point are finer than any screen.
                    tracks: (0..<5).map { WidthTrack(log.values[5 * number + $0], tolerance: 0.01) })
            }
            runs.append(StepWidths.Run(start: log.start, value: made))
        }
        return StepWidths.View(frame: frame.map { WidthTrack($0) }, facts: facts, lines: runs)
    }

    private static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}

extension VisibleText.Line {
    fileprivate var numbers: [Double] {
        [frame.minX, frame.minY, frame.width, frame.height, baseline].map { Double($0) }
    }
}
