/// A segue of a storyboard, as data. Relationships of containers and embedded controllers are carried out when a
/// controller is built; all others wait for code.
public struct InterfaceSegue: Hashable, Sendable {
    /// The element that it was read from, with everything that is not said here.
    public let element: InterfaceElement
    /// Its identifier in the file.
    public let id: String?
    /// The identifier of the object that it leads from.
    public let source: String?
    /// The identifier of the controller that it leads to.
    public let destination: String?
    /// What kind: `show`, `push`, `presentation`, `embed`, `relationship`, …
    public let kind: String?
    /// The name that code calls it by.
    public let identifier: String?
    /// Of a relationship: `rootViewController`, `viewControllers`, …
    public let relationship: String?
    /// The method that makes the destination, if one does.
    public let destinationCreationSelector: String?

    /// Where it stands.
    public var place: TextPlace { element.place }

    /// Reads a segue.
    init(_ element: InterfaceElement) {
        self.element = element
        id = element.id
        source = element.parent?.parent?.id
        destination = element["destination"]
        kind = element["kind"]
        identifier = element["identifier"]
        relationship = element["relationship"]
        destinationCreationSelector = element["destinationCreationSelector"]
    }
}
