/// What was made from an interface file at once, and how it went.
///
/// It holds all objects that were made; let it go, and those live that somebody else holds.
public struct InterfaceBuild {
    /// The objects at the top level, in the order of the file.
    public let topLevelObjects: [AnyObject]
    /// What was passed over meanwhile, in the order in which it was met. What is unknown in the file as such is said
    /// once, by `reports` of the nib or storyboard.
    public let reports: [InterfaceReport]
    /// The outlets and the members of outlet collections, in the order of the file.
    public let outlets: [InterfaceOutlet]
    /// The user-defined runtime attributes, in the order of the file.
    public let attributes: [InterfaceAttribute]
    /// What each object was made from, outer objects before inner ones.
    package let objects: [(element: InterfaceElement, object: AnyObject)]
    let numbers: [String: AnyObject]

    /// The object that was made for an identifier of the file; nil for none, and for one that is made later, such as
    /// what stands in a prototype.
    public func object(id: String) -> AnyObject? { numbers[id] }
}

/// An outlet, or a member of an outlet collection, of objects that were made.
public struct InterfaceOutlet {
    /// What it was read from.
    public let element: InterfaceElement
    /// The name of the property.
    public let property: String
    /// Whether it is a member of a collection.
    public let isCollection: Bool
    /// Whose property it is.
    public let source: AnyObject
    /// What it leads to.
    public let destination: AnyObject
    /// Whether the source has such a property, of that type; it is set then. Reported if not.
    public let isSet: Bool
}

/// A user-defined runtime attribute of an object that was made.
public struct InterfaceAttribute {
    /// What it was read from.
    public let element: InterfaceElement
    /// The key path.
    public let keyPath: String
    /// The value; nil for the type `nil`.
    public let value: Any?
    /// Whose attribute it is.
    public let object: AnyObject
    /// Whether the object answers to that key path, with values of that type; it is set then. Reported if not.
    public let isSet: Bool
}
