import EspalierSLL
import EspalierViews
import Foundation

/// Solves the rules of one tree (SLL 9 and 10).
///
/// Each number of a frame that enters into rules is a slot; edges say which slot needs which. A change makes the slots
/// that need it stale, and those behind them suspect; solving computes stale slots after all that they need, and a
/// suspect slot only if one of those came out different. Frames are written once all values are known, so that a cycle
/// leaves everything as it was.
///
/// What is solved therefore depends on what a change can reach, and not on the size of the tree.
final class LayoutSolver: TreeSolver {
    let nodes = GrowingBuffer<SolverNode>()
    let slots = GrowingBuffer<SolverSlot>()
    let pool = EdgePool()
    private var freeNodes: [Int32] = []
    /// Nodes whose dependencies must be found.
    let unsettled = GrowingBuffer<Int32>()
    /// Slots that changed since their dependents were computed.
    let changed = GrowingBuffer<Int32>()
    /// Slots that are stale or suspect, in the order in which they became so.
    let pending = GrowingBuffer<Int32>()
    /// How many of `pending` have made those that need them suspect.
    var spread = 0
    var opaqueNodes: [Int32] = []
    var foreignNodes: [Int32] = []
    /// Nodes whose flags say that they are in neither list are still there, until all are settled.
    var hasLeftLists = false
    /// Nodes with solved values, to be written.
    let solved = GrowingBuffer<Int32>()
    /// The path of the running evaluation: each slot waits for the one after it.
    let path = GrowingBuffer<SolverStep>()
    /// The slots that the running evaluation has computed, for taking it back.
    let computed = GrowingBuffer<Int32>()
    /// What one slot needs, while it is settled.
    let needs = GrowingBuffer<Int32>()
    /// The same as `needs` where those are many, else empty.
    var manyNeeds: Set<Int32> = []
    /// The node whose frame is being written: its own change is no news.
    var writing: Int32 = -1
    var isSolving = false
    var library = RuleLibrary()
    var diagnostics: [ViewDiagnostic] = []
    /// Those about values that were computed; taken back with them when a cycle is met.
    var valueDiagnostics: [ViewDiagnostic] = []
    var counters = SolverCounters()
    /// Values of operations while one slot is computed.
    let scratch = GrowingBuffer<Double>()

    init() {}

    deinit {
        for node in 0..<Int32(nodes.count) {
            nodes[node].record?._withUnsafeGuaranteedRef {
                $0.solver = nil
                $0.node = -1
            }
        }
    }

    var restlessViews: [UIView] {
        var views: [UIView] = []
        solved.forEach { if let view = nodes[$0].view { views.append(view.takeUnretainedValue()) } }
        return views
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
        library = .shared(of: root)
        if root.hasSolverArrivals {
            root.takeSolverArrivals { view in
                if let record = LayoutRecord.existing(of: view) { register(record, view) }
            }
        }
        for node in foreignNodes { unsettle(node) }
        settleAll()
        askOpaque()
        settleAll()
        spreadChanges()
        if pending.count == 0 {
            tellDiagnostics(root)
            return .settled
        }
        counters.passes += 1
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

    // MARK: Registering

    /// Makes the view of a record known. It is settled in the pass that runs or follows.
    @discardableResult
    func register(_ record: LayoutRecord, _ view: UIView) -> Int32 {
        if record.solver === self, record.node >= 0 { return record.node }
        record.solver?.unregister(record)
        let node: Int32
        if let free = freeNodes.popLast() {
            node = free
        } else {
            node = Int32(nodes.count)
            nodes.append(SolverNode())
            for _ in 0..<SlotNumber.perNode { slots.append(SolverSlot()) }
        }
        nodes[node].view = Unmanaged.passUnretained(view)
        nodes[node].record = Unmanaged.passUnretained(record)
        record.solver = self
        record.node = node
        view.solverNode = node
        let frame = view.realFrame
        for attribute in LayoutAttribute.allCases {
            slots[SlotNumber.of(node, attribute)].value = attribute.value(in: frame)
        }
        unsettle(node)
        return node
    }

    /// Forgets the view of a record. What was computed from it is settled anew.
    func unregister(_ record: LayoutRecord) {
        let node = record.node
        guard node >= 0 else { return }
        record.solver = nil
        record.node = -1
        record.viewReference?._withUnsafeGuaranteedRef { $0.solverNode = -1 }
        for slot in node * SlotNumber.perNode..<(node + 1) * SlotNumber.perNode {
            pool.disconnect(slot, slots)
            pool.orphan(slot, slots) { unsettle(SlotNumber.node($0)) }
            let isListed = slots[slot].isChanged
            slots[slot] = SolverSlot()
            slots[slot].isChanged = isListed
        }
        nodes[node].view = nil
        nodes[node].record = nil
        freeNodes.append(node)
    }

    /// Says that what the node needs may be something else.
    func unsettle(_ node: Int32) {
        if nodes[node].isUnsettled { return }
        nodes[node].isUnsettled = true
        unsettled.append(node)
    }

    // MARK: Changes

    /// The geometry of a view has changed by somebody else's hand.
    func noteGeometry(_ node: Int32, _ view: UIView, _ old: ViewGeometry) {
        if node == writing { return }
        readFrame(of: node, view)
        if view.storedGeometry.boundsOrigin != old.boundsOrigin || view.storedGeometry.transform != old.transform {
            // SLL 9.9: other views may be needed now, in another way. Existence counts too: the bounds origin of a
            // measured view that encloses S enters without any number of its frame.
            for slot in node * SlotNumber.perNode..<(node + 1) * SlotNumber.perNode {
                pool.forEachTarget(of: slot, slots) { unsettle(SlotNumber.node($0)) }
            }
            unsettle(node)
        }
    }

    /// Takes over the numbers of the frame; those that rules decide are computed again.
    func readFrame(of node: Int32, _ view: UIView) {
        let frame = view.realFrame
        for attribute in LayoutAttribute.allCases {
            let slot = SlotNumber.of(node, attribute)
            let value = attribute.value(in: frame)
            if slots[slot].value == value { continue }
            slots[slot].value = value
            noteChanged(slot)
            if slots[slot].isComputed { makeStale(slot) }
        }
    }

    func noteChanged(_ slot: Int32) {
        if slots[slot].isChanged { return }
        slots[slot].isChanged = true
        changed.append(slot)
    }

    func makeStale(_ slot: Int32) {
        if slots[slot].state == .settled { pending.append(slot) }
        slots[slot].state = .stale
    }

    /// Makes stale what needs a changed slot, and suspect all that can be reached from there.
    private func spreadChanges() {
        changed.forEach { slot in pool.forEachTarget(of: slot, slots) { makeStaleIfComputed($0) } }
        while spread < pending.count {
            let slot = pending[Int32(spread)]
            spread += 1
            pool.forEachTarget(of: slot, slots) { target in
                if slots[target].state == .settled && slots[target].isComputed {
                    slots[target].state = .suspect
                    pending.append(target)
                }
            }
        }
        if pending.count == 0 { forgetChanges() }
    }

    private func makeStaleIfComputed(_ slot: Int32) {
        if slots[slot].isComputed { makeStale(slot) }
    }

    func forgetChanges() {
        changed.forEach { slots[$0].isChanged = false }
        changed.removeAll()
    }
}
