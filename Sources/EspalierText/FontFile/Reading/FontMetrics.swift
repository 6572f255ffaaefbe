/// The numbers of a face that are the same for all characters.
struct FontMetrics {
    let unitsPerEm: Int
    let glyphCount: Int
    let vertical: VerticalMeasures
    /// How many glyphs have an advance of their own; the others have that of the last one.
    let advanceCount: Int
    /// How far the face is from the upright one of usual weight and width.
    let distanceFromRegular: Int

    init(_ directory: FontDirectory) throws(FontFileError) {
        let head = try directory.required("head")
        if try head.u32(12) != 0x5F0F_3CF5 { throw head.error("the table has no magic number", at: 12) }
        unitsPerEm = try head.u16(18)
        // The range of the OpenType specification.
        guard (16...16384).contains(unitsPerEm) else {
            throw head.error("there are \(unitsPerEm) units to the size, where 16 to 16384 may be", at: 18)
        }
        glyphCount = try directory.required("maxp").u16(4)
        let hhea = try directory.required("hhea")
        advanceCount = try hhea.u16(34)
        guard advanceCount > 0, advanceCount <= glyphCount else {
            throw hhea.error("\(advanceCount) widths for \(glyphCount) glyphs", at: 34)
        }
        let windows = try directory.table("OS/2")
        vertical = try Self.vertical(hhea, windows, unitsPerEm: unitsPerEm)
        var distance = try head.u16(44) & 2 == 0 ? 0 : 1000
        if let windows {
            distance = try abs(windows.u16(4) - 400) + 500 * abs(windows.u16(6) - 5)
            // Italic or oblique.
            if windows.count >= 64, try windows.u16(62) & 0x201 != 0 { distance += 1000 }
        }
        distanceFromRegular = distance
    }

    /// Apple's systems go by `hhea`, whatever `OS/2` says of its own numbers (its flag to use them is for Windows); those
    /// of `OS/2` count where `hhea` has none.
    private static func vertical(
        _ hhea: FontTable, _ windows: FontTable?, unitsPerEm: Int
    ) throws(FontFileError) -> VerticalMeasures {
        var ascender = try hhea.i16(4), descender = try hhea.i16(6), gap = try hhea.i16(8)
        var capHeight = 0, xHeight = 0
        // Tables of the oldest versions are shorter.
        if let windows, windows.count >= 78 {
            if ascender == 0, descender == 0 {
                (ascender, descender, gap) = (try windows.i16(68), try windows.i16(70), try windows.i16(72))
            }
            if ascender == 0, descender == 0 {
                (ascender, descender) = (try windows.u16(74), -(try windows.u16(76)))
            }
            if try windows.u16(0) >= 2, windows.count >= 90 {
                (xHeight, capHeight) = (try windows.i16(86), try windows.i16(88))
            }
        }
        // Some tools write the descender without its sign.
        let below = -abs(descender)
        guard ascender - below > 0 else {
            throw hhea.error("a line is not higher than 0: \(ascender) above the baseline, \(descender) below", at: 4)
        }
        let unit = Double(unitsPerEm)
        var measures = VerticalMeasures(
            Double(ascender) / unit, Double(below) / unit, leading: Double(max(gap, 0)) / unit)
        if capHeight > 0 { measures.capHeight = Double(capHeight) / unit }
        if xHeight > 0 { measures.xHeight = Double(xHeight) / unit }
        return measures
    }
}

extension FontDirectory {
    /// The widths of all glyphs, in units.
    func advances(_ metrics: FontMetrics, _ budget: inout FontBudget) throws(FontFileError) -> [UInt16] {
        let hmtx = try required("hmtx")
        try budget.spend(metrics.glyphCount)
        try hmtx.require(4 * metrics.advanceCount, at: 0)
        var advances: [UInt16] = []
        advances.reserveCapacity(metrics.glyphCount)
        for glyph in 0..<metrics.advanceCount { advances.append(UInt16(try hmtx.u16(4 * glyph))) }
        let last = advances[metrics.advanceCount - 1]
        advances += [UInt16](repeating: last, count: metrics.glyphCount - metrics.advanceCount)
        return advances
    }
}
