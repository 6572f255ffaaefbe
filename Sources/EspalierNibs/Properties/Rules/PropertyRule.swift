import EspalierViews

/// One attribute or child of an element that is known, and what it does to the element's object.
struct PropertyRule: Sendable {
    /// What the rule is about.
    enum Source: Hashable, Sendable {
        /// An attribute by its name.
        case attribute(String)
        /// A child by the value of its `key`.
        case keyed(String)
        /// A child by the name of its element, whatever its key.
        case named(String)
        /// Nothing of the file: the rule always runs.
        case always
    }

    let source: Source
    /// nil: it is known, and nothing follows from it here.
    let apply: (@Sendable (PropertyPart, AnyObject) -> Void)?
}

/// The known attributes and children of one kind of element, in the order in which they are applied.
///
/// The order is that of the table and not that of the file, because some values stand on others: a slider's value on
/// its ends, an attributed text on the font.
struct PropertyRules: Sendable {
    private(set) var rules: [PropertyRule] = []
    private(set) var places: [PropertyRule.Source: Int] = [:]
    /// Whether any element of an object may be a child, as in `subviews`.
    private(set) var takesObjects = false
    /// Whether children are of no interest at all.
    private(set) var takesAnything = false

    /// Joins tables; what a later one says of the same attribute or child replaces what an earlier one says.
    init(_ lists: [PropertyRule]..., takesObjects: Bool = false, takesAnything: Bool = false) {
        self.takesObjects = takesObjects
        self.takesAnything = takesAnything
        for rule in lists.joined() {
            if let place = places[rule.source] {
                rules[place] = rule
            } else {
                places[rule.source] = rules.count
                rules.append(rule)
            }
        }
    }

    func place(ofAttribute name: String) -> Int? { places[.attribute(name)] }

    /// A rule for the key goes before one for the name.
    func place(ofChild child: InterfaceElement) -> Int? {
        if let key = child["key"], let place = places[.keyed(key)] { return place }
        return places[.named(child.name)]
    }
}
