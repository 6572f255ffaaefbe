/// Which group of a table a key has.
package struct KeyNumbers<Key: Hashable> {
    private var numbers: [Key: Int32] = [:]
    /// The key of each group by its number.
    private var keys: [Key] = []
    /// The group that was asked for last, which is mostly asked for again: comparing its key saves hashing.
    private var last: Int32 = 0

    package init() {}

    /// The number of a key's group; nil for a key that has none. The group may be empty.
    package subscript(key: Key) -> Int32? { numbers[key] }

    /// As the subscript, for questions.
    mutating func find(_ key: Key) -> Int32? {
        if Int(last) < keys.count, keys[Int(last)] == key { return last }
        guard let number = numbers[key] else { return nil }
        last = number
        return number
    }

    /// The key of a group.
    package func key(of number: Int32) -> Key { keys[Int(number)] }

    /// The number of a key's group, made if need be. A group that has lost its members is used again then, so that there
    /// are never more groups than there were keys at a time.
    package mutating func ensured(for key: Key, in table: inout GroupTable) -> Int32 {
        if let number = numbers[key] { return number }
        if let number = table.takeEmptied() {
            numbers[keys[Int(number)]] = nil
            numbers[key] = number
            keys[Int(number)] = key
            return number
        }
        let number = table.makeGroup()
        numbers[key] = number
        keys.append(key)
        return number
    }
}
