import EspalierControls
import EspalierViews
import Foundation

/// The value of a user-defined runtime attribute.
enum InterfaceValue {
    /// A `Bool`, `Int`, `Double`, `String`, `UIColor`, `CGRect`, `CGPoint`, `CGSize`, `NSRange` or `UIImage`.
    case value(Any)
    /// The attribute says that there is none.
    case none
    /// The file does not make sense here, which was reported.
    case wrong
}

extension InterfaceProperties {
    /// Reads the value of a `userDefinedRuntimeAttribute` element by its type.
    static func value(
        ofRuntimeAttribute element: InterfaceElement, in context: InterfaceContext
    ) -> InterfaceValue {
        let type = element["type"] ?? ""
        if type == "nil" { return .none }
        let value: Any?
        if let child = element.child(key: "value") {
            let part = PropertyPart(child: child, of: element, in: context)
            if part.isNil { return .none }
            value = part.runtimeValue(type)
        } else {
            let text = element["value"] ?? ""
            value = PropertyPart(attribute: "value", value: text, of: element, in: context).runtimeText(type)
        }
        return value.map(InterfaceValue.value) ?? .wrong
    }
}

extension PropertyPart {
    /// The value of a child, as its element says; the type only tells texts from names of images.
    fileprivate func runtimeValue(_ type: String) -> Any? {
        switch child?.name {
        case "integer": integer(of: value)
        case "real": attribute("value")?.number() ?? missing()
        case "boolean", "bool": attribute("value")?.bool ?? missing()
        case "string", "mutableString": type == "image" ? image(named: text ?? "", isSystem: false) : text
        case "color": color
        case "rect": rect
        case "point": point
        case "size": size()
        case "range": range
        case "imageReference": referredImage
        default: missing()
        }
    }

    /// The value of an attribute, by the type that stands beside it.
    fileprivate func runtimeText(_ type: String) -> Any? {
        switch type {
        case "boolean": bool
        case "string", "localizedString": value
        // An empty name is what Interface Builder writes for an image that was not chosen.
        case "image": value.isEmpty ? UIImage() : image
        case "number": value.contains(".") ? number() : integer(of: value)
        default: missing()
        }
    }

    /// Numbers of runtime attributes may have 64 bits.
    private func integer(of text: String) -> Any? {
        if let number = Int(text) { return number }
        return wrong("a whole number is needed; it is left out") as Int?
    }

    private func missing<Value>() -> Value? {
        report(
            "the runtime attribute '\(element["keyPath"] ?? "")' of the type '\(element["type"] ?? "")' has no value")
        return nil
    }
}
