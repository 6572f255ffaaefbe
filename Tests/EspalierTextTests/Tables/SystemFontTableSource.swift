import Foundation

/// Makes the source of the system font's table from what was measured.
struct SystemFontTableSource {
    static let path = "Sources/EspalierText/Tables/SystemFontTable.swift"
    private static let weights = ["light", "regular", "medium", "semibold", "bold", "heavy"]
    private static let ascii = (32..<127).map { String(UnicodeScalar(UInt8($0))) }

    let widths: SharedText.Widths

    private func entry(_ weight: String, _ character: String) -> SharedText.Widths.Entry {
        widths.weightsWithKerning[weight]?[character] ?? SharedText.Widths.Entry(text: 0, display: 0)
    }

    /// Whether a letter with marks is as wide as that without, in all weights.
    private func isAsItsLetter(_ character: String) -> Bool {
        guard let base = character.decomposedStringWithCanonicalMapping.unicodeScalars.first, base.isASCII else {
            return false
        }
        return Self.weights.allSatisfy {
            let (own, letter) = (entry($0, character), entry($0, String(Character(base))))
            return own.text == letter.text && own.display == letter.display
        }
    }

    private var beyondASCII: [String] {
        (widths.weightsWithKerning["regular"] ?? [:]).keys
            .filter { ($0.unicodeScalars.first?.value ?? 0) > 126 && !isAsItsLetter($0) }
            .sorted { Self.value($0) < Self.value($1) }
    }

    private static func value(_ character: String) -> UInt32 { character.unicodeScalars.first?.value ?? 0 }

    private static func whole(_ number: Double) -> Int { Int((number * 10_000).rounded()) }

    /// Words on lines of no more than so many characters.
    private static func filled(_ words: [String]) -> String {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= 110 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }

    private static func list(_ values: [String: Double], times factor: Double) -> String {
        let sizes = values.keys.compactMap { Double($0) }.sorted()
        return filled(
            sizes.map { size in
                let value = ((values["\(Int(size))"] ?? 0) * factor * 10_000).rounded() / 10_000
                return "(\(Int(size)), \(value == value.rounded() ? "\(Int(value))" : "\(value)")),"
            })
    }

    private var widthLists: String {
        let characters = Self.ascii + beyondASCII
        return Self.weights.map { weight in
            let numbers = characters.flatMap { character -> [String] in
                let entry = entry(weight, character)
                let text = Self.whole(entry.text)
                return ["\(text)", "\(Self.whole(entry.display) - text)"]
            }
            return "        \"\"\"\n\(Self.filled(numbers))\n        \"\"\",\n"
        }.joined()
    }

    private var kerningLines: String {
        widths.kerning.pairs.sorted { Self.value($0.key) < Self.value($1.key) }.map { first, seconds in
            let byValue = Dictionary(grouping: seconds, by: { Self.whole($0.value) })
            let fields = byValue.sorted { $0.key < $1.key }.map { value, pairs in
                "\(value):" + pairs.map(\.key).sorted { Self.value($0) < Self.value($1) }.joined()
            }
            return "        \(first) \(fields.joined(separator: " "))\n"
        }.joined()
    }

    var text: String {
        """
        // Made from shared/text/system-font-widths.json by SystemFontTableTests: see Docs/Contributing.md.

        /// What was inferred of the system font, in ten-thousandths of the font's size.
        enum SystemFontTable {
            /// What the table has beside ASCII; letters with accents are as wide as those without.
            static let characters = "\(beyondASCII.map { $0 == "\u{A0}" ? "\\u{A0}" : $0 }.joined())"

            /// By weight from light to heavy: of each character, ASCII first, the width in the design for small text, and what
            /// that for large text has more.
            static let widths = [

        """ + widthLists + """
                ]

                /// What is added to each character, by size.
                static let tracking: [(size: Double, value: Double)] = [

            """ + Self.list(widths.tracking.thousandthsOfEm, times: 10) + """

                    ]

                    /// What the measurements were off by after that, by size.
                    static let correction: [(size: Double, value: Double)] = [

                """ + Self.list(widths.correction.withKerning, times: 10_000) + """

                    ]

                    /// A line for each first character of a pair: what the characters behind it are moved by.
                    static let kerning = #\"""

                """ + kerningLines + """
                        \"""#
                }

                """
    }
}
