import Foundation

/// What a font of one size measures by: a table, and where between its ends the font stands.
package struct FontFace: Sendable {
    let table: GlyphTable
    /// From 0, small text or the regular weight, to 1, large text or bold.
    let blend: Double
    let size: Double
    /// What is added to each character that is tracked, as a share of the size.
    let spacing: Double
    let measures: VerticalMeasures

    /// How wide a sum of advances is, in points.
    @inline(__always)
    func points(_ advance: Advance) -> Double {
        let width = (Double(advance.base) + blend * Double(advance.difference)) / table.unitsPerSize
        return size * (width + Double(advance.tracked) * spacing)
    }

    /// The system font.
    static func system(size: Double, weight: Double, equalDigits: Bool = false) -> FontFace {
        FontFace(
            table: SystemFont.table(SystemFont.cut(ofWeight: weight), equalDigits: equalDigits),
            blend: SystemFont.blend(ofSize: size), size: size, spacing: SystemFont.spacing(ofSize: size),
            measures: .system)
    }

    /// The system font with characters of one width.
    static func monospacedSystem(size: Double) -> FontFace {
        FontFace(table: SystemFont.monospaced, blend: 0, size: size, spacing: 0, measures: .system)
    }

    /// A face of a font file.
    static func file(_ face: FontFile.Face, size: Double) -> FontFace {
        FontFace(table: face.table, blend: 0, size: size, spacing: 0, measures: face.measures)
    }

    /// A font by its name, as far as that is known without its file.
    static func named(_ name: String, size: Double, weight: Double) -> FontFace {
        let family = FontFamily(name: name)
        let table: GlyphTable
        switch family.widths {
        case .system: return .system(size: size, weight: weight)
        case .helvetica: table = CoreFonts.helvetica
        case .times: table = CoreFonts.times
        case .courier: table = CoreFonts.courier
        case .monospaced: table = SystemFont.monospaced
        }
        // Medium strokes stand halfway between those of regular and bold text.
        let blend = min(max(weight / 0.4, 0), 1)
        return FontFace(table: table, blend: blend, size: size, spacing: 0, measures: family.measures)
    }
}

/// The vertical measures of a font as shares of its size; what is below the baseline is negative.
struct VerticalMeasures: Sendable, Hashable {
    var ascender, descender, leading, capHeight, xHeight: Double

    init(
        _ ascender: Double, _ descender: Double, leading: Double = 0, capHeight: Double = 1443 / 2048,
        xHeight: Double = 1078 / 2048
    ) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The system font's design has 2048 units to the size.
    static let system = VerticalMeasures(1950 / 2048, -494 / 2048)
}
