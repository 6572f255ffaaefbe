import Foundation

/// A direction in which constraints leave views free (AUTOLAYOUT 2.5): what moves together, and what would hold it.
public struct LayoutAmbiguity: CustomStringConvertible {
    /// One of the four numbers of a view's alignment rectangle in its superview, or of a guide's in its owner.
    public enum Number: String, Sendable, CaseIterable {
        case x, y, width, height
    }

    /// A number that is free.
    public struct Move {
        /// The view or the guide.
        public var item: AnyObject
        /// What it is called.
        public var name: String
        /// Which of its numbers.
        public var number: Number
        /// What it is, in points.
        public var from: Double
        /// What it is where the first of the direction is one point elsewhere.
        public var to: Double
    }

    /// A change that decides what is free.
    public enum WayOut: CustomStringConvertible {
        /// The view hugs its content on the axis at this priority.
        case hugging(UIView, NSLayoutConstraint.Axis, UILayoutPriority)
        /// The view resists compression on the axis at this priority.
        case compressionResistance(UIView, NSLayoutConstraint.Axis, UILayoutPriority)
        /// One more constraint, as documents write it.
        case constraint(String)

        /// What to do, in words.
        public var description: String {
            switch self {
            case .hugging(let view, let axis, let priority):
                "hug \(view.shownItemName) \(axis.adverb) at \(priority.rawValue.shortText)"
            case .compressionResistance(let view, let axis, let priority):
                "let \(view.shownItemName) resist compression \(axis.adverb) at \(priority.rawValue.shortText)"
            case .constraint(let text): "constrain \(text)"
            }
        }
    }

    /// What moves together, the one that the direction was found for first, the others depth-first.
    public var moves: [Move]
    /// Optional constraints and wishes of one priority that the direction only hands over to one another, so that none of
    /// them decides; a line for each priority.
    public var undecided: [String]
    /// Up to two changes after which the first of the moves is decided, smallest first. Each was tried. A constraint among
    /// them never says what is already: that nothing has decided it shows that it was not meant.
    public var waysOut: [WayOut]

    /// The direction: `name.width +1 and price.x +1 together`.
    public var direction: String {
        let parts = moves.map { move in
            let step = ((move.to - move.from) * 1000).rounded() / 1000
            return "\(move.name).\(move.number.rawValue) \(step < 0 ? "" : "+")\(step.shortLength)"
        }
        let list = parts.prefix(12).joined(separator: " and ")
        if parts.count > 12 { return "\(list), and \(parts.count - 12) more, together" }
        return parts.count > 1 ? "\(list) together" : list
    }

    /// A line for the direction, and one for each thing that is known of it.
    public var description: String {
        var lines = ["ambiguous: \(direction)"]
        lines += undecided.map { "  \($0)" }
        if !waysOut.isEmpty { lines.append("  fix: " + waysOut.map(\.description).joined(separator: ", or ")) }
        return lines.joined(separator: "\n")
    }
}

extension NSLayoutConstraint.Axis {
    fileprivate var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
