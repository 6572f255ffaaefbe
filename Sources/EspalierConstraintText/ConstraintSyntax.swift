/// A constraint text after parsing: what it says, and where in the text it says so (AUTOLAYOUT 5).
///
/// Offsets count UTF-8 code units from the beginning of the text.
package struct ConstraintSyntax: Sendable, Equatable {
    /// The identifier before the colon.
    package var identifier: String?
    /// What stands left of the relation.
    package var first: Term
    package var relation: Relation
    /// The item that is compared with; nil where the right side is a number alone.
    package var second: Term?
    /// What `second` is multiplied by. 1 where nothing is written, and without `second`.
    package var multiplier: Double
    /// The number that is added, or that the right side is. 0 where nothing is written.
    package var constant: Double
    /// 1 to 1000. 1000, required, where nothing is written.
    package var priority: Float
    package var places: Places

    package init(
        identifier: String? = nil, first: Term, relation: Relation, second: Term? = nil,
        multiplier: Double = 1,
        constant: Double = 0, priority: Float = 1000, places: Places = Places()
    ) {
        self.identifier = identifier
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.places = places
    }

    /// How the two sides compare.
    package enum Relation: String, Sendable, CaseIterable {
        case equal = "=="
        case lessThanOrEqual = "<="
        case greaterThanOrEqual = ">="
    }

    /// What an attribute is of.
    package enum Item: Sendable, Equatable {
        /// The first view or guide of that name, below the view with the list, or else in the document.
        case name(String)
        /// The way down from the root, by the indices of subviews; empty for the root itself.
        case path([Int])
        /// `self`: the view with the list.
        case owner
        /// `super`: its superview.
        case superview
    }

    /// A guide that a view has by itself (AUTOLAYOUT 1.5).
    package enum Guide: String, Sendable, CaseIterable {
        case safeArea, margins, readable, keyboard, content, frameLayout
    }

    /// One item with its attribute.
    package struct Term: Sendable, Equatable {
        package var item: Item
        package var guide: Guide?
        package var attribute: Attribute
        /// Where the item begins; with quotes, at the first one.
        package var offset: Int
        package var guideOffset: Int?
        package var attributeOffset: Int

        package init(
            item: Item, guide: Guide? = nil, attribute: Attribute, offset: Int = 0,
            guideOffset: Int? = nil,
            attributeOffset: Int = 0
        ) {
            self.item = item
            self.guide = guide
            self.attribute = attribute
            self.offset = offset
            self.guideOffset = guideOffset
            self.attributeOffset = attributeOffset
        }
    }

    /// Where the parts begin; nil for those that are not written.
    package struct Places: Sendable, Equatable {
        package var identifier: Int?
        package var relation = 0
        /// The first number of the multiplier.
        package var multiplier: Int?
        /// The number of the constant, after its sign if there is an item before it.
        package var constant: Int?
        /// The number of the priority.
        package var priority: Int?

        package init() {}
    }
}
