/// Pairs of glyphs that stand closer or wider: a part of a lookup. Of a lookup, the first part counts that knows the pair.
struct PairSubtable {
    enum Values {
        /// By first glyph: a stretch of pairs, of which the first counts that has the second glyph.
        case pairs(sets: [Range<Int>], pairs: [(second: Int, value: Int16)])
        /// By classes: `values[first · secondCount + second]`. Knows each pair that begins with one of its first glyphs.
        case classes(seconds: [GlyphRange], secondCount: Int, values: [Int16])
    }

    /// The first glyphs, all those of a range alike: with the number of their set or of their class.
    let firsts: [GlyphRange]
    let values: Values
}

// Pairs of the table GPOS: lookups of the type 2.
extension PairSubtable {
    /// - Returns: nil for a format that is not known.
    init?(_ table: FontTable, _ budget: inout FontBudget) throws(FontFileError) {
        let format = try table.u16(0)
        let coverage = try table.linked(at: 2).coverage(&budget)
        let first = PairValue(try table.u16(4)), second = PairValue(try table.u16(6))
        switch format {
        case 1: self = try Self.pairs(table, coverage, first, second, &budget)
        case 2: self = try Self.classes(table, coverage, first, second, &budget)
        default: return nil
        }
    }

    private static func pairs(
        _ table: FontTable, _ coverage: [GlyphRange], _ first: PairValue, _ second: PairValue,
        _ budget: inout FontBudget
    ) throws(FontFileError) -> PairSubtable {
        let count = try table.u16(8)
        try budget.spend(count)
        var pairs: [(second: Int, value: Int16)] = []
        var sets: [Range<Int>] = []
        // Fonts have glyphs share their pairs.
        var numbers: [Int: Int] = [:]
        var firsts: [GlyphRange] = []
        for range in coverage {
            for glyph in range.first...range.last {
                let index = range.value + glyph - range.first
                guard index < count else {
                    throw table.error("\(count) sets of pairs, but one of number \(index)", at: 8)
                }
                let offset = try table.u16(10 + 2 * index)
                if numbers[offset] == nil {
                    let start = pairs.count
                    try readPairs(table.part(at: offset), first, second, into: &pairs, &budget)
                    numbers[offset] = sets.count
                    sets.append(start..<pairs.count)
                }
                firsts.append(GlyphRange(first: glyph, last: glyph, value: numbers[offset] ?? 0))
            }
        }
        return PairSubtable(firsts: firsts, values: .pairs(sets: sets, pairs: pairs))
    }

    private static func readPairs(
        _ set: FontTable, _ first: PairValue, _ second: PairValue, into pairs: inout [(second: Int, value: Int16)],
        _ budget: inout FontBudget
    ) throws(FontFileError) {
        let count = try set.u16(0)
        let size = 2 + first.size + second.size
        try set.require(count * size, at: 2)
        try budget.spend(2 * count)
        for index in 0..<count {
            let place = 2 + size * index
            let value = try first.advance(set, at: place + 2) + second.advance(set, at: place + 2 + first.size)
            pairs.append((try set.u16(place), Int16(clamping: value)))
        }
    }

    private static func classes(
        _ table: FontTable, _ coverage: [GlyphRange], _ first: PairValue, _ second: PairValue,
        _ budget: inout FontBudget
    ) throws(FontFileError) -> PairSubtable {
        let firstClasses = try table.linked(at: 8).classes(&budget)
        let seconds = try table.linked(at: 10).classes(&budget)
        let (firstCount, secondCount) = (try table.u16(12), try table.u16(14))
        let size = first.size + second.size
        try table.require(firstCount * secondCount * size, at: 16)
        try budget.spend(firstCount * secondCount)
        var values = [Int16](repeating: 0, count: firstCount * secondCount)
        if size > 0 {
            for index in values.indices {
                let place = 16 + size * index
                values[index] = Int16(
                    clamping: try first.advance(table, at: place) + second.advance(table, at: place + first.size))
            }
        }
        var firsts: [GlyphRange] = []
        for range in coverage {
            try budget.spend(range.last - range.first + 1)
            for glyph in range.first...range.last {
                let value = firstClasses.range(of: glyph)?.value ?? 0
                // A class without values knows no pairs.
                if value >= firstCount { continue }
                if let last = firsts.last, last.last == glyph - 1, last.value == value {
                    firsts[firsts.count - 1].last = glyph
                } else {
                    firsts.append(GlyphRange(first: glyph, last: glyph, value: value))
                }
            }
        }
        return PairSubtable(
            firsts: firsts, values: .classes(seconds: seconds, secondCount: secondCount, values: values))
    }
}

/// What a pair has for one of its glyphs: some numbers of two bytes, of which one is added to the advance.
private struct PairValue {
    let size: Int
    private let advanceOffset: Int?

    init(_ format: Int) {
        size = 2 * (format & 0xFF).nonzeroBitCount
        // Places stand before the advance.
        advanceOffset = format & 4 == 0 ? nil : 2 * (format & 3).nonzeroBitCount
    }

    func advance(_ table: FontTable, at offset: Int) throws(FontFileError) -> Int {
        guard let advanceOffset else { return 0 }
        return try table.i16(offset + advanceOffset)
    }
}
