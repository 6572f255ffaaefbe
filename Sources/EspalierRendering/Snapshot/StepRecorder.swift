import EspalierLayout
import EspalierScenarios
import EspalierViews

/// Writes down the tree of a simulation after each step.
final class StepRecorder {
    private var numbering: ViewNumbering
    private let explaining: Bool
    private let measurer = RuleMeasurer()
    private(set) var snapshots: [HierarchySnapshot] = []
    private(set) var reasons: [[ViewReasons]] = []
    private(set) var constraints = ConstraintRecorder()
    /// What the passes had cost when the reasons were written down last: nothing was solved since where it is the same.
    private var counters: SolverCounters?
    /// By id: the reasons written down last, and the rules that they come from.
    private var causes: [Int: (stamp: RuleStamp, causes: RuleCauses)] = [:]

    init(classes: ScenarioClasses, explaining: Bool, painting: Bool) {
        numbering = ViewNumbering(classes: classes, painting: painting)
        self.explaining = explaining
    }

    func record(_ simulation: Simulation) {
        let root = simulation.root
        let snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        let isSame = snapshots.last?.sharesAll(with: snapshot) ?? false
        if !isSame { simulation.budget.make(snapshot.entries.count * MemoryLayout<HierarchySnapshot.Entry>.stride) }
        // The same array again, where nothing changed.
        snapshots.append(isSame ? snapshots[snapshots.count - 1] : snapshot)
        guard explaining else { return reasons.append([]) }
        constraints.record(simulation, numbering: numbering, isSame: isSame)
        let counters = root.layoutRules.counters
        if isSame, counters == self.counters, simulation.layoutIsAutomatic {
            reasons.append(reasons[reasons.count - 1])
        } else {
            reasons.append(presentReasons(root))
        }
        self.counters = counters
    }

    private func presentReasons(_ root: UIView) -> [ViewReasons] {
        var result: [ViewReasons] = []
        root.forEachInSubtree { view in
            guard let stamp = view.layoutRules.ruleStamp, let id = numbering.existingID(of: view) else { return }
            let before = causes[id].flatMap { $0.stamp == stamp ? $0.causes : nil }
            guard let reasons = ViewReasons(of: view, numbering: &numbering, measurer: measurer, before: before) else {
                return
            }
            result.append(reasons)
            if before !== reasons.causes { causes[id] = (stamp, reasons.causes) }
        }
        return result
    }
}
