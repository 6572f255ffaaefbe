/// A node of a solver.
struct NodeIndex: TableIndex {
    var raw: Int32
}

/// An edge of a solver.
struct EdgeIndex: TableIndex {
    var raw: Int32
}

/// A value of a solver: each node has four in a row, one for each attribute.
struct ValueSlot: TableIndex {
    var raw: Int32

    static var perNode: Int32 { 4 }

    @inline(__always)
    init(raw: Int32) { self.raw = raw }

    @inline(__always)
    init(_ node: NodeIndex, _ attribute: LayoutAttribute) {
        raw = node.raw &* Self.perNode &+ Int32(truncatingIfNeeded: attribute.rawValue)
    }

    var node: NodeIndex { NodeIndex(raw: raw / Self.perNode) }

    var attribute: LayoutAttribute {
        switch raw % Self.perNode {
        case 0: .x
        case 1: .y
        case 2: .width
        default: .height
        }
    }
}
