import EspalierViews
import Foundation

/// What each group of a section is like, as it was when the section was computed: the items and groups of one group, in a
/// list. An item that is used in several places stands there once.
struct GroupTemplate {
    enum Content {
        case item
        case line(
            NSLayoutConstraint.Axis, NSCollectionLayoutGroup.Repeating, subitems: [Int], NSCollectionLayoutSpacing?)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    struct Node {
        let size: NSCollectionLayoutSize
        let insets: NSDirectionalEdgeInsets
        let spacing: NSCollectionLayoutEdgeSpacing?
        let supplementaries: [NSCollectionLayoutSupplementaryItem]
        var content: Content

        /// What the spacing takes on an axis at least.
        func outside(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
            (spacing?.near(axis)?.spacing ?? 0) + (spacing?.far(axis)?.spacing ?? 0)
        }
    }

    private(set) var nodes: [Node] = []
    /// Whether the size of any item is measured.
    private(set) var measuresItems = false
    /// Whether anything hangs on items or groups.
    private(set) var hasSupplementaries = false

    /// The group itself is the node 0.
    init(_ group: NSCollectionLayoutGroup) {
        var numbers: [ObjectIdentifier: Int] = [:]
        var items: [NSCollectionLayoutItem] = []
        func number(_ item: NSCollectionLayoutItem) -> Int {
            if let known = numbers[ObjectIdentifier(item)] { return known }
            numbers[ObjectIdentifier(item)] = items.count
            items.append(item)
            return items.count - 1
        }
        _ = number(group)
        var index = 0
        while index < items.count {
            let item = items[index]
            index += 1
            var content = Content.item
            if let group = item as? NSCollectionLayoutGroup {
                switch group.arrangement {
                case .custom(let provider): content = .custom(provider)
                case .line(let axis, let repeating):
                    content = .line(
                        axis, repeating, subitems: group.subitems.map(number), group.interItemSpacing)
                }
            } else if item.layoutSize.isMeasured {
                measuresItems = true
            }
            if !item.supplementaryItems.isEmpty { hasSupplementaries = true }
            nodes.append(
                Node(
                    size: item.layoutSize, insets: item.contentInsets, spacing: item.edgeSpacing,
                    supplementaries: item.supplementaryItems, content: content))
        }
    }
}

/// One group as it is laid out: where its items are, from the group's corner on, its edge spacing included.
struct GroupShape {
    struct Item {
        /// Without the insets.
        var frame: CGRect
        /// The node of the template.
        var node: Int
        var zIndex = 0
        /// On which axes the view keeps the length.
        var kept: KeptAxes
    }

    /// What things hang on.
    struct Holder {
        var frame: CGRect
        var node: Int
        /// The item, or the first one of a group: as counted in the group.
        var item: Int
    }

    var size = CGSize.zero
    /// How many items behind its own were looked at, and found no room.
    var lookahead = 0
    var items: [Item] = []
    var holders: [Holder] = []
    /// What stands in the group reaches so far: no less than the group itself.
    var reach = CGRect.zero
    /// Whether the size of an item is one that its view has asked for.
    var isFitted = false
}
