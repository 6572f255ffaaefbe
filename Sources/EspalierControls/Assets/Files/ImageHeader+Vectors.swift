import Foundation

extension ImageHeader {
    /// PDF (ISO 32000): the first `MediaBox` that stands there in numbers. One that is compressed is not found.
    static func pdf(_ bytes: ImageBytes) -> ImageHeader? {
        guard bytes.hasText("%PDF-", at: 0) else { return nil }
        var place = 0
        while let found = bytes.find("/MediaBox", from: place) {
            place = found + 9
            if let header = box(bytes, at: place) { return header }
        }
        return nil
    }

    /// Four numbers in brackets: two corners.
    private static func box(_ bytes: ImageBytes, at start: Int) -> ImageHeader? {
        var place = start
        while bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D { place += 1 }
        guard bytes[place] == 0x5B else { return nil }
        place += 1
        var numbers: [Double] = []
        while numbers.count < 4 {
            guard let (value, end) = bytes.number(at: place) else { return nil }
            numbers.append(value)
            place = end
        }
        return ImageHeader(
            width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]), isVector: true)
    }

    /// SVG: `width` and `height` of the root, else those of its `viewBox`. A point is a unit without a name.
    static func svg(_ bytes: ImageBytes) -> ImageHeader? {
        guard let attributes = svgAttributes(bytes) else { return nil }
        let viewBox =
            attributes["viewBox"]?
            .split { " ,\t\r\n".contains($0) }.compactMap { Double($0) } ?? []
        let width = attributes["width"].flatMap(length)
        let height = attributes["height"].flatMap(length)
        guard viewBox.count == 4, viewBox[2] > 0, viewBox[3] > 0 else {
            guard let width, let height else { return nil }
            return ImageHeader(width: width, height: height, isVector: true)
        }
        // One of the two alone keeps the shape of the box.
        switch (width, height) {
        case (let width?, let height?): return ImageHeader(width: width, height: height, isVector: true)
        case (let width?, nil):
            return ImageHeader(width: width, height: width * viewBox[3] / viewBox[2], isVector: true)
        case (nil, let height?):
            return ImageHeader(width: height * viewBox[2] / viewBox[3], height: height, isVector: true)
        case (nil, nil): return ImageHeader(width: viewBox[2], height: viewBox[3], isVector: true)
        }
    }

    /// A length in one of CSS's units; nil for shares (`100%`) and what is no length.
    private static func length(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { $0 * factor }
        }
        return Double(text)
    }

    /// The attributes of the first tag, which must be `svg`. Comments, instructions and the document type go before it.
    private static func svgAttributes(_ bytes: ImageBytes) -> [String: String]? {
        var place = bytes.big(3, at: 0) == 0xEFBBBF ? 3 : 0
        while let start = bytes.find("<", from: place) {
            // Nothing but spaces stands between: a file of another kind, and of any length, is left at once.
            if bytes.text(from: place, count: min(start - place, 64)).contains(where: { !$0.isWhitespace }) {
                return nil
            }
            let ending =
                bytes.hasText("<!--", at: start)
                ? "-->" : bytes.hasText("<?", at: start) ? "?>" : bytes.hasText("<!", at: start) ? ">" : nil
            guard let ending else {
                guard bytes.hasText("<svg", at: start), let end = bytes.find(">", from: start) else { return nil }
                return attributes(bytes.text(from: start + 4, count: min(end - start - 4, 65_536)))
            }
            guard let end = bytes.find(ending, from: start) else { return nil }
            place = end + ending.utf8.count
        }
        return nil
    }

    private static func attributes(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        for match in text.matches(of: #/(?:^|\s)([A-Za-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
            let name = String(match.1)
            if result[name] == nil { result[name] = String(match.2 ?? match.3 ?? "") }
        }
        return result
    }
}
