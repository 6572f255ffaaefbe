@testable import EspalierRelatives
@testable import EspalierViews

/// A live list beside what is known of it otherwise: a naive walk at any time, and the list as it was told last.
final class LiveWatch {
    let live: LiveViews
    /// What the list must be, by a walk.
    private let expected: () -> [UIView]
    private(set) var last: [UIView]
    private var token: LiveObservation?
    private(set) var failure: String?
    /// What it is a list of, for messages.
    var label = "a list"
    /// What was told so far.
    private(set) var changes: [LiveChange] = []

    init(_ live: LiveViews, expected: @escaping () -> [UIView], then follow: @escaping () -> Void = {}) {
        self.live = live
        self.expected = expected
        last = live.views
        token = live.observe { [unowned self] change in
            take(change)
            follow()
        }
    }

    /// Compares the list with a walk. Nothing may be under way.
    func check() {
        // That a view above the root has gone is told with the next change.
        UIView.performChanges {}
        if live.root == nil {
            if live.count > 0 || !live.views.isEmpty { fail("a list without its root is not empty") }
            return
        }
        let views = expected()
        if !live.views.elementsEqual(views, by: ===) {
            fail("the list has \(live.views.map(\.tag)), a walk gives \(views.map(\.tag))")
        }
        if !last.elementsEqual(live.views, by: ===) { fail("what was told does not add up to the list") }
        if live.count != views.count || live.first !== views.first { fail("count or first") }
        if let stranger = views.first(where: { !live.contains($0) }) { fail("\(stranger) is not contained") }
    }

    private func fail(_ text: String) { if failure == nil { failure = label + ": " + text } }

    /// Compares what is told with the lists before and after.
    private func take(_ change: LiveChange) {
        changes.append(change)
        let (old, new) = (last, live.views)
        last = new
        func has(_ views: [UIView], _ view: UIView) -> Bool { views.contains { $0 === view } }
        func without(_ views: [UIView], _ others: [UIView]) -> [UIView] { views.filter { !has(others, $0) } }
        if !change.entered.elementsEqual(without(new, old), by: ===) { fail("entered") }
        if !change.left.elementsEqual(without(old, new), by: ===) { fail("left") }
        if !change.moved.elementsEqual(new.filter { has(change.moved, $0) }, by: ===) { fail("the order of moved") }
        let stayedOld = without(without(old, change.left), change.moved)
        let stayedNew = without(without(new, change.entered), change.moved)
        if !stayedOld.elementsEqual(stayedNew, by: ===) { fail("those that are not told have another order") }
        if change.entered.isEmpty, change.left.isEmpty, change.moved.isEmpty { fail("an empty change") }
        for view in change.moved {
            if !has(old, view) || !has(new, view) { fail("a moved view that came or left") }
            let fewer = without(change.moved, [view])
            let one = without(without(old, change.left), fewer)
            let other = without(without(new, change.entered), fewer)
            if one.elementsEqual(other, by: ===) { fail("a moved view has its old place") }
        }
    }
}
