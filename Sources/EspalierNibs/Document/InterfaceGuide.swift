/// A layout guide of a view or a controller, as data.
public struct InterfaceGuide: Hashable, Sendable {
    /// The element that it was read from.
    public let element: InterfaceElement
    /// Its identifier in the file, which constraints name.
    public let id: String?
    /// The identifier of the view or controller whose guide it is.
    public let owner: String?
    /// Which guide: `safeArea`, `contentLayoutGuide`, … of a view; `top` or `bottom` of a controller.
    public let kind: String?
    /// Whether a controller has it, as files of before safe areas say.
    public let isOfController: Bool

    /// Where it stands.
    public var place: TextPlace { element.place }

    init(_ element: InterfaceElement) {
        self.element = element
        id = element.id
        isOfController = element.name == "viewControllerLayoutGuide"
        // A view's guides stand in the view itself, a controller's in a list.
        owner = element.parent?.name == "layoutGuides" ? element.parent?.parent?.id : element.parent?.id
        kind = element["type"] ?? element.key
    }
}

/// What is different for some sizes of a screen, as data.
public struct InterfaceVariation: Hashable, Sendable {
    /// A constraint or subview that some sizes have or do not have.
    public struct Member: Hashable, Sendable {
        /// Of which list: `constraints` or `subviews`.
        public let list: String?
        /// The identifier of the constraint or view.
        public let reference: String?
        /// Whether those sizes have it.
        public let isIncluded: Bool
        /// Where it stands.
        public let place: TextPlace
    }

    /// The element that it was read from, with the properties that it changes.
    public let element: InterfaceElement
    /// The identifier of the view whose variation it is.
    public let owner: String?
    /// For which sizes, such as `heightClass=compact-widthClass=regular`; `default` for the base.
    public let key: String?
    /// What those sizes have, or do not have.
    public let members: [Member]

    /// Where it stands.
    public var place: TextPlace { element.place }

    init(_ element: InterfaceElement) {
        self.element = element
        owner = element.parent?.id
        key = element.key
        members = element.all("mask").flatMap { mask in
            mask.children.filter { $0.name == "include" || $0.name == "exclude" }.map {
                Member(
                    list: mask.key, reference: $0["reference"], isIncluded: $0.name == "include", place: $0.place)
            }
        }
    }
}
