/// Lists of small numbers, the slots, each of which finds out what stands before it without counting.
///
/// A list is a treap: a search tree by place that is a heap by a priority which is made of the slot's number. So every
/// change and every question is O(log slots), in the mean over the slots. A value: a copy is as long as there are slots.
struct RankedLists {
    private struct Node {
        /// -1 for none; of the first node of a list -2 less the list's number.
        var parent = -1
        var left = -1
        var right = -1
        /// How many nodes there are here and below.
        var size = 1
        var weight = 0
        /// The weights here and below.
        var sum = 0
    }

    private var nodes: [Node] = []
    private var roots: [Int] = []

    // MARK: Asking

    func count(in list: Int) -> Int { size(root(of: list)) }

    /// The list that a slot stands in.
    func list(of slot: Int) -> Int {
        var node = slot
        while nodes[node].parent >= 0 { node = nodes[node].parent }
        return -2 - nodes[node].parent
    }

    /// How many slots stand before one in its list, and what they weigh.
    func before(_ slot: Int) -> (count: Int, weight: Int) {
        var count = size(nodes[slot].left)
        var weight = sum(nodes[slot].left)
        var node = slot
        while nodes[node].parent >= 0 {
            let parent = nodes[node].parent
            if nodes[parent].right == node {
                count += size(nodes[parent].left) + 1
                weight += sum(nodes[parent].left) + nodes[parent].weight
            }
            node = parent
        }
        return (count, weight)
    }

    /// The slot with that many before it, or nil.
    func slot(at place: Int, in list: Int) -> Int? {
        guard place >= 0, place < count(in: list) else { return nil }
        var node = root(of: list)
        var left = place
        while true {
            let before = size(nodes[node].left)
            if left == before { return node }
            if left < before {
                node = nodes[node].left
            } else {
                left -= before + 1
                node = nodes[node].right
            }
        }
    }

    /// The slots of a list, in order.
    /// - Complexity: O(slots of the list).
    func slots(in list: Int) -> [Int] {
        var found: [Int] = []
        found.reserveCapacity(count(in: list))
        var node = first(from: root(of: list))
        while node >= 0 {
            found.append(node)
            node = next(after: node)
        }
        return found
    }

    func last(in list: Int) -> Int? {
        var node = root(of: list)
        while node >= 0, nodes[node].right >= 0 { node = nodes[node].right }
        return node < 0 ? nil : node
    }

    private func first(from top: Int) -> Int {
        var node = top
        while node >= 0, nodes[node].left >= 0 { node = nodes[node].left }
        return node
    }

    private func next(after slot: Int) -> Int {
        if nodes[slot].right >= 0 { return first(from: nodes[slot].right) }
        var node = slot
        while nodes[node].parent >= 0, nodes[nodes[node].parent].right == node { node = nodes[node].parent }
        return nodes[node].parent
    }

    private func root(of list: Int) -> Int { list < roots.count ? roots[list] : -1 }
    private func size(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].size }
    private func sum(_ node: Int) -> Int { node < 0 ? 0 : nodes[node].sum }

    // MARK: Changing

    mutating func setWeight(_ weight: Int, of slot: Int) {
        let change = weight - nodes[slot].weight
        nodes[slot].weight = weight
        forEachUp(from: slot) { $0.sum += change }
    }

    mutating func append(_ slot: Int, to list: Int) {
        while roots.count <= list { roots.append(-1) }
        makeRoom(for: slot)
        if let last = last(in: list) { return attach(slot, rightOf: last) }
        nodes[slot] = Node(parent: -2 - list)
        roots[list] = slot
    }

    mutating func insert(_ slot: Int, before other: Int) {
        makeRoom(for: slot)
        var node = nodes[other].left
        if node < 0 { return attach(slot, leftOf: other) }
        while nodes[node].right >= 0 { node = nodes[node].right }
        attach(slot, rightOf: node)
    }

    mutating func insert(_ slot: Int, after other: Int) {
        makeRoom(for: slot)
        let node = first(from: nodes[other].right)
        if node < 0 { attach(slot, rightOf: other) } else { attach(slot, leftOf: node) }
    }

    mutating func remove(_ slot: Int) {
        while true {
            let (left, right) = (nodes[slot].left, nodes[slot].right)
            if left < 0 && right < 0 { break }
            rotateUp(right < 0 || left >= 0 && Self.priority(left) > Self.priority(right) ? left : right)
        }
        let parent = nodes[slot].parent
        let weight = nodes[slot].weight
        replace(slot, by: -1, below: parent)
        nodes[slot] = Node()
        guard parent >= 0 else { return }
        forEachUp(from: parent) { node in
            node.size -= 1
            node.sum -= weight
        }
    }

    private mutating func makeRoom(for slot: Int) {
        while nodes.count <= slot { nodes.append(Node()) }
    }

    private mutating func attach(_ slot: Int, leftOf parent: Int) {
        nodes[parent].left = slot
        settle(slot, below: parent)
    }

    private mutating func attach(_ slot: Int, rightOf parent: Int) {
        nodes[parent].right = slot
        settle(slot, below: parent)
    }

    private mutating func settle(_ slot: Int, below parent: Int) {
        nodes[slot] = Node(parent: parent)
        forEachUp(from: parent) { $0.size += 1 }
        while nodes[slot].parent >= 0, Self.priority(nodes[slot].parent) < Self.priority(slot) { rotateUp(slot) }
    }

    private mutating func forEachUp(from slot: Int, _ change: (inout Node) -> Void) {
        var node = slot
        while node >= 0 {
            change(&nodes[node])
            node = nodes[node].parent
        }
    }

    /// Puts a node above its parent.
    private mutating func rotateUp(_ node: Int) {
        let parent = nodes[node].parent
        let above = nodes[parent].parent
        let inner: Int
        if nodes[parent].left == node {
            inner = nodes[node].right
            nodes[parent].left = inner
            nodes[node].right = parent
        } else {
            inner = nodes[node].left
            nodes[parent].right = inner
            nodes[node].left = parent
        }
        if inner >= 0 { nodes[inner].parent = parent }
        replace(parent, by: node, below: above)
        nodes[parent].parent = node
        nodes[node].parent = above
        for changed in [parent, node] {
            let (left, right) = (nodes[changed].left, nodes[changed].right)
            nodes[changed].size = size(left) + size(right) + 1
            nodes[changed].sum = sum(left) + sum(right) + nodes[changed].weight
        }
    }

    private mutating func replace(_ old: Int, by new: Int, below parent: Int) {
        if parent < 0 {
            roots[-2 - parent] = new
        } else if nodes[parent].left == old {
            nodes[parent].left = new
        } else {
            nodes[parent].right = new
        }
    }

    /// The bits of a number, mixed: without regard to the order in which slots are given out.
    private static func priority(_ slot: Int) -> UInt64 {
        var mixed = UInt64(slot) &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RankedLists {
    /// How many nodes are above one, for tests.
    func depth(_ slot: Int) -> Int {
        var depth = 0
        var node = slot
        while nodes[node].parent >= 0 {
            node = nodes[node].parent
            depth += 1
        }
        return depth
    }
}
