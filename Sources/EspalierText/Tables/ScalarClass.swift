/// What a character does in a line.
enum ScalarKind: UInt8 {
    /// Part of a word.
    case letter
    /// Belongs to the character before it, or only directs the text, and takes no room.
    case mark
    /// Lines may end behind it, and it may stand beyond the end of one.
    case space
    case tab
    case newline
    /// Lines may end behind it, but not before a digit.
    case hyphen
    /// Lines may end behind it.
    case dash
    /// Lines may end before and behind it.
    case ideograph
    /// As an ideograph, but no line begins with it.
    case closing
    /// As an ideograph, but no line ends with it.
    case opening
    /// Lines may end there; takes no room.
    case breakPoint
    case emoji
    /// Makes the character before it an emoji.
    case emojiSelector
    /// Joins the emoji behind it to the one before it.
    case joiner
    /// One of two that are a flag.
    case regional
    /// An object in the text; its size is said elsewhere.
    case object
}

/// The kinds of characters, and how wide those are that no table has.
enum ScalarClass {
    /// What a character does in a line.
    static func kind(of value: UInt32) -> ScalarKind {
        switch value {
        case 0x20: .space
        case 0x09: .tab
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
        case 0x2D: .hyphen
        case 0..<0x20, 0x7F..<0xA0: .mark
        case 0xAD: .breakPoint
        case 0..<0x300: .letter
        default: kindBeyondLatin(value)
        }
    }

    private static func kindBeyondLatin(_ value: UInt32) -> ScalarKind {
        switch value {
        case 0x4E00..<0xA000: .ideograph
        case 0x300..<0x370, 0x200C, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: .mark
        case 0x370..<0x483: .letter
        case 0x2010, 0x2012...0x2014: .dash
        case 0x2000...0x200A: value == 0x2007 ? .letter : .space
        case 0x200B: .breakPoint
        case 0x200D: .joiner
        case 0x205F, 0x1680, 0x3000: .space
        case 0xFE0F: .emojiSelector
        case 0xFE00..<0xFE0F, 0x20D0..<0x2100: .mark
        case 0xFFFC: .object
        case 0x1F1E6...0x1F1FF: .regional
        case 0x1F3FB...0x1F3FF: .mark
        case 0x1160...0x11FF, 0x3099...0x309A, 0x302A...0x302F: .mark
        case 0x2E80..<0xA4D0, 0xF900..<0xFB00, 0xFE30..<0xFE50, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x20000..<0x40000:
            asianKind(value)
        case 0xAC00..<0xD7A4: .letter
        default: kindByProperties(value)
        }
    }

    /// Punctuation holds to its neighbour, by the usual rules of East Asian typesetting; small kana too.
    private static func asianKind(_ value: UInt32) -> ScalarKind {
        switch value {
        case 0x3000..<0x3100: symbols[Int(value - 0x3000)]
        case 0xFF00..<0xFF61: fullWidth[Int(value - 0xFF00)]
        default: .ideograph
        }
    }

    private static let openers = "「『【〈《〔（［｛〖〘〝"
    private static let closers =
        "、。，．・：；？！」』】〉》〕）］｝〗〙〞ー々〻ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ゛゜ゝゞヽヾ％"
    private static let symbols = kinds(from: 0x3000)
    private static let fullWidth = kinds(from: 0xFF00)

    /// Those of 256 characters.
    private static func kinds(from first: UInt32) -> [ScalarKind] {
        var kinds = [ScalarKind](repeating: .ideograph, count: 256)
        for (characters, kind) in [(openers, ScalarKind.opening), (closers, .closing)] {
            for scalar in characters.unicodeScalars where scalar.value >= first && scalar.value < first + 256 {
                kinds[Int(scalar.value - first)] = kind
            }
        }
        return kinds
    }

    private static func scalars(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }

    private static func kindByProperties(_ value: UInt32) -> ScalarKind {
        guard let scalar = Unicode.Scalar(value) else { return .mark }
        if scalar.properties.isEmojiPresentation { return .emoji }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .surrogate, .unassigned: return .mark
        // The vowels of Indic scripts stand beside their letter and take room.
        case .spacingMark: return .letter
        default: return .letter
        }
    }

    /// The width of an emoji in ten-thousandths of the size.
    static let emoji = 12_500
    /// That of East Asian characters: a square.
    static let square = 10_000

    /// The width of a character that no table has, in ten-thousandths of the size.
    /// - Parameter other: where no rule says anything.
    static func width(of value: UInt32, _ kind: ScalarKind, other: Int) -> Int {
        switch kind {
        case .mark, .breakPoint, .joiner, .emojiSelector, .newline, .tab, .object: return 0
        case .emoji, .regional: return emoji
        case .ideograph, .closing, .opening: return square
        case .letter, .space, .hyphen, .dash: break
        }
        switch value {
        case 0x2000, 0x2002: return 5000
        case 0x2001, 0x2003, 0x3000: return 10_000
        case 0x2004: return 3333
        case 0x2005: return 2500
        case 0x2006: return 1667
        case 0x2009, 0x202F: return 2000
        case 0x200A: return 1000
        case 0x205F: return 2222
        case 0x1100..<0x1160, 0xA960..<0xA980, 0xAC00..<0xD7A4: return square
        case 0x0590..<0x0600: return narrowHebrew.contains(value) ? 3100 : 5700
        case 0x0600..<0x0780, 0x08A0..<0x0900, 0xFB50..<0xFE00, 0xFE70..<0xFEFF:
            return narrowArabic.contains(value) ? 2700 : 5200
        case 0x0900..<0x1100: return 5800
        case 0xFF61..<0xFFA0: return 5000
        default: return other
        }
    }

    private static let narrowHebrew = scalars("וזין׀׳")
    private static let narrowArabic = scalars("اأإآلدذرزو،؛")
}
