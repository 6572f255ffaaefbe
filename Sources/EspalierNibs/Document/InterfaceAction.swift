/// What a control does when it is touched, as data.
public struct InterfaceAction: Hashable, Sendable {
    /// What it was read from.
    public let element: InterfaceElement
    /// The identifier of the object that it comes from.
    public let source: String?
    /// The method's name, such as `buy:`.
    public let selector: String?
    /// The identifier of the object whose method it is; nil for the first responder.
    public let destination: String?
    /// When: `touchUpInside`, …; nil for items of bars and gesture recognizers.
    public let eventType: String?

    /// Where it stands.
    public var place: TextPlace { element.place }

    init(_ element: InterfaceElement) {
        self.element = element
        source = element.parent?.parent?.id
        selector = element["selector"]
        destination = element["destination"]
        eventType = element["eventType"]
    }
}
