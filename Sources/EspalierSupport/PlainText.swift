/// Texts from outside as they are shown to people: on one line of a terminal, where a name cannot move the cursor, begin
/// a line of its own, or turn the direction of what follows.
package enum PlainText {
    /// The text with the numbers of its hidden characters in their place: `U+000A`.
    package static func line(_ text: some StringProtocol) -> String { text.replacingHidden(by: \.codeText) }

    /// The text in single quotes, cut off after 60 characters.
    package static func quoted(_ text: String) -> String {
        // Most texts are names, short and of visible ASCII alone: these are as they are.
        if text.utf8.count <= longest, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return "'\(text)'" }
        return quoted(text, around: 0..<0).text
    }

    /// The text in single quotes, and where in that the characters stand that `place` counts in the text. Of a longer
    /// text 60 characters are shown, those at `place` among them.
    package static func quoted(_ text: String, around place: Range<Int>) -> (text: String, place: Range<Int>) {
        let scalars = Array(text.unicodeScalars)
        let place = place.clamped(to: 0..<scalars.count)
        // From the beginning, unless the place is further behind.
        let first = place.upperBound <= longest ? 0 : max(0, place.lowerBound - before)
        let last = min(first + longest, scalars.count)
        func part(_ range: Range<Int>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return line(String(view))
        }
        let head = (first > 0 ? "'…" : "'") + part(first..<place.lowerBound.clamped(first, last))
        let marked = part(place.clamped(to: first..<last))
        let tail = part(place.upperBound.clamped(first, last)..<last) + (last < scalars.count ? "…'" : "'")
        let start = head.unicodeScalars.count
        return (head + marked + tail, start..<start + marked.unicodeScalars.count)
    }

    /// How many characters of a text are shown, and how many of them before a place.
    private static let longest = 60
    private static let before = 20

    /// A number as results of scenarios write it; what is not finite without quotes.
    package static func number(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        if number.isInfinite { return number > 0 ? "inf" : "-inf" }
        // Below 2^53 each integer is a double of its own.
        if abs(number) < 0x1p53, let whole = Int(exactly: number) { return String(whole) }
        let size = abs(number)
        return size >= 1e-6 && size < 1e21 ? number.decimalText : String(number)
    }
}

extension Int {
    fileprivate func clamped(_ low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}

extension Double {
    /// The shortest decimal digits that read back to the number, without an exponent. It must be finite.
    package var decimalText: String {
        if sign == .minus { return "-" + (-self).decimalText }
        let text = String(self)
        guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        let mantissa = text[..<mark].split(separator: ".")
        // The digit after the point of `1.0e+20` is none of the number's.
        let digits = mantissa.count > 1 && mantissa[1] == "0" ? String(mantissa[0]) : mantissa.joined()
        let point = mantissa[0].count + exponent
        if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
        if point >= digits.count { return digits + String(repeating: "0", count: point - digits.count) }
        return "\(digits.prefix(point)).\(digits.dropFirst(point))"
    }
}
