/// Glyphs that follow one another, with a number that they share or that counts on from the first.
struct GlyphRange {
    var first, last: Int
    var value: Int
}

extension FontTable {
    /// The glyphs of a coverage, ascending, each range with the place of its first glyph in the list. What is out of
    /// order is passed over.
    func coverage(_ budget: inout FontBudget) throws(FontFileError) -> [GlyphRange] {
        let (format, count) = (try u16(0), try u16(2))
        try budget.spend(count)
        var ranges: [GlyphRange] = []
        var next = 0
        for index in 0..<count {
            let range =
                switch format {
                case 1: GlyphRange(first: try u16(4 + 2 * index), last: try u16(4 + 2 * index), value: index)
                case 2:
                    GlyphRange(
                        first: try u16(4 + 6 * index), last: try u16(6 + 6 * index), value: try u16(8 + 6 * index))
                default: throw error("a coverage of the format \(format), where 1 and 2 may be", at: 0)
                }
            if range.first < next || range.last < range.first { continue }
            ranges.append(range)
            next = range.last + 1
        }
        return ranges
    }

    /// The classes of glyphs, ascending, without those of class 0. What is out of order is passed over.
    func classes(_ budget: inout FontBudget) throws(FontFileError) -> [GlyphRange] {
        var ranges: [GlyphRange] = []
        var next = 0
        func add(_ range: GlyphRange) {
            if range.first < next || range.last < range.first { return }
            next = range.last + 1
            if range.value > 0 { ranges.append(range) }
        }
        switch try u16(0) {
        case 1:
            let (first, count) = (try u16(2), try u16(4))
            try budget.spend(count)
            for index in 0..<count {
                let value = try u16(6 + 2 * index)
                add(GlyphRange(first: first + index, last: first + index, value: value))
            }
        case 2:
            let count = try u16(2)
            try budget.spend(count)
            for index in 0..<count {
                let place = 4 + 6 * index
                add(GlyphRange(first: try u16(place), last: try u16(place + 2), value: try u16(place + 4)))
            }
        case let format: throw error("classes of the format \(format), where 1 and 2 may be", at: 0)
        }
        return ranges
    }
}

extension [GlyphRange] {
    /// The range that a glyph is in.
    /// - Complexity: O(log count).
    func range(of glyph: Int) -> GlyphRange? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].last < glyph { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].first <= glyph ? self[low] : nil
    }
}
