import Foundation

extension UICollectionView {
    /// The kind of a flow layout's headers.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a flow layout's footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// What attributes are of.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// What stands beside items.
        case supplementaryView
        /// What has nothing to do with the data.
        case decorationView
    }

    /// Which way a flow layout stacks its lines.
    public enum ScrollDirection: Int, Sendable {
        // The cases are UIKit's, in its order.
        case vertical, horizontal
    }

    /// Whether contents that change while they are shown change the sizes of their elements.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Sizes stay until the layout is invalidated.
        case disabled = 0
        /// A shown view whose content asks for another size is fitted at the next layout.
        case enabled = 1
        /// As `.enabled`: what constraints say counts there already.
        case enabledIncludingConstraints = 2
    }

    /// Where in the bounds an item should stand: at most one of the first three, and one of the others.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes a position of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle between top and bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle between left and right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }
}

/// What a collection view has done so far, so that tests hold costs by counts.
package struct CollectionCounters: Equatable, Sendable {
    /// Calls of the layout's `prepare()`.
    package var prepares = 0
    /// Calls of the layout's `layoutAttributesForElements(in:)`.
    package var elementQueries = 0
    /// Views that the data source was asked for.
    package var viewsAsked = 0
    /// Shown cells that the data source was asked to configure anew.
    package var viewsReconfigured = 0
    /// Views that were made.
    package var viewsMade = 0
    /// Views that were used again.
    package var viewsReused = 0
    /// Views that were asked for the attributes that they prefer.
    package var viewsFitted = 0
    /// Times that the data source was asked for all counts.
    package var countings = 0
}
