extension JSONReader {
    /// A key, together with the object that it belongs to.
    struct ScopedKey: Hashable {
        let object: Int32
        let key: String

        static func == (first: ScopedKey, second: ScopedKey) -> Bool {
            first.object == second.object && JSONTree.isSame(first.key, second.key)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(object)
            hasher.combine(key)
        }
    }

    /// Objects with more members than this find a key that stands twice by hashing, not by comparing.
    private static let fewMembers = 16

    /// Refuses a key that the innermost object has already.
    ///
    /// Complexity: amortised O(length of the key).
    mutating func checkNewKey(_ key: String, node: Int) throws(JSONError) {
        guard let object = open.last else { return }
        if object.position < Self.fewMembers {
            if let first = earlierKey(key, of: object, before: node) {
                throw keyTwice(key, node: node, first: first)
            }
            return
        }
        if object.position == Self.fewMembers { rememberKeys(of: object, before: node) }
        if !longObjectKeys.insert(ScopedKey(object: object.node, key: key)).inserted {
            let first = earlierKey(key, of: object, before: node) ?? node
            throw keyTwice(key, node: node, first: first)
        }
    }

    private func earlierKey(_ key: String, of object: Open, before end: Int) -> Int? {
        var next = Int(object.node) + 1
        while next < end {
            if case .text(let other) = nodes[next].kind, JSONTree.isSame(other, key) { return next }
            next = Int(nodes[next + 1].end)
        }
        return nil
    }

    private mutating func rememberKeys(of object: Open, before end: Int) {
        var next = Int(object.node) + 1
        while next < end {
            if case .text(let key) = nodes[next].kind {
                longObjectKeys.insert(ScopedKey(object: object.node, key: key))
            }
            next = Int(nodes[next + 1].end)
        }
    }
}
