/// A table from objects to values that does not keep the objects alive.
///
/// Gives instances of any class further stored values, from outside. Keys are compared by identity and held weakly;
/// values are held strongly.
///
///     let notes = WeakKeyTable<Document, [String]>()
///     notes[document, default: []].append("checked")
///     notes[document]  // ["checked"], as long as `document` lives
///
/// **When a value goes.** Setting nil, ``removeAll()`` and the end of the table release values at once. When a key
/// ends, its entry cannot be reached from that moment on, also not by a new object at the same address. When the
/// entry's value is released depends on the key:
/// - A view tells the table about its end: the value is released right then.
/// - An object of any other class cannot. Each read and each write of the table looks at four entries, in turn, and
///   drops the dead ones. So a dead entry is gone after at most two rounds over the table (half as many operations as
///   entries), and with steady use the table holds about as many values as there are living keys. ``purge()`` drops
///   all dead entries at once.
///
/// A value that keeps its own key alive keeps its entry forever: break the ring by hand.
///
/// **Re-entrance.** A value's deinit may use the table: its entry is already gone then. A value that held the last
/// reference to a further key, and so on, is released without deep recursion: past 64 levels of nesting the rest
/// follows when the outermost release ends.
///
/// Not `Sendable`: a table, its keys and its values belong to one isolation domain.
///
/// Complexity: reading and writing are O(1) amortised. Memory is proportional to the entries that are held.
public final class WeakKeyTable<Key: AnyObject, Value> {
    /// One entry. A slot that leaves the table is emptied first, so that no foreign deinit runs during an access to the
    /// table's own storage.
    struct Slot {
        weak var key: Key?
        /// The key's address, also when it is gone.
        let id: ObjectIdentifier
        /// Nil only while the value is being changed in place.
        var value: Value?
        /// The number of the tie that tells of the key's end; nil if the key's class has no such hook.
        let tie: UInt64?
    }

    // Invariants: `places[slots[i].id] == i` for each slot, and nothing else is in `places`.
    // Every slot from `cursor` on was looked at in this round of the sweep, or came after it began.
    var slots = ContiguousArray<Slot>()
    var places: [ObjectIdentifier: Int] = [:]
    var cursor = 0

    /// How many slots have no tie. Only for those the table must look.
    var untiedCount = 0
    /// How many slots the sweep has looked at so far.
    var slotsExamined = 0
    /// How many slots the storage was last made for.
    var storageSize = 0

    /// The number that the latest tie was given.
    var lastTie: UInt64 = 0

    /// How many releases of values are running inside one another.
    var releaseDepth = 0
    /// Values that wait for the outermost release to end.
    var waiting: [Value?] = []

    /// Makes an empty table.
    public init() {}

    deinit {
        detachAll()
    }

    // MARK: - Reading and writing

    /// The value of `key`, or nil if there is none.
    ///
    /// Setting nil removes the entry. Setting a value for a key whose deinit is running does nothing: the value is
    /// dropped. While a value is changed in place (`table[key]?.append(1)`), reading the same key gives nil.
    ///
    /// Complexity: O(1) amortised. An array or the like is changed in place, without a copy.
    public subscript(key: Key) -> Value? {
        get {
            let value = livingPlace(of: key).flatMap { slots[$0].value }
            sweepAFew()
            return value
        }
        set {
            if let place = livingPlace(of: key) {
                if newValue == nil {
                    remove(at: place, boundTo: key)
                } else {
                    release(exchangeValue(at: place, for: newValue))
                }
            } else if let newValue {
                insert(newValue, for: key)
            }
            sweepAFew()
        }
        _modify {
            var value = livingPlace(of: key).flatMap { exchangeValue(at: $0, for: nil) }
            defer { self[key] = value }
            yield &value
        }
    }

    /// The value of `key`, or `defaultValue` if there is none.
    ///
    /// Setting, or changing in place, stores the value; reading stores nothing.
    ///
    /// - Parameters:
    ///   - key: The object whose value is meant.
    ///   - defaultValue: Evaluated only if there is no value.
    ///
    /// Complexity: O(1) amortised, and that of `defaultValue`.
    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get {
            self[key] ?? defaultValue()
        }
        set {
            self[key] = newValue
        }
        _modify {
            var value = livingPlace(of: key).flatMap { exchangeValue(at: $0, for: nil) } ?? defaultValue()
            defer { self[key] = value }
            yield &value
        }
    }

    /// How many entries have a living key.
    ///
    /// Complexity: O(1) if all keys are views; otherwise O(*n*) for *n* entries that are held.
    public var count: Int {
        if untiedCount == 0 { return slots.count }
        return slots.indices.count { slots[$0].key != nil }
    }

    /// Removes all entries, and releases their values before it returns.
    ///
    /// Complexity: O(*n*) for *n* entries that are held.
    public func removeAll() {
        detachAll()
    }
}
