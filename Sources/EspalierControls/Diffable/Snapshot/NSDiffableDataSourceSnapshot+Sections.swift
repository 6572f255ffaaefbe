import EspalierViews

extension NSDiffableDataSourceSnapshot {
    // MARK: Adding

    /// Adds sections at the end.
    /// - Precondition: none of them is here, and none is named twice.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        checkNew(identifiers, "appendSections(_:)")
        for identifier in identifiers { sections.append(identifier, to: 0) }
    }

    /// Adds sections before another one.
    /// - Precondition: there is that one; none of the others is here, and none is named twice.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        checkNew(identifiers, "insertSections(_:beforeSection:)")
        let anchor = sectionSlot(toIdentifier, "insertSections(_:beforeSection:)")
        for identifier in identifiers { sections.insert(identifier, .before, of: anchor) }
    }

    /// Adds sections after another one.
    /// - Precondition: there is that one; none of the others is here, and none is named twice.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        checkNew(identifiers, "insertSections(_:afterSection:)")
        var anchor = sectionSlot(toIdentifier, "insertSections(_:afterSection:)")
        for identifier in identifiers { anchor = sections.insert(identifier, .after, of: anchor) }
    }

    private func checkNew(_ identifiers: [SectionIdentifierType], _ method: String) {
        checkOnce(identifiers, method, "section")
        for identifier in identifiers where sections.slot(of: identifier) != nil {
            trap("\(method) of a snapshot: there is a section \(identifier) already: identifiers must be unique")
        }
    }

    // MARK: Deleting

    /// Takes sections out, with their items. Those that are not here are passed over.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let slot = sections.slot(of: identifier) else { continue }
            for item in items.slots(in: slot) {
                reloadedItems.remove(items[item])
                reconfiguredItems.remove(items[item])
                items.remove(item)
            }
            reloadedSections.remove(identifier)
            sections.remove(slot)
        }
    }

    // MARK: Moving

    /// Puts a section, with its items, before another one. One before itself stays.
    /// - Precondition: there are both.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, .before, toIdentifier, "moveSection(_:beforeSection:)") }

    /// Puts a section, with its items, after another one. One after itself stays.
    /// - Precondition: there are both.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, .after, toIdentifier, "moveSection(_:afterSection:)") }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, _ side: SnapshotSide, _ other: SectionIdentifierType, _ method: String
    ) {
        let slot = sectionSlot(identifier, method)
        let anchor = sectionSlot(other, method)
        if slot == anchor { return }
        sections.move(slot, side, of: anchor)
        weigh(slot)
    }

    // MARK: Marking

    /// All items of sections, and what stands beside them, get other views when the snapshot is applied.
    /// - Precondition: there are such sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            _ = sectionSlot(identifier, "reloadSections(_:)")
            reloadedSections.insert(identifier)
        }
    }
}
