import EspalierScenarios
import Foundation

/// Writes XML elements, one a line. Texts are escaped; the caller keeps `open` and `close` balanced.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    mutating func open(_ tag: StaticString, _ attributes: KeyValuePairs<String, String> = [:]) {
        beginLine(tag, attributes.map { ($0, $1) })
        append(">\n")
        depth += 1
    }

    mutating func close(_ tag: StaticString) {
        depth -= 1
        line("</\(tag)>")
    }

    mutating func empty(_ tag: StaticString, _ attributes: [(String, String)]) {
        beginLine(tag, attributes)
        append("/>\n")
    }

    /// An element with a text in it; a second text, if there is one, is shown under the pointer.
    mutating func text(
        _ tag: StaticString, _ attributes: KeyValuePairs<String, String> = [:], _ content: String, full: String? = nil
    ) {
        text(tag, attributes.map { ($0, $1) }, content, full: full)
    }

    mutating func empty(_ tag: StaticString, _ attributes: KeyValuePairs<String, String>) {
        empty(tag, attributes.map { ($0, $1) })
    }

    mutating func text(
        _ tag: StaticString, _ attributes: [(String, String)], _ content: String, full: String? = nil
    ) {
        beginLine(tag, attributes)
        append(">")
        if let full {
            append("<title>")
            append(Self.escaped(full))
            append("</title>")
        }
        append(Self.escaped(content))
        append("</")
        append(tag)
        append(">\n")
    }

    /// A text of parts that look different, one right behind the other.
    mutating func text(
        _ tag: StaticString, _ attributes: [(String, String)], parts: [(attributes: [(String, String)], text: String)]
    ) {
        beginLine(tag, attributes)
        append(">")
        for part in parts {
            append("<tspan")
            append(part.attributes)
            append(">")
            append(Self.escaped(part.text))
            append("</tspan>")
        }
        append("</")
        append(tag)
        append(">\n")
    }

    mutating func line(_ text: String) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// The beginning of an element, piece by piece: a picture has many, and putting each together first took longer.
    private mutating func beginLine(_ tag: StaticString, _ attributes: [(String, String)]) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        append("<")
        append(tag)
        append(attributes)
    }

    private mutating func append(_ attributes: [(String, String)]) {
        for (key, value) in attributes {
            append(" ")
            append(key)
            append("=\"")
            append(Self.escaped(value))
            append("\"")
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A text as XML can hold it, on one line. Control characters, which XML forbids, become the symbols that Unicode
    /// has for them; what is no character at all becomes the replacement character. What turns the direction of writing
    /// is written by its number, so that it does so in the picture only, and not where its source is shown.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ isPlain($0) && !isMarkup($0) }) { return text }
        var result = ""
        for scalar in plain(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case _ where scalar.isHidden: result += "&#x\(String(scalar.value, radix: 16));"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text without control characters, and without what XML 1.0 (2.2) forbids.
    static func plain(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case 0x7F: result.append("\u{2421}")
            case 0x80...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Whether a byte is a character of ASCII that a text may have.
    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: false
        }
    }

    /// A coordinate: hundredths are finer than any screen, and what lies further out than any screen is there.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let value = min(max(value, -1e12), 1e12)
        return JSONWriter.text((value * 100).rounded() / 100)
    }
}
