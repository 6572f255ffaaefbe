/// How one tree differs from another: what moved, what was resized, re-parented, reordered, renamed, added, removed.
///
///     let diff = HierarchyDiff(from: recording.steps[3].snapshot, to: recording.steps[4].snapshot)
///     print(diff.text())
///
/// Views that are the same in both trees are not mentioned. A view that has another superview is one change, not two.
public struct HierarchyDiff: Sendable, Equatable {
    /// How views of one tree are found in the other.
    public enum Matching: Sendable, Equatable {
        /// By their ids: for snapshots that were taken with the same numbering, such as two steps of a recording.
        case ids
        /// By what they are, for trees that were made separately.
        ///
        /// The roots go together. Then views of the same name, wherever they are: the first of the name, depth-first,
        /// with the first, the second with the second. Then, from the root downwards and below each pair, the subviews
        /// that are left: those equal in class, name, tag and text in their order, then those of the same class in their
        /// order. What is left now was removed, or added.
        case contents
    }

    /// The tree before.
    public let before: HierarchySnapshot
    /// The tree after.
    public let after: HierarchySnapshot
    /// How the views were matched.
    public let matching: Matching
    /// The changes: of views that are in the tree after, depth-first there; then the removed views, depth-first in the
    /// tree before.
    public let changes: [Change]

    /// Whether there is no change. Trees without a change have the same text, ids apart.
    public var isEmpty: Bool { changes.isEmpty }

    /// Compares two trees.
    ///
    /// - Parameters:
    ///   - before: The tree before.
    ///   - after: The tree after.
    ///   - matching: How views of one are found in the other.
    /// - Complexity: O(*n* log *n*) for *n* views in both, however deep or wide the trees are.
    public init(from before: HierarchySnapshot, to after: HierarchySnapshot, matching: Matching = .ids) {
        self.before = before
        self.after = after
        self.matching = matching
        let pairs = ViewPairs(from: before, to: after, matching: matching)
        let reordered = pairs.reordered(from: before, to: after)
        var changes: [Change] = []
        for index in after.entries.indices {
            let old = pairs.before[index]
            if old < 0 {
                changes.append(Change(kinds: .added, before: nil, after: index))
                continue
            }
            let comparison = EntryComparison(
                before: before, old, after: after, index, pairs: pairs, isReordered: reordered[index])
            if let change = comparison.change() { changes.append(change) }
        }
        for index in before.entries.indices where pairs.after[index] < 0 {
            changes.append(Change(kinds: .removed, before: index, after: nil))
        }
        self.changes = changes
    }
}

extension HierarchyDiff {
    /// What happened to one view.
    public struct Change: Sendable, Equatable {
        /// What happened.
        public var kinds: Kinds
        /// The place of the view in the tree before; nil if it was added.
        public var before: Int?
        /// The place of the view in the tree after; nil if it was removed.
        public var after: Int?
        /// What has other values now; empty for views that were added or removed.
        public var values: [Value] = []
    }

    /// A value that is another one now.
    public struct Value: Sendable, Equatable {
        /// `origin`, `size`, `superview`, `index`, `name`, `tag`, `class`; a mark of the tree's text: `hidden`, `alpha`,
        /// `clips`, `scroll`, `boundsSize`, `transform`, `text`; or a property, such as `properties.role`.
        public var property: String
        /// The value before, as JSON; a superview by its path.
        public var before: String
        /// The value after, as JSON; a superview by its path.
        public var after: String
    }

    /// What happened to a view.
    public struct Kinds: OptionSet, Sendable, Hashable {
        /// The bits.
        public let rawValue: UInt16

        /// Makes a set from its bits.
        public init(rawValue: UInt16) {
            self.rawValue = rawValue
        }

        /// The origin of the frame is another one.
        public static let moved = Kinds(rawValue: 1)
        /// The size of the frame is another one.
        public static let resized = Kinds(rawValue: 2)
        /// The view has another superview.
        public static let reparented = Kinds(rawValue: 4)
        /// The view stands elsewhere among those subviews that its superview had before, too. No more views than
        /// necessary: the others have kept their order.
        public static let reordered = Kinds(rawValue: 8)
        /// The name is another one.
        public static let renamed = Kinds(rawValue: 16)
        /// The tag is another one.
        public static let retagged = Kinds(rawValue: 32)
        /// Something else is another one.
        public static let properties = Kinds(rawValue: 64)
        /// The view is new.
        public static let added = Kinds(rawValue: 128)
        /// The view is gone.
        public static let removed = Kinds(rawValue: 256)

        /// The words for what is set, in the order above: `moved`, `resized`, `re-parented`, `reordered`, `renamed`,
        /// `retagged`, `properties`, `added`, `removed`.
        public var words: [String] {
            let words = [
                "moved", "resized", "re-parented", "reordered", "renamed", "retagged", "properties", "added", "removed",
            ]
            return words.indices.filter { rawValue & (1 << UInt16($0)) != 0 }.map { words[$0] }
        }
    }
}
