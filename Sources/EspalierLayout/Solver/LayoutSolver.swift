import EspalierSLL
import EspalierSupport
import EspalierViews
import Foundation

/// Solves the rules of one tree (SLL 9 and 10).
///
/// The four numbers of a frame that enters into rules are values of a node; edges between nodes say which values need
/// which. A change makes the values that need it stale, and those behind them suspect; solving computes stale values
/// after all that they need, and a suspect one only if one of those came out different. Frames are written once all
/// values are known, so that a cycle leaves everything as it was.
///
/// What is solved therefore depends on what a change can reach, and not on the size of the tree.
final class LayoutSolver: TreeSolver {
    let nodes = PlainBuffer<SolverNode>()
    /// Four for each node: what the frame says, or will say once it is written.
    let values = PlainBuffer<Double>()
    let pool = EdgePool()
    let freeNodes = PlainBuffer<NodeIndex>()
    /// Nodes whose dependencies must be found.
    let unresolved = PlainBuffer<NodeIndex>()
    /// Nodes with values that changed since their dependents were computed.
    let changed = PlainBuffer<NodeIndex>()
    /// Nodes with values that are stale or suspect, or were so since the last evaluation, in the order in which they
    /// became so.
    let pending = PlainBuffer<NodeIndex>()
    /// Nodes of `pending` with values that have not made those that need them suspect.
    let spreading = PlainBuffer<NodeIndex>()
    var opaqueNodes: [NodeIndex] = []
    var foreignNodes: [NodeIndex] = []
    /// Nodes whose marks say that they are in neither list are still there, until all are resolved.
    var hasLeftLists = false
    /// Nodes with solved values, to be written.
    let solved = PlainBuffer<NodeIndex>()
    /// The frames that are being written.
    let frames = PlainBuffer<SolvedFrame>()
    /// The path of the running evaluation: each value waits for the one after it.
    let path = PlainBuffer<SolverStep>()
    /// What one node needs, while it is resolved.
    let needs = NeedList()
    /// The node whose frame is being written: its own change is no news.
    var writing = NodeIndex.absent
    var isSolving = false
    var journal: FrameJournal?
    var library = RuleLibrary()
    var diagnostics: [ViewDiagnostic] = []
    /// Those about values that were computed; taken back with them when a cycle is met.
    var valueDiagnostics: [ViewDiagnostic] = []
    let cost = CostCounter()
    /// Sizes that limits have changed, and that nothing else gives, by slot: hardly any view has one.
    var limitedSizes: [ValueSlot: LimitedSize] = [:]
    /// Values of steps while one value is computed. Room for those of the program of each resolved node.
    let scratch = PlainBuffer<Double>()

    var counters: SolverCounters { cost.counters }

    init() {}

    deinit {
        for node in nodes.indices {
            nodes[node].record?.with {
                $0.solver = nil
                $0.node = .absent
            }
        }
    }

    var restlessViews: [UIView] {
        var views: [UIView] = []
        solved.forEach { if let view = nodes[$0].view { views.append(view.object) } }
        return views
    }

    func willTakeArrivals(root: UIView) { library = .shared(of: root) }

    func take(_ view: UIView) {
        // Resolved at once, while the view is in the cache: in a large tree that is a fifth of a first pass.
        LayoutRecord.reference(of: view)?.with { resolveIfNeeded(register($0, view)) }
    }

    func solve(root: UIView) -> SolverOutcome {
        if isSolving { return .settled }
        isSolving = true
        defer {
            isSolving = false
            #if ESPALIER_CHECKS
                checkInvariants()
            #endif
        }
        for node in foreignNodes { markUnresolved(node) }
        resolveAll()
        askOpaque()
        resolveAll()
        spreadChanges()
        if pending.count == 0 {
            tellDiagnostics(root)
            return .settled
        }
        cost.counters.passes += 1
        if let cycle = evaluateAll() {
            tellDiagnostics(root)
            return .failed(cycle)
        }
        let wrote = commit()
        tellDiagnostics(root)
        return wrote ? .changed : .settled
    }

    private func tellDiagnostics(_ root: UIView) {
        if diagnostics.isEmpty && valueDiagnostics.isEmpty { return }
        let told = diagnostics + valueDiagnostics
        diagnostics = []
        valueDiagnostics = []
        for diagnostic in told { root.report(diagnostic) }
    }

    // MARK: Changes

    /// The geometry of a view has changed by somebody else's hand.
    func noteGeometry(_ node: NodeIndex, _ view: UIView, _ old: ViewGeometry) {
        if node == writing { return }
        readFrame(of: node, view)
        if view.storedGeometry.boundsOrigin != old.boundsOrigin || view.storedGeometry.transform != old.transform {
            // SLL 9.9: other views may be needed now, in another way. Existence counts too: the bounds origin of a
            // measured view that encloses S enters without any number of its frame.
            pool.forEachTarget(of: node, nodes) { target, _ in markUnresolved(target) }
            markUnresolved(node)
        }
    }

    /// Takes over the numbers of the frame; those that rules decide are computed again.
    func readFrame(of node: NodeIndex, _ view: UIView) {
        let news = take(.all, of: rect(of: node, view), node).intersection(nodes[node].computed)
        if !news.isEmpty { makeStale(node, news) }
    }

    /// What the numbers of a node are of its view: `LayoutRecord.rect(of:)`.
    func rect(of node: NodeIndex, _ view: UIView) -> CGRect {
        nodes[node].record?.with { $0.rect(of: view) } ?? view.realFrame
    }

    /// Makes some of the numbers of a frame the values of a node; what needs them hears of those that differ.
    ///
    /// - Returns: the attributes that differ.
    @discardableResult
    func take(_ attributes: AttributeSet, of frame: CGRect, _ node: NodeIndex) -> AttributeSet {
        var news = AttributeSet()
        for attribute in LayoutAttribute.allCases where attributes.contains(attribute) {
            let slot = ValueSlot(node, attribute)
            let value = attribute.value(in: frame)
            if values[slot] == value { continue }
            values[slot] = value
            news.insert(attribute)
        }
        if !news.isEmpty { noteChanged(node, news) }
        return news
    }

    private func noteChanged(_ node: NodeIndex, _ attributes: AttributeSet) {
        if nodes[node].changed.isEmpty { changed.append(node) }
        nodes[node].changed.formUnion(attributes)
    }

    func makeStale(_ node: NodeIndex, _ attributes: AttributeSet) {
        nodes[node].stale.formUnion(attributes)
        nodes[node].suspect.subtract(attributes)
        wait(node)
    }

    /// Puts a node with stale or suspect values into the lists that it belongs to.
    private func wait(_ node: NodeIndex) {
        let (marks, isSpread) = (
            nodes[node].marks, nodes[node].spread.isSuperset(of: nodes[node].unsolved)
        )
        if !marks.contains(.pending) {
            nodes[node].marks.formUnion(.pending)
            pending.append(node)
        }
        if !isSpread, !marks.contains(.spreading) {
            nodes[node].marks.formUnion(.spreading)
            spreading.append(node)
        }
    }

    /// Makes stale what needs a changed value, and suspect all that can be reached from there.
    private func spreadChanges() {
        changed.forEach { node in
            let news = nodes[node].changed
            pool.forEachTarget(of: node, nodes) { target, mask in
                let reached = mask.attributes(needing: news).intersection(nodes[target].computed)
                if !reached.subtracting(nodes[target].stale).isEmpty { makeStale(target, reached) }
            }
        }
        // A node is here again if more of its values become suspect: four times at most. A loop, because a closure is
        // called for each node, which takes 1.6 % of a pass.
        var index = 0
        while index < spreading.count {
            let node = spreading[index]
            index += 1
            let news = nodes[node].unsolved.subtracting(nodes[node].spread)
            nodes[node].spread.formUnion(news)
            nodes[node].marks.subtract(.spreading)
            pool.forEachTarget(of: node, nodes) { target, mask in
                let reached = mask.attributes(needing: news).intersection(nodes[target].computed)
                    .subtracting(nodes[target].unsolved)
                if reached.isEmpty { return }
                nodes[target].suspect.formUnion(reached)
                wait(target)
            }
        }
        spreading.removeAll()
        if pending.count == 0 { forgetChanges() }
    }

    func forgetChanges() {
        changed.forEach { nodes[$0].changed = [] }
        changed.removeAll()
    }
}
