import EspalierSupport

/// What one node needs, gathered number by number: each other node once, with all that is needed of it.
final class NeedList {
    let nodes = PlainBuffer<NodeIndex>()
    let masks = PlainBuffer<NeedMask>()
    /// The places of nodes where there are many, else empty.
    private var places: [NodeIndex: Int] = [:]
    /// A few are looked through, which is faster than a table; but one rule may measure thousands of views.
    private static let few = 16

    func removeAll() {
        nodes.removeAll()
        masks.removeAll()
        if !places.isEmpty { places.removeAll() }
    }

    /// Adds what `mask` says is needed of `node`.
    ///
    /// - Returns: how many nodes were looked at.
    func add(_ node: NodeIndex, _ mask: NeedMask) -> Int {
        if nodes.count < Self.few {
            for place in 0..<nodes.count where nodes[place] == node {
                masks[place].formUnion(mask)
                return place + 1
            }
            let compared = nodes.count
            append(node, mask)
            return compared
        }
        if places.isEmpty {
            for place in 0..<nodes.count { places[nodes[place]] = place }
        }
        if let place = places[node] {
            masks[place].formUnion(mask)
        } else {
            places[node] = nodes.count
            append(node, mask)
        }
        return 1
    }

    private func append(_ node: NodeIndex, _ mask: NeedMask) {
        nodes.append(node)
        masks.append(mask)
    }
}

/// The counters of a solver in an object of their own: an access is over at once there, so that no check of exclusive
/// access runs for each value.
final class CostCounter {
    var counters = SolverCounters()
}
