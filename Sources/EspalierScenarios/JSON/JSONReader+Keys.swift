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
    mutating func checkNewKey(_ node: Int) throws(JSONError) {
        guard let object = open.last else { return }
        if object.position < Self.fewMembers {
            if let first = earlierKey(like: node, of: object) { throw keyTwice(node, first: first) }
            return
        }
        if object.position == Self.fewMembers { rememberKeys(of: object, before: node) }
        if !longObjectKeys.insert(ScopedKey(object: object.node, key: text(of: node))).inserted {
            throw keyTwice(node, first: earlierKey(like: node, of: object) ?? node)
        }
    }

    private func earlierKey(like node: Int, of object: Open) -> Int? {
        var next = Int(object.node) + 1
        while next < node {
            if isSameText(next, node) { return next }
            next = nodes[next + 1].end
        }
        return nil
    }

    private func isSameText(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (nodes[first], nodes[second])
        if one.hasEscapes || other.hasEscapes { return JSONTree.isSame(text(of: first), text(of: second)) }
        return bytes.isSame(one.text, other.text)
    }

    private mutating func rememberKeys(of object: Open, before end: Int) {
        var next = Int(object.node) + 1
        while next < end {
            longObjectKeys.insert(ScopedKey(object: object.node, key: text(of: next)))
            next = nodes[next + 1].end
        }
    }
}
