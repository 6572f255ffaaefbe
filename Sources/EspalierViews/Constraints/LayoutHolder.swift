/// Something that holds a number of a view that constraints place.
package struct LayoutHolder {
    package enum Kind {
        /// A number that something else gives: a frame, a mask, rules.
        case given
        case constraint(NSLayoutConstraint)
        /// A mask that makes the number follow the superview's size, which constraints decide (AUTOLAYOUT 1.2).
        case mask
        /// The size that a content asks for, with both of its priorities.
        case content
        /// What nothing else decides (AUTOLAYOUT 2.4).
        case tie
        /// The view's class or its code, whatever constraints say.
        case own
    }

    package var kind: Kind
    /// In words, for reading.
    package var text: String
    /// How many points the number moves for each point that the constant, the length or the given number grows, as long
    /// as the same constraints hold; nil for ties, and where there are too many constraints to find out.
    package var share: Double?
}
