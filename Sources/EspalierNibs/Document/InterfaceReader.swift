import Foundation
import FoundationXML

/// Turns bytes into elements, by the system's XML parser: no network, no entities, and nothing beyond the limits.
final class InterfaceReader: NSObject, XMLParserDelegate {
    private struct Open {
        var number: Int
        var lastChild = -1
        var text = ""
    }

    private let file: String
    private let limits: InterfaceLimits
    private let places: [TextPlace]
    private var nodes: [InterfaceStorage.Node] = []
    private var attributes: [(name: String, value: String)] = []
    private var open: [Open] = []
    private var error: InterfaceError?

    private init(_ file: String, _ limits: InterfaceLimits, _ places: [TextPlace]) {
        self.file = file
        self.limits = limits
        self.places = places
        super.init()
    }

    static func read(
        _ data: Data, name: String, limits: InterfaceLimits
    ) throws(InterfaceError) -> InterfaceStorage {
        let scanner = try InputCheck(name, limits).scan(data)
        let reader = InterfaceReader(name, limits, scanner.places)
        // In pieces: of more than ten million bytes at once the parser says that they are too many.
        let parser = XMLParser(stream: InputStream(data: scanner.readable(data)))
        parser.shouldResolveExternalEntities = false
        parser.externalEntityResolvingPolicy = .never
        parser.delegate = reader
        let isRead = parser.parse()
        if let error = reader.error { throw error }
        if !isRead || parser.parserError != nil || reader.nodes.isEmpty || !reader.open.isEmpty {
            throw reader.broken(parser, parser.parserError)
        }
        return InterfaceStorage(file: name, nodes: reader.nodes, attributes: reader.attributes)
    }

    // MARK: XMLParserDelegate

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName: String?, attributes dictionary: [String: String]
    ) {
        if error != nil { return }
        let place =
            nodes.count < places.count ? places[nodes.count] : TextPlace(line: parser.lineNumber, column: 1)
        if open.count >= limits.maxDepth {
            return stop(
                parser, place, "more than \(limits.maxDepth) elements stand inside one another", "maxDepth",
                option: "--max-depth")
        }
        if nodes.count >= limits.maxElements {
            return stop(
                parser, place, "there are more than \(limits.maxElements) elements", "maxElements",
                option: "--max-elements")
        }
        let start = attributes.count
        attributes += dictionary.map { (name: $0.key, value: $0.value) }.sorted { $0.name < $1.name }
        let number = nodes.count
        if let last = open.indices.last {
            if open[last].lastChild < 0 {
                nodes[open[last].number].firstChild = number
            } else {
                nodes[open[last].lastChild].nextSibling = number
            }
            open[last].lastChild = number
        }
        nodes.append(
            InterfaceStorage.Node(
                name: elementName, place: place, text: "", attributes: start..<attributes.count,
                parent: open.last?.number ?? -1))
        open.append(Open(number: number))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard error == nil, let element = open.popLast() else { return }
        let isOnlySpace = element.lastChild >= 0 && element.text.allSatisfy(\.isWhitespace)
        if !isOnlySpace { nodes[element.number].text = element.text }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if error == nil, let last = open.indices.last { open[last].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard error == nil, let last = open.indices.last else { return }
        open[last].text += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        if error != nil { return }
        error = broken(parser, parseError)
        parser.abortParsing()
    }

    // MARK: Errors

    private func stop(
        _ parser: XMLParser, _ place: TextPlace, _ message: String, _ limit: String, option: String
    ) {
        error = InterfaceError(
            file: file, place: place, message: message,
            fix: "make it smaller, or allow more with InterfaceLimits.\(limit) or \(option)")
        parser.abortParsing()
    }

    private func broken(_ parser: XMLParser, _ error: (any Error)?) -> InterfaceError {
        let code = (error as NSError?)?.code ?? 0
        let place = TextPlace(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
        var words = XMLFailure.words(for: code)
        if let name = open.last.map({ nodes[$0.number] }), XMLFailure.isAboutOpenElement(code) {
            words += "; open: <\(name.name)> of line \(name.place.line)"
        }
        return InterfaceError(
            file: file, place: place, message: "the file is not well-formed XML: \(words)",
            fix: "open the file in Xcode and save it again, or mend the text at this place")
    }
}
