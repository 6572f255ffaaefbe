import Foundation
import TestSupport
import Testing

@testable import EspalierText

extension SyntheticFont {
    func file(_ name: String = "unit.ttf", limits: FontFileLimits = FontFileLimits()) throws -> FontFile {
        try FontFile(data: Data(bytes), name: name, limits: limits)
    }

    /// How wide a text is in the units of the font, as the file is measured.
    func width(_ text: String) throws -> Double { try Self.width(text, file().faces[0]) }

    static func width(_ text: String, _ face: FontFile.Face) -> Double {
        let font = face.font(ofSize: CGFloat(face.unitsPerEm))
        return Double(TextMeasurer(scale: 1).size(of: text, font: font, wrapping: .none, maximumLines: 1).width)
    }
}

@Suite("Font files")
struct FontFileTests {
    @Test("Characters have the widths of the file, in each format of the list of characters", arguments: [0, 4, 6, 12])
    func widths(format: Int) throws {
        var font = SyntheticFont()
        font.mapFormat = format
        font.kerning = .none
        let face = try font.file().faces[0]
        for (character, advance) in font.advances {
            let isListed = format == 12 || format == 4 && character.value < 0x10000 || character.value < 0x80
            // The list of the format 6 reaches up to é.
            guard isListed || format == 6 && character == "é" else { continue }
            #expect(SyntheticFont.width(String(character), face) == Double(advance), "\(character)")
            #expect(SyntheticFont.width("n\(character)n", face) == Double(advance + 1100), "\(character)")
        }
    }

    static let kernings: [SyntheticFont.Kerning] = [
        .kern(apple: false), .kern(apple: true), .pairs(far: false), .pairs(far: true), .classes(far: false),
        .classes(far: true),
    ]

    @Test("Pairs stand closer or wider, whatever table says so", arguments: kernings)
    func pairs(kerning: SyntheticFont.Kerning) throws {
        var font = SyntheticFont()
        font.kerning = kerning
        let face = try font.file().faces[0]
        for first in font.advances {
            for second in font.advances {
                let value = font.pairs.first { $0.first == first.character && $0.second == second.character }?.value
                let width = SyntheticFont.width("\(first.character)\(second.character)", face)
                #expect(
                    width == Double(first.advance + second.advance + (value ?? 0)),
                    "\(first.character)\(second.character)")
            }
        }
        #expect(SyntheticFont.width("AVAVTo", face) == Double(2 * 1380 + 1120 - 240 - 60))
    }

    @Test("GPOS counts where it has pairs, else the table kern")
    func bothTables() throws {
        var font = SyntheticFont()
        font.kerning = .kern(apple: false)
        #expect(try font.width("AV") == 1300)
        font.without = ["kern"]
        #expect(try font.width("AV") == 1380)
    }

    @Test("A run's own kern takes the pairs away, lines break as in other fonts, and sizes are shares of the units")
    func lines() throws {
        let font = try SyntheticFont().file().font(ofSize: 100)
        var run = TextRun("AVAV", font: font)
        run.kern = 0
        let measurer = TextMeasurer(scale: 10)
        #expect(measurer.size(of: [run], wrapping: .none, maximumLines: 1).width == 276)
        let wrapped = measurer.extent(of: [TextRun("AV AV AV", font: font)], wrapping: .at(300), maximumLines: 0)
        #expect(wrapped.lines == 2 && wrapped.size.width == 285 && wrapped.size.height == 224)
        #expect(wrapped.firstBaseline == 90 && wrapped.lastBaseline == 202)
        let cut = measurer.extent(of: [TextRun("AAAA", font: font)], wrapping: .charactersAt(150), maximumLines: 0)
        #expect(cut.lines == 2 && cut.size.width == 140)
    }

    @Test("Lines are as high as hhea says; OS/2 counts where that says nothing, and has the heights of letters")
    func heights() throws {
        var source = SyntheticFont()
        let font = try source.file().font(ofSize: 10)
        #expect(font.ascender == 9 && font.descender == -2.2 && font.leading == 0.3 && font.lineHeight == 11.2)
        #expect(font.capHeight == 7 && font.xHeight == 5)
        (source.ascender, source.descender, source.lineGap) = (0, 0, 0)
        let other = try source.file().font(ofSize: 10)
        #expect(other.ascender == 8 && other.descender == -2)
        source = SyntheticFont()
        source.without = ["OS/2"]
        #expect(try source.file().font(ofSize: 10).lineHeight == 11.2)
        source.descender = 220
        #expect(try source.file().font(ofSize: 10).descender == -2.2)
    }

    @Test("Characters that a file lacks are those of the system font, without pairs")
    func missing() throws {
        let face = try SyntheticFont().file().faces[0]
        let measurer = TextMeasurer(scale: 1000)
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            measurer.size(of: text, font: font, wrapping: .none, maximumLines: 1).width
        }
        let font = face.font(ofSize: 17), system = UIFont.systemFont(ofSize: 17)
        #expect(width("Я", font) == width("Я", system) && width("ü", font) == width("ü", system))
        #expect(width("字", font) == 17 && width("🙂", font) == 21.25 && width("\u{301}", font) == 0)
        let sum = width("AÜ", font) - width("A", font) - width("Ü", system)
        #expect(abs(sum) < 0.01)
        #expect(face.contains("A") && face.contains("Ж") && face.contains("😀"))
        #expect(!face.contains("B") && !face.contains("Я") && !face.contains("\u{A0}") && !face.contains("\n"))
        #expect(width("B", font) == width("B", system))
        #expect(width("\u{A0}", font) == width(" ", font) && width("\u{2011}", font) == width("-", font))
    }

    @Test("Lines break alike in a file with all of ASCII and in one that lacks some")
    func breaking() throws {
        var whole = SyntheticFont()
        whole.advances = (0x20..<0x7F).map { (Unicode.Scalar($0), 500) }
        whole.kerning = .none
        var part = whole
        part.advances.removeAll { $0.character == "~" }
        let fonts = [try whole.file().font(ofSize: 10), try part.file().font(ofSize: 10)]
        #expect(try !part.file().faces[0].contains("~"))
        for text in ["a-b 3-4 (x) well-known", "AV\u{2014}). b—c", "漢) 漢(x", "to be, or not-to-be; 10-20 -5"] {
            for width in stride(from: CGFloat(5), to: 100, by: 5) {
                let extents = fonts.map {
                    TextMeasurer().extent(of: [TextRun(text, font: $0)], wrapping: .at(width), maximumLines: 0)
                }
                #expect(extents[0] == extents[1], "\(text) in \(width)")
            }
        }
    }

    @Test("An emoji that is made by a selector is of the emoji's font")
    func selector() throws {
        let face = try SyntheticFont().file().faces[0]
        #expect(SyntheticFont.width("😀", face) == 1100 && SyntheticFont.width("❤\u{FE0F}", face) == 1250)
    }

    @Test("Names are those of the file; without any, the file's own")
    func names() throws {
        var source = SyntheticFont()
        let face = try source.file().faces[0]
        #expect(face.postScriptName == "UnitSans-Regular" && face.fullName == "Unit Sans Regular")
        #expect(face.familyNames == ["Unit Sans"] && face.unitsPerEm == 1000)
        #expect(
            face.font(ofSize: 9).fontName == "UnitSans-Regular" && face.font(ofSize: 9).withSize(18).ascender == 16.2)
        source.names = [(1, "Unit Sans Medium"), (16, "Unit Sans"), (4, "Unit\u{7} Sans")]
        let other = try source.file().faces[0]
        #expect(other.postScriptName == "Unit Sans" && other.familyNames == ["Unit Sans", "Unit Sans Medium"])
        source.names = []
        #expect(try source.file("Fonts/My.font.ttf").faces[0].postScriptName == "My.font")
        source.without = ["name"]
        #expect(try source.file("Fonts/Mine").faces[0].fullName == "Mine")
    }

    @Test("A collection has all its faces; their fonts are different ones")
    func collection() throws {
        var bold = SyntheticFont()
        bold.names = [(6, "UnitSans-Bold")]
        bold.advances = bold.advances.map { ($0.character, $0.advance + 40) }
        let data = Data(SyntheticFont.collection([SyntheticFont(), bold]))
        let file = try FontFile(data: data, name: "unit.ttc")
        #expect(file.faces.map(\.postScriptName) == ["UnitSans-Regular", "UnitSans-Bold"])
        #expect(SyntheticFont.width("nn", file.faces[0]) == 1100 && SyntheticFont.width("nn", file.faces[1]) == 1180)
        #expect(file.faces[0].font(ofSize: 17) != file.faces[1].font(ofSize: 17))
        #expect(file.font(ofSize: 17) == file.faces[0].font(ofSize: 17))
    }

    @Test("Two that say the same are equal, whatever they are called")
    func equality() throws {
        var other = SyntheticFont()
        #expect(try SyntheticFont().file("a") == other.file("b"))
        #expect(try SyntheticFont().file().font(ofSize: 17) == other.file().font(ofSize: 17))
        other.pairs[0].value -= 1
        #expect(try SyntheticFont().file() != other.file())
        other = SyntheticFont()
        other.kerning = .pairs(far: true)
        #expect(try SyntheticFont().file() == other.file())
        other.ascender += 1
        #expect(try SyntheticFont().file() != other.file())
    }
}
