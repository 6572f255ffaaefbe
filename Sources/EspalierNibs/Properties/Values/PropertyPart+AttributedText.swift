import EspalierControls
import EspalierViews
import Foundation

extension PropertyPart {
    /// The text of an `attributedString` child: its fragments, joined, each with its attributes.
    var attributedText: NSAttributedString? {
        guard let child, !isNil else { return nil }
        let joined = NSMutableAttributedString(string: "")
        for fragment in child.all("fragment") {
            let text = fragment.text(key: "content") ?? ""
            joined.append(NSAttributedString(string: text, attributes: attributes(of: fragment)))
        }
        return joined
    }

    /// How the first paragraph of an `attributedString` child stands, as far as there are properties for it.
    var paragraphStyle: PropertyPart? {
        guard let fragment = child?.first("fragment"), let attributes = fragment.first("attributes"),
            let style = attributes.child(key: "NSParagraphStyle")
        else { return nil }
        return PropertyPart(child: style, of: attributes, in: context)
    }

    private func attributes(of fragment: InterfaceElement) -> [NSAttributedString.Key: Any] {
        guard let list = fragment.first("attributes") else { return [:] }
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in list.children {
            guard let key = child["key"] else { continue }
            let part = PropertyPart(child: child, of: list, in: context)
            if let value = part.textAttribute { attributes[NSAttributedString.Key(rawValue: key)] = value }
        }
        return attributes
    }

    /// The value of one attribute of a text; nil where nothing here can hold it.
    private var textAttribute: Any? {
        switch child?.name {
        case "color": color
        case "font": attributedFont
        case "integer": integer()
        case "real": number()
        case "bool": bool
        case "string", "mutableString": text
        case "url": attribute("string").flatMap { URL(string: $0.value) }
        default: nil
        }
    }
}
