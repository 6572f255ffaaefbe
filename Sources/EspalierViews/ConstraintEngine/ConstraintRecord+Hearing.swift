import Foundation

// What a view's record tells the engine of its tree. All of it marks and lists, and runs no user code. A view whose
// tree has no engine yet waits to be handed to one.
extension ConstraintRecord {
    /// The engine, or nil and the view is marked to be handed to one.
    private func liveEngine(_ isNews: Bool = true) -> ConstraintEngine? {
        noteFitting()
        if let engine, node >= 0 { return engine }
        if isNews, let view { view.with { $0.markForSolver() } }
        return nil
    }

    /// The constraint is the last of those that the view holds.
    func constraintDidActivate(_ constraint: NSLayoutConstraint) {
        constraint.engineIndex = -1
        liveEngine()?.pending.append(constraint)
        view?.with { $0.markNeedsLayout() }
    }

    /// The constraint is still one of those that the view holds.
    func constraintWillDeactivate(_ constraint: NSLayoutConstraint) {
        liveEngine(false)?.drop(constraint)
        view?.with { $0.markNeedsLayout() }
    }

    /// The view that held the constraint is being released: there is nothing left to mark.
    func holderDidEnd(_ constraint: NSLayoutConstraint) { liveEngine(false)?.drop(constraint) }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        view?.with { $0.noteFitting { $0.constantDidChange(constraint) } }
        if let engine, node >= 0 { engine.takeConstant(of: constraint) }
        view?.with { $0.markNeedsLayout() }
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        liveEngine(false)?.takePriority(of: constraint)
        view?.with { $0.markNeedsLayout() }
    }

    /// The constraint has another place among those that the view holds.
    func orderDidChange(_ constraint: NSLayoutConstraint) {
        liveEngine(false)?.takeOrder(of: constraint)
        view?.with { $0.markNeedsLayout() }
    }

    /// The view may be an item now that was given, or the other way round.
    func itemStateDidChange() {
        if let engine = liveEngine() { engine.list(node, .inStates, engine.states) }
        markAround()
    }

    /// The content may ask for another size, or another priority.
    func wishDidChange() {
        view?.with { $0.noteFitting { $0.wishDidChange(self) } }
        if let engine, node >= 0 { engine.noteWish(node) }
    }

    /// Margins, the safe area or the alignment insets may be others.
    func insetsDidChange() {
        guard let engine = liveEngine(false) else { return }
        engine.list(node, .inInsets, engine.insetNews)
        view?.with { $0.markNeedsLayout() }
    }

    /// Leading may be another side than it was.
    func directionDidChange() {
        guard let engine = liveEngine(false) else { return }
        engine.directionDidChange(of: node)
        view?.with { $0.markNeedsLayout() }
    }

    /// A guide was added, or was taken out. It has no active constraints.
    func guidesDidChange(_ guide: UILayoutGuide) {
        guard let engine = liveEngine() else { return }
        if let item = guide.existingItem, item.engine === engine, item.node >= 0 { engine.dropNode(item.node) }
        if let view, guide.item.view == view { engine.takeGuide(guide) }
        engine.orderHasChanged = true
        view?.with { $0.markNeedsLayout() }
    }

    private func markAround() {
        view?.with { view in
            if let parent = view.parent {
                parent.with { $0.markNeedsLayout() }
            } else {
                view.markNeedsLayout()
            }
        }
    }
}

extension ConstraintRecord: ViewConsumer {
    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .geometry(let old): geometryDidChange(view, old)
        case .ancestors: leaveEngine(view)
        case .subviewsReordered:
            noteFitting()
            engine?.orderHasChanged = true
        default: break
        }
    }

    func viewWillDie(_ view: UIView) {
        if let engine, node >= 0 { engine.dropNode(node) }
        engine = nil
        node = -1
    }

    private func geometryDidChange(_ view: UIView, _ old: ViewGeometry) {
        guard let engine, node >= 0, engine.writing != node else {
            // A list that gets a size from the engine may scroll to its edge at once.
            if let engine, node >= 0 { engine.originMayHaveChanged(node, view, old) }
            if view.flags.contains(.translatesMask) { noteGivenFrame(view, old) }
            return
        }
        engine.geometryDidChange(node, view, old)
        if !engine.nodes[node].marks.contains(.item) { noteGivenFrame(view, old) }
    }

    /// A view's own frame plays no part where the view itself is fitted, only where one above it is; but its own
    /// coordinates do, and a guide whose insets follow from the width.
    private func noteGivenFrame(_ view: UIView, _ old: ViewGeometry) {
        var followsWidth = false
        guides?.forEach { if $0.kind == .readable { followsWidth = true } }
        if followsWidth || old.boundsOrigin != view.boundsOrigin { return noteFitting() }
        view.parent?.with { $0.noteFitting() }
    }

    /// The way up is another one: the engine of the tree that the view is in now gets it. What was fitted of this view
    /// stands: it follows from what is below. The views that it has left and come to are told of it where it moves.
    private func leaveEngine(_ view: UIView) {
        if let engine {
            // The view before its guides: what it holds may be about its content guide, which no item of it names.
            if node >= 0 { engine.dropNode(node) }
            guides?.forEach {
                if let item = $0.existingItem, item.engine === engine, item.node >= 0 { engine.dropNode(item.node) }
            }
        }
        engine = nil
        node = -1
        if heldCount > 0 || guides != nil || !view.flags.contains(.translatesMask) { view.markForSolver() }
    }

    /// What was fitted of this view and of views above may be otherwise now (AUTOLAYOUT 3.4).
    @inline(__always)
    func noteFitting() { view?.with { $0.noteFitting() } }
}
