import Foundation

/// Which number a character has in a table; letters with marks have that of the letter, and those of Greek and Cyrillic
/// that of the Latin letter that they look like.
struct GlyphIndex: Sendable {
    /// How many numbers there are.
    let count: Int
    private let latin: [UInt8]
    private let punctuation: [UInt8]

    private static let none: UInt8 = 0xFF
    private static let latinRange: Range<UInt32> = 0xA0..<0x180
    /// General punctuation to mathematical signs.
    private static let punctuationRange: Range<UInt32> = 0x2010..<0x2270

    /// - Parameter characters: what the table has beside ASCII, in the order of its numbers; one scalar each.
    init(beyondASCII characters: String) {
        var latin = [UInt8](repeating: Self.none, count: Self.latinRange.count)
        var punctuation = [UInt8](repeating: Self.none, count: Self.punctuationRange.count)
        var next: UInt8 = 95
        for scalar in characters.unicodeScalars {
            if Self.latinRange.contains(scalar.value) {
                latin[Int(scalar.value - Self.latinRange.lowerBound)] = next
            } else if Self.punctuationRange.contains(scalar.value) {
                punctuation[Int(scalar.value - Self.punctuationRange.lowerBound)] = next
            }
            next += 1
        }
        for value in Self.latinRange where latin[Int(value - Self.latinRange.lowerBound)] == Self.none {
            let letter = Self.baseLetter(of: value)
            if letter > 0 { latin[Int(value - Self.latinRange.lowerBound)] = letter - 32 }
        }
        count = Int(next)
        self.latin = latin
        self.punctuation = punctuation
    }

    /// The number of a character; -1 where the table has none.
    func number(of value: UInt32) -> Int {
        switch value {
        case 0x20..<0x7F: return Int(value) - 32
        case 0xA0..<0x180: return known(latin[Int(value - 0xA0)])
        case 0x2010..<0x2270: return known(punctuation[Int(value - 0x2010)])
        case 0x180..<0x250: return letter(Self.lettersB[Int(value - 0x180)])
        case 0x1E00..<0x1F00: return letter(Self.lettersAdditional[Int(value - 0x1E00)])
        case 0x370..<0x460: return letter(Self.lookalikes[Int(value - 0x370)])
        default: return -1
        }
    }

    private func known(_ number: UInt8) -> Int { number == Self.none ? -1 : Int(number) }

    private func letter(_ byte: UInt8) -> Int { Int(byte) - (byte > 0 ? 32 : 1) }

    /// The ASCII letter that a letter with marks is made of, or 0.
    private static func baseLetter(of value: UInt32) -> UInt8 {
        guard let scalar = Unicode.Scalar(value), value > 0xBF,
            let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, first.isASCII
        else { return 0 }
        return UInt8(first.value)
    }

    private static let lettersB = (0x180..<0x250).map { baseLetter(of: $0) }
    private static let lettersAdditional = (0x1E00..<0x1F00).map { baseLetter(of: $0) }

    /// Greek and Cyrillic, each letter beside the Latin one that is about as wide.
    private static let lookalikes: [UInt8] = {
        var table = [UInt8](repeating: 0, count: 0x460 - 0x370)
        let rows: KeyValuePairs<String, String> = [
            "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ": "ABFAEZHOIKAMNEOHPETYOXHO",
            "αβγδεζηθικλμνξοπρσςτυφχψω": "abyoesnoikyuvsonpostuoxww",
            "ΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ": "AEHIOYOIYaeniouwiuiu",
            "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ": "ABBFDEWBNNKAMHOHPCTYOXHRMMBMBCMR",
            "абвгдежзийклмнопрстуфхцчшщъыьэюя": "abornewsnnknwnonpcsymxnnmmbmbcwa",
            "ЁЂЃЄЅІЇЈЉЊЋЌЍЎЏёђѓєѕіїјљњћќѝўџ": "EHFCSIIJMMHKNYHehrcsiijmmhknyn",
        ]
        for (letters, shapes) in rows {
            for (letter, shape) in zip(letters.unicodeScalars, shapes.utf8) { table[Int(letter.value) - 0x370] = shape }
        }
        return table
    }()
}
