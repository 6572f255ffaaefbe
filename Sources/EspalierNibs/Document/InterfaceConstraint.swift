/// A constraint of Interface Builder, as data: `first.attribute relation second.attribute * multiplier + constant`.
public struct InterfaceConstraint: Hashable, Sendable {
    /// How both sides are held against each other.
    public enum Relation: String, Hashable, Sendable {
        /// Both sides are equal.
        case equal
        /// The first side is at most the second.
        case lessThanOrEqual
        /// The first side is at least the second.
        case greaterThanOrEqual
    }

    /// The element that it was read from, with everything that is not said here.
    public let element: InterfaceElement
    /// Its identifier in the file.
    public let id: String?
    /// The identifier of the view or controller whose constraint it is.
    public let owner: String?
    /// The first item; the owner where the file names none.
    public let firstItem: String?
    /// Of the first item, such as `leading`.
    public let firstAttribute: String
    /// How both sides are held against each other. `.equal` where the file says nothing.
    public let relation: Relation
    /// The second item; nil where there is none, and the first attribute is held against the constant.
    public let secondItem: String?
    /// Of the second item.
    public let secondAttribute: String?
    /// 1 where the file says nothing. Ratios such as `16:9` are divided.
    public let multiplier: Double
    /// 0 where the file says nothing.
    public let constant: Double
    /// From 1 to 1000; 1000 where the file says nothing.
    public let priority: Double

    /// Where it stands.
    public var place: TextPlace { element.place }

    /// Reads a constraint; nil where it has no attribute, or numbers that are none.
    init?(_ element: InterfaceElement) {
        guard let firstAttribute = element["firstAttribute"],
            let relation = Relation(rawValue: element["relation"] ?? "equal"),
            let multiplier = Self.factor(element["multiplier"] ?? "1"),
            let constant = (element["constant"] ?? "0").fileNumber,
            let priority = (element["priority"] ?? "1000").fileNumber
        else { return nil }
        self.element = element
        id = element.id
        owner = element.parent?.parent?.id
        firstItem = element["firstItem"] ?? owner
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = element["secondItem"]
        secondAttribute = element["secondAttribute"]
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// A number, or a ratio such as `16:9` or `2/3`.
    private static func factor(_ text: String) -> Double? {
        text.fileNumber ?? ConstraintRatio(text).flatMap { $0.value.isFinite ? $0.value : nil }
    }
}
