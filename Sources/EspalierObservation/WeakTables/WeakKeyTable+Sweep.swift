extension WeakKeyTable {
    /// How many entries each read and each write looks at. Two would do; four keep the number of dead entries low.
    static var slotsPerOperation: Int { 4 }

    /// Drops the entries of all keys that are gone, and releases their values before it returns.
    ///
    /// Worth a call when a table will not be used for a while. Keys that end only because this call releases the last
    /// reference to them are left to the next call: repeat until it returns 0 to get to the end of such chains.
    ///
    /// - Returns: How many entries were dropped.
    ///
    /// Complexity: O(*n*) for *n* entries that are held; O(1) if all keys are views, which leave no dead entries.
    @discardableResult
    public func purge() -> Int {
        guard untiedCount > 0 else { return 0 }
        var dead: [Value?] = []
        var place = slots.count
        while place > 0 {
            place -= 1
            slotsExamined += 1
            if slots[place].key == nil {
                dead.append(detach(at: place))
            }
        }
        cursor = 0
        let count = dead.count
        while !dead.isEmpty {
            release(dead.removeLast())
        }
        return count
    }

    /// Looks at the next few slots of the round and drops the dead ones.
    ///
    /// A round goes downwards, from the last slot to the first. Removal moves the last slot into the gap, so a slot
    /// that was not looked at is never moved to where the round has been: a dead entry is met after at most the rest of
    /// this round and one more. With *k* slots per operation and *n* held entries, a round sees at most *n* / *k*
    /// insertions, so the held entries settle at no more than *k* / (*k* - 1) times those that lived during it.
    func sweepAFew() {
        guard untiedCount > 0, !isReleasing else { return }
        for _ in 0..<min(Self.slotsPerOperation, slots.count) {
            // A foreign deinit may have emptied the table.
            guard !slots.isEmpty else { return }
            if cursor == 0 { cursor = slots.count }
            cursor -= 1
            slotsExamined += 1
            if slots[cursor].key == nil {
                release(detach(at: cursor))
            }
        }
    }

    /// Gives storage back when less than a quarter of it is used. The copying is paid by the removals since the last
    /// time.
    func shrinkIfSparse() {
        guard storageSize > 64, slots.count < storageSize / 4 else { return }
        storageSize = slots.count
        var smallerSlots = ContiguousArray<Slot>()
        smallerSlots.reserveCapacity(slots.count)
        smallerSlots.append(contentsOf: slots)
        slots = smallerSlots
        places = [:]
        places.reserveCapacity(slots.count)
        for (place, slot) in slots.enumerated() {
            places[slot.id] = place
        }
    }
}
