/// Glyphs by what pairs make of them: those that all pairs treat alike have the same number.
struct GlyphPartition {
    /// By glyph; 0 for those that no pair has, and those without a character.
    private(set) var numbers: [Int]
    /// By number, a glyph that has it; of 0, glyph 0.
    private(set) var samples = [0]
    private var next = 1

    /// Glyphs as the first ones of pairs.
    init(
        firstsOf lists: [[PairSubtable]], _ used: [Int], _ glyphCount: Int, _ budget: inout FontBudget
    ) throws(FontFileError) {
        try budget.spend(glyphCount)
        numbers = [Int](repeating: 0, count: glyphCount)
        for list in lists {
            for part in list { try divide(by: part.firsts, &budget) }
        }
        renumber(used)
    }

    /// Glyphs as the second ones of pairs.
    init(
        secondsOf lookups: PairLookups, _ used: [Int], _ glyphCount: Int, _ budget: inout FontBudget
    ) throws(FontFileError) {
        try budget.spend(glyphCount)
        // Pairs of glyphs without a class have values, too.
        numbers = [Int](repeating: 1, count: glyphCount)
        next = 2
        var isSingle = [Bool](repeating: false, count: glyphCount)
        for part in lookups.lookups.joined() {
            switch part.values {
            case .classes(let seconds, _, _):
                try divide(by: seconds, &budget)
            case .pairs(_, let pairs):
                for pair in pairs where pair.second < glyphCount { isSingle[pair.second] = true }
            }
        }
        for glyph in isSingle.indices where isSingle[glyph] {
            numbers[glyph] = next
            next += 1
        }
        renumber(used)
    }

    /// Takes glyphs apart that are in different ranges.
    private mutating func divide(by ranges: [GlyphRange], _ budget: inout FontBudget) throws(FontFileError) {
        struct Key: Hashable {
            let old, value: Int
        }
        var made: [Key: Int] = [:]
        for range in ranges where range.first < numbers.count {
            let last = min(range.last, numbers.count - 1)
            try budget.spend(last - range.first + 1)
            for glyph in range.first...last {
                let key = Key(old: numbers[glyph], value: range.value)
                if let number = made[key] {
                    numbers[glyph] = number
                } else {
                    made[key] = next
                    numbers[glyph] = next
                    next += 1
                }
            }
        }
    }

    /// Numbers those that have characters from 1 on, in the order of their first glyphs.
    private mutating func renumber(_ used: [Int]) {
        var new: [Int: Int] = [:]
        var result = [Int](repeating: 0, count: numbers.count)
        for glyph in used where numbers[glyph] > 0 {
            if let number = new[numbers[glyph]] {
                result[glyph] = number
            } else {
                new[numbers[glyph]] = samples.count
                result[glyph] = samples.count
                samples.append(glyph)
            }
        }
        numbers = result
    }
}
