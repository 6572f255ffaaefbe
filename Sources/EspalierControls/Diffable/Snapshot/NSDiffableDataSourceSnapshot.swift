import EspalierViews

/// What a list shows: sections and their items by identifiers, each of which stands there once.
///
///     var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["numbers"])
///     snapshot.appendItems([1, 2, 3])
///     dataSource.apply(snapshot)
///
/// Adding, moving and deleting an identifier, and asking where it stands, are O(log identifiers) each.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// All in list 0; each weighs as much as it has items.
    var sections = IdentifierLists<SectionIdentifierType>()
    /// The list of a section has the number of its slot.
    var items = IdentifierLists<ItemIdentifierType>()
    var reloadedSections = SnapshotMarks<SectionIdentifierType>()
    var reloadedItems = SnapshotMarks<ItemIdentifierType>()
    var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

    /// Makes one without sections.
    public init() {}
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: - What stands where

extension NSDiffableDataSourceSnapshot {
    /// How many items there are in all sections.
    public var numberOfItems: Int { items.count }

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// The sections in order.
    /// - Complexity: O(sections).
    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(in: 0) }

    /// The items of all sections in order.
    /// - Complexity: O(items).
    public var itemIdentifiers: [ItemIdentifierType] { sections.slots(in: 0).flatMap(items.identifiers) }

    /// How many items a section has.
    /// - Precondition: there is such a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items.count(in: sectionSlot(identifier, "numberOfItems(inSection:)"))
    }

    /// The items of a section in order.
    /// - Precondition: there is such a section.
    /// - Complexity: O(items of the section).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items.identifiers(in: sectionSlot(identifier, "itemIdentifiers(inSection:)"))
    }

    /// The section that an item stands in; nil if there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.slot(of: identifier).map { sections[items.list(of: $0)] }
    }

    /// How many items stand before one, in its section and in those before it; nil if there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        items.slot(of: identifier).map { slot in
            sections.before(items.list(of: slot)).weight + items.before(slot).count
        }
    }

    /// How many sections stand before one; nil if there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.slot(of: identifier).map { sections.before($0).count }
    }

    // MARK: What is marked

    /// The sections that `reloadSections(_:)` has named, in that order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// The items that `reloadItems(_:)` has named, in that order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// The items that `reconfigureItems(_:)` has named, in that order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }
}

// MARK: - Finding, for the data sources

extension NSDiffableDataSourceSnapshot {
    /// The same without marks: what a data source keeps.
    var withoutMarks: Self {
        var plain = self
        plain.reloadedSections = SnapshotMarks()
        plain.reloadedItems = SnapshotMarks()
        plain.reconfiguredItems = SnapshotMarks()
        return plain
    }

    func section(at index: Int) -> SectionIdentifierType? { sections.slot(at: index, in: 0).map { sections[$0] } }

    func path(of item: ItemIdentifierType) -> RowPath? {
        items.slot(of: item).map { RowPath(sections.before(items.list(of: $0)).count, items.before($0).count) }
    }

    func item(at section: Int, _ row: Int) -> ItemIdentifierType? {
        guard let section = sections.slot(at: section, in: 0) else { return nil }
        return items.slot(at: row, in: section).map { items[$0] }
    }

    func itemCount(at section: Int) -> Int { sections.slot(at: section, in: 0).map(items.count) ?? 0 }

    /// - Precondition: there is such a section.
    func sectionSlot(_ identifier: SectionIdentifierType, _ method: @autoclosure () -> String) -> Int {
        guard let slot = sections.slot(of: identifier) else {
            trap("\(method()) of a snapshot: there is no section \(identifier)")
        }
        return slot
    }

    /// - Precondition: there is such an item.
    func itemSlot(_ identifier: ItemIdentifierType, _ method: @autoclosure () -> String) -> Int {
        guard let slot = items.slot(of: identifier) else {
            trap("\(method()) of a snapshot: there is no item \(identifier)")
        }
        return slot
    }
}
