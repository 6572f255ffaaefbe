/// Memory for the nodes of one order.
///
/// Nodes of an order that is made for a whole tree stand next to one another in depth-first order, which is how they are
/// looked at; and no node pays for a block of its own. What views leave behind is used for the next ones. All goes with
/// the order.
///
/// A class, although one order has it alone: as a field of the order it was checked for exclusive access at run time
/// whenever a node was made.
final class NodePool {
    typealias Node = UnsafeMutablePointer<OrderNode>

    private var slabs: [Node] = []
    /// What of the last slab was not used yet.
    private var next: Node?
    private var left = 0
    /// The nodes that were given back, each of which has the address of the next in `start`.
    private var free: Node?

    private static let smallest = 32
    private static let largest = 4096
    private var count = 0

    /// Makes room for nodes that are about to be asked for.
    func reserve(_ count: Int) {
        if left < count { addSlab(count) }
    }

    func make(_ node: OrderNode) -> Node {
        if let reused = free {
            free = Node(bitPattern: UInt(reused.pointee.start))
            reused.pointee = node
            return reused
        }
        if left == 0 { addSlab(min(max(count, Self.smallest), Self.largest)) }
        let made = next.unsafelyUnwrapped
        next = made + 1
        left -= 1
        made.initialize(to: node)
        return made
    }

    func recycle(_ node: Node) {
        node.pointee.start = UInt64(UInt(bitPattern: free))
        free = node
    }

    private func addSlab(_ size: Int) {
        let slab = Node.allocate(capacity: size)
        slabs.append(slab)
        next = slab
        left = size
        count += size
    }

    /// Gives all memory back. No view may have a node any more.
    func end() {
        for slab in slabs { slab.deallocate() }
        slabs = []
        next = nil
        left = 0
        free = nil
    }
}
