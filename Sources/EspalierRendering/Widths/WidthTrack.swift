/// A number at each of some whole widths, as pieces in which it goes on evenly.
///
/// In a piece with one number, the number is linear in the width. Edges on pixels repeat themselves: in a piece with p
/// numbers, each width has what the one p widths before had, and the rise. So every grid and every difference of rounded
/// edges is written as it is, whatever the scale.
struct WidthTrack: Sendable, Equatable {
    struct Piece: Sendable, Equatable {
        /// The place of the first width.
        let start: Int
        /// By how much the number grows with each round through `first`.
        let rise: Double
        /// The numbers of the first round; at least one.
        let first: [Double]
    }

    /// Ascending; the first one starts at 0.
    let pieces: [Piece]

    /// How far what is written may be from what was laid out, in points: as much as counts as holding (AUTOLAYOUT 2.6).
    static let tolerance = 1e-6
    /// The longest round: numbers that repeat themselves more seldom are linear pieces.
    private static let longestRound = 12

    /// - Parameters:
    ///   - values: The numbers, finite ones, at one width after the other; at least one.
    ///   - tolerance: How far what is written may be from them.
    /// - Complexity: O(number of values).
    init(_ values: [Double], tolerance: Double = Self.tolerance) {
        var pieces: [Piece] = []
        var start = 0
        while start < values.count {
            var (piece, end) = Self.piece(of: 1, at: start, values, tolerance)
            // Where few widths are linear, it may be that rounds repeat themselves.
            if end < values.count, end - start < 2 * Self.longestRound {
                let linear = end - start
                for period in 2...Self.longestRound {
                    let (round, last) = Self.piece(of: period, at: start, values, tolerance)
                    if last > end, last - start >= 3 * period, last - start > 3 * linear {
                        (piece, end) = (round, last)
                    }
                }
            }
            pieces.append(piece)
            start = end
        }
        self.pieces = pieces
    }

    /// The longest piece with a period, and where it ends: each number of it is within the tolerance as it is written.
    private static func piece(
        of period: Int, at start: Int, _ values: [Double], _ tolerance: Double
    ) -> (piece: Piece, end: Int) {
        let first = values[start..<min(start + period, values.count)].map { written($0, tolerance) }
        guard start + period < values.count else {
            return (Piece(start: start, rise: 0, first: first), values.count)
        }
        var best: (piece: Piece, end: Int)?
        // What stays about where it is has no rise.
        for rise in [0, written(values[start + period] - values[start], tolerance / 100)] {
            let piece = Piece(start: start, rise: rise, first: first)
            var end = start + period
            while end < values.count, abs(piece.value(at: end) - values[end]) <= tolerance { end += 1 }
            if end > best?.end ?? 0 { best = (piece, end) }
        }
        return best ?? (Piece(start: start, rise: 0, first: first), start + period)
    }

    /// Without the digits that say nothing.
    private static func written(_ value: Double, _ tolerance: Double) -> Double {
        let unit = (10 / tolerance).rounded()
        // Beyond that there are no such digits.
        return abs(value) < 1e5 ? (value * unit).rounded() / unit : value
    }

    /// The number where it is the same at all widths.
    var constant: Double? {
        pieces.count == 1 && pieces[0].first.count == 1 && pieces[0].rise == 0 ? pieces[0].first[0] : nil
    }

    /// The number at the width of a place.
    func value(at index: Int) -> Double {
        let piece = pieces.last { $0.start <= index } ?? pieces[0]
        return piece.value(at: index)
    }
}

extension WidthTrack.Piece {
    func value(at index: Int) -> Double {
        let (round, place) = (index - start).quotientAndRemainder(dividingBy: first.count)
        return first[place] + rise * Double(round)
    }
}
