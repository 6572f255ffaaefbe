import EspalierViews
import Foundation

/// Hears what a step does to the tree of a run, so that nobody needs to compare trees.
///
/// It is told by the order of the tree, between a write and the callbacks, and notes what the changed views were before.
/// Views whose classes may change without telling are asked at the end of each step; so is the root, of which an order
/// does not tell.
final class TreeWatch {
    /// What was done so far, for tests that hold costs by counts.
    struct Counters: Equatable {
        /// Views whose values were compared with those before.
        var compared = 0
        /// Views that were gone through because they or one above them came, went or moved.
        var visited = 0
    }

    unowned let root: UIView
    let orderRoot: ViewReference
    let classNames: ClassNames
    /// Whether what changes is noted. Otherwise the watch only knows where views stand.
    let notes: Bool
    /// Whether the classes of views that go are noted, too.
    let notesClasses: Bool
    /// It tells before it goes.
    unowned(unsafe) private var order: TreeOrder?
    var places = SiblingIndexes()
    /// The views that the present step may have changed, as they were before.
    var old: [ViewReference: OldView] = [:]
    /// The lists of subviews that the present step has changed.
    var changes: [ViewReference: SiblingChange] = [:]
    /// Those that do not tell, as they were when they were asked last.
    var asked: [ViewReference: OldView] = [:]
    var counters = Counters()
    private var knownTypes: [ObjectIdentifier: Bool] = [:]

    /// Begins to watch.
    ///
    /// - Complexity: O(number of views).
    init(_ root: UIView, _ classNames: ClassNames, notes: Bool, notesClasses: Bool) {
        self.root = root
        self.classNames = classNames
        self.notes = notes
        self.notesClasses = notesClasses
        orderRoot = root.reference
        let order = TreeOrder.ensured(for: root)
        self.order = order
        order.add(self)
        guard notes else { return }
        asked[root.reference] = OldView(root)
        root.forEachInSubtree { view in if view !== root { take(view) } }
        endStep()
    }

    deinit { order?.remove(self) }

    /// The path of a view.
    func path(of view: UIView) -> String {
        // A view of another tree has no place in the order.
        guard isThere(view) else { return view.path }
        var text = PathText()
        return String(decoding: text.path(of: view, from: root, &places), as: UTF8.self)
    }

    /// Whether a view is in the tree.
    func isThere(_ view: UIView) -> Bool { view.order != nil && view.order === order }

    /// Forgets what the step has done: the present tree is the one that the next step begins with.
    func endStep() {
        old.removeAll(keepingCapacity: old.count < 1000)
        changes.removeAll(keepingCapacity: changes.count < 1000)
        for index in asked.values.indices { asked.values[index].ask() }
    }

    /// A view is in the tree from now on.
    private func take(_ view: UIView) {
        view.tellIndexes()
        if !tells(type(of: view)) { asked[view.reference] = OldView(view) }
    }

    /// Whether views of a class tell of all changes of their tags and frames: those of the runtime do.
    private func tells(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return true }
        if let known = knownTypes[ObjectIdentifier(type)] { return known }
        let tells = type.isOfRuntime
        knownTypes[ObjectIdentifier(type)] = tells
        return tells
    }
}

extension UIView {
    /// Whether the class is one of this package: then what its views read as their frames and tags is what they store.
    fileprivate static var isOfRuntime: Bool {
        let name = String(reflecting: self)
        return ["EspalierViews.", "EspalierControls.", "EspalierControllers.", "EspalierContainers.", "EspalierNibs."]
            .contains { name.hasPrefix($0) }
    }
}

extension TreeWatch: OrderClient {
    func orderDidChange(to order: TreeOrder) { self.order = order }

    func orderDidEnd() { order = nil }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        guard notes else { return }
        switch change {
        case .geometry(let geometry): note(view) { $0.frame = geometry.frame }
        case .value(.tag, let tag): note(view) { $0.tag = tag as? Int ?? $0.tag }
        case .stored(let key, let name) where key === UIView.nameProperty:
            note(view) { $0.name = name.flatMap { $0 as? String } }
        default: return
        }
    }

    /// Notes what a view was. `restore` gives it the value that has changed just now.
    private func note(_ view: UIView, _ restore: (inout OldView) -> Void = { _ in }) {
        let id = view.reference
        guard old[id] == nil else { return }
        if let asked = asked[id] { return old[id] = asked }
        var before = OldView(view)
        restore(&before)
        old[id] = before
    }

    func viewWillLeave(_ view: UIView, from superview: UIView) {
        if notes { noteDeparture(of: view, from: superview, count: superview.subviewCount + 1) }
        places.willGo(view, from: superview)
        places.willLeave(view)
        if notes { noteSubtreeLeaves(view) }
    }

    func viewDidArrive(_ view: UIView) {
        places.didCome(view)
        guard notes else { return }
        noteArrival(of: view)
        view.forEachInSubtree { view in
            counters.visited += 1
            take(view)
            let id = view.reference
            if old[id] == nil {
                var new = OldView(view)
                new.isNew = true
                new.wasOut = true
                old[id] = new
            }
            old[id]?.isGone = false
        }
    }

    func viewWillMove(_ view: UIView, from superview: UIView) {
        let isThere = view.realSuperview === superview
        if notes { noteDeparture(of: view, from: superview, count: superview.subviewCount + (isThere ? 0 : 1)) }
        places.willGo(view, from: superview)
    }

    func viewDidMove(_ view: UIView, reparented: Bool) {
        places.didCome(view)
        if notes { noteArrival(of: view) }
    }

    /// A view has gone from a list, or to another place of it.
    ///
    /// - Parameter count: how many subviews there were right before.
    private func noteDeparture(of view: UIView, from superview: UIView, count: Int) {
        let parent = superview.reference
        // What was out has the places of its subviews noted one by one.
        if old[parent]?.wasOut ?? false { return }
        let index = places.oldIndex(of: view, in: superview)
        let before = changes[parent, default: SiblingChange(superview, count: count)].remove(view, at: index)
        note(view)
        let id = view.reference
        guard let before, let known = old[id], !known.isNew, known.place == nil else { return }
        old[id]?.place = OldView.Place(parent: superview.reference, index: before)
    }

    /// A view has come into the list of its superview, or to another place of it.
    private func noteArrival(of view: UIView) {
        guard let superview = view.realSuperview else { return }
        let parent = superview.reference
        if old[parent]?.wasOut ?? false { return }
        // Also where nothing is noted: a list that is kept must know.
        let index = places.index(of: view)
        changes[parent, default: SiblingChange(superview, count: superview.subviewCount - 1)].insert(at: index)
    }

    /// Notes what a view and all below it were: what becomes of them outside of the tree, nobody hears.
    private func noteSubtreeLeaves(_ top: UIView) {
        /// The views on the way down, with the indices before of their subviews.
        var way: [(view: UIView, before: [Int?]?)] = []
        top.walkSubtree { (view, walk) in
            counters.visited += 1
            way.removeSubrange(walk.depth...)
            let id = view.reference
            note(view)
            if let known = old[id], !known.isNew {
                if known.place == nil, let above = way.last {
                    let index = above.before.map { $0[walk.index] } ?? walk.index
                    if let index { old[id]?.place = OldView.Place(parent: above.view.reference, index: index) }
                }
                if notesClasses { old[id]?.className = classNames.name(of: view) }
                old[id]?.isGone = true
                old[id]?.wasOut = true
            } else {
                // It came and went.
                old[id] = nil
            }
            asked[id] = nil
            way.append((view, changes.removeValue(forKey: id)?.all))
            return true
        }
    }
}
