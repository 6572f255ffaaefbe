/// A text in `"""` in Swift source.
///
/// Found by lines, which suffices: such a text begins at the end of a line and ends at the beginning of one.
struct SourceLiteral: Equatable {
    /// The number of the line that ends with the opening quotes, counted from 1.
    let line: Int
    /// The number of the line that begins with the closing quotes.
    let lastLine: Int
    /// How many `#` stand before the quotes.
    let hashes: Int
    /// The spaces and tabs before the closing quotes.
    let indentation: String
    /// The value; nil where it is not fixed, or the source is not right.
    let text: String?

    /// The literals of a source, in their order.
    ///
    /// - Complexity: O(length of the source).
    static func literals(of source: String) -> [SourceLiteral] {
        var result: [SourceLiteral] = []
        var opening: (line: Int, hashes: Int)?
        let lines = sourceLines(source)
        for (index, line) in lines.enumerated() {
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            guard let (first, hashes) = opening else {
                if !trimmed.starts(with: "//".unicodeScalars), let hashes = openingHashes(line) {
                    opening = (index, hashes)
                }
                continue
            }
            let delimiter = "\"\"\"" + String(repeating: "#", count: hashes)
            guard trimmed.starts(with: delimiter.unicodeScalars) else { continue }
            let indentation = String(String.UnicodeScalarView(line.prefix(line.count - trimmed.count)))
            let content = lines[(first + 1)..<index]
            result.append(
                SourceLiteral(
                    line: first + 1, lastLine: index + 1, hashes: hashes, indentation: indentation,
                    text: value(of: content, indentation: indentation, hashes: hashes)))
            let rest = trimmed.dropFirst(delimiter.unicodeScalars.count)
            opening = openingHashes(rest).map { (index, $0) }
        }
        return result
    }

    /// The lines without what ends them.
    private static func sourceLines(_ source: String) -> [ArraySlice<Unicode.Scalar>] {
        Array(source.unicodeScalars).split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.last == "\r" ? $0.dropLast() : $0
        }
    }

    /// The number of `#` of a literal that begins at the end of a line; nil where none does.
    private static func openingHashes(_ line: ArraySlice<Unicode.Scalar>) -> Int? {
        var line = line
        while let last = line.last, last == " " || last == "\t" { line.removeLast() }
        guard line.suffix(3).elementsEqual("\"\"\"".unicodeScalars) else { return nil }
        let before = line.dropLast(3)
        return before.reversed().prefix { $0 == "#" }.count
    }

    private static func value(
        of lines: ArraySlice<ArraySlice<Unicode.Scalar>>, indentation: String, hashes: Int
    ) -> String? {
        var value = String.UnicodeScalarView()
        for (number, line) in lines.enumerated() {
            if number > 0 { value.append("\n") }
            if line.starts(with: indentation.unicodeScalars) {
                value.append(contentsOf: line.dropFirst(indentation.unicodeScalars.count))
            } else if !line.allSatisfy({ $0 == " " || $0 == "\t" }) {
                return nil
            }
        }
        return unescaped(Array(value), hashes: hashes)
    }

    /// The value of what stands in a literal; nil where an escape cannot be followed, such as an interpolation.
    private static func unescaped(_ text: [Unicode.Scalar], hashes: Int) -> String? {
        let escape = Array(("\\" + String(repeating: "#", count: hashes)).unicodeScalars)
        var value = String.UnicodeScalarView()
        var offset = 0
        while offset < text.count {
            guard text[offset] == "\\", text[offset...].starts(with: escape) else {
                value.append(text[offset])
                offset += 1
                continue
            }
            offset += escape.count
            guard offset < text.count else { return nil }
            let simple: [Unicode.Scalar: Unicode.Scalar] = [
                "\\": "\\", "\"": "\"", "'": "'", "n": "\n", "r": "\r", "t": "\t", "0": "\0",
            ]
            guard let scalar = simple[text[offset]] else { return nil }
            value.append(scalar)
            offset += 1
        }
        return String(value)
    }

    /// The source with another value in this literal. The source must be the one that the literal was found in.
    func replaced(by text: String, in source: String) -> String {
        var lines = source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        let lineEnd = lines[line - 1].utf8.last == UInt8(ascii: "\r") ? "\r" : ""
        let hashes = Self.hashes(for: text)
        // From the end, because the indices before stay the same.
        let last = lines[lastLine - 1]
        let closing = last.utf8.dropFirst(indentation.utf8.count + 3 + self.hashes)
        lines[lastLine - 1] = indentation + "\"\"\"" + hashes + String(decoding: closing, as: UTF8.self)
        let content = text.split(separator: "\n", omittingEmptySubsequences: true).map { indentation + $0 + lineEnd }
        lines.replaceSubrange(line..<(lastLine - 1), with: content)
        let first = Array(lines[line - 1].utf8)
        let quotes = first.lastIndex(of: UInt8(ascii: "\"")).map { $0 - 2 - self.hashes } ?? first.count
        lines[line - 1] = String(decoding: first[..<quotes], as: UTF8.self) + hashes + "\"\"\"" + lineEnd
        return lines.joined(separator: "\n")
    }

    /// As many `#` as a text needs to stand there as it is.
    private static func hashes(for text: String) -> String {
        var hashes = ""
        while text.contains("\\" + hashes) || text.contains("\"\"\"" + hashes) {
            hashes += "#"
        }
        return hashes
    }
}
