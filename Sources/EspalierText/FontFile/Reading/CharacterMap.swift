import Foundation

/// Which characters a face has: the table `cmap`.
struct CharacterMap {
    /// Characters with their glyphs, ascending; each once, and none with the glyph 0, which stands for what is missing.
    private(set) var list: [(value: UInt32, glyph: Int)] = []
    private let glyphCount: Int

    init(_ directory: FontDirectory, glyphCount: Int, _ budget: inout FontBudget) throws(FontFileError) {
        self.glyphCount = glyphCount
        let table = try directory.required("cmap")
        var best: (rank: Int, encoding: Encoding, part: FontTable)?
        let count = try table.u16(2)
        try budget.spend(count)
        for index in 0..<count {
            let record = 4 + 8 * index
            let encoding = Encoding(platform: try table.u16(record), encoding: try table.u16(record + 2))
            guard let encoding else { continue }
            let part = try table.part(at: table.u32(record + 4))
            guard [0, 4, 6, 12].contains(try part.u16(0)), encoding.rank > best?.rank ?? 0 else { continue }
            best = (encoding.rank, encoding, part)
        }
        guard let best else {
            throw table.error("no map of Unicode characters in the formats 0, 4, 6 or 12", at: 0)
        }
        switch try best.part.u16(0) {
        case 0: try readBytes(best.part, from: 0, count: 256, at: 6, size: 1, &budget)
        case 6: try readBytes(best.part, from: best.part.u16(6), count: best.part.u16(8), at: 10, size: 2, &budget)
        case 12: try readGroups(best.part, &budget)
        default: try readSegments(best.part, &budget)
        }
        switch best.encoding {
        case .macRoman: list = Self.fromMacRoman(list)
        case .symbols: list = Self.fromSymbols(list)
        case .unicode, .wholeUnicode: break
        }
        // A glyph and what is known of it for each character, and the pages that they are on.
        try budget.spend(4 * list.count + GlyphIndex.pageSize * Set(list.map { $0.value >> 8 }).count)
    }

    /// What the codes of a map are. The greater, the more characters it has.
    private enum Encoding {
        case macRoman, symbols, unicode, wholeUnicode

        init?(platform: Int, encoding: Int) {
            switch (platform, encoding) {
            case (3, 10), (0, 4), (0, 6): self = .wholeUnicode
            case (3, 1), (0, 0...3): self = .unicode
            case (3, 0): self = .symbols
            case (1, 0): self = .macRoman
            default: return nil
            }
        }

        var rank: Int {
            switch self {
            case .macRoman: 1
            case .symbols: 2
            case .unicode: 3
            case .wholeUnicode: 4
            }
        }
    }

    private mutating func add(_ value: Int, _ glyph: Int) {
        if glyph > 0, glyph < glyphCount { list.append((UInt32(value), glyph)) }
    }

    /// Formats 0 and 6: a glyph for each code from a first one on.
    private mutating func readBytes(
        _ part: FontTable, from first: Int, count: Int, at place: Int, size: Int, _ budget: inout FontBudget
    ) throws(FontFileError) {
        try part.require(count * size, at: place)
        try budget.spend(count)
        for index in 0..<count {
            add(first + index, size == 1 ? try part.u8(place + index) : try part.u16(place + 2 * index))
        }
    }

    /// Format 4: ascending segments of codes. What overlaps belongs to the first, as systems have it.
    private mutating func readSegments(_ part: FontTable, _ budget: inout FontBudget) throws(FontFileError) {
        let count = try part.u16(6) / 2
        try part.require(8 * count + 2, at: 14)
        let (starts, deltas, ranges) = (16 + 2 * count, 16 + 4 * count, 16 + 6 * count)
        var next = 0
        for segment in 0..<count {
            let last = try part.u16(14 + 2 * segment)
            let start = try part.u16(starts + 2 * segment)
            let delta = try part.u16(deltas + 2 * segment)
            let range = try part.u16(ranges + 2 * segment)
            let first = max(start, next)
            // The last segment is there to end the list, and its range may lead anywhere.
            if first > last || first == 0xFFFF { continue }
            try budget.spend(last - first + 1)
            for value in first...min(last, 0xFFFE) {
                if range == 0 {
                    add(value, (value + delta) & 0xFFFF)
                } else {
                    let glyph = try part.u16(ranges + 2 * segment + range + 2 * (value - start))
                    if glyph > 0 { add(value, (glyph + delta) & 0xFFFF) }
                }
            }
            next = last + 1
        }
    }

    /// Format 12: ascending groups of codes with glyphs that follow one another.
    private mutating func readGroups(_ part: FontTable, _ budget: inout FontBudget) throws(FontFileError) {
        let count = try part.u32(12)
        try part.require(12 * count, at: 16)
        var next = 0
        for group in 0..<count {
            let place = 16 + 12 * group
            let start = try part.u32(place)
            let (end, glyph) = (try part.u32(place + 4), try part.u32(place + 8))
            // Behind the last glyph there are none.
            let (first, last) = (max(start, next), min(end, start + glyphCount - 1 - glyph, 0x10FFFF))
            if first <= last {
                try budget.spend(last - first + 1)
                for value in first...last { add(value, glyph + value - start) }
            }
            next = max(next, end + 1)
        }
    }

    private static func fromMacRoman(_ list: [(value: UInt32, glyph: Int)]) -> [(value: UInt32, glyph: Int)] {
        let codes = String(data: Data((0...255).map { UInt8($0) }), encoding: .macOSRoman) ?? ""
        let scalars = Array(codes.unicodeScalars)
        guard scalars.count == 256 else { return list.filter { $0.value < 0x80 } }
        return list.filter { $0.value < 256 }.map { (scalars[Int($0.value)].value, $0.glyph) }
            .sorted { $0.value < $1.value }
    }

    /// Fonts of symbols have theirs from U+F000 on, and are asked for those of ASCII, too.
    private static func fromSymbols(_ list: [(value: UInt32, glyph: Int)]) -> [(value: UInt32, glyph: Int)] {
        let known = Set(list.map(\.value))
        let plain = list.filter { 0xF000...0xF0FF ~= $0.value && !known.contains($0.value - 0xF000) }
        return (plain.map { ($0.value - 0xF000, $0.glyph) } + list).sorted { $0.value < $1.value }
    }
}
