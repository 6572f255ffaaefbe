import EspalierNibs
import EspalierSupport
import Foundation

/// Reads the old-style property list that a `.strings` file is: `"key" = "value";`, with comments and escapes.
///
/// The grammar is that of Apple's Property List Programming Guide ("Old-Style ASCII Property Lists") at its top level:
/// pairs of texts, each text in double or single quotes or a word of letters, digits and `_$/:.-`; a key alone stands for
/// itself.
struct StringsFileReader {
    private let file: String
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    private init(_ bytes: [UInt8], _ file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// The table of a text that is UTF-8.
    /// - Complexity: O(bytes).
    static func read(_ bytes: [UInt8], file: String) throws(ApplicationFileError) -> StringTable {
        var reader = StringsFileReader(bytes, file)
        return try reader.readTable()
    }

    private mutating func readTable() throws(ApplicationFileError) -> StringTable {
        var table = StringTable()
        try skipSpace()
        // The whole may stand in braces.
        let isBraced = take(UInt8(ascii: "{"))
        while true {
            try skipSpace()
            guard let next = current else { break }
            if isBraced, next == UInt8(ascii: "}") {
                advance()
                try skipSpace()
                if current != nil { throw error("something follows the closing brace", "leave it out") }
                return table
            }
            let place = place
            let key = try readText(of: "a key")
            try skipSpace()
            var value = key
            if take(UInt8(ascii: "=")) {
                try skipSpace()
                value = try readText(of: "a value")
                try skipSpace()
            }
            guard take(UInt8(ascii: ";")) else {
                throw error(
                    "';' is missing behind the value of \(PlainText.quoted(key))", "write \"key\" = \"value\";")
            }
            table.set(key, LocalizedText(value: value, file: file, place: place))
        }
        if isBraced { throw error("the closing brace is missing", "write } at the end") }
        return table
    }

    // MARK: Texts

    private mutating func readText(of what: String) throws(ApplicationFileError) -> String {
        guard let first = current else {
            throw error("\(what) is missing at the end of the file", "write \"key\" = \"value\";")
        }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuoted(first) }
        let start = offset
        while let byte = current, Self.isWordByte(byte) { advance() }
        guard offset > start else {
            throw error("\(what) is missing", "write \"key\" = \"value\"; with texts in double quotes")
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func readQuoted(_ quote: UInt8) throws(ApplicationFileError) -> String {
        let start = place
        advance()
        var result: [UInt8] = []
        /// UTF-16 code units of `\U` escapes that stand side by side: two of them may be one character.
        var units: [UInt16] = []
        func flush(_ units: inout [UInt16], into result: inout [UInt8]) {
            if units.isEmpty { return }
            result += Array(String(decoding: units, as: UTF16.self).utf8)
            units.removeAll()
        }
        while let byte = current {
            if byte == UInt8(ascii: "\\") {
                advance()
                switch try readEscape() {
                case .unit(let unit): units.append(unit)
                case .byte(let escaped):
                    flush(&units, into: &result)
                    result.append(escaped)
                }
                continue
            }
            flush(&units, into: &result)
            advance()
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            result.append(byte)
        }
        throw ApplicationFileError(
            file: file, place: start, message: "a text that begins here has no end",
            fix: "close it with \(quote == UInt8(ascii: "'") ? "'" : "\""), and write \\\" for a quote inside")
    }

    private enum Escape {
        case byte(UInt8)
        case unit(UInt16)
    }

    private mutating func readEscape() throws(ApplicationFileError) -> Escape {
        guard let byte = current else { throw error("the file ends in an escape", "write \\\\ for a backslash") }
        switch byte {
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            advance()
            return .unit(readNumber(digits: 4, radix: 16))
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return .unit(readNumber(digits: 3, radix: 8))
        default:
            advance()
            return .byte(Self.controls[byte] ?? byte)
        }
    }

    private static let controls: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8,
        UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
    ]

    private mutating func readNumber(digits: Int, radix: UInt16) -> UInt16 {
        var number: UInt16 = 0
        for _ in 0..<digits {
            guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
                break
            }
            number = number &* radix &+ UInt16(digit)
            advance()
        }
        return number
    }

    // MARK: Bytes

    private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private var place: TextPlace { TextPlace(line: line, column: column) }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        advance()
        return true
    }

    private mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        let isFirstOfTwo = byte == UInt8(ascii: "\r") && current == UInt8(ascii: "\n")
        if PlaceFinder.isLineEnd(byte), !isFirstOfTwo {
            line += 1
            column = 1
        } else if !PlaceFinder.isContinuation(byte) {
            column += 1
        }
    }

    /// Passes over white space and comments.
    private mutating func skipSpace() throws(ApplicationFileError) {
        while let byte = current {
            if byte <= UInt8(ascii: " ") || byte == 0x7F {
                advance()
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
                while let byte = current, !PlaceFinder.isLineEnd(byte) { advance() }
            } else if byte == UInt8(ascii: "/"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ApplicationFileError) {
        let start = place
        advance()
        advance()
        while let byte = current {
            advance()
            if byte == UInt8(ascii: "*"), take(UInt8(ascii: "/")) { return }
        }
        throw ApplicationFileError(
            file: file, place: start, message: "a comment that begins here has no end", fix: "close it with */")
    }

    private func error(_ message: String, _ fix: String) -> ApplicationFileError {
        ApplicationFileError(file: file, place: place, message: message, fix: fix)
    }
}
