extension WeakKeyTable {
    /// The place of the slot of `key`. A slot that an earlier object at the same address has left is dropped.
    func livingPlace(of key: Key) -> Int? {
        guard let place = places[ObjectIdentifier(key)] else { return nil }
        if slots[place].key === key { return place }
        release(detach(at: place))
        // A foreign deinit may have run and made an entry for the key.
        guard let place = places[ObjectIdentifier(key)], slots[place].key === key else { return nil }
        return place
    }

    func insert(_ value: Value, for key: Key) {
        let boundKey = key as? any LifetimeBound
        if boundKey != nil { lastTie += 1 }
        let slot = Slot(key: key, id: ObjectIdentifier(key), value: value, tie: boundKey == nil ? nil : lastTie)
        // No weak reference can be made to an object whose deinit is running.
        guard slot.key != nil else { return }
        places[slot.id] = slots.count
        slots.append(slot)
        storageSize = max(storageSize, slots.count)
        if let boundKey {
            boundKey.bind(KeyTie(table: self, id: slot.id, number: lastTie), for: ObjectIdentifier(self))
        } else {
            untiedCount += 1
        }
    }

    func remove(at place: Int, boundTo key: Key) {
        let isTied = slots[place].tie != nil
        // The entry goes first: the tie's deinit must not find it.
        let value = detach(at: place)
        if isTied, let key = key as? any LifetimeBound {
            key.unbind(ObjectIdentifier(self))
        }
        // Last: a foreign deinit may make a new entry for the key, with a new tie.
        release(consume value)
    }

    func exchangeValue(at place: Int, for value: Value?) -> Value? {
        let old = slots[place].value.take()
        slots[place].value = value
        return old
    }

    /// Takes a slot out of the table, by moving the last one to its place, and hands over its value.
    ///
    /// The sweep goes downwards, so what it has not looked at stays below `cursor`.
    func detach(at place: Int) -> Value? {
        let value = slots[place].value.take()
        if slots[place].tie == nil { untiedCount -= 1 }
        places[slots[place].id] = nil
        let last = slots.count - 1
        if place != last {
            slots.swapAt(place, last)
            places[slots[place].id] = place
        }
        slots.removeLast()
        cursor = min(cursor, slots.count)
        shrinkIfSparse()
        return value
    }

    /// Called by a tie whose key ends.
    func keyDidEnd(_ id: ObjectIdentifier, tie: UInt64) {
        guard let place = places[id], slots[place].tie == tie else { return }
        release(detach(at: place))
    }

    func detachAll() {
        let detached = slots
        slots = []
        places = [:]
        cursor = 0
        untiedCount = 0
        storageSize = 0
        for slot in detached where slot.tie != nil {
            (slot.key as? any LifetimeBound)?.unbind(ObjectIdentifier(self))
        }
        // `detached` holds every value until here. A key that one of them was keeping alive has no entry any more, so
        // letting go of them does not nest.
    }
}

/// Belongs to a key; its deinit is the key's end. Removing the entry, or ending the table, makes it mean nothing.
private final class KeyTie<Key: AnyObject, Value> {
    private weak var table: WeakKeyTable<Key, Value>?
    private let id: ObjectIdentifier
    private let number: UInt64

    init(table: WeakKeyTable<Key, Value>, id: ObjectIdentifier, number: UInt64) {
        self.table = table
        self.id = id
        self.number = number
    }

    deinit {
        table?.keyDidEnd(id, tie: number)
    }
}
