/// What a diffable data source shows: the snapshot that was applied last, and the outlines of its sections.
struct DiffableContent<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshot = Snapshot()
    private var outlines: [Section: Outline] = [:]

    var hasOutlines: Bool { !outlines.isEmpty }

    /// Shows another snapshot from now on, and says what that changes. A section keeps its outline as long as it has the
    /// items that this shows.
    mutating func take(_ new: Snapshot) -> SnapshotDifference {
        let difference = SnapshotDifference(from: snapshot, to: new)
        snapshot = new.withoutMarks
        for (section, outline) in outlines {
            let isKept =
                snapshot.sections.slot(of: section) != nil
                && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
            if !isKept { outlines[section] = nil }
        }
        return difference
    }

    /// Shows the visible items of an outline in a section, which comes last where it is new.
    mutating func take(_ outline: Outline, for section: Section) -> SnapshotDifference {
        var new = snapshot
        if new.sections.slot(of: section) == nil { new.appendSections([section]) }
        new.deleteItems(new.itemIdentifiers(inSection: section))
        new.appendItems(outline.visibleItems, toSection: section)
        let difference = take(new)
        outlines[section] = outline
        return difference
    }

    /// The outline of a section; flat where none was given.
    func outline(of section: Section) -> Outline {
        if let outline = outlines[section] { return outline }
        var flat = Outline()
        if snapshot.sections.slot(of: section) != nil { flat.append(snapshot.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// The section and the outline that an item stands in, if the section has one.
    func place(of item: Item) -> (section: Section, outline: Outline)? {
        guard let section = snapshot.sectionIdentifier(containingItem: item) else { return nil }
        return outlines[section].map { (section, $0) }
    }
}
