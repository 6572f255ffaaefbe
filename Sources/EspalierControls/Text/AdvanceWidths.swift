import Foundation

/// How far each character moves the pen, in thousandths of the font's size: the widths of Helvetica and Helvetica-Bold
/// as Adobe published them for the fonts that every printer has (Core 14 AFM). There is no kerning, and there are no
/// ligatures.
///
/// The system font's own widths are in no public table; these come near ("Test" at 17 points: 33.07 instead of 32.5).
enum AdvanceWidths {
    /// What no table lists.
    static let other = 556.0
    /// An East Asian wide character, or an emoji.
    static let wide = 1000.0
    /// An i with an accent: wider than the plain one.
    private static let accentedI = 278.0

    /// The width of a grapheme. Tabs and line breaks, which have none of their own, count as control characters.
    static func width(of character: Character, isBold: Bool) -> Double {
        if let byte = character.utf8.first, character.utf8.count == 1 {
            return isBold ? boldASCII[Int(byte)] : regularASCII[Int(byte)]
        }
        let scalars = character.unicodeScalars
        if scalars.count == 1, let scalar = scalars.first, let listed = otherListed[scalar] { return listed }
        if isEmoji(scalars) { return wide }
        if let first = scalars.first, !isMark(first), isEastAsianWide(first) { return wide }
        return decomposedWidth(of: character)
    }

    /// The sum over base letters: marks add nothing. Regular widths in both weights, as the bold table is for ASCII.
    private static func decomposedWidth(of character: Character) -> Double {
        let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
        var sum = 0.0
        var previous: Unicode.Scalar?
        for scalar in scalars {
            if isMark(scalar) {
                if previous == "i" { sum += accentedI - regularASCII[Int(UInt8(ascii: "i"))] }
            } else if scalar.isASCII {
                sum += regularASCII[Int(scalar.value)]
            } else if let listed = otherListed[scalar] {
                sum += listed
            } else if !isControl(scalar) {
                sum += other
            }
            previous = scalar
        }
        return sum
    }

    private static let regularASCII = ascii([
        191: "'", 222: "ijl", 260: "|", 278: " !,./:;I[\\]ft", 333: "()-r`", 334: "{}", 355: "\"", 389: "*", 469: "^",
        500: "Jcksvxyz", 556: "#$?0123456789L_abdeghnopqu", 584: "+<=>~", 611: "FTZ", 667: "ABEKPSVXY&",
        722: "CDHNRUw", 778: "GOQ", 833: "Mm", 889: "%", 944: "W", 1015: "@",
    ])

    private static let boldASCII = ascii([
        238: "'", 278: " ,./\\Iijl", 280: "|", 333: "!()-:;[]ft`", 389: "*r{}", 474: "\"", 500: "z",
        556: "#$0123456789J_aceksvxy", 584: "+<=>^~", 611: "?FLTZbdghnopqu", 667: "EPSVXY", 722: "&ABCDHKNRU",
        778: "GOQw", 833: "M", 889: "%m", 944: "W", 975: "@",
    ])

    /// What is neither ASCII nor a letter with accents.
    private static let otherListed: [Unicode.Scalar: Double] = {
        let rows: KeyValuePairs<Double, String> = [
            222: "‘’‚ł", 260: "¦", 278: "\u{A0}·ı", 333: "¡¨´¸²³¹“”„‹›", 350: "•", 365: "º", 370: "ª", 400: "°",
            500: "ﬁﬂ", 537: "¶", 556: "ðþŁµ¢£¤¥§€«»–ƒ†‡", 584: "¬±×÷−", 611: "ßø¿", 667: "Þ", 722: "Ð", 737: "©®",
            778: "Ø", 834: "¼½¾", 889: "æ", 944: "œ", 1000: "ÆŒ—…‰™",
        ]
        var table: [Unicode.Scalar: Double] = [:]
        for (width, characters) in rows {
            for scalar in characters.unicodeScalars { table[scalar] = width }
        }
        return table
    }()

    private static func ascii(_ rows: KeyValuePairs<Double, String>) -> [Double] {
        var table = [Double](repeating: 0, count: 128)
        for (width, characters) in rows {
            for byte in characters.utf8 { table[Int(byte)] = width }
        }
        return table
    }
}
