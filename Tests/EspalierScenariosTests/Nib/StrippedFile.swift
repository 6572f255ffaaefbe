import Foundation
import FoundationXML

/// Takes out of an interface file what Interface Builder has stored of the views that constraints or stacks place: their
/// frames, all but the sizes of those that have a size by what they show, or are told one.
///
/// A reader of events that writes again what it reads: Foundation on Linux releases no document that it has read as a tree.
final class StrippedFile: NSObject, XMLParserDelegate {
    private static let contents: Set = [
        "activityIndicatorView", "button", "datePicker", "imageView", "label", "navigationBar", "pageControl",
        "pickerView", "progressView", "searchBar", "segmentedControl", "slider", "stepper", "switch", "tabBar",
        "textField", "toolbar",
    ]

    private struct Element {
        let name: String
        /// What of its own frame is taken out.
        let taken: [String]
    }

    private var open: [Element] = []
    private var text = ""

    static func strip(_ data: Data) throws -> Data {
        let parser = XMLParser(data: data)
        let file = StrippedFile()
        parser.delegate = file
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
        return Data(file.text.utf8)
    }

    func parser(
        _: XMLParser, didStartElement name: String, namespaceURI _: String?, qualifiedName _: String?,
        attributes: [String: String]
    ) {
        var attributes = attributes
        if name == "rect", attributes["key"] == "frame" {
            for taken in open.last?.taken ?? [] { attributes[taken] = "0" }
        }
        text += "<\(name)"
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            text += " \(name)=\"\(Self.escaped(value))\""
        }
        text += ">"
        open.append(Element(name: name, taken: taken(name, attributes)))
    }

    func parser(_: XMLParser, didEndElement name: String, namespaceURI _: String?, qualifiedName _: String?) {
        text += "</\(name)>"
        open.removeLast()
    }

    func parser(_: XMLParser, foundCharacters characters: String) {
        text += Self.escaped(characters)
    }

    /// - Returns: the sides of the frame of an element that begins below what is open.
    private func taken(_ name: String, _ attributes: [String: String]) -> [String] {
        guard open.last?.name == "subviews" else { return [] }
        let isFree =
            attributes["translatesAutoresizingMaskIntoConstraints"] == "NO" && attributes["fixedFrame"] != "YES"
        let isArranged = open.dropLast().last?.name == "stackView"
        guard isFree || isArranged else { return [] }
        let isTold = attributes.keys.contains { $0.hasPrefix("placeholderIntrinsic") }
        let hasContent =
            Self.contents.contains(name) || name == "textView" && attributes["scrollEnabled"] == "NO"
        return isTold || hasContent ? ["x", "y"] : ["x", "y", "width", "height"]
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            // In an attribute these would be read as spaces.
            case "\n", "\r", "\t": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
