/// The advance widths of a design, in two ends between which a font stands: of the system font the designs for small and
/// for large text, of others the regular and the bold weight, of a font file twice the same. Characters are found in O(1).
package final class GlyphTable: Sendable {
    /// By number; those of ASCII first, from the space on.
    let glyphs: [Glyph]
    let index: GlyphIndex
    /// What pairs of characters move closer: `pairs[first.row + second.column]`. Row and column 0 hold zeros.
    let pairs: [Int16]
    /// How many units of advances make the font's size.
    let unitsPerSize: Double
    /// The width of characters that no rule knows; nil where text that the table lacks is shown in the system font.
    let other: Int?
    /// Whether the table has all of ASCII, so that words of it need no look.
    let hasASCII: Bool
    /// Whether fonts of this table have tracking: what stands in for a missing character is of another font, and has none.
    let isTracked: Bool

    init(
        glyphs: [Glyph], index: GlyphIndex, pairs: [Int16] = [0], unitsPerSize: Double = 10_000, other: Int?,
        isTracked: Bool
    ) {
        self.glyphs = glyphs
        self.index = index
        self.pairs = pairs
        self.unitsPerSize = unitsPerSize
        self.other = other
        self.isTracked = isTracked
        hasASCII = (UInt32(0x20)..<0x7F).allSatisfy { index.number(of: $0) >= 0 }
    }

    /// A table whose characters are all of one width, in ten-thousandths.
    static func fixed(_ width: Int) -> GlyphTable {
        let index = GlyphIndex(beyondASCII: "")
        let glyphs = [Glyph](repeating: Glyph(base: Int32(width)), count: index.count)
        return GlyphTable(glyphs: glyphs, index: index, other: width, isTracked: false)
    }

    /// Whether the table measures every text as another one does.
    func measures(like table: GlyphTable) -> Bool {
        self === table
            || unitsPerSize == table.unitsPerSize && other == table.other && isTracked == table.isTracked
                && glyphs == table.glyphs && pairs == table.pairs && index == table.index
    }

    /// The same table with digits as wide as the 0, which do not move closer to anything.
    var withEqualDigits: GlyphTable {
        var glyphs = glyphs
        let zero = Int(UInt8(ascii: "0")) - 32
        for digit in zero..<zero + 10 {
            glyphs[digit] = Glyph(base: glyphs[zero].base, difference: glyphs[zero].difference)
        }
        return GlyphTable(glyphs: glyphs, index: index, pairs: pairs, other: other, isTracked: isTracked)
    }
}
