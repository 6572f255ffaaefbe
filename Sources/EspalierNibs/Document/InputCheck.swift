import Foundation

/// What must be true of the bytes before the parser sees them.
struct InputCheck {
    private let file: String
    private let limits: InterfaceLimits

    init(_ file: String, _ limits: InterfaceLimits) {
        self.file = file
        self.limits = limits
    }

    /// Checks the size, the encoding and that there is no document type declaration, and finds the elements.
    func scan(_ data: Data) throws(InterfaceError) -> MarkupScanner {
        if data.count > limits.maxBytes {
            throw InterfaceError(
                file: file, place: nil, message: "the file has more than \(limits.maxBytes) bytes",
                fix: "make it smaller, or allow more with InterfaceLimits.maxBytes or --max-bytes")
        }
        let bytes = Array(data)
        if let place = Self.firstInvalid(bytes) {
            throw InterfaceError(
                file: file, place: place, message: "the file is not valid UTF-8",
                fix: "save the file in the encoding UTF-8")
        }
        let declaration = MarkupScanner.declaration(bytes)
        // The parser does not see the declaration, so nobody else tells that it is broken.
        let isOpen = declaration.upperBound == bytes.count || bytes[declaration].dropFirst().contains(UInt8(ascii: "<"))
        if isOpen, !declaration.isEmpty {
            throw InterfaceError(
                file: file, place: TextPlace(line: 1, column: 1),
                message: "the file is not well-formed XML: the XML declaration has no end, or nothing follows it",
                fix: "begin the file with <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        }
        if let encoding = Self.declaredEncoding(bytes[declaration])?.lowercased(), encoding != "utf-8",
            encoding != "us-ascii"
        {
            throw InterfaceError(
                file: file, place: TextPlace(line: 1, column: 1),
                message: "the file declares the encoding \(encoding)", fix: "save the file in the encoding UTF-8")
        }
        let scanner = MarkupScanner(bytes, maxElements: limits.maxElements)
        if let place = scanner.zero {
            throw InterfaceError(
                file: file, place: place, message: "the file has a character that XML does not hold: U+0000",
                fix: "save the file in the encoding UTF-8, without that character")
        }
        if let place = scanner.documentType {
            // With no declarations, no entity can be expanded, and nothing can be fetched.
            throw InterfaceError(
                file: file, place: place, message: "the file has a document type declaration; entities are not read",
                fix: "leave out the <!DOCTYPE …>, and put the text of its entities where they are used")
        }
        if let place = scanner.longPiece {
            throw InterfaceError(
                file: file, place: place,
                message:
                    "a tag, a comment or a text has more than \(MarkupScanner.longestPiece) bytes, which is more than "
                    + "the system's XML parser reads", fix: "make it shorter, or leave it out")
        }
        return scanner
    }

    /// The encoding that the XML declaration names.
    private static func declaredEncoding(_ declaration: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: declaration, as: UTF8.self)
        guard let found = text.range(of: "encoding") else { return nil }
        let rest = text[found.upperBound...].drop { $0.isWhitespace || $0 == "=" }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        return String(rest.dropFirst().prefix { $0 != quote })
    }

    /// Where the first bytes stand that are no UTF-8.
    private static func firstInvalid(_ bytes: [UInt8]) -> TextPlace? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var (line, column) = (1, 1)
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue("\n"): (line, column) = (line + 1, 1)
            case .scalarValue: column += 1
            case .emptyInput: return nil
            case .error: return TextPlace(line: line, column: column)
            }
        }
    }
}
