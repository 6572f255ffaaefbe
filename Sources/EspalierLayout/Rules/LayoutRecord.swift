import EspalierSLL
import EspalierViews

/// An argument as a view keeps it.
struct BoundArgument {
    enum Kind {
        /// The record of the view, which knows when the view is gone; it does not hold it (SLL 11.4).
        case view(LayoutRecord)
        case number
        case block((UIView) -> Double?)
        case object(any LayoutNumber)
    }

    let kind: Kind
    /// The record of a view, to be read without counting references. Held by `kind`.
    let viewRecord: Unmanaged<LayoutRecord>?
    /// The number; of a function or an object the last answer, or nil where it gave none or was not asked yet.
    var number: Double?

    init(_ argument: LayoutArgument) {
        var viewRecord: Unmanaged<LayoutRecord>?
        switch argument {
        case .view(let view):
            let record = LayoutRecord.of(view)
            kind = .view(record)
            viewRecord = .passUnretained(record)
        case .number(let number):
            kind = .number
            self.number = number
        case .function(let function): kind = .block(function)
        case .provider(let object): kind = .object(object)
        }
        self.viewRecord = viewRecord
    }

    var isOpaque: Bool {
        switch kind {
        case .block, .object: true
        case .view, .number: false
        }
    }

    var isGone: Bool {
        viewRecord?._withUnsafeGuaranteedRef { $0.viewReference == nil } ?? false
    }
}

/// What the layout knows of one view: its rules, if it has any, and its place in the solver of its tree. Views that
/// rules measure have one too, so that their changes are heard.
final class LayoutRecord: SolverMember {
    /// Nil once the view is gone.
    private(set) var viewReference: Unmanaged<UIView>?
    private(set) var state = RuleState.empty
    /// That of `state`.
    var program: RuleProgram { state.program }
    private(set) var arguments: [BoundArgument] = []
    /// By text of `state`.
    private(set) var sharedOrigins = RuleOrigins.none
    /// Whether a rule text was ever added (SLL 1.2).
    private(set) var isRuled = false
    /// The constraints that were unset because a view is gone and that no pass has reported yet.
    private var unset: [ConstraintName] = []
    /// The solver that has registered the view under `node`, which is -1 otherwise. A solver that ends clears it.
    unowned(unsafe) var solver: LayoutSolver?
    var node: Int32 = -1

    private init(_ view: UIView) {
        viewReference = Unmanaged.passUnretained(view)
    }

    /// The record of a view, made if need be.
    static func of(_ view: UIView) -> LayoutRecord {
        if let record = existing(of: view) { return record }
        let record = LayoutRecord(view)
        view.solverMember = record
        view.markForSolver()
        return record
    }

    static func existing(of view: UIView) -> LayoutRecord? {
        // There is one package that solves, and it registers nothing else.
        view.solverMember.map { unsafeDowncast($0, to: LayoutRecord.self) }
    }

    /// Where the texts of `state` were added.
    var origins: [RuleOrigin] { sharedOrigins.list }

    var hasOpaqueArguments: Bool { !arguments.isEmpty && arguments.contains { $0.isOpaque } }

    /// The view that an argument is, while it is there.
    func viewReference(ofArgument index: Int) -> Unmanaged<UIView>? {
        arguments[index].viewRecord?._withUnsafeGuaranteedRef { $0.viewReference }
    }

    /// Whether there can be anything for `dropGoneViews()` and `takeUnset()`.
    var mayHaveGoneViews: Bool { !arguments.isEmpty || !unset.isEmpty }

    func add(_ rule: LayoutRule, _ added: [LayoutArgument], _ origin: RuleOrigin) {
        dropGoneViews()
        let transition = rule.transition(from: state, sharedOrigins, adding: origin)
        let allArguments = arguments + added.map(BoundArgument.init)
        write(transition.to, transition.arguments.map { allArguments[$0] }, transition.origins, isRuled: true)
    }

    /// Unsets every constraint built from a view that is gone (SLL 11.4).
    ///
    /// What was unset waits in `unset` for the next pass to report it, whoever asks first.
    func dropGoneViews() {
        guard arguments.contains(where: \.isGone) else { return }
        var builder = RuleStateBuilder(state)
        for name in ConstraintName.allCases {
            let value = builder.values[Int(name.rawValue)]
            guard value >= 0 else { continue }
            let needed = AttributePlan.reachable(from: [value], in: builder.operations)
            let isBuiltFromGone = needed.contains { index in
                builder.operations[Int(index)].argument.map { arguments[Int($0)].isGone } ?? false
            }
            if isBuiltFromGone {
                unset.append(name)
                builder.set(name, -1, RulePlace(text: 0, offset: 0))
            }
        }
        let (keptArguments, keptTexts) = builder.compact()
        state = RuleState(builder)
        arguments = keptArguments.map { arguments[$0] }
        sharedOrigins = RuleOrigins(keptTexts.map { origins[$0] })
    }

    /// Hands over the constraints that were unset since the last report.
    func takeUnset() -> [ConstraintName] {
        defer { unset = [] }
        return unset
    }

    /// Everything that rules have given the view, to go back to.
    var snapshot: RuleSnapshot {
        get { RuleSnapshot(state: state, arguments: arguments, origins: sharedOrigins, isRuled: isRuled) }
        set { write(newValue.state, newValue.arguments, newValue.origins, isRuled: newValue.isRuled) }
    }

    private func write(_ state: RuleState, _ arguments: [BoundArgument], _ origins: RuleOrigins, isRuled: Bool) {
        self.state = state
        self.arguments = arguments
        sharedOrigins = origins
        self.isRuled = isRuled
        solver?.unsettle(node)
        viewReference?._withUnsafeGuaranteedRef { $0.superview?.setNeedsLayout() }
    }

    /// Answers of a function or an object.
    func setNumber(_ number: Double?, ofArgument index: Int) {
        var changed = arguments
        changed[index].number = number
        arguments = changed
    }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .geometry(let old): solver?.noteGeometry(node, view, old)
        case .ancestors:
            solver?.unregister(self)
            view.markForSolver()
        case .value(.autoresizingMask, _): solver?.unsettle(node)
        case .value(.autoresizesSubviews, _):
            view.forEachChild { child in
                if let record = Self.existing(of: child) { record.solver?.unsettle(record.node) }
            }
        default: break
        }
    }

    func viewWillDie(_ view: UIView) {
        viewReference = nil
        solver?.unregister(self)
        // The record may live on as an argument of others. It must not hold the records of its own arguments: a row of
        // views, each measured by the next, would be released by recursion.
        arguments = []
    }

    func makeSolver() -> any TreeSolver { LayoutSolver() }
}

/// The rules of a view at one moment.
package struct RuleSnapshot {
    let state: RuleState
    let arguments: [BoundArgument]
    let origins: RuleOrigins
    let isRuled: Bool
}
