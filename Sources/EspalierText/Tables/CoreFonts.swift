/// Fonts that every printer has, by the widths that Adobe published for them (Core 14 AFM), without their kerning. A
/// weight between regular and bold stands between the two.
enum CoreFonts {
    static let helvetica = table(
        regular: [
            191: "'", 222: "ijl‘’‚ł", 260: "|¦", 278: " !,./:;I[\\]ft\u{A0}·ıìíîïĩīĭį", 333: "()-r`¡¨´¸²³¹“”„‹›",
            334: "{}", 350: "•", 355: "\"", 365: "º", 370: "ª", 389: "*", 400: "°", 469: "^", 500: "Jcksvxyz", 537: "¶",
            556: "#$?0123456789L_abdeghnopquðþŁµ¢£¤¥§€«»–†‡", 584: "+<=>~¬±×÷−", 611: "FTZßø¿", 667: "ABEKPSVXY&Þ",
            722: "CDHNRUwÐ", 737: "©®", 778: "GOQØ", 833: "Mm", 834: "¼½¾", 889: "%æ", 944: "Wœ", 1000: "ÆŒ—…‰™",
            1015: "@",
        ],
        bold: [
            238: "'", 278: " ,./\\Iijl", 280: "|", 333: "!()-:;[]ft`", 389: "*r{}", 474: "\"", 500: "z",
            556: "#$0123456789J_aceksvxy", 584: "+<=>^~", 611: "?FLTZbdghnopqu", 667: "EPSVXY", 722: "&ABCDHKNRU",
            778: "GOQw", 833: "M", 889: "%m", 944: "W", 975: "@",
        ], other: 5560)

    static let times = table(
        regular: [
            180: "'", 200: "|¦", 250: " ,.\u{A0}·", 276: "ª", 278: "/:;\\ijltı", 300: "¹²³", 310: "º",
            333: "!()-I[]`fr¡¨´¸‘’‚‹›", 350: "•", 389: "Js", 400: "°", 408: "\"", 444: "?acez¿“”„", 453: "¶", 469: "^",
            480: "{}", 500: "#$*0123456789_bdghknopquvxy¢£¤¥§€«»–†‡µßøðþ", 541: "~", 556: "FPSÞ", 564: "+<=>¬±×÷−",
            611: "ELTZŁ", 667: "BCRæ", 722: "ADGHKNOQUVXYwØÐœ", 750: "¼½¾", 760: "©®", 778: "&m", 833: "%",
            889: "MÆŒ", 921: "@", 944: "W", 980: "™", 1000: "—…‰",
        ],
        bold: [
            220: "|", 250: " ,.", 278: "'/\\il", 333: "!()-:;[]`fjt", 389: "Is", 394: "{}", 444: "cerz",
            500: "#$*0123456789?J_agovxy", 520: "~", 555: "\"", 556: "Sbdhknpqu", 570: "+<=>", 581: "^", 611: "FP",
            667: "BELTZ", 722: "ACDNRUVXYw", 778: "GHKOQ", 833: "&m", 930: "@", 944: "M", 1000: "%W",
        ], other: 5000)

    static let courier = GlyphTable.fixed(6000)

    /// - Parameters:
    ///   - regular: characters by their width in thousandths of the size.
    ///   - bold: those of ASCII; others are as wide as the regular ones.
    private static func table(
        regular: KeyValuePairs<Int32, String>, bold: KeyValuePairs<Int32, String>, other: Int
    ) -> GlyphTable {
        let beyond = String(
            String.UnicodeScalarView(regular.flatMap { $0.value.unicodeScalars.filter { !$0.isASCII } }))
        let index = GlyphIndex(beyondASCII: beyond)
        var glyphs = [Glyph](repeating: Glyph(), count: index.count)
        for (width, characters) in regular {
            for scalar in characters.unicodeScalars { glyphs[index.number(of: scalar.value)].base = width * 10 }
        }
        for (width, characters) in bold {
            for scalar in characters.unicodeScalars {
                let number = index.number(of: scalar.value)
                glyphs[number].difference = Int16(width * 10 - glyphs[number].base)
            }
        }
        return GlyphTable(glyphs: glyphs, index: index, other: other, isTracked: false)
    }
}
