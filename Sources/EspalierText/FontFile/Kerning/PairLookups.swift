import EspalierSupport

/// The lists of pairs of a face, each by parts; values of several lists add up.
struct PairLookups {
    var lookups: [[PairSubtable]] = []
    /// Which lists count for characters of a script.
    var ofScript: [PairScript: [Int]] = [:]
}

/// The scripts that fonts have pairs of their own for.
enum PairScript: CaseIterable {
    case latin, greek, cyrillic, other

    /// The script of a character; of those that all have in common, Latin.
    init(of value: UInt32) {
        switch value {
        case 0..<0x370, 0x1E00..<0x1F00, 0x2000..<0x2C00: self = .latin
        case 0x370..<0x400, 0x1F00..<0x2000: self = .greek
        case 0x400..<0x530, 0x2DE0..<0x2E00, 0xA640..<0xA6A0: self = .cyrillic
        default: self = .other
        }
    }

    /// The names under which a font may have its pairs, in the order in which systems ask for them.
    fileprivate var tags: [String] {
        switch self {
        case .latin: ["latn", "DFLT", "dflt"]
        case .greek: ["grek", "DFLT", "dflt", "latn"]
        case .cyrillic: ["cyrl", "DFLT", "dflt", "latn"]
        case .other: ["DFLT", "dflt", "latn"]
        }
    }
}

// The table GPOS: lookups of the feature `kern`.
extension PairLookups {
    /// - Returns: nil where no script has the feature: then the table `kern` counts.
    init?(positions table: FontTable, _ budget: inout FontBudget) throws(FontFileError) {
        let scripts = try table.linked(at: 4), features = try table.linked(at: 6), list = try table.linked(at: 8)
        var offsets: [String: Int] = [:]
        let count = try scripts.u16(0)
        try budget.spend(8 * count)
        for index in 0..<count {
            let tag = try scripts.tag(2 + 6 * index)
            if offsets[tag] == nil { offsets[tag] = try scripts.u16(6 + 6 * index) }
        }
        var numbers: [Int: Int] = [:]
        var hasFeature = false
        for script in PairScript.allCases {
            guard let offset = script.tags.lazy.compactMap({ offsets[$0] }).first else { continue }
            let wanted = try Self.lookups(ofScript: scripts.part(at: offset), features, &budget)
            guard let wanted else { continue }
            hasFeature = true
            for lookup in wanted where numbers[lookup] == nil {
                guard lookup < (try list.u16(0)) else {
                    throw list.error("the feature 'kern' names the lookup \(lookup), which is not there", at: 0)
                }
                numbers[lookup] = lookups.count
                lookups.append(try Self.parts(list.linked(at: 2 + 2 * lookup), &budget))
            }
            ofScript[script] = wanted.compactMap { numbers[$0] }
        }
        if !hasFeature { return nil }
    }

    /// The lookups of the feature for the usual language of a script, ascending; nil where it has none.
    private static func lookups(
        ofScript script: FontTable, _ features: FontTable, _ budget: inout FontBudget
    ) throws(FontFileError) -> [Int]? {
        let offset = try script.u16(0)
        if offset == 0 { return nil }
        let language = try script.part(at: offset)
        var numbers = [try language.u16(2)]
        let count = try language.u16(4)
        try budget.spend(count)
        for index in 0..<count { numbers.append(try language.u16(6 + 2 * index)) }
        let known = try features.u16(0)
        var lookups: Set<Int>?
        for number in numbers {
            // The first one, which always counts, is 0xFFFF where there is none.
            if number == 0xFFFF { continue }
            guard number < known else {
                throw features.error("a script names the feature \(number), which is not there", at: 0)
            }
            guard try features.tag(2 + 6 * number) == "kern" else { continue }
            let feature = try features.linked(at: 6 + 6 * number)
            let count = try feature.u16(2)
            try budget.spend(count)
            for index in 0..<count { lookups = (lookups ?? []).union([try feature.u16(4 + 2 * index)]) }
        }
        return lookups?.ordered()
    }

    /// The parts of a lookup that are lists of pairs.
    private static func parts(
        _ lookup: FontTable, _ budget: inout FontBudget
    ) throws(FontFileError) -> [PairSubtable] {
        let (type, count) = (try lookup.u16(0), try lookup.u16(4))
        try budget.spend(count)
        var parts: [PairSubtable] = []
        for index in 0..<count {
            var part = try lookup.linked(at: 6 + 2 * index)
            var partType = type
            // An extension: the part lies further away.
            if type == 9 { (partType, part) = (try part.u16(2), try part.part(at: part.u32(4))) }
            guard partType == 2, let subtable = try PairSubtable(part, &budget) else { continue }
            parts.append(subtable)
        }
        return parts
    }
}

// The table `kern`, in the form of OpenType or of Apple: subtables of the format 0 for horizontal text.
extension PairLookups {
    init(kern table: FontTable, _ budget: inout FontBudget) throws(FontFileError) {
        let isApple = try table.u32(0) == 0x0001_0000
        let version = try table.u16(0)
        guard isApple || version == 0 else { return }
        let count = isApple ? try table.u32(4) : try table.u16(2)
        let headSize = isApple ? 8 : 6
        var place = isApple ? 8 : 4
        for index in 0..<count {
            let part = try table.part(at: place)
            let (length, flags) = isApple ? (try part.u32(0), try part.u16(4)) : (try part.u16(2), try part.u16(4))
            // OpenType: horizontal, no least values, not across; the format stands before the flags, of Apple behind.
            let isWanted = isApple ? flags & 0xE0FF == 0 : flags & 0xFF07 == 1
            if isWanted { lookups.append([try Self.pairs(part, from: headSize, &budget)]) }
            // More than 65535 bytes do not fit into the length: there is nothing behind then.
            if index + 1 == count { break }
            guard length >= headSize else { throw part.error("a subtable of \(length) bytes", at: isApple ? 0 : 2) }
            place += length
        }
        for script in PairScript.allCases { ofScript[script] = Array(lookups.indices) }
    }

    private static func pairs(
        _ part: FontTable, from place: Int, _ budget: inout FontBudget
    ) throws(FontFileError) -> PairSubtable {
        let count = try part.u16(place)
        let start = place + 8
        try part.require(6 * count, at: start)
        try budget.spend(4 * count)
        var all: [(first: Int, second: Int, value: Int16)] = []
        for index in 0..<count {
            let pair = start + 6 * index
            all.append((try part.u16(pair), try part.u16(pair + 2), Int16(clamping: try part.i16(pair + 4))))
        }
        // They stand in order already, unless a tool was careless.
        let order = all.indices.sorted { (all[$0].first, $0) < (all[$1].first, $1) }
        var firsts: [GlyphRange] = []
        var sets: [Range<Int>] = []
        var pairs: [(second: Int, value: Int16)] = []
        for index in order {
            let pair = all[index]
            if firsts.last?.first != pair.first {
                firsts.append(GlyphRange(first: pair.first, last: pair.first, value: sets.count))
                sets.append(pairs.count..<pairs.count)
            }
            pairs.append((pair.second, pair.value))
            sets[sets.count - 1] = sets[sets.count - 1].lowerBound..<pairs.count
        }
        return PairSubtable(firsts: firsts, values: .pairs(sets: sets, pairs: pairs))
    }
}
