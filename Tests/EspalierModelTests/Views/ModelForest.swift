import Foundation

@testable import LayoutOracle

/// Views as plain structs and arrays, and everybody who is told of them.
final class ModelForest {
    struct View {
        var parent = -1
        var children: [Int] = []
        /// `center ± size / 2`.
        var rect = CGRect.zero
        var center = CGPoint.zero
        var origin = CGPoint.zero
        var turning = Turning.identity
        var mask = 0
        var resizes = true
        var tag = 0
        var name = 0
        var isHidden = false
        var stored = 0
        var isMarked = false
        var rules = ModelRules()
    }

    struct ValueObserver {
        let slot: Int
        let view: Int
        let watched: Watched
        let prior: Bool
        let distinct: Bool
    }

    struct HierarchyWatcher {
        let slot: Int
        let view: Int
        let subtree: Bool
    }

    let profile: ViewProfile
    var views: [View]
    var cells: [Double?] = [nil, nil]
    /// In the order of registration.
    var observers: [ValueObserver] = []
    var watchers: [HierarchyWatcher] = []
    /// By slot: the root and the key.
    var indexes: [Int: (root: Int, key: IndexKey)] = [:]
    var armed = ArmedOperations<Callback, [ViewOperation]>()

    var events: [ModelEvent] = []
    /// The views that a pass must lay out at least.
    var dueToLayOut: [Int] = []
    /// How many passes found a cycle.
    var cycles = 0
    /// How many reactions ran during the operation.
    var reactions = 0

    // The batch of hierarchy observers.
    var batchDepth = 0
    var isDelivering = false
    /// Slots, in the order of their first records.
    var waiting: [Int] = []
    var pending: [Int: [ModelEvent]] = [:]
    /// By a view that left: the slots of those who go on seeing what is below it.
    var pinned: [Int: [Int]] = [:]

    init(_ profile: ViewProfile) {
        self.profile = profile
        views = Array(repeating: View(), count: profile.count)
        for view in 0..<profile.windows {
            views[view].isHidden = true
        }
        for view in views.indices { place(profile.frames[view], of: view) }
    }

    private func place(_ frame: CGRect, of view: Int) {
        views[view].rect = frame
        views[view].center = Self.middle(frame)
    }

    static func middle(_ rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    }

    // MARK: The tree

    func root(of view: Int) -> Int {
        var view = view
        while views[view].parent >= 0 { view = views[view].parent }
        return view
    }

    func window(of view: Int) -> Int {
        let root = root(of: view)
        return root < profile.windows ? root : -1
    }

    func isInside(_ view: Int, _ ancestor: Int) -> Bool {
        var view = view
        while view >= 0 {
            if view == ancestor { return true }
            view = views[view].parent
        }
        return false
    }

    func subtree(_ view: Int) -> [Int] {
        var list = [view]
        for child in views[view].children { list += subtree(child) }
        return list
    }

    func subtreePostOrder(_ view: Int) -> [Int] {
        var list: [Int] = []
        for child in views[view].children { list += subtreePostOrder(child) }
        return list + [view]
    }

    func index(of view: Int) -> Int {
        let parent = views[view].parent
        return parent < 0 ? -1 : views[parent].children.firstIndex(of: view) ?? -1
    }

    // MARK: Hearing

    /// A view hears a callback, and does then what it was armed with.
    func hear(_ view: Int, _ callback: Callback, _ other: Int = -1) {
        events.append(ModelEvent(kind: .callback, who: view, what: callback.rawValue, view: other))
        react(view, callback)
    }

    func react(_ view: Int, _ callback: Callback) {
        guard let operations = armed.take(view, callback) else { return }
        reactions += 1
        for operation in operations { perform(operation) }
    }
}
