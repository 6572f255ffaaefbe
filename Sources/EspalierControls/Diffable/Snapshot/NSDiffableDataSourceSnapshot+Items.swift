import EspalierViews

extension NSDiffableDataSourceSnapshot {
    // MARK: Adding

    /// Adds items at the end of a section. Those that stand somewhere already move there.
    /// - Parameters:
    ///   - identifiers: the items, in their order.
    ///   - sectionIdentifier: the section; nil, as by default, for the last one.
    /// - Precondition: there is such a section, and no item is named twice.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        checkOnce(identifiers, "appendItems(_:toSection:)", "item")
        let section: Int
        if let sectionIdentifier {
            section = sectionSlot(sectionIdentifier, "appendItems(_:toSection:)")
        } else if let last = sections.last(in: 0) {
            section = last
        } else {
            trap("appendItems(_:toSection:) of a snapshot without sections: append a section before")
        }
        for identifier in identifiers {
            takeOut(identifier)
            items.append(identifier, to: section)
        }
        weigh(section)
    }

    /// Adds items before another one. Those that stand somewhere already move there.
    /// - Parameters:
    ///   - identifiers: the items, in their order.
    ///   - beforeIdentifier: the item that they are to stand before.
    /// - Precondition: there is such an item, no item is named twice, and it is none of them.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let anchor = checkedAnchor(beforeIdentifier, of: identifiers, "insertItems(_:beforeItem:)")
        for identifier in identifiers {
            takeOut(identifier)
            items.insert(identifier, .before, of: anchor)
        }
        weigh(items.list(of: anchor))
    }

    /// As `insertItems(_:beforeItem:)`, after another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        var anchor = checkedAnchor(afterIdentifier, of: identifiers, "insertItems(_:afterItem:)")
        for identifier in identifiers {
            takeOut(identifier)
            anchor = items.insert(identifier, .after, of: anchor)
        }
        weigh(items.list(of: anchor))
    }

    private func checkedAnchor(
        _ anchor: ItemIdentifierType, of identifiers: [ItemIdentifierType], _ method: String
    ) -> Int {
        checkOnce(identifiers, method, "item")
        let slot = itemSlot(anchor, method)
        if identifiers.contains(anchor) {
            trap("\(method) of a snapshot: the item \(anchor) is to stand beside itself")
        }
        return slot
    }

    // MARK: Deleting

    /// Takes items out. Those that are not here are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            takeOut(identifier)
            reloadedItems.remove(identifier)
            reconfiguredItems.remove(identifier)
        }
    }

    /// Takes everything out, the sections too.
    public mutating func deleteAllItems() { self = Self() }

    // MARK: Moving

    /// Puts an item before another one, which may stand in another section. One before itself stays.
    /// - Precondition: there are both.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) { moveItem(identifier, .before, toIdentifier, "moveItem(_:beforeItem:)") }

    /// Puts an item after another one, which may stand in another section. One after itself stays.
    /// - Precondition: there are both.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) { moveItem(identifier, .after, toIdentifier, "moveItem(_:afterItem:)") }

    private mutating func moveItem(
        _ identifier: ItemIdentifierType, _ side: SnapshotSide, _ other: ItemIdentifierType, _ method: String
    ) {
        let slot = itemSlot(identifier, method)
        let anchor = itemSlot(other, method)
        if slot == anchor { return }
        let section = items.list(of: slot)
        items.move(slot, side, of: anchor)
        weigh(section)
        weigh(items.list(of: anchor))
    }

    // MARK: Marking

    /// Items get other cells when the snapshot is applied.
    /// - Precondition: there are such items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            _ = itemSlot(identifier, "reloadItems(_:)")
            reloadedItems.insert(identifier)
        }
    }

    /// The cells of items are configured anew when the snapshot is applied: the same cells, if they are shown.
    /// - Precondition: there are such items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers {
            _ = itemSlot(identifier, "reconfigureItems(_:)")
            reconfiguredItems.insert(identifier)
        }
    }

    // MARK: Parts

    /// Takes an item out that may be here, and leaves its marks.
    private mutating func takeOut(_ identifier: ItemIdentifierType) {
        guard let slot = items.slot(of: identifier) else { return }
        let section = items.list(of: slot)
        items.remove(slot)
        weigh(section)
    }

    /// The number of a section's items has changed.
    mutating func weigh(_ section: Int) { sections.setWeight(items.count(in: section), of: section) }

    func checkOnce<Identifier: Hashable>(_ identifiers: [Identifier], _ method: String, _ what: String) {
        var known: Set<Identifier> = []
        for identifier in identifiers where !known.insert(identifier).inserted {
            trap("\(method) of a snapshot: the \(what) \(identifier) is named twice: identifiers must be unique")
        }
    }
}
