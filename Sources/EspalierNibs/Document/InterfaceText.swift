/// A text of an interface file that a string table may replace, as Xcode exports it: of an object and a property of it.
public struct InterfaceText: Sendable, Hashable {
    /// The identifier of the object.
    public let objectID: String
    /// Which of its texts it is, as string tables name it: `text`, `normalTitle`, `segmentTitles[0]`.
    public let property: String
    /// The text as the file has it.
    public let value: String
    /// The element of the object.
    public let object: InterfaceElement
    /// The element that has the text, and the name of its attribute; nil where it is the text of the element itself.
    let holder: InterfaceElement
    let attribute: String?

    /// What string tables call it: `OBJECTID.property`.
    public var key: String { "\(objectID).\(property)" }
}

extension InterfaceDocument {
    /// All texts that a string table may replace, in the order of the file. Empty ones, and those that are only white
    /// space, are left out.
    ///
    /// - Complexity: O(elements).
    public var texts: [InterfaceText] {
        var collector = InterfaceTextCollector()
        for element in elements { collector.take(element) }
        return collector.texts
    }

    /// The document with other texts in place of its own: what it is in another language.
    ///
    /// - Parameter texts: by what string tables call them, `OBJECTID.property`. What the document does not have is passed
    ///   over.
    /// - Complexity: O(elements).
    public func localized(by texts: [String: String]) -> InterfaceDocument {
        if texts.isEmpty { return self }
        var nodes = storage.nodes
        var attributes = storage.attributes
        var isChanged = false
        for text in self.texts {
            guard let new = texts[text.key], new != text.value else { continue }
            isChanged = true
            let node = nodes[text.holder.index]
            if let name = text.attribute {
                for index in node.attributes where attributes[index].name == name { attributes[index].value = new }
            } else {
                nodes[text.holder.index].text = new
                // The new text is written as it is.
                for index in node.attributes where attributes[index].name == "base64-UTF8" {
                    attributes[index].value = "NO"
                }
            }
        }
        return isChanged ? InterfaceDocument(InterfaceStorage(file: name, nodes: nodes, attributes: attributes)) : self
    }
}

/// Finds the texts of elements.
private struct InterfaceTextCollector {
    var texts: [InterfaceText] = []

    /// Properties that are an attribute, or a child with that key.
    private static let plain = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    ]
    /// States of buttons, with what tables call their titles.
    private static let states = [
        "normal": "normalTitle", "highlighted": "highlightedTitle", "disabled": "disabledTitle",
        "selected": "selectedTitle", "focused": "focusedTitle",
    ]

    mutating func take(_ element: InterfaceElement) {
        guard let id = element.id, element.parent?.name != "connections" else { return }
        for name in Self.plain { take(name, of: element, as: name, id, element) }
        for child in element.children {
            switch child.name {
            case "state":
                guard let name = child.key.flatMap({ Self.states[$0] }) else { break }
                take("title", of: child, as: name, id, element)
            case "buttonConfiguration" where child.key == "configuration":
                take("title", of: child, as: "configuration.title", id, element)
                take("subtitle", of: child, as: "configuration.subtitle", id, element)
            case "segments":
                for (index, segment) in child.all("segment").enumerated() {
                    take("title", of: segment, as: "segmentTitles[\(index)]", id, element)
                }
            case "scopeButtonTitles":
                for (index, title) in child.all("string").enumerated() {
                    add(title.decodedText, "scopeButtonTitles[\(index)]", id, element, title, nil)
                }
            case "accessibility":
                take("label", of: child, as: "accessibilityLabel", id, element)
                take("hint", of: child, as: "accessibilityHint", id, element)
            case "userDefinedRuntimeAttributes": takeRuntimeAttributes(child, id, element)
            default: break
            }
        }
    }

    private mutating func takeRuntimeAttributes(_ list: InterfaceElement, _ id: String, _ object: InterfaceElement) {
        let localized = list.all("userDefinedRuntimeAttribute").filter { $0["type"] == "localizedString" }
        for (index, attribute) in localized.enumerated() {
            take(
                "value", of: attribute, as: "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]", id,
                object)
        }
    }

    /// Takes a text that is an attribute, or a child with that key.
    private mutating func take(
        _ name: String, of holder: InterfaceElement, as property: String, _ id: String, _ object: InterfaceElement
    ) {
        if let value = holder[name] {
            add(value, property, id, object, holder, name)
        } else if let child = holder.child(key: name), child.name == "string" || child.name == "mutableString" {
            add(child.decodedText, property, id, object, child, nil)
        }
    }

    private mutating func add(
        _ value: String, _ property: String, _ id: String, _ object: InterfaceElement, _ holder: InterfaceElement,
        _ attribute: String?
    ) {
        if value.allSatisfy(\.isWhitespace) { return }
        texts.append(
            InterfaceText(
                objectID: id, property: property, value: value, object: object, holder: holder, attribute: attribute))
    }
}
