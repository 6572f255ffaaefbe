import EspalierSupport

extension ConstraintParser {
    /// `ITEM.attribute` or `ITEM.GUIDE.attribute`.
    mutating func term() throws(ParsingEnded) -> ParsedTerm {
        _ = scanner.peek()
        let start = scanner.position
        let item = try item()
        let itemEnd = scanner.position
        guard scanner.take(".") else { throw missingAttribute(after: start..<itemEnd) }
        let first = try word(after: start..<itemEnd)
        guard scanner.take(".") else {
            let attribute = attribute(first, after: start..<itemEnd)
            return ParsedTerm(
                item: item, attribute: attribute, range: start..<first.upperBound, base: start..<itemEnd,
                attributeOffset: first.lowerBound)
        }
        let guide = guide(first)
        let second = try word(after: start..<first.upperBound)
        let attribute = attribute(second, after: start..<first.upperBound)
        if scanner.peek() == UInt8(ascii: ".") {
            throw scanner.fail(
                .unexpectedPart, at: scanner.position, "nothing can stand behind an attribute and a point",
                fix:
                    "write an item, a guide and an attribute at most, as in 'self.safeArea.top'; a name with a "
                    + "point in it is written in quotes")
        }
        return ParsedTerm(
            item: item, guide: guide, attribute: guide == nil ? nil : attribute,
            range: start..<second.upperBound,
            base: start..<first.upperBound, guideOffset: first.lowerBound,
            attributeOffset: second.lowerBound)
    }

    private mutating func item() throws(ParsingEnded) -> ConstraintSyntax.Item {
        let start = scanner.position
        switch scanner.peek() {
        case UInt8(ascii: "'"): return .name(try scanner.takeQuoted())
        case UInt8(ascii: "/"): return .path(try path())
        default: break
        }
        guard scanner.nameBegins(at: start) else {
            if scanner.decimalBegins() { _ = try scanner.takeDecimal() }
            if scanner.isAtEnd() {
                throw scanner.fail(
                    .missingPart, at: scanner.endOfContent(), "an item is missing",
                    fix: "write one with its attribute, as in 'icon.trailing'")
            }
            scanner.position = start
            let shown = scanner.shownNext()
            throw scanner.unexpected(
                "an item is missing before \(shown)",
                fix: "write one with its attribute, as in 'icon.trailing'")
        }
        scanner.position = scanner.endOfName(from: start)
        switch scanner.text(start..<scanner.position) {
        case "self": return .owner
        case "super": return .superview
        case let name: return .name(name)
        }
    }

    /// `/`, or `/0/2`.
    private mutating func path() throws(ParsingEnded) -> [Int] {
        let start = scanner.position
        var indices: [Int] = []
        scanner.position += 1
        guard TextScanner.isDigit(scanner.byte(at: scanner.position)) else { return [] }
        while true {
            let digits = scanner.position
            while TextScanner.isDigit(scanner.byte(at: scanner.position)) { scanner.position += 1 }
            guard let index = Int(scanner.text(digits..<scanner.position)) else {
                throw scanner.fail(
                    .wrongName, at: start, "\(scanner.quote(start..<scanner.position)) is no path",
                    fix: "a path goes down by the indices of subviews, as in '/0/2'")
            }
            indices.append(index)
            guard scanner.byte(at: scanner.position) == UInt8(ascii: "/") else { return indices }
            scanner.position += 1
        }
    }

    /// The word after a point.
    private mutating func word(after before: Range<Int>) throws(ParsingEnded) -> Range<Int> {
        _ = scanner.peek()
        let start = scanner.position
        let end = scanner.endOfWord(from: start)
        guard end > start else { throw missingAttribute(after: before) }
        scanner.position = end
        return start..<end
    }

    private mutating func missingAttribute(after before: Range<Int>) -> ParsingEnded {
        let shown = scanner.quote(before)
        let fix = "write one after a point, as in '\(clippedText(scanner.bytes, before)).width'"
        guard !scanner.isAtEnd() else {
            return scanner.fail(
                .missingPart, at: scanner.endOfContent(), "an attribute is missing after \(shown)", fix: fix
            )
        }
        if scanner.nameBegins(at: scanner.position),
            scanner.bytes[before.upperBound - 1] != UInt8(ascii: "'")
        {
            return scanner.unexpected(
                "an attribute is missing after \(shown)",
                fix: fix + "; a name with spaces is written in quotes")
        }
        return scanner.unexpected("an attribute is missing after \(shown)", fix: fix)
    }

    private mutating func guide(_ range: Range<Int>) -> ConstraintSyntax.Guide? {
        let word = scanner.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 100))
        if let guide = ConstraintSyntax.Guide(rawValue: word), range.count < 100 { return guide }
        let names = ConstraintSyntax.Guide.allCases.map(\.rawValue)
        let near = Self.guidesElsewhere[word] ?? nearestName(to: word, among: names)
        scanner.report(
            .unknownName, at: range.lowerBound, "unknown guide \(scanner.quote(range))",
            fix: near.map { "did you mean '\($0)'?" } ?? "the guides are " + names.joined(separator: " ")
                + "; a guide with a name is an item by itself")
        return nil
    }

    private mutating func attribute(_ range: Range<Int>, after before: Range<Int>) -> ConstraintSyntax
        .Attribute?
    {
        let word = scanner.text(range.lowerBound..<min(range.upperBound, range.lowerBound + 100))
        if let attribute = ConstraintSyntax.Attribute(rawValue: word), range.count < 100 {
            return attribute
        }
        if ConstraintSyntax.Guide(rawValue: word) != nil {
            scanner.report(
                .missingPart, at: range.upperBound, "an attribute is missing after the guide '\(word)'",
                fix: "write one, as in '\(clippedText(scanner.bytes, before)).\(word).top'")
            return nil
        }
        let names = ConstraintSyntax.Attribute.allCases.map(\.rawValue)
        let near = Self.attributeMeant(word) ?? nearestName(to: word, among: names)
        var fix =
            near.map { "did you mean '\($0)'?" } ?? "the attributes are " + names.joined(separator: " ")
        if word == "notAnAttribute" { fix = "leave it out, and compare with the number alone" }
        scanner.report(
            .unknownName, at: range.lowerBound, "unknown attribute \(scanner.quote(range))", fix: fix)
        return nil
    }

    /// The guides by the names that views have for them.
    private static let guidesElsewhere = [
        "safeAreaLayoutGuide": "safeArea", "layoutMarginsGuide": "margins", "layoutMargins": "margins",
        "readableContentGuide": "readable", "keyboardLayoutGuide": "keyboard", "contentLayoutGuide": "content",
        "frameLayoutGuide": "frameLayout",
        "frame": "frameLayout",
    ]

    /// The attributes by other names, those of anchors among them. They are too far by their letters.
    private static func attributeMeant(_ word: String) -> String? {
        switch word {
        case "x", "minX": "left"
        case "y", "minY": "top"
        case "maxX": "right"
        case "maxY": "bottom"
        case "midX": "centerX"
        case "midY": "centerY"
        case "w": "width"
        case "h": "height"
        case "baseline": "lastBaseline"
        case _ where word.hasSuffix("Anchor"):
            ConstraintSyntax.Attribute(rawValue: String(word.dropLast(6)))?.rawValue
        default: nil
        }
    }
}

extension TextScanner {
    /// Takes a name in single quotes, which can hold anything but a single quote.
    mutating func takeQuoted() throws(ParsingEnded) -> String {
        let start = position
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "'") { end += 1 }
        guard end < bytes.count else {
            throw fail(
                .wrongName, at: start, "this quote is not closed", fix: "write a second one behind the name"
            )
        }
        guard end > start + 1 else {
            throw fail(.wrongName, at: start, "a name is empty", fix: "write one between the quotes")
        }
        position = end + 1
        return text(start + 1..<end)
    }

    /// Whether `spelling` stands at the position.
    func begins(with spelling: String) -> Bool {
        var offset = position
        for byte in spelling.utf8 {
            guard self.byte(at: offset) == byte else { return false }
            offset += 1
        }
        return true
    }
}
