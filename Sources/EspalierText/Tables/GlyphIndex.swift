import Foundation

/// Which number each character has in a table: ASCII from the space on has 0 to 94, others follow. Characters are found
/// in O(1), in pages of 256.
struct GlyphIndex: Sendable, Hashable {
    /// How many numbers there are.
    private(set) var count = 95
    /// Which page the characters of each block of 256 are on; page 0 has none. Blocks behind the last one have none.
    private var blocks: [UInt16] = []
    private var numbers = [Int32](repeating: -1, count: Self.pageSize)

    static let pageSize = 256

    /// What a table has that has ASCII alone.
    init() {
        for number in 0..<95 { set(UInt32(number) + 32, number) }
    }

    /// The number of a character; -1 where the table has none.
    @inline(__always)
    func number(of value: UInt32) -> Int {
        let block = Int(value >> 8)
        guard block < blocks.count else { return -1 }
        return Int(numbers[Int(blocks[block]) << 8 | Int(value & 0xFF)])
    }

    /// How many pages there are.
    var pageCount: Int { numbers.count / Self.pageSize }

    /// Gives a character the next number.
    mutating func append(_ value: UInt32) {
        set(value, count)
        count += 1
    }

    /// Gives a character a number that is there already, or -1 for none.
    mutating func set(_ value: UInt32, _ number: Int) {
        let block = Int(value >> 8)
        while blocks.count <= block { blocks.append(0) }
        if blocks[block] == 0 {
            // There are 4352 blocks in Unicode.
            blocks[block] = UInt16(pageCount)
            numbers += [Int32](repeating: -1, count: Self.pageSize)
        }
        numbers[Int(blocks[block]) << 8 | Int(value & 0xFF)] = Int32(number)
    }
}

// Tables that are not from a font file have few characters: letters with marks have the number of the letter, and those
// of Greek and Cyrillic that of the Latin letter that they look like.
extension GlyphIndex {
    /// - Parameter characters: what the table has beside ASCII, in the order of its numbers; one scalar each.
    init(beyondASCII characters: String) {
        self.init()
        for scalar in characters.unicodeScalars { append(scalar.value) }
        for (value, letter) in Self.standIns where number(of: value) < 0 { set(value, Int(letter) - 32) }
    }

    /// Characters, each with the ASCII letter that it is measured as.
    private static let standIns: [(value: UInt32, letter: UInt8)] = {
        var list: [(UInt32, UInt8)] = []
        for block in [UInt32(0xC0)..<0x250, 0x1E00..<0x1F00] {
            for value in block {
                let letter = baseLetter(of: value)
                if letter > 0 { list.append((value, letter)) }
            }
        }
        for (letters, shapes) in lookalikes {
            for (letter, shape) in zip(letters.unicodeScalars, shapes.utf8) { list.append((letter.value, shape)) }
        }
        return list
    }()

    /// The ASCII letter that a letter with marks is made of, or 0.
    private static func baseLetter(of value: UInt32) -> UInt8 {
        guard let scalar = Unicode.Scalar(value),
            let first = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first, first.isASCII
        else { return 0 }
        return UInt8(first.value)
    }

    /// Greek and Cyrillic, each letter beside the Latin one that is about as wide.
    private static let lookalikes: KeyValuePairs<String, String> = [
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ": "ABFAEZHOIKAMNEOHPETYOXHO",
        "αβγδεζηθικλμνξοπρσςτυφχψω": "abyoesnoikyuvsonpostuoxww",
        "ΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ": "AEHIOYOIYaeniouwiuiu",
        "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ": "ABBFDEWBNNKAMHOHPCTYOXHRMMBMBCMR",
        "абвгдежзийклмнопрстуфхцчшщъыьэюя": "abornewsnnknwnonpcsymxnnmmbmbcwa",
        "ЁЂЃЄЅІЇЈЉЊЋЌЍЎЏёђѓєѕіїјљњћќѝўџ": "EHFCSIIJMMHKNYHehrcsiijmmhknyn",
    ]
}
