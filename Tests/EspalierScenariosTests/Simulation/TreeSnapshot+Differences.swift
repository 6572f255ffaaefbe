import EspalierViews

@testable import EspalierScenarios
import Foundation

extension TreeSnapshot {
    /// What a step did to a tree.
    struct Differences {
        /// The places of the views whose entries differ, or that are new (then without a frame before), depth-first.
        var changed: [(place: Int, frameBefore: CGRect?)] = []
        /// The paths before of the views that are gone, depth-first.
        var removed: [String] = []
    }

    /// Takes over the present state of the tree, and tells what is different.
    ///
    /// - Complexity: O(number of views), and O(depth) for each view whose superview is another one.
    mutating func update(_ root: UIView, readsNames: Bool, classes: ScenarioClasses) -> Differences {
        if !nodes.isEmpty, let changes = follow(root, readsNames: readsNames) {
            return Differences(changed: changes.map { ($0.place, $0.node.frame) })
        }
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(nodes.count)
        for (place, node) in nodes.enumerated() { places[node.id] = place }
        let new = TreeSnapshot(root, old: self, places: places, readsNames: readsNames, classes: classes)
        let differences = new.differences(from: self, places: places)
        self = new
        return differences
    }

    private func differences(from old: TreeSnapshot, places: [ObjectIdentifier: Int]) -> Differences {
        var differences = Differences()
        var isGone = [Bool](repeating: true, count: old.nodes.count)
        // Where each view was before, and whether its path is still the same.
        var before: [(place: Int, hasSamePath: Bool)?] = []
        before.reserveCapacity(nodes.count)
        for (place, node) in nodes.enumerated() {
            guard let oldPlace = places[node.id] else {
                differences.changed.append((place, nil))
                before.append(nil)
                continue
            }
            isGone[oldPlace] = false
            let oldNode = old.nodes[oldPlace]
            let hasSamePath: Bool
            if node.parent >= 0, let parent = before[Int(node.parent)], parent.place == Int(oldNode.parent) {
                hasSamePath = parent.hasSamePath && node.index == oldNode.index
            } else {
                hasSamePath = isPath(of: node, sameAs: oldNode, in: old)
            }
            before.append((oldPlace, hasSamePath))
            let isSame =
                hasSamePath && node.frame == oldNode.frame && node.tag == oldNode.tag
                && names[place] == old.names[oldPlace]
            if !isSame { differences.changed.append((place, oldNode.frame)) }
        }
        for (place, isGone) in isGone.enumerated() where isGone { differences.removed.append(old.path(of: place)) }
        return differences
    }

    /// Whether both lead to the same place by the same indices, whichever views are on the way.
    private func isPath(of node: Node, sameAs other: Node, in old: TreeSnapshot) -> Bool {
        var (node, other) = (node, other)
        while node.parent >= 0, other.parent >= 0 {
            if node.index != other.index { return false }
            node = nodes[Int(node.parent)]
            other = old.nodes[Int(other.parent)]
        }
        return node.parent < 0 && other.parent < 0
    }
}
