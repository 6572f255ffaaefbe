import EspalierViews
import Foundation

/// The items of a section's custom groups, by group and size: closures are called once for a size.
final class CustomGroups {
    private var known: [Int: (room: CGSize, items: [NSCollectionLayoutGroupCustomItem])] = [:]
    private let traits: UITraitCollection

    init(traits: UITraitCollection) { self.traits = traits }

    func items(
        of node: Int, _ provider: NSCollectionLayoutGroupCustomItemProvider, in room: CGSize
    ) -> [NSCollectionLayoutGroupCustomItem] {
        if let known = known[node], known.room == room { return known.items }
        let container = LayoutContainer(contentSize: room)
        let items = provider(LayoutEnvironment(container: container, traitCollection: traits))
        known[node] = (room, items)
        return items
    }
}
