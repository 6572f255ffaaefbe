/// The advance widths of a design, in two ends between which a font stands: of the system font the designs for small and
/// for large text, of others the regular and the bold weight. Characters are found in O(1).
package final class GlyphTable: Sendable {
    /// By number; those of ASCII first, from the space on.
    let glyphs: [Glyph]
    let index: GlyphIndex
    /// What pairs of characters move closer: `pairs[first.row + second.column]`. Row and column 0 hold zeros.
    let pairs: [Int16]
    /// The width of characters that no rule knows.
    let other: Int
    /// Whether fonts of this table have tracking: what stands in for a missing character is of another font, and has none.
    let isTracked: Bool

    init(glyphs: [Glyph], index: GlyphIndex, pairs: [Int16] = [0], other: Int, isTracked: Bool) {
        self.glyphs = glyphs
        self.index = index
        self.pairs = pairs
        self.other = other
        self.isTracked = isTracked
    }

    /// A table whose characters are all of one width, in ten-thousandths.
    static func fixed(_ width: Int) -> GlyphTable {
        let index = GlyphIndex(beyondASCII: "")
        let glyphs = [Glyph](repeating: Glyph(base: Int32(width)), count: index.count)
        return GlyphTable(glyphs: glyphs, index: index, other: width, isTracked: false)
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
