import EspalierViews

/// The items of one section as an outline: items below items, of which those are shown whose parents are expanded.
///
///     var section = NSDiffableDataSourceSectionSnapshot<String>()
///     section.append(["fruit", "bread"])
///     section.append(["apple", "pear"], to: "fruit")
///     section.expand(["fruit"])
///     dataSource.apply(section, to: .food)
///
/// Adding and deleting an item is O(log items). No item is expanded at first.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The items without a parent are in list 0, those below another one in the list after its slot's number.
    private var lists = IdentifierLists<ItemIdentifierType>()
    private var expandedSlots: Set<Int> = []

    /// Makes one without items.
    public init() {}

    // MARK: Adding

    /// Adds items at the end of those below a parent.
    /// - Parameters:
    ///   - items: the items, in their order.
    ///   - parent: the item that they stand below; nil, as by default, for none.
    /// - Precondition: there is such a parent; none of the items is here, and none is named twice.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        checkNew(items, "append(_:to:)")
        let list = parent.map { slot($0, "append(_:to:)") + 1 } ?? 0
        for item in items { lists.append(item, to: list) }
    }

    /// Adds items before another one, below the same parent.
    /// - Precondition: there is that one; none of the items is here, and none is named twice.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        checkNew(items, "insert(_:before:)")
        let anchor = slot(item, "insert(_:before:)")
        for item in items { lists.insert(item, .before, of: anchor) }
    }

    /// Adds items after another one, and what is below that, below the same parent.
    /// - Precondition: there is that one; none of the items is here, and none is named twice.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        checkNew(items, "insert(_:after:)")
        var anchor = slot(item, "insert(_:after:)")
        for item in items { anchor = lists.insert(item, .after, of: anchor) }
    }

    /// Adds the items of another outline, with what is below them, before an item.
    /// - Precondition: there is that item; none of the others is here.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, before: item)
        takeBelow(snapshot, "insert(_:before:)")
    }

    /// Adds the items of another outline, with what is below them, after an item and what is below that.
    /// - Precondition: there is that item; none of the others is here.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot.rootItems, after: item)
        takeBelow(snapshot, "insert(_:after:)")
    }

    /// Puts the items of another outline below a parent, in place of those that are there.
    /// - Precondition: there is that parent; none of the items is here but in what goes.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        delete(lists.identifiers(in: slot(parent, "replace(childrenOf:using:)") + 1))
        append(snapshot.rootItems, to: parent)
        takeBelow(snapshot, "replace(childrenOf:using:)")
    }

    /// Takes over what is below the roots of another outline, which are here already.
    private mutating func takeBelow(_ other: Self, _ method: String) {
        for slot in other.preorder(from: other.lists.slots(in: 0)) {
            let item = other.lists[slot]
            let list = (lists.slot(of: item) ?? 0) + 1
            let children = other.lists.identifiers(in: slot + 1)
            checkNew(children, method)
            for child in children { lists.append(child, to: list) }
            if other.expandedSlots.contains(slot) { expandedSlots.insert(list - 1) }
        }
    }

    // MARK: Deleting

    /// Takes items out, with what is below them. Those that are not here are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let top = lists.slot(of: item) else { continue }
            // Children before their parents, whose slots their lists are numbered by.
            for slot in preorder(from: [top]).reversed() {
                expandedSlots.remove(slot)
                lists.remove(slot)
            }
        }
    }

    /// Takes everything out.
    public mutating func deleteAll() { self = Self() }

    // MARK: Expanding

    /// Shows what is below items, as far as these are shown.
    /// - Precondition: there are such items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { expandedSlots.insert(slot(item, "expand(_:)")) }
    }

    /// Hides what is below items. What is expanded there stays so for the next time.
    /// - Precondition: there are such items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { expandedSlots.remove(slot(item, "collapse(_:)")) }
    }

    // MARK: Asking

    /// All items, each before what is below it.
    /// - Complexity: O(items).
    public var items: [ItemIdentifierType] { preorder(from: lists.slots(in: 0)).map { lists[$0] } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { lists.identifiers(in: 0) }

    /// The items whose parents are all expanded, in order.
    /// - Complexity: O(visible items).
    public var visibleItems: [ItemIdentifierType] {
        preorder(from: lists.slots(in: 0)) { expandedSlots.contains($0) }.map { lists[$0] }
    }

    /// Where an item stands among `items`; nil if there is none.
    /// - Complexity: O(items).
    public func index(of item: ItemIdentifierType) -> Int? {
        guard let slot = lists.slot(of: item) else { return nil }
        return preorder(from: lists.slots(in: 0)).firstIndex(of: slot)
    }

    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { lists.slot(of: item) != nil }

    /// Whether what is below an item is shown where the item is; false if there is no such item.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        lists.slot(of: item).map(expandedSlots.contains) ?? false
    }

    /// Whether all parents of an item are expanded; false if there is no such item.
    /// - Complexity: O(level · log items).
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let slot = lists.slot(of: item) else { return false }
        return ancestors(of: slot).allSatisfy(expandedSlots.contains)
    }

    /// How many parents are above an item: 0 for one without.
    /// - Precondition: there is such an item.
    /// - Complexity: O(level · log items).
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: slot(item, "level(of:)")).count }

    /// The item that another one stands below; nil for one without, and if there is no such item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let slot = lists.slot(of: child), let parent = parentSlot(of: slot) else { return nil }
        return lists[parent]
    }

    /// The outline of what is below an item.
    /// - Parameters:
    ///   - parent: the item.
    ///   - includingParent: whether the item itself is the root of it. False by default: then its children are.
    /// - Precondition: there is such an item.
    /// - Complexity: O(items below · log items).
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let top = slot(parent, "snapshot(of:includingParent:)")
        var part = Self()
        for slot in preorder(from: includingParent ? [top] : lists.slots(in: top + 1)) {
            let above = slot == top ? nil : parentSlot(of: slot).flatMap { part.lists.slot(of: lists[$0]) }
            let new = part.lists.append(lists[slot], to: above.map { $0 + 1 } ?? 0)
            if expandedSlots.contains(slot) { part.expandedSlots.insert(new) }
        }
        return part
    }

    /// The outline as text, a line for each item, indented by its level: `+` for one that is expanded, `-` for one with
    /// items below that is not, `*` for the others.
    public func visualDescription() -> String {
        var lines: [String] = []
        for slot in preorder(from: lists.slots(in: 0)) {
            let isParent = lists.count(in: slot + 1) > 0
            let sign = expandedSlots.contains(slot) ? "+" : isParent ? "-" : "*"
            let indent = String(repeating: "  ", count: ancestors(of: slot).count)
            lines.append("\(indent)\(sign) \(lists[slot])")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Walking

    private func parentSlot(of slot: Int) -> Int? {
        let list = lists.list(of: slot)
        return list == 0 ? nil : list - 1
    }

    private func ancestors(of slot: Int) -> [Int] {
        var found: [Int] = []
        var next = parentSlot(of: slot)
        while let parent = next {
            found.append(parent)
            next = parentSlot(of: parent)
        }
        return found
    }

    /// Slots and what is below them, each before that.
    private func preorder(from slots: [Int], goingBelow: (Int) -> Bool = { _ in true }) -> [Int] {
        var found: [Int] = []
        var open = Array(slots.reversed())
        while let slot = open.popLast() {
            found.append(slot)
            if goingBelow(slot) { open += lists.slots(in: slot + 1).reversed() }
        }
        return found
    }

    // MARK: Checking

    private func slot(_ item: ItemIdentifierType, _ method: String) -> Int {
        guard let slot = lists.slot(of: item) else {
            trap("\(method) of a section snapshot: there is no item \(item)")
        }
        return slot
    }

    private func checkNew(_ items: [ItemIdentifierType], _ method: String) {
        var known: Set<ItemIdentifierType> = []
        for item in items where lists.slot(of: item) != nil || !known.insert(item).inserted {
            trap("\(method) of a section snapshot: there is an item \(item) already: identifiers must be unique")
        }
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
