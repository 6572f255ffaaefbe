import EspalierViews
import Foundation

/// Groups the views below a view by a key of your own, and follows the tree as it changes.
///
///     let rows = GroupIndex(of: table) { ($0 as? Row)?.section }
///     rows[2]                              // the rows of section 2, depth-first
///     rows.descendants(of: panel, 2)       // those of them below a panel
///
/// The first question computes the key of each view once. After that the key is computed again only for views that
/// come, and for views of which the closure has read a property that has changed. The index notices reads of observable
/// properties, of the view or of any object. For anything else call ``invalidate(_:)``.
///
/// A change of the tree costs what it moves: O(m log n) for a subtree of m views. An answer is kept until a view of its
/// group comes, goes, or changes its order among the others.
///
/// The index holds neither the root nor any view below it, except in the answers that it keeps. It ends with the root:
/// then every answer is empty. Like the tree, it belongs to one isolation domain.
public final class GroupIndex<Key: Hashable> {
    /// The views by the numbers of their groups. What does not depend on the key's type is in a class of its own, which
    /// is compiled once and for all.
    let core: GroupIndexCore
    let keyNumbers: Keys

    /// Which group each key has. Shared with the closure that numbers views.
    final class Keys {
        var numbers = KeyNumbers<Key>()
    }

    /// Makes an index. It computes nothing before the first question.
    ///
    /// - Parameters:
    ///   - root: the view whose descendants are grouped. Not held.
    ///   - key: the key of a view; nil for a view that is in no group. It must give the same key while nothing that it
    ///     has read changes, and must neither ask nor invalidate this index. It may change the tree, if these changes
    ///     come to an end.
    public convenience init(of root: UIView, by key: @escaping (UIView) -> Key?) {
        self.init(root: root, orderRoot: root.reference, by: key)
    }

    init(root: UIView?, orderRoot: ViewReference, by key: @escaping (UIView) -> Key?) {
        let keys = Keys()
        keyNumbers = keys
        core = GroupIndexCore(root: root, orderRoot: orderRoot) { view, table in
            guard let key = key(view) else { return nil }
            return keys.numbers.ensured(for: key, in: &table.pointee)
        } forgetNumbers: {
            keys.numbers = KeyNumbers()
        }
    }

    /// The view whose descendants are grouped; nil once it is gone. It is in no group itself.
    public var root: UIView? { core.root }

    // MARK: All views

    /// The views of a key in depth-first order; empty if there are none.
    /// - Complexity: O(1) while the group is the same, otherwise O(its views); and the keys that must be computed.
    public subscript(key: Key) -> [UIView] {
        guard core.update(), let number = keyNumbers.numbers[key] else { return [] }
        return core.views(number)
    }

    /// The keys that have views, in the order of their first views.
    /// - Complexity: O(k log k) for k keys; and the keys that must be computed.
    public var keys: [Key] {
        core.update() ? core.groups.orderedNumbers.map { keyNumbers.numbers.key(of: $0) } : []
    }

    /// All groups that have views.
    /// - Complexity: O(k log k) for k keys, and the views of groups that have changed.
    public var groups: [Key: [UIView]] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, self[$0]) })
    }

    /// How many views have the key.
    /// - Complexity: O(1); and the keys that must be computed.
    public func count(of key: Key) -> Int {
        guard core.update(), let number = keyNumbers.numbers[key] else { return 0 }
        return core.groups.memberCount(number)
    }

    /// How many views are in groups.
    /// - Complexity: O(1); and the keys that must be computed.
    public var count: Int { core.update() ? core.groups.count : 0 }

    // MARK: Views below another one

    /// The views of a key below `panel`, in depth-first order. Empty if `panel` is neither the root nor below it.
    /// - Complexity: O(log n + views in the answer).
    public func descendants(of panel: UIView, _ key: Key) -> [UIView] {
        if core.isRoot(panel) { return self[key] }
        guard core.contains(panel), let number = keyNumbers.numbers[key] else { return [] }
        return core.views(number, below: panel)
    }

    /// The groups of the views below `panel`. Empty if `panel` is neither the root nor below it.
    /// - Complexity: O(k log n + views in the answer) for the k keys of the index.
    public func descendants(of panel: UIView) -> [Key: [UIView]] {
        var groups: [Key: [UIView]] = [:]
        for key in keys {
            let views = descendants(of: panel, key)
            if !views.isEmpty { groups[key] = views }
        }
        return groups
    }

    /// How many views of a key are below `panel`; 0 if that is neither the root nor below it.
    /// - Complexity: O(log n).
    public func count(of key: Key, below panel: UIView) -> Int {
        if core.isRoot(panel) { return count(of: key) }
        guard core.contains(panel), let number = keyNumbers.numbers[key] else { return 0 }
        return core.groups.count(number, below: panel)
    }

    /// The first view of a key below `panel` in depth-first order, or nil.
    /// - Complexity: O(log n).
    public func first(_ key: Key, below panel: UIView) -> UIView? {
        guard core.isRoot(panel) || core.contains(panel), core.update(), let number = keyNumbers.numbers[key] else {
            return nil
        }
        return core.groups.first(number, below: panel)
    }

    // MARK: Siblings

    /// The groups of the siblings of `view`, in the order of their superview's list, without itself. Empty if it is
    /// not below the root.
    /// - Complexity: O(siblings).
    public func siblings(of view: UIView) -> [Key: [UIView]] {
        var groups: [Key: [UIView]] = [:]
        core.forEachSibling(of: view) { sibling, number in
            groups[keyNumbers.numbers.key(of: number), default: []].append(sibling)
        }
        return groups
    }

    /// The siblings of `view` that have the key, in the order of their superview's list, without itself. Empty if it is
    /// not below the root.
    /// - Complexity: O(siblings).
    public func siblings(of view: UIView, _ key: Key) -> [UIView] {
        var siblings: [UIView] = []
        core.forEachSibling(of: view) { sibling, number in
            if keyNumbers.numbers.key(of: number) == key { siblings.append(sibling) }
        }
        return siblings
    }

    // MARK: What cannot be noticed

    /// Tells the index that something else has changed on which the view's key depends. Does nothing for a view that is
    /// not below the root.
    /// - Complexity: O(1); the next question computes the key.
    public func invalidate(_ view: UIView) {
        core.checkIsNotKeying("invalidated", "invalidate")
        core.noticing { core.setPending(view.reference) }
    }

    /// Tells the index that something else has changed on which keys depend. A group whose views get the same keys
    /// again keeps its answers.
    /// - Complexity: O(views); the next question computes the keys.
    public func invalidate() {
        core.checkIsNotKeying("invalidated", "invalidate")
        core.noticing { core.setAllPending() }
    }

    /// Releases all memory. The index stays usable: the next question computes all keys again. If a live list of the
    /// index needs the memory, all keys are computed again at once.
    public func release() {
        core.release()
    }
}
