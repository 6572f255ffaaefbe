/// The operations and plans of a rule state, once more, in memory that is read without reference counts: the solver
/// reads them for each value that it computes (a quarter of the time of a pass went into counting the lists of a state).
///
/// A state makes it, and frees it at its end; it never changes in between.
struct RuleProgram {
    /// A plan without lists.
    struct Plan {
        let rule: AttributePlan.Rule
        let minimum: Int32
        let maximum: Int32
        /// Its operations: `count` numbers from `first` on in `numbers`.
        fileprivate(set) var first: Int32 = 0
        let count: Int32

        var isOpen: Bool {
            if case .open = rule { return true }
            return false
        }
    }

    let operations: UnsafePointer<RuleOperation>
    let operationCount: Int
    /// By attribute.
    private let plans: UnsafePointer<Plan>
    private let numbers: UnsafePointer<Int32>
    /// Whether an argument enters into no plan: a view that is measured for nothing that counts.
    let hasIdleArguments: Bool

    init(_ list: [RuleOperation], _ attributePlans: [AttributePlan], argumentCount: Int) {
        let operations = UnsafeMutablePointer<RuleOperation>.allocate(capacity: max(list.count, 1))
        for (index, operation) in list.enumerated() { (operations + index).initialize(to: operation) }
        let total = attributePlans.reduce(0) { $0 + $1.operations.count }
        let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: max(total, 1))
        let plans = UnsafeMutablePointer<Plan>.allocate(capacity: attributePlans.count)
        var next: Int32 = 0
        var idle = Set(0..<Int32(argumentCount))
        for (index, plan) in attributePlans.enumerated() {
            (plans + index).initialize(
                to: Plan(
                    rule: plan.rule, minimum: plan.minimum, maximum: plan.maximum, first: next,
                    count: Int32(plan.operations.count)))
            for number in plan.operations {
                (numbers + Int(next)).initialize(to: number)
                next += 1
                if let argument = list[Int(number)].argument { idle.remove(argument) }
            }
        }
        self.operations = UnsafePointer(operations)
        self.plans = UnsafePointer(plans)
        self.numbers = UnsafePointer(numbers)
        operationCount = list.count
        hasIdleArguments = !idle.isEmpty
    }

    func free() {
        operations.deallocate()
        plans.deallocate()
        numbers.deallocate()
    }

    func plan(_ attribute: LayoutAttribute) -> Plan { plans[attribute.rawValue] }

    /// The numbers of a plan's operations, in order.
    func operationNumbers(_ plan: Plan) -> UnsafeBufferPointer<Int32> {
        UnsafeBufferPointer(start: numbers + Int(plan.first), count: Int(plan.count))
    }
}
