import EspalierViews

/// What a step did to the list of subviews of a view that was in the tree before.
struct SiblingChange {
    /// More runs than these are not searched: the list is written down.
    private static let mostRuns = 64

    unowned let parent: UIView
    private var runs: SiblingRuns
    /// The indices before, of those that have not moved since.
    private var listed: [ObjectIdentifier: Int]?

    /// - Parameter count: how many subviews there were.
    init(_ parent: UIView, count: Int) {
        self.parent = parent
        runs = SiblingRuns(count: count)
    }

    /// A view has come to an index.
    mutating func insert(at index: Int) {
        if listed != nil { return }
        runs.insert(at: index)
        limit()
    }

    /// A view has gone from an index.
    ///
    /// - Returns: its index before; nil if it came during the step.
    mutating func remove(_ view: UIView, at index: Int) -> Int? {
        if listed != nil { return listed?.removeValue(forKey: ObjectIdentifier(view)) }
        let old = runs.remove(at: index)
        limit(without: view)
        return old
    }

    /// The index before of a view that stands at an index; nil if it came during the step.
    func old(_ view: UIView, at index: Int) -> Int? {
        listed.map { $0[ObjectIdentifier(view)] } ?? runs.old(at: index)
    }

    /// The indices before of the subviews as they stand now; nil for those that came during the step.
    var all: [Int?] {
        guard let listed else { return runs.all }
        var all: [Int?] = []
        all.reserveCapacity(parent.subviewCount)
        parent.forEachChild { all.append(listed[ObjectIdentifier($0)]) }
        return all
    }

    /// Calls `body` for each subview that came or stands at another index, in any order.
    ///
    /// - Complexity: O(number of them), and O(distance of the first to the nearer end of the list).
    func forEachMoved(_ body: (UIView) -> Void) {
        guard listed == nil else {
            let all = all
            var index = 0
            parent.forEachChild { view in
                if all[index] != index { body(view) }
                index += 1
            }
            return
        }
        for range in runs.moved {
            var current: UIView? = parent.child(at: range.lowerBound)
            for _ in range {
                guard let view = current else { return }
                body(view)
                current = view.nextSiblingReference?.object
            }
        }
    }

    /// Goes over to the list, which costs as much for any number of changes.
    ///
    /// - Parameter view: one that stands in the list already, but not in the runs, as it is on its way within the list.
    private mutating func limit(without view: UIView? = nil) {
        guard runs.count > Self.mostRuns else { return }
        let all = runs.all
        var listed: [ObjectIdentifier: Int] = [:]
        var index = 0
        parent.forEachChild { child in
            if child === view { return }
            if let old = all[index] { listed[ObjectIdentifier(child)] = old }
            index += 1
        }
        self.listed = listed
    }
}
