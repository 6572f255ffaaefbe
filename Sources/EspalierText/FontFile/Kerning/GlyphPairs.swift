/// By how much glyphs move closer to one another: a table with a row for each class of first glyphs and a column for each
/// class of second ones.
struct GlyphPairs {
    /// `values[row + column]`. Row and column 0 hold zeros.
    private(set) var values: [Int16] = [0]
    private var rows: [PairScript: [Int32]] = [:]
    private var columns: [UInt16] = []

    /// Reads the pairs of a face: of GPOS, or where that has none, of `kern`.
    init(
        _ directory: FontDirectory, _ characters: CharacterMap, glyphCount: Int, _ budget: inout FontBudget
    ) throws(FontFileError) {
        var lookups: PairLookups?
        if let table = try directory.table("GPOS") { lookups = try PairLookups(positions: table, &budget) }
        if lookups == nil, let table = try directory.table("kern") { lookups = try PairLookups(kern: table, &budget) }
        guard let lookups, lookups.lookups.contains(where: { !$0.isEmpty }) else { return }
        // Glyphs without a character never come up.
        var isUsed = [Bool](repeating: false, count: glyphCount)
        for entry in characters.list { isUsed[entry.glyph] = true }
        let used = isUsed.indices.filter { isUsed[$0] }
        let seconds = try GlyphPartition(secondsOf: lookups, used, glyphCount, &budget)
        columns = seconds.numbers.map { UInt16($0) }
        var made = PairRows(width: seconds.samples.count)
        var done: [[Int]: [Int32]] = [:]
        for script in PairScript.allCases {
            guard let numbers = lookups.ofScript[script] else { continue }
            if done[numbers] == nil {
                let lists = numbers.map { lookups.lookups[$0] }
                let firsts = try GlyphPartition(firstsOf: lists, used, glyphCount, &budget)
                var places: [Int32] = [0]
                for sample in firsts.samples.dropFirst() {
                    places.append(try made.add(lists, first: sample, seconds, &budget))
                }
                done[numbers] = firsts.numbers.map { places[$0] }
            }
            rows[script] = done[numbers]
        }
        values = made.values
    }

    /// Where a glyph stands in the table when it is a character of a script.
    func place(of glyph: Int, in script: PairScript) -> (row: Int32, column: UInt16) {
        (rows[script]?[glyph] ?? 0, columns.isEmpty ? 0 : columns[glyph])
    }
}

/// The rows of the table, each there once.
private struct PairRows {
    let width: Int
    private(set) var values: [Int16]
    private var places: [[Int16]: Int32]

    init(width: Int) {
        self.width = width
        values = [Int16](repeating: 0, count: width)
        places = [values: 0]
    }

    /// The row of pairs that begin with a glyph.
    mutating func add(
        _ lists: [[PairSubtable]], first: Int, _ seconds: GlyphPartition, _ budget: inout FontBudget
    ) throws(FontFileError) -> Int32 {
        var row = [Int16](repeating: 0, count: width)
        for list in lists {
            // A column is known when a part has said something about it.
            var known = [Bool](repeating: false, count: width)
            try budget.spend(width)
            parts: for part in list {
                guard let range = part.firsts.range(of: first) else { continue }
                switch part.values {
                case .pairs(let sets, let pairs):
                    let set = sets[range.value]
                    try budget.spend(set.count)
                    for pair in pairs[set] where pair.second < seconds.numbers.count {
                        let column = seconds.numbers[pair.second]
                        if column == 0 || known[column] { continue }
                        known[column] = true
                        row[column] = Int16(clamping: Int(row[column]) + Int(pair.value))
                    }
                case .classes(let ranges, let secondCount, let values):
                    try budget.spend(width)
                    for column in 1..<width where !known[column] {
                        let second = ranges.range(of: seconds.samples[column])?.value ?? 0
                        if second >= secondCount { continue }
                        let value = values[range.value * secondCount + second]
                        row[column] = Int16(clamping: Int(row[column]) + Int(value))
                    }
                    break parts
                }
            }
        }
        if let place = places[row] { return place }
        try budget.spend(width)
        let place = Int32(values.count)
        places[row] = place
        values += row
        return place
    }
}
