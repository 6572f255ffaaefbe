extension AdvanceWidths {
    /// Whether a scalar belongs to the letter before it and takes no room.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Whether a scalar only directs the text: a control character in the wider sense, format characters included.
    static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format: true
        default: false
        }
    }

    /// Whether a grapheme is shown as an emoji: by itself, or because a variation selector asks for it.
    static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
        if scalars.contains(where: \.properties.isEmojiPresentation) { return true }
        return scalars.first?.properties.isEmoji == true && scalars.contains("\u{FE0F}")
    }

    /// Whether a character fills a square: the values W and F of Unicode's East_Asian_Width (UAX 11), by blocks, without
    /// those that are emoji.
    static func isEastAsianWide(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x1100 { return false }
        return wideRanges.contains { $0.contains(value) }
    }

    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
