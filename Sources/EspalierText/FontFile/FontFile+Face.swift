import Foundation

extension FontFile {
    /// A typeface in one weight and one slant, in all sizes.
    public struct Face: Sendable, Hashable {
        /// All that is known of a face: shared by its copies.
        fileprivate final class Content: Sendable {
            let names: FontNames
            let metrics: FontMetrics
            let table: GlyphTable

            init(_ names: FontNames, _ metrics: FontMetrics, _ table: GlyphTable) {
                self.names = names
                self.metrics = metrics
                self.table = table
            }
        }

        private let content: Content

        init(_ directory: FontDirectory, _ budget: inout FontBudget) throws(FontFileError) {
            let metrics = try FontMetrics(directory)
            let characters = try CharacterMap(directory, glyphCount: metrics.glyphCount, &budget)
            let advances = try directory.advances(metrics, &budget)
            let pairs = try GlyphPairs(directory, characters, glyphCount: metrics.glyphCount, &budget)
            let table = GlyphTable(metrics: metrics, characters: characters, advances: advances, pairs: pairs)
            let names = try FontNames(directory, &budget)
            content = Content(names, metrics, table)
        }

        /// The name that code and interface files use, such as `Inter-Bold`. Of a file without names, the file's.
        public var postScriptName: String { content.names.postScript }
        /// The name that people read, such as `Inter Bold`.
        public var fullName: String { content.names.full }
        /// The family, such as `Inter`. A face of an unusual weight may name two, the narrower one behind.
        public var familyNames: [String] { content.names.families }
        /// Whether the face has a character. Others are shown, and measured, in the system font.
        /// - Complexity: O(1).
        public func contains(_ character: Unicode.Scalar) -> Bool {
            // Beyond ASCII, what stands in for a missing one is of ASCII.
            table.index.number(of: character.value) >= (character.isASCII ? 0 : 95)
        }

        /// How many units of the file make the font's size.
        public var unitsPerEm: Int { content.metrics.unitsPerEm }

        /// The face in a size. It has the file's measures itself, whatever measures its text.
        /// - Precondition: `size` is finite and not below 0; 0 means `systemFontSize`.
        public func font(ofSize size: CGFloat) -> UIFont {
            UIFont(size: size, weight: .regular, name: postScriptName, design: .file(self))
        }

        var table: GlyphTable { content.table }
        var measures: VerticalMeasures { content.metrics.vertical }

        /// How far the face is from the upright one of usual weight and width that a family's name stands for.
        var distanceFromRegular: Int { content.metrics.distanceFromRegular }

        /// Whether both have the same names and measure every text alike.
        public static func == (lhs: Face, rhs: Face) -> Bool {
            lhs.content === rhs.content
                || lhs.content.names == rhs.content.names && lhs.measures == rhs.measures
                    && lhs.distanceFromRegular == rhs.distanceFromRegular && lhs.table.measures(like: rhs.table)
        }

        /// Feeds the PostScript name into `hasher`.
        public func hash(into hasher: inout Hasher) { hasher.combine(postScriptName) }
    }
}

extension GlyphTable {
    /// The widths and pairs of a font file.
    fileprivate convenience init(metrics: FontMetrics, characters: CharacterMap, advances: [UInt16], pairs: GlyphPairs)
    {
        var index = GlyphIndex()
        for value in UInt32(0x20)..<0x7F { index.set(value, -1) }
        var glyphs = [Glyph](repeating: Glyph(), count: 95)
        glyphs.reserveCapacity(95 + characters.list.count)
        for (value, glyph) in characters.list {
            let place = pairs.place(of: glyph, in: PairScript(of: value))
            let entry = Glyph(base: Int32(advances[glyph]), column: place.column, row: place.row)
            if (0x20..<0x7F).contains(value) {
                glyphs[Int(value) - 32] = entry
                index.set(value, Int(value) - 32)
            } else {
                index.append(value)
                glyphs.append(entry)
            }
        }
        for (value, stand) in Self.standIns where index.number(of: value) < 0 {
            let number = index.number(of: stand)
            if number >= 0 { index.set(value, number) }
        }
        self.init(
            glyphs: glyphs, index: index, pairs: pairs.values, unitsPerSize: Double(metrics.unitsPerEm), other: nil,
            isTracked: false)
    }

    /// What a character that a file lacks is shown as: the space and the hyphens that lines do not break at.
    private static let standIns: [(UInt32, UInt32)] = [(0xA0, 0x20), (0x2010, 0x2D), (0x2011, 0x2D)]
}
