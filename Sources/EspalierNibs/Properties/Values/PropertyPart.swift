import Foundation

/// One attribute or one child of an element, with what is needed to read it.
struct PropertyPart {
    /// The element whose object is being set.
    let element: InterfaceElement
    /// The child, or nil for an attribute.
    let child: InterfaceElement?
    /// The attribute's name, or the child's key.
    let name: String
    /// The attribute's value, or the child's `value`.
    let value: String
    let context: InterfaceContext

    init(attribute name: String, value: String, of element: InterfaceElement, in context: InterfaceContext) {
        self.element = element
        child = nil
        self.name = name
        self.value = value
        self.context = context
    }

    init(child: InterfaceElement, of element: InterfaceElement, in context: InterfaceContext) {
        self.element = element
        self.child = child
        name = child["key"] ?? child.name
        value = child["value"] ?? ""
        self.context = context
    }

    /// The same part about an attribute of the child, or of the element where there is no child.
    func attribute(_ name: String) -> PropertyPart? {
        let owner = child ?? element
        guard let value = owner[name] else { return nil }
        return PropertyPart(attribute: name, value: value, of: owner, in: context)
    }

    /// The same part about a child of the child.
    func inner(key: String) -> PropertyPart? {
        guard let child, let inner = child.child(key: key) else { return nil }
        return PropertyPart(child: inner, of: child, in: context)
    }

    /// Whether the child says that there is no value.
    var isNil: Bool { child?.name == "nil" }

    /// Tells what is wrong, at the place of the part.
    func report(_ message: String) {
        context.report(message, at: (child ?? element).place)
    }

    private var description: String { "\(name) of <\(element.name)>" }

    /// Tells that the value is wrong, and answers nil.
    func wrong<Value>(_ wanted: String) -> Value? {
        report("\(description) is '\(value)': \(wanted)")
        return nil
    }
}
