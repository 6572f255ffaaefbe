import EspalierSLL
import EspalierSupport
import EspalierViews

/// What rules make of one attribute of a view, and of what: a recording of the evaluator, read in terms of the rules.
/// Explanations in words are made from it, and checks compare it with the layout. It is about one moment.
struct RuleEvaluation {
    /// A constraint that has a part in the attribute.
    struct Part {
        /// The name as it was assigned.
        let name: ConstraintName
        /// The name that the attribute is computed from: of a mirror name its canonical one.
        let used: ConstraintName
        /// The operation of the value of `used`.
        let operation: OperationIndex
        let place: RulePlace
        /// The value of `name`; nil where a function or an object gave none.
        let value: Double?
        /// The value of `used`.
        let usedValue: Double?
    }

    /// What a limit does.
    struct Limit {
        let part: Part
        let isMinimum: Bool
        /// Whether the size would be another one without it.
        let changes: Bool
        /// Whether it changes the size, or the size is as long as it is and nothing else gives it.
        let applies: Bool
        /// What the size would be without it; nil where it is not known, or the same, or no finite number (SLL 11.3).
        let without: Double?
    }

    let attribute: LayoutAttribute
    let view: UIView
    let record: LayoutRecord
    let plan: AttributePlan
    let recording: RuleRecording
    /// The constraints, in the order left, centre, right, top, centre, bottom; a size by its own name.
    let parts: [Part]
    private(set) var limits: [Limit] = []
    /// By operation: the step of the recording.
    private let steps: [OperationIndex: Int]
    private let lacking: Set<Int>

    init(
        _ attribute: LayoutAttribute, _ view: UIView, _ record: LayoutRecord, _ recording: RuleRecording
    ) {
        self.attribute = attribute
        self.view = view
        self.record = record
        self.recording = recording
        let state = record.state
        let plan = state.plans[attribute.rawValue]
        self.plan = plan
        let steps = Dictionary(uniqueKeysWithValues: plan.operations.enumerated().map { ($1, $0) })
        let lacking = Self.lacking(recording, state, plan, steps)
        self.steps = steps
        self.lacking = lacking
        func value(_ operation: OperationIndex) -> Double? {
            steps[operation].flatMap { lacking.contains($0) ? nil : recording.results[$0] }
        }
        func part(_ used: ConstraintName) -> Part {
            let name = state.written(used)
            let operation = state.values[Int(used.rawValue)]
            return Part(
                name: name, used: used, operation: operation, place: state.places[Int(used.rawValue)],
                value: value(state.values[Int(name.rawValue)]), usedValue: value(operation))
        }
        switch plan.rule {
        case .open, .kept: parts = []
        case .size: parts = [part(attribute.axis == .horizontal ? .w : .h)]
        case .between: parts = state.inForce(attribute.axis).ordered(byKey: \.rawValue).map(part)
        case .position(_, _, let name): parts = [part(name)]
        }
        if !attribute.isSize { return }
        let horizontal = attribute.axis == .horizontal
        let minimum = plan.minimum.exists ? part(horizontal ? .minw : .minh) : nil
        let maximum = plan.maximum.exists ? part(horizontal ? .maxw : .maxh) : nil
        if let minimum { limits.append(limit(minimum, isMinimum: true, other: maximum)) }
        if let maximum { limits.append(limit(maximum, isMinimum: false, other: minimum)) }
    }

    /// The number of an operation; nil where it has none.
    func value(of operation: OperationIndex) -> Double? {
        steps[operation].flatMap { lacking.contains($0) ? nil : recording.results[$0] }
    }

    /// What comes out; nil where a function or an object gave no number.
    var value: Double? { recording.missing.isEmpty ? recording.value : nil }

    private func limit(_ part: Part, isMinimum: Bool, other: Part?) -> Limit {
        guard let value else {
            return Limit(part: part, isMinimum: isMinimum, changes: false, applies: false, without: nil)
        }
        let rest = other?.usedValue
        let without = RuleProgram.limited(
            recording.unlimited, minimum: isMinimum ? nil : rest, maximum: isMinimum ? rest : nil)
        // Of a size that is kept it may not be known what it was before: one that is as long as the limit is held by it.
        let isHeld = plan.isKept && part.usedValue == value
        let changes = without != value
        return Limit(
            part: part, isMinimum: isMinimum, changes: changes, applies: changes || isHeld,
            without: changes && without.isFinite ? without : nil)
    }

    /// The steps without a number, with those that are computed from them.
    private static func lacking(
        _ recording: RuleRecording, _ state: RuleState, _ plan: AttributePlan, _ steps: [OperationIndex: Int]
    ) -> Set<Int> {
        if recording.missing.isEmpty { return [] }
        var lacking = Set(recording.missing)
        for (step, index) in plan.operations.enumerated() {
            let (a, b) = state.operations[index].operands
            if [a, b].contains(where: { $0.flatMap { steps[$0] }.map(lacking.contains) ?? false }) {
                lacking.insert(step)
            }
        }
        return lacking
    }

    /// What the parts and the limits come to, computed from nothing but what is told of them: the same number as the
    /// evaluator's. Not a number where one of them has none.
    var recomputed: Double {
        guard recording.missing.isEmpty else { return .nan }
        let numbers = parts.map { part in
            part.name == part.used
                ? part.usedValue ?? .nan : recording.extent(attribute.axis) - (part.value ?? .nan)
        }
        var size = recording.base
        switch plan.rule {
        case .open, .kept: break
        case .size: size = numbers[0]
        case .between(let first, _, let second, _):
            size = numbers[1] - numbers[0]
            if first != .leading || second != .trailing { size *= 2 }
        case .position(.leading, _, _): return numbers[0]
        case .position(let line, _, _):
            let own = recording.ownSize(attribute.axis)
            return numbers[0] - (line == .center ? own / 2 : own)
        }
        for limit in limits {
            guard let length = limit.part.usedValue, length >= 0 else { continue }
            if limit.isMinimum ? size < length : size > length { size = length }
        }
        return size < 0 ? 0 : size
    }
}

extension RuleState {
    /// The name by whose assignment a canonical name has its value: its mirror name, where that was assigned (SLL 6.2).
    func written(_ used: ConstraintName) -> ConstraintName {
        guard used.isCanonical else { return used }
        let mirror = used.mirror
        let isMirrored =
            values[Int(mirror.rawValue)].exists && places[Int(mirror.rawValue)] == places[Int(used.rawValue)]
        return isMirrored ? mirror : used
    }
}

extension ConstraintName {
    /// Of a canonical name, the one that counts from the other side (SLL 2.2).
    fileprivate var mirror: ConstraintName { ConstraintName(rawValue: rawValue + 3) ?? self }
}
