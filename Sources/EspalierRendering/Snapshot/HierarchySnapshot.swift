import EspalierSupport
import EspalierViews
import Foundation

/// The state of a view tree at one moment: one flat list, depth-first, each view before its subviews.
///
///     var numbering = ViewNumbering()
///     let before = HierarchySnapshot(of: screen, numbering: &numbering)
///
/// A snapshot is a value: it holds no view, and stays what it is when the tree changes. Snapshots that are taken with
/// the same numbering share the entries of views that did not change.
public struct HierarchySnapshot: Sendable, Equatable {
    /// The views, the root first. Empty only for a snapshot of nothing.
    public private(set) var entries: [Entry] = []

    /// A snapshot of nothing, to which a tree can be compared.
    public init() {}

    init(entries: [Entry]) {
        self.entries = entries
    }

    /// Takes down the state of a view and of all below it.
    ///
    /// Nothing is laid out: a tree that waits for a pass is shown as it is.
    ///
    /// - Parameters:
    ///   - view: The root of the snapshot. Its superviews are left out.
    ///   - numbering: Gives each view its id. Use one numbering for all snapshots that are to be compared.
    /// - Complexity: O(number of views and of their properties), however deep the tree is.
    public init(of view: UIView, numbering: inout ViewNumbering) {
        /// To the root, of the views on the way down.
        var planes: [PlaneMap] = []
        view.walkSubtree { (view, walk) in
            planes.removeSubrange(walk.depth...)
            let toRoot = planes.last.map { PlaneMap(to: view.storedGeometry).followed(by: $0) } ?? PlaneMap()
            planes.append(toRoot)
            let place = ViewPlace(
                depth: walk.depth, parent: walk.parent < 0 ? nil : walk.parent, position: walk.index, toRoot: toRoot)
            entries.append(numbering.entry(of: view, at: place))
            return true
        }
    }
}

extension HierarchySnapshot {
    /// Where a view is: `/` for the root, `/0/2` for the third subview of the root's first subview.
    ///
    /// Entries do not hold their paths, because all paths of a deep tree together are quadratic in its size.
    ///
    /// - Parameter index: The place of the view in `entries`.
    /// - Complexity: O(depth).
    public func path(of index: Int) -> String {
        var positions: [Int] = []
        var entry = entries[index]
        while let parent = entry.parent {
            positions.append(entry.position)
            entry = entries[parent]
        }
        return pathText(of: positions.reversed())
    }

    /// Whether nothing at all changed between two snapshots of one numbering.
    func sharesAll(with other: HierarchySnapshot) -> Bool {
        entries.count == other.entries.count && zip(entries, other.entries).allSatisfy { $0.shared === $1.shared }
    }

    /// The place in `entries` of the view with an id; nil where it is not in the tree.
    ///
    /// - Complexity: O(number of views). For many views, make a table once.
    public func index(of id: Int) -> Int? {
        entries.firstIndex { $0.id == id }
    }

    /// The place in `entries` of the first view with a name, or of the one at a path such as `/0/2`; nil where there is none.
    ///
    /// - Complexity: O(number of views).
    package func index(ofViewCalled text: String) -> Int? {
        if let named = entries.firstIndex(where: { $0.name == text }) { return named }
        guard text.hasPrefix("/") else { return nil }
        var index = 0
        for part in text.split(separator: "/") {
            let depth = entries[index].depth + 1
            let end = end(of: index)
            guard let position = Int(part),
                let next = (index + 1..<end).first(where: {
                    entries[$0].depth == depth && entries[$0].position == position
                })
            else { return nil }
            index = next
        }
        return entries.isEmpty ? nil : index
    }

    /// The place after the last view of a view's subtree.
    ///
    /// - Complexity: O(size of the subtree).
    public func end(of index: Int) -> Int {
        var end = index + 1
        while end < entries.count, entries[end].depth > entries[index].depth { end += 1 }
        return end
    }
}
