import EspalierScenarios
import Foundation

/// Writes XML elements, one a line. Texts are escaped; the caller keeps `open` and `close` balanced.
struct SVGWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0

    mutating func open(_ tag: StaticString, _ attributes: KeyValuePairs<String, String> = [:]) {
        line("<\(tag)\(Self.written(attributes))>")
        depth += 1
    }

    mutating func close(_ tag: StaticString) {
        depth -= 1
        line("</\(tag)>")
    }

    mutating func empty(_ tag: StaticString, _ attributes: KeyValuePairs<String, String>) {
        line("<\(tag)\(Self.written(attributes))/>")
    }

    /// An element with a text in it; a second text, if there is one, is shown under the pointer.
    mutating func text(
        _ tag: StaticString, _ attributes: KeyValuePairs<String, String> = [:], _ content: String, full: String? = nil
    ) {
        let title = full.map { "<title>\(Self.escaped($0))</title>" } ?? ""
        line("<\(tag)\(Self.written(attributes))>\(title)\(Self.escaped(content))</\(tag)>")
    }

    mutating func line(_ text: String) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        bytes.append(contentsOf: text.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    }

    /// A text as XML can hold it, on one line. Control characters, which XML forbids, become the symbols that Unicode
    /// has for them; what is no character at all becomes the replacement character.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in plain(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// A text without control characters, and without what XML 1.0 (2.2) forbids.
    static func plain(_ text: String) -> String {
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

    /// A coordinate: hundredths are finer than any screen.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return JSONWriter.text((value * 100).rounded() / 100)
    }
}
