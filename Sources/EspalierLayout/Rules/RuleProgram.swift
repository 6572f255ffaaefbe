import EspalierSLL

/// The plans of a rule state, once more, in memory that is read without reference counts: the solver reads them for each
/// value that it computes (a quarter of the time of a pass went into counting the lists of a state).
///
/// What a view measures stands in a row: the superview, then one place for each argument, which stays empty unless that
/// is a view, and at the end the view itself, if a line of it is placed by its own size. A program says for each place
/// which attributes need which of its numbers. That holds where nothing but siblings is measured, without scrolled
/// bounds and transforms on the way; elsewhere the solver finds out for each view (`forEachNeed`).
///
/// A state makes it, and frees it at its end; it never changes in between.
struct RuleProgram {
    /// One step of computing a value. Operands are numbers of earlier steps of the same plan.
    struct Step {
        enum Kind: UInt8 {
            case number, percentage, argument, argumentPercentage, size, position, negate, fromFarSide
            case add, subtract, multiply, divide
        }

        let kind: Kind
        /// Of the superview's or the measured view's size.
        var axis = Axis.horizontal
        /// Of a measured position; `line` and `isMirror` are told by it.
        var name = ConstraintName.ll
        private(set) var line = AttributePlan.Line.leading
        /// The raw number of an argument or of a step, by `kind`.
        private var a: Int32 = 0
        private var b: Int32 = 0
        var number = 0.0

        /// Of what takes or measures one.
        var argument: ArgumentIndex { ArgumentIndex(raw: a) }
        /// Of what computes with others.
        var first: StepIndex { StepIndex(raw: a) }
        var second: StepIndex { StepIndex(raw: b) }
        /// Of a measured position: whether it is one from the far side.
        var isMirror: Bool { b != 0 }
    }

    /// How an attribute is computed; the numbers in `rule` and the limits are those of steps.
    struct Plan {
        var rule = AttributePlan.Rule<StepIndex>.open
        var minimum = StepIndex.absent
        var maximum = StepIndex.absent
        fileprivate(set) var first: Int32 = 0
        fileprivate(set) var count: Int32 = 0
    }

    /// The attributes that are ruled (SLL 9.2).
    let ruled: AttributeSet
    /// How many places a row has.
    let placeCount: Int
    /// The longest plan.
    let stepCount: Int
    /// Whether there is a size that nothing but limits touches (SLL 8.3 c).
    let hasLimitedSize: Bool
    /// By attribute.
    private let plans: UnsafePointer<Plan>
    private let steps: UnsafePointer<Step>
    private let needs: UnsafePointer<NeedMask>

    /// The place of the view itself, or -1.
    var ownPlace: Int { hasOwnPlace ? placeCount - 1 : -1 }
    private let hasOwnPlace: Bool

    init(_ operations: [RuleOperation], _ attributePlans: [AttributePlan], argumentCount: Int) {
        var ruled = AttributeSet()
        var steps: [Step] = []
        var plans: [Plan] = []
        var needs = [NeedMask](repeating: NeedMask(), count: 2 + argumentCount)
        for attribute in LayoutAttribute.allCases {
            let plan = attributePlans[attribute.rawValue]
            if !plan.isOpen { ruled.formUnion(AttributeSet(attribute)) }
            let numbers = Dictionary(
                uniqueKeysWithValues: plan.operations.enumerated().map { ($1, StepIndex($0)) })
            plans.append(plan.renumbered(numbers, first: Int32(steps.count)))
            for index in plan.operations {
                let kind = operations[index].kind
                steps.append(Step(kind, attribute, numbers))
                kind.forEachNeed(of: attribute) { place, needed in needs[place].insert(attribute, needed) }
            }
            if case .position(let line, _, _) = plan.rule, line != .leading {
                needs[1 + argumentCount].insert(attribute, .size(attribute.axis))
            }
        }
        hasOwnPlace = !needs[1 + argumentCount].isEmpty
        placeCount = hasOwnPlace ? 2 + argumentCount : 1 + argumentCount
        stepCount = plans.map { Int($0.count) }.max() ?? 0
        hasLimitedSize = attributePlans.contains(where: \.isKept)
        self.ruled = ruled
        self.plans = Self.stored(plans)
        self.steps = Self.stored(steps)
        self.needs = Self.stored(needs)
    }

    private static func stored<Element>(_ list: [Element]) -> UnsafePointer<Element> {
        let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(list.count, 1))
        for (index, element) in list.enumerated() { (memory + index).initialize(to: element) }
        return UnsafePointer(memory)
    }

    func free() {
        plans.deallocate()
        steps.deallocate()
        needs.deallocate()
    }

    func plan(_ attribute: LayoutAttribute) -> UnsafePointer<Plan> { plans + attribute.rawValue }

    func steps(of plan: UnsafePointer<Plan>) -> UnsafePointer<Step> { steps + Int(plan.pointee.first) }

    /// Which attributes need which numbers of what stands at a place of the row.
    func needs(ofPlace place: Int) -> NeedMask { needs[place] }
}

extension RuleProgram.Step {
    fileprivate init(_ kind: RuleOperation.Kind, _ attribute: LayoutAttribute, _ numbers: [OperationIndex: StepIndex]) {
        func step(_ operation: OperationIndex) -> StepIndex {
            guard let number = numbers[operation] else { preconditionFailure("operation \(operation.raw) comes later") }
            return number
        }
        switch kind {
        case .number(let number): self.init(kind: .number, number: number)
        case .percentage(let number, let axis):
            self.init(kind: .percentage, axis: axis ?? attribute.axis, number: number)
        case .argument(let argument): self.init(kind: .argument, a: argument.raw)
        case .argumentPercentage(let argument, let axis):
            self.init(kind: .argumentPercentage, axis: axis ?? attribute.axis, a: argument.raw)
        case .size(let argument, let axis): self.init(kind: .size, axis: axis, a: argument.raw)
        case .position(let argument, let name):
            self.init(
                kind: .position, axis: name.axis, name: name, line: AttributePlan.line(name), a: argument.raw,
                b: name.isMirror ? 1 : 0)
        case .negate(let a): self.init(kind: .negate, a: step(a).raw)
        case .fromFarSide(let axis, let a): self.init(kind: .fromFarSide, axis: axis, a: step(a).raw)
        case .binary(let op, let a, let b):
            let kind: Kind =
                switch op {
                case .add: .add
                case .subtract: .subtract
                case .multiply: .multiply
                case .divide: .divide
                }
            self.init(kind: kind, a: step(a).raw, b: step(b).raw)
        }
    }
}

extension RuleOperation.Kind {
    /// Calls `body` with the places of a row, and the numbers there, that an attribute needs for this operation, where
    /// nothing but siblings is measured (SLL 9.3 to 9.5).
    fileprivate func forEachNeed(of attribute: LayoutAttribute, _ body: (Int, LayoutAttribute) -> Void) {
        switch self {
        case .number, .argument, .negate, .binary: break
        case .percentage(_, let axis), .argumentPercentage(_, let axis): body(0, .size(axis ?? attribute.axis))
        case .fromFarSide(let axis, _): body(0, .size(axis))
        case .size(let argument, let axis): body(1 + argument.position, .size(axis))
        case .position(let argument, let name):
            body(1 + argument.position, .position(name.axis))
            if AttributePlan.line(name) != .leading { body(1 + argument.position, .size(name.axis)) }
            if name.isMirror { body(0, .size(name.axis)) }
        }
    }
}

extension AttributePlan {
    /// The plan with steps in the place of operations.
    fileprivate func renumbered(_ numbers: [OperationIndex: StepIndex], first: Int32) -> RuleProgram.Plan {
        func step(_ operation: OperationIndex) -> StepIndex { numbers[operation] ?? .absent }
        let rule: Rule<StepIndex> =
            switch self.rule {
            case .open: .open
            case .kept: .kept
            case .between(let one, let a, let other, let b):
                .between(leading: one, step(a), trailing: other, step(b))
            case .size(let a): .size(step(a))
            case .position(let line, let a, let name): .position(line, step(a), name: name)
            }
        return RuleProgram.Plan(
            rule: rule, minimum: step(minimum), maximum: step(maximum), first: first, count: Int32(operations.count))
    }
}
