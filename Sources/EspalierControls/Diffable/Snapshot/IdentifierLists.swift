/// Identifiers, each once, in numbered lists.
///
/// An identifier has a slot as long as it is here; what is asked of it again and again is asked by the slot, without
/// hashing.
struct IdentifierLists<Identifier: Hashable> {
    private var slots: [Identifier: Int] = [:]
    private var identifiers: [Identifier?] = []
    private var freeSlots: [Int] = []
    private var order = RankedLists()

    /// How many there are in all lists.
    var count: Int { slots.count }
    /// All slots are below it.
    var slotLimit: Int { identifiers.count }

    func slot(of identifier: Identifier) -> Int? { slots[identifier] }

    /// - Precondition: the slot is in use.
    subscript(slot: Int) -> Identifier {
        guard let identifier = identifiers[slot] else { preconditionFailure("slot \(slot) is free") }
        return identifier
    }

    func count(in list: Int) -> Int { order.count(in: list) }
    func list(of slot: Int) -> Int { order.list(of: slot) }
    func before(_ slot: Int) -> (count: Int, weight: Int) { order.before(slot) }
    func slot(at place: Int, in list: Int) -> Int? { order.slot(at: place, in: list) }
    func slots(in list: Int) -> [Int] { order.slots(in: list) }
    func last(in list: Int) -> Int? { order.last(in: list) }
    func identifiers(in list: Int) -> [Identifier] { slots(in: list).map { self[$0] } }

    mutating func setWeight(_ weight: Int, of slot: Int) { order.setWeight(weight, of: slot) }

    /// - Precondition: the identifier is not here.
    private mutating func takeSlot(_ identifier: Identifier) -> Int {
        let slot = freeSlots.popLast() ?? identifiers.count
        if slot == identifiers.count { identifiers.append(identifier) } else { identifiers[slot] = identifier }
        slots[identifier] = slot
        return slot
    }

    /// Adds an identifier at the end of a list, and gives its slot.
    /// - Precondition: it is not here.
    @discardableResult
    mutating func append(_ identifier: Identifier, to list: Int) -> Int {
        let slot = takeSlot(identifier)
        order.append(slot, to: list)
        return slot
    }

    /// Adds an identifier beside another one, and gives its slot.
    /// - Precondition: it is not here.
    @discardableResult
    mutating func insert(_ identifier: Identifier, _ side: SnapshotSide, of other: Int) -> Int {
        let slot = takeSlot(identifier)
        put(slot, side, of: other)
        return slot
    }

    /// Puts a slot beside another one, which may stand in another list.
    mutating func move(_ slot: Int, _ side: SnapshotSide, of other: Int) {
        order.remove(slot)
        put(slot, side, of: other)
    }

    private mutating func put(_ slot: Int, _ side: SnapshotSide, of other: Int) {
        switch side {
        case .before: order.insert(slot, before: other)
        case .after: order.insert(slot, after: other)
        }
    }

    mutating func remove(_ slot: Int) {
        order.remove(slot)
        slots[self[slot]] = nil
        identifiers[slot] = nil
        freeSlots.append(slot)
    }
}

extension IdentifierLists: Sendable where Identifier: Sendable {}

/// On which side of another identifier one goes.
enum SnapshotSide {
    case before, after
}

/// Identifiers that something is to be done to, in the order in which that was said.
struct SnapshotMarks<Identifier: Hashable> {
    private var numbers: [Identifier: Int] = [:]
    private var next = 0

    /// - Complexity: O(marks · log marks).
    var identifiers: [Identifier] { numbers.sorted { $0.value < $1.value }.map(\.key) }

    func contains(_ identifier: Identifier) -> Bool { !numbers.isEmpty && numbers[identifier] != nil }

    mutating func insert(_ identifier: Identifier) {
        if numbers[identifier] != nil { return }
        numbers[identifier] = next
        next += 1
    }

    mutating func remove(_ identifier: Identifier) {
        if !numbers.isEmpty { numbers[identifier] = nil }
    }
}

extension SnapshotMarks: Sendable where Identifier: Sendable {}
