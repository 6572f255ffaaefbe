/// The system font of phones: widths by weight and size, with tracking and kerning.
enum SystemFont {
    /// The weights that were measured.
    enum Cut: Int, CaseIterable {
        case light, regular, medium, semibold, bold, heavy
    }

    /// The measured weight nearest to one: -1 is the thinnest, 0 regular, 0.4 bold.
    static func cut(ofWeight weight: Double) -> Cut {
        switch weight {
        case ..<(-0.2): .light
        case ..<0.115: .regular
        case ..<0.265: .medium
        case ..<0.35: .semibold
        case ..<0.48: .bold
        default: .heavy
        }
    }

    static func table(_ cut: Cut, equalDigits: Bool) -> GlyphTable {
        equalDigits ? tablesOfEqualDigits[cut.rawValue] : tables[cut.rawValue]
    }

    private static let tables = makeTables()
    private static let tablesOfEqualDigits = tables.map(\.withEqualDigits)
    /// All characters of one width.
    static let monospaced = GlyphTable.fixed(6180)

    /// Where a size stands between the design for small text, 0, and that for large text, 1.
    static func blend(ofSize size: Double) -> Double { min(max((size - 17) / 11, 0), 1) }

    /// What is added to each character in a size, as a share of it.
    static func spacing(ofSize size: Double) -> Double {
        (value(of: SystemFontTable.tracking, at: size) + value(of: SystemFontTable.correction, at: size)) / 10_000
    }

    /// Between two sizes of the list in proportion; beyond its ends as at them.
    private static func value(of list: [(size: Double, value: Double)], at size: Double) -> Double {
        guard let above = list.firstIndex(where: { $0.size >= size }) else { return list[list.count - 1].value }
        if above == 0 { return list[0].value }
        let (low, high) = (list[above - 1], list[above])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }

    private static func makeTables() -> [GlyphTable] {
        let characters = SystemFontTable.characters
        let index = GlyphIndex(beyondASCII: characters)
        let (pairs, places) = kerning(index)
        return SystemFontTable.widths.map { text in
            let numbers = text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
            var glyphs = (0..<numbers.count / 2).map {
                Glyph(base: Int32(numbers[2 * $0]), difference: Int16(numbers[2 * $0 + 1]))
            }
            for (number, place) in places.enumerated() {
                glyphs[number].row = place.row
                glyphs[number].column = place.column
            }
            // A letter that nothing is known of is about as wide as an n.
            let other = Int(glyphs[Int(UInt8(ascii: "n")) - 32].base)
            return GlyphTable(glyphs: glyphs, index: index, pairs: pairs, other: other, isTracked: true)
        }
    }

    /// The pairs in rows, and where each character's row and column are.
    private static func kerning(_ index: GlyphIndex) -> (pairs: [Int16], places: [(row: Int32, column: UInt16)]) {
        var rows: [(first: Int, pairs: [(second: Int, value: Int16)])] = []
        var columns: [Int: Int] = [:]
        for line in SystemFontTable.kerning.split(separator: "\n") {
            // The first character, then values, each with the characters that follow it there.
            guard let first = line.unicodeScalars.first else { continue }
            var pairs: [(second: Int, value: Int16)] = []
            for field in line.unicodeScalars.dropFirst(2).split(separator: " ") {
                let digits = field.prefix { $0 == "-" || ("0"..."9").contains($0) }
                guard let value = Int16(String(Substring(digits))) else { continue }
                // A colon parts the number from the characters, which may be digits themselves.
                for scalar in field[digits.endIndex...].dropFirst() {
                    let second = index.number(of: scalar.value)
                    if columns[second] == nil { columns[second] = columns.count + 1 }
                    pairs.append((second, value))
                }
            }
            rows.append((index.number(of: first.value), pairs))
        }
        let width = columns.count + 1
        var values = [Int16](repeating: 0, count: (rows.count + 1) * width)
        var places = [(row: Int32, column: UInt16)](repeating: (0, 0), count: index.count)
        for (second, column) in columns where second >= 0 { places[second].column = UInt16(column) }
        for (number, row) in rows.enumerated() {
            places[row.first].row = Int32((number + 1) * width)
            for pair in row.pairs { values[(number + 1) * width + Int(places[pair.second].column)] = pair.value }
        }
        return (values, places)
    }
}
