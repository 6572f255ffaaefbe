/// The text of `range`, cut after 40 bytes, as messages quote a part of a text.
package func clippedText(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    guard range.count > 40 else { return String(decoding: bytes[range], as: UTF8.self) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, PlaceFinder.isContinuation(bytes[end]) { end -= 1 }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self) + "..."
}

/// A character in quotes, or its number if it cannot be seen or would change its neighbours.
package func shownScalar(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .nonspacingMark, .spacingMark,
        .enclosingMark,
        .spaceSeparator, .lineSeparator, .paragraphSeparator:
        return scalar.codeText
    default:
        return "'\(scalar)'"
    }
}

/// The sign of ASCII that one of its look-alikes stands for, in quotes; nil for any other character.
package func plainSign(like scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{FF0D}", "\u{FE63}": "'-'"
    case "\u{D7}", "\u{B7}", "\u{2219}", "\u{22C5}", "\u{2217}", "\u{FF0A}": "'*'"
    case "\u{F7}", "\u{2044}", "\u{2215}", "\u{FF0F}": "'/'"
    case "\u{FF0B}": "'+'"
    case "\u{FF1D}": "'='"
    case "\u{FF05}", "\u{66A}": "'%'"
    case "\u{FF0C}", "\u{3001}", "\u{60C}": "','"
    case "\u{FF08}": "'('"
    case "\u{FF09}": "')'"
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{B}", "\u{C}",
        "\u{85}",
        "\u{2028}", "\u{2029}":
        "a plain space"
    default: nil
    }
}
