import EspalierSLL

/// What the evaluator did for one attribute, written down while it did it.
final class RuleRecording: RuleRecorder {
    /// By step of the plan; what is not a number where there is none.
    private(set) var results: [Double] = []
    /// The steps that have no number, because a view is gone, or a function or an object gave none.
    private(set) var missing: [Int] = []
    /// What the attribute would be if the rules left it as it is.
    private(set) var base = 0.0
    /// What the rules make of it before limits.
    private(set) var unlimited = 0.0
    /// What comes out. Not a number where a step has none.
    private(set) var value = 0.0
    /// The superview's size, and the view's own, as the steps have found them.
    private var extents: [Double] = []
    private var ownSizes: [Double] = []

    func note(_ lengths: some RuleLengths) {
        extents = Axis.allCases.map { lengths.extent($0) }
        ownSizes = Axis.allCases.map { lengths.ownSize($0) }
    }

    func extent(_ axis: Axis) -> Double { extents[Int(axis.rawValue)] }

    func ownSize(_ axis: Axis) -> Double { ownSizes[Int(axis.rawValue)] }

    func goesOn(without step: Int) -> Bool {
        missing.append(step)
        return true
    }

    func end(_ results: UnsafeBufferPointer<Double>, base: Double, unlimited: Double, value: Double) {
        self.results = Array(results)
        self.base = base
        self.unlimited = unlimited
        self.value = missing.isEmpty ? value : .nan
    }
}
