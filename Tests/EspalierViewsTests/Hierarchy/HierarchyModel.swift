/// Who heard what. `subject` hears; `other` is the view that the callback names, -1 for nil or none.
struct HierarchyEvent: Equatable, CustomStringConvertible {
    enum Kind: UInt8 {
        case willRemoveSubview, willMoveToSuperview, willMoveToWindow
        case didMoveToWindow, didMoveToSuperview, didAddSubview
    }

    let kind: Kind
    let subject: Int
    var other = -1

    var isBeforeTheWrite: Bool { kind.rawValue <= Kind.willMoveToWindow.rawValue }
    var description: String { "\(subject).\(kind)(\(other))" }
}

/// One hierarchy call; the numbers are views, or indexes where the label says so.
enum HierarchyCall: CustomStringConvertible {
    case add(Int, to: Int)
    case insert(Int, to: Int, index: Int)
    case above(Int, to: Int, sibling: Int)
    case below(Int, to: Int, sibling: Int)
    case exchange(in: Int, index: Int, other: Int)
    case front(Int, in: Int)
    case back(Int, in: Int)
    case remove(Int)

    var description: String {
        switch self {
        case .add(let view, let superview): "\(superview).addSubview(\(view))"
        case .insert(let view, let superview, let index): "\(superview).insertSubview(\(view), at: \(index))"
        case .above(let view, let superview, let other): "\(superview).insertSubview(\(view), aboveSubview: \(other))"
        case .below(let view, let superview, let other): "\(superview).insertSubview(\(view), belowSubview: \(other))"
        case .exchange(let view, let index, let other): "\(view).exchangeSubview(at: \(index), withSubviewAt: \(other))"
        case .front(let view, let superview): "\(superview).bringSubviewToFront(\(view))"
        case .back(let view, let superview): "\(superview).sendSubviewToBack(\(view))"
        case .remove(let view): "\(view).removeFromSuperview()"
        }
    }
}

/// The hierarchy as plain arrays, with the callbacks that each call makes.
struct HierarchyModel: Equatable {
    var children: [[Int]]
    var parent: [Int]
    /// The first views are windows.
    let windows: Int

    init(count: Int, windows: Int) {
        children = Array(repeating: [], count: count)
        parent = Array(repeating: -1, count: count)
        self.windows = windows
    }

    var count: Int { parent.count }

    func root(of view: Int) -> Int {
        var view = view
        while parent[view] >= 0 {
            view = parent[view]
        }
        return view
    }

    func window(of view: Int) -> Int {
        let root = root(of: view)
        return root < windows ? root : -1
    }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        var view = view
        while view >= 0 {
            if view == ancestor {
                return true
            }
            view = parent[view]
        }
        return false
    }

    func preOrder(_ view: Int) -> [Int] {
        [view] + children[view].flatMap(preOrder)
    }

    func postOrder(_ view: Int) -> [Int] {
        children[view].flatMap(postOrder) + [view]
    }

    /// Makes the call, and returns what is heard; nil where the call is the caller's bug, and nothing is changed.
    mutating func make(_ call: HierarchyCall) -> [HierarchyEvent]? {
        switch call {
        case .add(let view, let superview):
            return place(view, in: superview) { $0.count }
        case .insert(let view, let superview, let index):
            return index < 0 ? nil : place(view, in: superview) { min(index, $0.count) }
        case .above(let view, let superview, let sibling), .below(let view, let superview, let sibling):
            if view == sibling, parent[view] == superview {
                return []
            }
            let step = if case .above = call { 1 } else { 0 }
            return place(view, in: superview) { list in
                list.firstIndex(of: sibling).map { $0 + step } ?? list.count
            }
        case .exchange(let view, let index, let other):
            let range = children[view].indices
            guard range.contains(index), range.contains(other) else { return nil }
            children[view].swapAt(index, other)
            return []
        case .front(let view, let superview):
            return parent[view] == superview ? place(view, in: superview) { $0.count } : []
        case .back(let view, let superview):
            return parent[view] == superview ? place(view, in: superview) { _ in 0 } : []
        case .remove(let view):
            return parent[view] < 0 ? [] : move(view, to: -1, at: 0)
        }
    }

    private mutating func place(_ view: Int, in superview: Int, at index: ([Int]) -> Int) -> [HierarchyEvent]? {
        guard view >= windows, !isInside(superview, view) else { return nil }
        let list = children[superview].filter { $0 != view }
        return move(view, to: superview, at: index(list))
    }

    private mutating func move(_ view: Int, to superview: Int, at index: Int) -> [HierarchyEvent] {
        let old = parent[view]
        let isReorder = old == superview
        let oldWindow = window(of: view)
        let newWindow = superview < 0 ? -1 : window(of: superview)
        var events: [HierarchyEvent] = []
        if !isReorder {
            if old >= 0 {
                events.append(HierarchyEvent(kind: .willRemoveSubview, subject: old, other: view))
            }
            events.append(HierarchyEvent(kind: .willMoveToSuperview, subject: view, other: superview))
        }
        if oldWindow != newWindow {
            events += preOrder(view).map {
                HierarchyEvent(kind: .willMoveToWindow, subject: $0, other: newWindow)
            }
        }
        if old >= 0 {
            children[old].removeAll { $0 == view }
        }
        if superview >= 0 {
            children[superview].insert(view, at: index)
        }
        parent[view] = superview
        if oldWindow != newWindow {
            events += postOrder(view).map { HierarchyEvent(kind: .didMoveToWindow, subject: $0) }
        }
        if !isReorder {
            events.append(HierarchyEvent(kind: .didMoveToSuperview, subject: view))
            if superview >= 0 {
                events.append(HierarchyEvent(kind: .didAddSubview, subject: superview, other: view))
            }
        }
        return events
    }
}
