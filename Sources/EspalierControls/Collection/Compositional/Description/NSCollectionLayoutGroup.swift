import EspalierViews
import Foundation

/// Says where the items of a custom group are.
public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
    [NSCollectionLayoutGroupCustomItem]

/// Items in a line, or where a closure says; groups among them.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How often the subitems of a line come.
    enum Repeating: Equatable {
        /// One after the other, over and over, as long as there is room.
        case untilFull
        /// The only one so often.
        case times(Int)
        /// The only one so often, all of one length that fills the group.
        case equally(Int)
    }

    enum Arrangement {
        case line(NSLayoutConstraint.Axis, Repeating)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    final let arrangement: Arrangement
    /// The items of the line; empty for a custom group.
    public final let subitems: [NSCollectionLayoutItem]

    private init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: size, supplementaryItems: [])
    }

    private static func line(
        _ axis: NSLayoutConstraint.Axis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repeating: Repeating
    ) -> NSCollectionLayoutGroup {
        if subitems.isEmpty { trap("a layout group was made without subitems: it must have one") }
        switch repeating {
        case .times(let count), .equally(let count):
            if count < 1 { trap("a layout group was made of \(count) items: there must be one") }
        case .untilFull: break
        }
        return NSCollectionLayoutGroup(size, .line(axis, repeating), subitems)
    }

    // MARK: Making

    /// Makes a group of items from the leading edge on: one after the other, over and over, as long as they fit.
    /// - Precondition: there is a subitem.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, subitems, .untilFull) }

    /// Makes a group of so many items from the leading edge on, each as wide as its size says.
    /// - Precondition: `count` is at least 1.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .times(count)) }

    /// Makes a group of so many items from the leading edge on, all of one width that fills the group: the width that
    /// the item's size says does not count.
    /// - Precondition: `count` is at least 1.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.horizontal, layoutSize, [subitem], .equally(count)) }

    /// Makes a group of items from the upper edge on: one after the other, over and over, as long as they fit.
    /// - Precondition: there is a subitem.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, subitems, .untilFull) }

    /// Makes a group of so many items from the upper edge on, each as high as its size says.
    /// - Precondition: `count` is at least 1.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .times(count)) }

    /// Makes a group of so many items from the upper edge on, all of one height that fills the group: the height that
    /// the item's size says does not count.
    /// - Precondition: `count` is at least 1.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(.vertical, layoutSize, [subitem], .equally(count)) }

    /// Makes a group of items that stand where a closure says.
    /// - Parameters:
    ///   - layoutSize: the size of the group.
    ///   - itemProvider: is given the group's size without its insets, and answers the frames of the items in the group,
    ///     as many as the group holds; none, and the items have no place. Called once for a size.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    // MARK: Settings

    /// What is kept free between the items of the line. nil, for nothing, by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// What hangs on the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set { ownSupplementaryItems = newValue }
    }
}

/// An item of a custom group.
public final class NSCollectionLayoutGroupCustomItem: ObjectWithIdentity, Sendable {
    /// Where it stands in the group, in points.
    public let frame: CGRect
    /// Items of a greater one are in front. 0 by default.
    public let zIndex: Int

    /// Makes an item at a frame.
    /// - Precondition: every part of the frame is finite.
    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    /// Makes an item at a frame, in front of those of smaller `zIndex`.
    /// - Precondition: every part of the frame is finite.
    public init(frame: CGRect, zIndex: Int) {
        guard frame.isFinite else { trap("an item of a custom group at \(frame): every part must be finite") }
        self.frame = frame
        self.zIndex = zIndex
    }
}
