/// A small TrueType font, made of numbers: what tests of font files read, and what the fuzzer begins with. It has no
/// outlines, which nothing asks for.
package struct SyntheticFont: Sendable {
    /// How pairs are written.
    package enum Kerning: Sendable {
        case none
        /// The table `kern` of OpenType, or of Apple.
        case kern(apple: Bool)
        /// GPOS with single pairs, or with classes; `far` for extensions.
        case pairs(far: Bool), classes(far: Bool)
    }

    package var unitsPerEm = 1000
    /// By character: its advance. Glyph 0 is what stands for missing ones.
    package var advances: [(character: Unicode.Scalar, advance: Int)] = [
        (" ", 250), ("-", 300), ("A", 700), ("T", 600), ("V", 680), ("a", 500), ("n", 550), ("o", 520), ("é", 480),
        ("Ж", 900), ("漢", 1000), ("😀", 1100),
    ]
    package var missingAdvance = 333
    /// Which format characters are listed in: 0, 4, 6 or 12.
    package var mapFormat = 12
    package var kerning = Kerning.classes(far: false)
    /// Values of pairs of characters; in classes each first character has a class of its own, and so has each second.
    package var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar, value: Int)] = [
        ("A", "V", -80), ("V", "A", -80), ("T", "o", -60), ("V", "o", -40), ("A", "Ж", -30), ("é", "漢", 25),
    ]
    /// Names by their numbers.
    package var names: [(number: Int, text: String)] = [
        (1, "Unit Sans"), (4, "Unit Sans Regular"), (6, "UnitSans-Regular"),
    ]
    /// Of the table `hhea`.
    package var ascender = 900, descender = -220, lineGap = 30
    /// Of the table `OS/2`.
    package var typoAscender = 800, typoDescender = -200, xHeight = 500, capHeight = 700, weight = 400
    package var isItalic = false
    /// Whether the font says that it has 65535 glyphs, and all characters of Unicode.
    package var claimsAll = false
    /// Tables that are left out.
    package var without: Set<String> = []

    package init() {}

    /// The bytes of the file.
    package var bytes: [UInt8] { Self.file(of: tables, at: 0) }

    /// Where a table of a file begins.
    package static func start(of table: String, in bytes: [UInt8]) -> Int? {
        let tag = Array(table.utf8)
        for record in stride(from: 12, to: 12 + 16 * (Int(bytes[4]) << 8 | Int(bytes[5])), by: 16)
        where bytes[record..<record + 4].elementsEqual(tag) {
            return bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
        }
        return nil
    }

    /// A collection whose faces are all the same one.
    package func repeated(_ count: Int) -> [UInt8] {
        var head = Bytes("ttcf")
        head.u32(0x0001_0000)
        head.u32(count)
        let start = 12 + 4 * count
        for _ in 0..<count { head.u32(start) }
        return head.list + Self.file(of: tables, at: start)
    }

    /// A collection of several.
    package static func collection(_ fonts: [SyntheticFont]) -> [UInt8] {
        var head = Bytes("ttcf")
        head.u32(0x0001_0000)
        head.u32(fonts.count)
        var start = 12 + 4 * fonts.count
        var rest: [UInt8] = []
        for font in fonts {
            head.u32(start)
            let bytes = file(of: font.tables, at: start)
            rest += bytes
            start += bytes.count
        }
        return head.list + rest
    }

    // MARK: The file

    private static func file(of tables: [(tag: String, bytes: [UInt8])], at start: Int) -> [UInt8] {
        var head = Bytes()
        head.u32(0x0001_0000)
        for number in [tables.count, 0, 0, 0] { head.u16(number) }
        var offset = start + 12 + 16 * tables.count
        var rest: [UInt8] = []
        for table in tables {
            head.list += Array(table.tag.utf8)
            for number in [0, offset, table.bytes.count] { head.u32(number) }
            let padded = table.bytes + [UInt8](repeating: 0, count: (4 - table.bytes.count % 4) % 4)
            rest += padded
            offset += padded.count
        }
        return head.list + rest
    }

    private var tables: [(tag: String, bytes: [UInt8])] {
        var tables = [
            ("OS/2", windows), ("cmap", characterMap), ("head", head), ("hhea", horizontalHeader), ("hmtx", metrics),
            ("maxp", profile), ("name", nameTable),
        ]
        switch kerning {
        case .none: break
        case .kern(let apple): tables.append(("kern", kernTable(apple: apple)))
        case .pairs(let far): tables.append(("GPOS", positions(pairTable, far: far)))
        case .classes(let far): tables.append(("GPOS", positions(classTable, far: far)))
        }
        return tables.filter { !without.contains($0.0) }.sorted { $0.0 < $1.0 }
    }

    private var head: [UInt8] {
        var bytes = Bytes(zeros: 54)
        bytes.set(0x0001_0000, at: 0, size: 4)
        bytes.set(0x5F0F_3CF5, at: 12, size: 4)
        bytes.set(unitsPerEm, at: 18, size: 2)
        bytes.set(isItalic ? 2 : 0, at: 44, size: 2)
        return bytes.list
    }

    private var horizontalHeader: [UInt8] {
        var bytes = Bytes(zeros: 36)
        for (place, value) in [(0, 1), (4, ascender), (6, descender), (8, lineGap), (34, advances.count + 1)] {
            bytes.set(value, at: place, size: 2)
        }
        return bytes.list
    }

    private var windows: [UInt8] {
        var bytes = Bytes(zeros: 96)
        let values = [
            (0, 4), (4, weight), (6, 5), (62, isItalic ? 0x81 : 0xC0), (68, typoAscender), (70, typoDescender),
            (86, xHeight), (88, capHeight),
        ]
        for (place, value) in values { bytes.set(value, at: place, size: 2) }
        return bytes.list
    }

    private var metrics: [UInt8] {
        var bytes = Bytes()
        for advance in [missingAdvance] + advances.map(\.advance) {
            bytes.u16(advance)
            bytes.u16(0)
        }
        return bytes.list
    }

    private var profile: [UInt8] {
        var bytes = Bytes()
        bytes.u32(0x0001_0000)
        bytes.u16(claimsAll ? 0xFFFF : advances.count + 1)
        return bytes.list
    }

    private var nameTable: [UInt8] {
        var records = Bytes(), texts = Bytes()
        for number in [0, names.count, 6 + 12 * names.count] { records.u16(number) }
        for name in names {
            let units = Array(name.text.utf16)
            for number in [3, 1, 0x409, name.number, 2 * units.count, texts.list.count] { records.u16(number) }
            for unit in units { texts.u16(Int(unit)) }
        }
        return records.list + texts.list
    }

    // MARK: Characters

    /// The glyph of a character: its place in the list.
    private func glyph(_ character: Unicode.Scalar) -> Int {
        (advances.firstIndex { $0.character == character } ?? -1) + 1
    }

    private var characterMap: [UInt8] {
        let known = advances.map { (value: Int($0.character.value), glyph: glyph($0.character)) }
            .sorted { $0.value < $1.value }
        var map = Bytes()
        if claimsAll { return allCharacters }
        switch mapFormat {
        case 0:
            for number in [0, 262, 0] { map.u16(number) }
            for code in 0..<256 { map.list.append(UInt8(known.first { $0.value == code && code < 128 }?.glyph ?? 0)) }
        case 6:
            let values = known.filter { $0.value < 0x100 }
            let first = values.first?.value ?? 0, count = (values.last?.value ?? 0) - first + 1
            for number in [6, 10 + 2 * count, 0, first, count] { map.u16(number) }
            for code in first..<first + count { map.u16(known.first { $0.value == code }?.glyph ?? 0) }
        case 4: segments(known.filter { $0.value < 0xFFFF }, &map)
        default:
            map.u16(12)
            map.u16(0)
            for number in [16 + 12 * known.count, 0, known.count] { map.u32(number) }
            for (value, glyph) in known {
                for number in [value, value, glyph] { map.u32(number) }
            }
        }
        var bytes = Bytes()
        let encoding = mapFormat == 0 ? (1, 0) : mapFormat == 12 ? (3, 10) : (3, 1)
        for number in [0, 1, encoding.0, encoding.1] { bytes.u16(number) }
        bytes.u32(12)
        return bytes.list + map.list
    }

    /// Format 12: a group for each plane of Unicode.
    private var allCharacters: [UInt8] {
        var bytes = Bytes()
        for number in [0, 1, 3, 10, 0, 12, 12, 0] { bytes.u16(number) }
        for number in [16 + 12 * 17, 0, 17] { bytes.u32(number) }
        for plane in 0..<17 {
            for number in [plane << 16, plane << 16 + 0xFFFF, 1] { bytes.u32(number) }
        }
        return bytes.list
    }

    /// Format 4: a segment for each character; every second one by a list of glyphs.
    private func segments(_ known: [(value: Int, glyph: Int)], _ map: inout Bytes) {
        let count = known.count + 1
        for number in [4, 16 + 8 * count + 2 * known.count, 0, 2 * count, 0, 0, 0] { map.u16(number) }
        for entry in known { map.u16(entry.value) }
        map.u16(0xFFFF)
        map.u16(0)
        for entry in known { map.u16(entry.value) }
        map.u16(0xFFFF)
        for (index, entry) in known.enumerated() { map.u16(index % 2 == 0 ? (entry.glyph - entry.value) & 0xFFFF : 0) }
        map.u16(1)
        for index in known.indices { map.u16(index % 2 == 0 ? 0 : 2 * count) }
        map.u16(0)
        for entry in known { map.u16(entry.glyph) }
    }

    // MARK: Pairs

    private func kernTable(apple: Bool) -> [UInt8] {
        let sorted = pairs.map { (glyph($0.first), glyph($0.second), $0.value) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
        let size = 8 + 6 * sorted.count
        var bytes = Bytes()
        if apple {
            bytes.u32(0x0001_0000)
            bytes.u32(1)
            bytes.u32(8 + size)
            bytes.u16(0)
            bytes.u16(0)
        } else {
            for number in [0, 1, 0, 6 + size, 1] { bytes.u16(number) }
        }
        for number in [sorted.count, 0, 0, 0] { bytes.u16(number) }
        for pair in sorted {
            for number in [pair.0, pair.1, pair.2] { bytes.u16(number) }
        }
        return bytes.list
    }

    private func positions(_ part: [UInt8], far: Bool) -> [UInt8] {
        var bytes = Bytes()
        // Version; then scripts, features and lookups.
        for number in [1, 0, 10, 30, 44] { bytes.u16(number) }
        // One script with its usual language, which has the one feature.
        bytes.u16(1)
        bytes.list += Array("latn".utf8)
        for number in [8, 4, 0, 0, 0xFFFF, 1, 0] { bytes.u16(number) }
        bytes.u16(1)
        bytes.list += Array("kern".utf8)
        for number in [8, 0, 1, 0] { bytes.u16(number) }
        for number in [1, 4, far ? 9 : 2, 0, 1, 8] { bytes.u16(number) }
        if far {
            for number in [1, 2] { bytes.u16(number) }
            bytes.u32(8)
        }
        return bytes.list + part
    }

    private var firsts: [Int] { Set(pairs.map { glyph($0.first) }).sorted() }

    /// Pairs by glyph, in the format 1.
    private var pairTable: [UInt8] {
        var bytes = Bytes(), sets = Bytes()
        let firsts = firsts, headSize = 10 + 2 * firsts.count
        for number in [1, headSize, 4, 0, firsts.count] { bytes.u16(number) }
        let setStart = headSize + 4 + 2 * firsts.count
        for first in firsts {
            bytes.u16(setStart + sets.list.count)
            let own = pairs.filter { glyph($0.first) == first }.sorted { glyph($0.second) < glyph($1.second) }
            sets.u16(own.count)
            for pair in own {
                sets.u16(glyph(pair.second))
                sets.u16(pair.value)
            }
        }
        return bytes.list + coverage(firsts) + sets.list
    }

    /// Pairs by classes, in the format 2.
    private var classTable: [UInt8] {
        let firsts = firsts, seconds = Set(pairs.map { glyph($0.second) }).sorted()
        let coverage = coverage(firsts), firstClasses = classes(firsts), secondClasses = classes(seconds)
        let values = 16 + 2 * (firsts.count + 1) * (seconds.count + 1)
        var bytes = Bytes()
        bytes.u16(2)
        bytes.u16(values)
        for number in [4, 0, values + coverage.count, values + coverage.count + firstClasses.count] {
            bytes.u16(number)
        }
        bytes.u16(firsts.count + 1)
        bytes.u16(seconds.count + 1)
        for first in [-1] + firsts {
            for second in [-1] + seconds {
                bytes.u16(pairs.first { glyph($0.first) == first && glyph($0.second) == second }?.value ?? 0)
            }
        }
        return bytes.list + coverage + firstClasses + secondClasses
    }

    private func coverage(_ glyphs: [Int]) -> [UInt8] {
        var bytes = Bytes()
        for number in [1, glyphs.count] + glyphs { bytes.u16(number) }
        return bytes.list
    }

    /// Each glyph in a class of its own, from 1 on.
    private func classes(_ glyphs: [Int]) -> [UInt8] {
        var bytes = Bytes()
        bytes.u16(2)
        bytes.u16(glyphs.count)
        for (index, glyph) in glyphs.enumerated() {
            for number in [glyph, glyph, index + 1] { bytes.u16(number) }
        }
        return bytes.list
    }
}

/// Big-endian numbers one after the other.
private struct Bytes {
    var list: [UInt8] = []

    init(_ text: String = "") { list = Array(text.utf8) }

    init(zeros count: Int) { list = [UInt8](repeating: 0, count: count) }

    mutating func u16(_ value: Int) {
        list += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
    }

    mutating func u32(_ value: Int) {
        u16(value >> 16)
        u16(value)
    }

    mutating func set(_ value: Int, at place: Int, size: Int) {
        for index in 0..<size { list[place + index] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - index))) }
    }
}
