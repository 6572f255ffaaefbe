import EspalierObservation

/// One layout pass: rounds of solving the tree's rules and laying out what is marked, until nothing is.
///
/// A round visits marked paths only, superviews before their subviews, each view at most once. What is marked behind
/// the round's back waits for the next. A pass that does not settle within its budget stops, reports the views of its
/// last rounds in the order in which they were laid out, and takes their marks away, so that it ends for good.
struct LayoutPass {
    /// How many rounds a pass may take. A layout that settles needs a handful.
    static let roundBudget = 100
    /// Of how many rounds the views are reported, when the budget is spent: those that mark one another in a circle are
    /// laid out in different rounds.
    static let reportedRounds = 20
    /// How deep views may be nested that layouts add to views that layouts have just added.
    static let nestingBudget = 1000

    private struct Entry {
        let view: UIView
        /// Where the view stood when the superview's list was read.
        let parent: ViewReference?
        /// How many views above and including this one were added by a layout of this round.
        let nesting: Int
        /// Whether a recorder sees the superview.
        var isRecordedAbove = false
        /// Whether the views below were visited.
        var isLeaving = false
    }

    let start: UIView
    let root: UIView
    var counters = LayoutCounters()
    /// Those with layout code, which alone can be at fault.
    private var laidOut: [UIView] = []
    private var isTooDeep = false
    /// Hears what `layoutSubviews` reads. Made for the first round: a pass with nothing to do makes no object.
    private var reads: ReadList?

    init(start: UIView, root: UIView) {
        self.start = start
        self.root = root
    }

    /// Runs the pass. An error of the solver ends it before any view is laid out in that round, and is returned.
    mutating func run() -> (any Error)? {
        untracked { runUntracked() }
    }

    private mutating func runUntracked() -> (any Error)? {
        defer { count() }
        while true {
            root.updateMarkedConstraints()
            var solverChanged = false
            var isSolved = true
            let batch = HierarchyBatch.existing
            let outer = batch?.beginConsequences(areOfPass: true)
            let outcome = root.solveTree(isFirst: counters.rounds == 0)
            if let outer { batch?.consequences = outer }
            switch outcome {
            case .failed(let error): return error
            case .changed: solverChanged = true
            case .settled: break
            case nil: isSolved = false
            }
            let marked = !start.flags.isDisjoint(with: [.needsLayout, .layoutBelow])
            guard marked || solverChanged else { return nil }
            if counters.rounds == Self.roundBudget || isTooDeep {
                giveUp()
                return nil
            }
            counters.rounds += 1
            let laidOutBefore = counters.viewsLaidOut
            if marked { runRound() }
            // What is left is inside its own `layoutSubviews`, further up the stack: that pass will come to it.
            if !solverChanged && !isTooDeep && counters.viewsLaidOut == laidOutBefore { return nil }
            // Layout code may have added the first rules or constraints of a tree.
            if !isSolved && !root.hasSolverArrivals && !root.hasConstraintUpdates
                && start.flags.isDisjoint(with: [.needsLayout, .layoutBelow])
            {
                return nil
            }
        }
    }

    private mutating func runRound() {
        let reads = reads ?? ReadList(leavesEndingOut: true)
        self.reads = reads
        ThreadState.current.tracking(reads) { visitMarked(reads) }
    }

    private mutating func visitMarked(_ reads: ReadList) {
        if counters.rounds <= Self.roundBudget - Self.reportedRounds + 1 { laidOut.removeAll(keepingCapacity: true) }
        let isRecorded = start.hierarchyScope()?.hasRecorders ?? false
        var stack = [
            Entry(view: start, parent: start.parent, nesting: 0, isRecordedAbove: isRecorded)
        ]
        while let entry = stack.popLast() {
            let view = entry.view
            if entry.isLeaving {
                unmarkPathIfClean(view)
                continue
            }
            guard view.parent == entry.parent else { continue }
            counters.viewsVisited += 1
            let isRecorded = view.isRecorded(above: entry.isRecordedAbove)
            if view.flags.contains(.needsLayout) {
                if view.flags.contains(.layingOut) { continue }
                if entry.nesting > Self.nestingBudget {
                    isTooDeep = true
                    continue
                }
                if !layOutPlainly(view) { layOut(view, reads, isRecorded: isRecorded) }
            }
            guard view.flags.contains(.layoutBelow) else { continue }
            if layOutPlainSubviews(of: view, nesting: entry.nesting) {
                view.flags.remove(.layoutBelow)
                continue
            }
            stack.append(Entry(view: view, parent: nil, nesting: 0, isLeaving: true))
            pushMarkedChildren(of: view, nesting: entry.nesting, isRecorded: isRecorded, on: &stack)
        }
    }

    private mutating func layOut(_ view: UIView, _ reads: ReadList, isRecorded: Bool) {
        view.flags.remove(.needsLayout)
        view.flags.insert(.layingOut)
        reads.removeAll()
        let owner = view.owner
        owner?.viewWillLayoutSubviews(view)
        if isRecorded, view.hasRecordedLayout {
            let batch = HierarchyBatch.current
            let outer = batch.beginConsequences(areOfPass: true)
            view.callLayoutCode()
            batch.consequences = outer
        } else {
            view.callLayoutCode()
        }
        owner?.viewDidLayoutSubviews(view)
        view.layoutDependsOn(reads)
        reads.removeAll()
        view.flags.remove(.layingOut)
        counters.viewsLaidOut += 1
        laidOut.append(view)
    }

    /// The flag stays while views below are marked, so that changes and passes in between find the path to them.
    private func unmarkPathIfClean(_ view: UIView) {
        var current = view.firstChild
        while let child = current {
            if !child.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) { return }
            current = child.with { $0.nextSibling }
        }
        view.flags.remove(.layoutBelow)
    }

    /// Reads the list now: after the superview's `layoutSubviews`, in list order.
    private func pushMarkedChildren(
        of view: UIView, nesting: Int, isRecorded: Bool, on stack: inout [Entry]
    ) {
        let parent = view.reference
        var current = view.lastChild
        while let child = current {
            child.with { child in
                let added = child.flags.contains(.addedInLayout)
                child.flags.remove(.addedInLayout)
                if !child.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) {
                    stack.append(
                        Entry(
                            view: child, parent: parent, nesting: nesting + (added ? 1 : 0), isRecordedAbove: isRecorded
                        ))
                }
            }
            current = child.with { $0.previousSibling }
        }
    }

    private mutating func giveUp() {
        var known: Set<ObjectIdentifier> = []
        let views = (laidOut + root.restlessViews).filter { known.insert(ObjectIdentifier($0)).inserted }
        let names = views.prefix(20).map(\.brief).joined(separator: ", ")
        let more = views.count > 20 ? ", and \(views.count - 20) more" : ""
        let reason =
            isTooDeep
            ? "views that layouts add are nested more than \(Self.nestingBudget) deep"
            : "views were still marked after \(Self.roundBudget) rounds"
        root.report(
            ViewDiagnostic(
                message: "the layout does not settle: \(reason); laid out last, in this order: \(names)\(more)",
                views: views))
        start.walkSubtree { view in
            let goesOn = !view.flags.isDisjoint(with: [.needsLayout, .layoutBelow])
            view.flags.subtract([.needsLayout, .layoutBelow])
            return goesOn
        }
    }

    private mutating func count() {
        guard counters.rounds > 0, let tree = root.side?.tree else { return }
        tree.counters.passes += 1
        tree.counters.rounds += counters.rounds
        tree.counters.viewsLaidOut += counters.viewsLaidOut
        tree.counters.viewsVisited += counters.viewsVisited
    }
}

extension UIView {
    /// What the view's `layoutSubviews()` read: when any of it changes, but by that itself, the view is marked.
    fileprivate func layoutDependsOn(_ reads: ReadList) {
        if let known = side?.observing?.layoutReads { return known.attach(to: reads) }
        if reads.isEmpty { return }
        // The record belongs to the view, and ends with it.
        let made = TrackedComputation { [unowned(unsafe) self] in
            if flags.contains(.layingOut) { return }
            (self as? any ArrangingView)?.contentsMayHaveChanged()
            contentOfSubviewDidChange()
        }
        ensureObserving().layoutReads = made
        made.attach(to: reads)
    }

    /// Where a pass asked of this view begins: at the topmost of the marked superviews right above it. A view that is
    /// being laid out takes no part.
    private var layoutStart: UIView {
        var start = reference
        while let parent = start.parent, parent.flags.contains(.needsLayout), !parent.flags.contains(.layingOut) {
            start = parent
        }
        return start.object
    }

    final func runLayoutPass() {
        if let error = layoutPassError() {
            topmost.report(ViewDiagnostic(message: "\(error)", views: []))
        }
    }

    /// Runs a layout pass; an error of the solver is returned instead of reported.
    package final func layoutPassError() -> (any Error)? {
        if flags.contains(.layingOut) { return nil }
        HierarchyBatchScope.begin(.layout(self))
        defer { HierarchyBatchScope.end() }
        // The thread may be another one than that on which somebody began to record.
        let batch = flags.contains(.inHierarchyScope) ? HierarchyBatch.current : HierarchyBatch.existing
        batch?.passNumber += 1
        let outer = batch?.passView
        batch?.passView = self
        var pass = LayoutPass(start: layoutStart, root: topmost)
        let error = pass.run()
        batch?.passView = outer
        if flags.contains(.isWindow) { (self as? UIWindow)?.controllers?.windowDidLayOut() }
        return error
    }
}
