extension WeakKeyTable {
    /// How many entries the table holds, those of dead keys included.
    package var heldCount: Int { slots.count }

    /// How many slots the sweeps have looked at so far.
    package var examinedCount: Int { slotsExamined }

    /// How many entries the table could hold without asking for memory.
    package var storageCapacity: Int { max(slots.capacity, places.capacity) }

    /// Stops the program if the table's parts contradict one another.
    package func checkInvariants() {
        precondition(places.count == slots.count, "\(places.count) places for \(slots.count) slots")
        for (index, slot) in slots.enumerated() {
            precondition(places[slot.id] == index, "slot \(index) is not where its key leads")
            if let key = slot.key {
                precondition(ObjectIdentifier(key) == slot.id, "slot \(index) has another key's address")
            } else {
                precondition(slot.tie == nil, "slot \(index) outlived a key that tells of its end")
            }
        }
        precondition(untiedCount == slots.indices.count { slots[$0].tie == nil }, "untied slots are miscounted")
        precondition((0...slots.count).contains(cursor), "the cursor \(cursor) is past \(slots.count) slots")
        precondition(slots.count <= max(storageSize, 64), "the storage size \(storageSize) was not kept up")
        precondition(releaseDepth > 0 || waiting.isEmpty, "\(waiting.count) values wait for nobody")
    }
}
