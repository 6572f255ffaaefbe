extension JSONTree {
    /// One member of an object.
    package struct Member: Sendable {
        let tree: JSONTree
        /// The index of the key's own node.
        package let keyIndex: Int
        /// The key's text.
        package var key: String { tree.text(keyIndex) ?? "" }
        /// The index of the value.
        package var value: Int { keyIndex + 1 }
    }

    /// The members of an object, in the order of the text.
    package struct Members: Sequence, IteratorProtocol, Sendable {
        let tree: JSONTree
        var following: Int
        let end: Int

        package mutating func next() -> Member? {
            guard following < end else { return nil }
            let member = Member(tree: tree, keyIndex: following)
            following = tree.end(member.value)
            return member
        }
    }

    /// The elements of a list, in the order of the text, as indices.
    package struct Elements: Sequence, IteratorProtocol, Sendable {
        let tree: JSONTree
        var following: Int
        let end: Int

        package mutating func next() -> Int? {
            guard following < end else { return nil }
            defer { following = tree.end(following) }
            return following
        }
    }

    /// The members of an object; none for any other node.
    package func members(_ index: Int) -> Members {
        Members(tree: self, following: index + 1, end: isObject(index) ? end(index) : index + 1)
    }

    /// The elements of a list; none for any other node.
    package func elements(_ index: Int) -> Elements {
        Elements(tree: self, following: index + 1, end: isList(index) ? end(index) : index + 1)
    }

    /// The value that an object has for a key; nil where there is none.
    ///
    /// Complexity: O(number of members).
    package func value(_ key: String, in object: Int) -> Int? {
        members(object).first { Self.isSame($0.key, key) }?.value
    }

    /// The numbers of a list of four; nil for anything else.
    func fourNumbers(_ list: Int) -> (Double, Double, Double, Double)? {
        // Numbers hold nothing: there are four nodes, each a number.
        guard isList(list), end(list) == list + 5, let first = number(list + 1), let second = number(list + 2),
            let third = number(list + 3), let fourth = number(list + 4)
        else { return nil }
        return (first, second, third, fourth)
    }

    /// Whether two keys have the same code points. `==` alone also equates texts that look the same but are
    /// written differently, which JSON tells apart.
    static func isSame(_ first: String, _ second: String) -> Bool {
        first == second && first.utf8.elementsEqual(second.utf8)
    }
}

extension JSONTree {
    /// The path of a node. A key has the path of its member.
    ///
    /// Complexity: O(number of nodes before `index`), at most; meant for messages.
    package func path(of index: Int) -> JSONPath {
        var path = JSONPath()
        var container = root
        while container != index {
            var child = container + 1
            if isList(container) {
                var position = 0
                while end(child) <= index {
                    child = end(child)
                    position += 1
                }
                path.components.append(.index(position))
            } else {
                while end(child + 1) <= index { child = end(child + 1) }
                path.components.append(.key(text(child) ?? ""))
                if child == index { break }
                child += 1
            }
            container = child
        }
        return path
    }
}
