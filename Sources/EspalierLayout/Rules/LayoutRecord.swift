import EspalierSLL
import EspalierViews
import Foundation

/// What the layout knows of one view: its rules, if it has any, and its place in the solver of its tree. Views that
/// rules measure have one too, so that their changes are heard.
final class LayoutRecord: SolverMember {
    // Accesses of these are not checked at run time, which took a fifth of a first pass. None of them is handed on as
    // `inout`: each access is a whole read or a whole write, so that no two can overlap.

    /// Nil once the view is gone.
    @exclusivity(unchecked) private(set) var viewReference: ViewReference?
    /// Nil for no rules, here and in `sharedOrigins`: an object for that would be one of all threads, which would
    /// wait for each other to count its references.
    @exclusivity(unchecked) private var ownState: RuleState?
    // Nine bytes, one and four, which is why they stand in this order: a record takes 64 bytes.
    @exclusivity(unchecked) private var bound = BoundArguments.none
    /// What spares a look into the lists.
    private var traits = Traits()
    /// That of the view in `solver`, if it is known there.
    @exclusivity(unchecked) var node = NodeIndex.absent
    /// The solver that has registered the view. One that ends clears it.
    @exclusivity(unchecked) unowned(unsafe) var solver: LayoutSolver?
    /// By text of `state`.
    @exclusivity(unchecked) private(set) var sharedOrigins: RuleOrigins?

    private struct Traits: OptionSet {
        var rawValue: UInt8

        /// A rule text was added at some time (SLL 1.2).
        static let ruled = Traits(rawValue: 1)
        /// Some of the arguments are functions or objects.
        static let asked = Traits(rawValue: 2)
    }

    private init(_ view: UIView) {
        viewReference = Handle(view)
    }

    /// The record of a view, made if need be.
    static func of(_ view: UIView) -> LayoutRecord {
        if let record = existing(of: view) { return record }
        let record = LayoutRecord(view)
        view.solverMember = record
        view.markForSolver()
        return record
    }

    /// The view's node in its tree's solver, if it is known there.
    static func node(of view: UIView) -> NodeIndex {
        reference(of: view)?.with { $0.node } ?? .absent
    }

    static func existing(of view: UIView) -> LayoutRecord? { reference(of: view)?.object }

    /// The same, without a reference counted. The view holds it.
    static func reference(of view: UIView) -> Handle<LayoutRecord>? {
        // What constraints keep has a slot of its own: in this one stands what the package of rules registers, and
        // nothing else.
        view.solverMemberReference.map { Handle(at: $0.address) }
    }

    /// Whether a rule text was ever added (SLL 1.2).
    var isRuled: Bool { traits.contains(.ruled) }

    /// The numbers that rules know of the view. Its own transform plays no part where it has rules of its own
    /// (SLL 7.6).
    @inline(__always)
    func rect(of view: UIView) -> CGRect {
        isRuled && view.isTransformed ? view.storedGeometry.rect : view.realFrame
    }

    var state: RuleState { ownState ?? .empty }

    /// How the solver computes what `state` says. Valid as long as that stays.
    var program: UnsafePointer<RuleProgram> { ownState?.program ?? RuleState.empty.program }

    /// Where the texts of `state` were added.
    var origins: [RuleOrigin] { sharedOrigins?.list ?? [] }

    private var unset: [ConstraintName] { sharedOrigins?.unset ?? [] }

    var arguments: [BoundArgument] { bound.list }
    var argumentIndices: Range<ArgumentIndex> { bound.indices }

    /// The view that an argument is, while it is there.
    func viewReference(ofArgument index: ArgumentIndex) -> ViewReference? {
        switch bound {
        case .one(.view(let record)): record.viewReference
        case .many(let list):
            if case .view(let record) = list[index] { record.viewReference } else { nil }
        default: nil
        }
    }

    var hasGoneViews: Bool {
        switch bound {
        case .none: false
        case .one(let argument): argument.isGone
        case .many(let list): list.contains(where: \.isGone)
        }
    }

    func number(ofArgument index: ArgumentIndex) -> Double? { bound[index].number }

    /// What a function or an object gives now; nil for other arguments.
    func ask(_ index: ArgumentIndex, _ view: UIView) -> Double? {
        if case .asked(let asked) = bound[index] { asked.ask(view) } else { nil }
    }

    /// Calls `body` for each argument, with the view that it is, while it is there.
    func forEachArgument(_ body: (ViewReference?) -> Void) {
        for index in bound.indices { body(viewReference(ofArgument: index)) }
    }

    /// Whether `condition` holds of all views that are arguments.
    func allMeasured(_ condition: (ViewReference) -> Bool) -> Bool {
        for index in bound.indices {
            if let view = viewReference(ofArgument: index), !condition(view) { return false }
        }
        return true
    }

    var hasAskedArguments: Bool { traits.contains(.asked) }
    var hasUnset: Bool { !unset.isEmpty }

    func add(_ rule: LayoutRule, _ added: [LayoutArgument], _ origin: RuleOrigin) {
        dropGoneViews()
        let transition = rule.transition(from: ownState, sharedOrigins, adding: origin)
        let allArguments = arguments + added.map(BoundArgument.init)
        write(transition.to, transition.arguments.map { allArguments[$0] }, transition.origins, isRuled: true)
    }

    /// Unsets every constraint built from a view that is gone (SLL 11.4).
    ///
    /// What was unset waits in `unset` for the next pass to report it, whoever asks first.
    func dropGoneViews() {
        guard hasGoneViews else { return }
        let arguments = arguments
        var builder = RuleStateBuilder(state)
        var unset = unset
        for name in ConstraintName.allCases {
            let value = builder.values[Int(name.rawValue)]
            guard value.exists else { continue }
            let needed = AttributePlan.reachable(from: [value], in: builder.operations)
            let isBuiltFromGone = needed.contains { index in
                builder.operations[index].argument.map { arguments[$0].isGone } ?? false
            }
            if isBuiltFromGone {
                unset.append(name)
                builder.set(name, .absent, .unset)
            }
        }
        let (keptArguments, keptTexts) = builder.compact()
        ownState = RuleState(builder)
        setArguments(keptArguments.map { arguments[$0] })
        sharedOrigins = RuleOrigins(keptTexts.map { origins[$0] }, unset: unset)
    }

    /// Hands over the constraints that were unset since the last report.
    func takeUnset() -> [ConstraintName] {
        let taken = unset
        if !taken.isEmpty { sharedOrigins = RuleOrigins(origins) }
        return taken
    }

    /// Everything that rules have given the view, to go back to.
    var snapshot: RuleSnapshot {
        get { RuleSnapshot(state: ownState, arguments: arguments, origins: sharedOrigins, isRuled: isRuled) }
        set { write(newValue.state, newValue.arguments, newValue.origins, isRuled: newValue.isRuled) }
    }

    private func write(_ state: RuleState?, _ arguments: [BoundArgument], _ origins: RuleOrigins?, isRuled: Bool) {
        guard let view = viewReference else { return store(state, arguments, origins, isRuled: isRuled) }
        view.with {
            $0.changeRecorded(.rules) { store(state, arguments, origins, isRuled: isRuled) }
        }
    }

    private func store(_ state: RuleState?, _ arguments: [BoundArgument], _ origins: RuleOrigins?, isRuled: Bool) {
        ownState = state
        setArguments(arguments)
        let unset = unset
        let isShared = unset.isEmpty && origins?.unset.isEmpty ?? true
        sharedOrigins = isShared ? origins : RuleOrigins(origins?.list ?? [], unset: unset)
        let wasRuled = self.isRuled
        if isRuled { traits.insert(.ruled) } else { traits.remove(.ruled) }
        if isRuled != wasRuled { viewReference?.with { $0.placementDidChange() } }
        solver?.markUnresolved(node)
        viewReference?.with { $0.superview?.setNeedsLayout() }
    }

    private func setArguments(_ new: [BoundArgument]) {
        bound = BoundArguments(new)
        traits.remove(.asked)
        if new.contains(where: \.isAsked) { traits.insert(.asked) }
    }

    /// Takes over the answer of a function or an object.
    func setNumber(_ number: Double?, of asked: AskedArgument, at index: ArgumentIndex) {
        var changed = arguments
        changed[index] = .asked(AskedArgument(source: asked.source, number: number))
        bound = BoundArguments(changed)
    }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .geometry(let old): solver?.noteGeometry(node, view, old)
        case .ancestors:
            solver?.unregister(self)
            view.markForSolver()
        case .value(.autoresizingMask, _): solver?.markUnresolved(node)
        case .value(.autoresizesSubviews, _):
            view.forEachChild { child in
                if let record = Self.existing(of: child) { record.solver?.markUnresolved(record.node) }
            }
        default: break
        }
    }

    func viewWillDie(_ view: UIView) {
        viewReference = nil
        solver?.unregister(self)
        // The record may live on as an argument of others. It must not hold the records of its own arguments: a row of
        // views, each measured by the next, would be released by recursion.
        setArguments([])
    }

    func makeSolver() -> any TreeSolver { LayoutSolver() }

    var placesView: Bool { isRuled }
}

/// The rules of a view at one moment.
package struct RuleSnapshot {
    let state: RuleState?
    let arguments: [BoundArgument]
    let origins: RuleOrigins?
    let isRuled: Bool

    /// Whether it has no rule that counts.
    package var isEmpty: Bool { state == nil }

    /// That of a view that never had a rule.
    package static var none: RuleSnapshot { RuleSnapshot(state: nil, arguments: [], origins: nil, isRuled: false) }
}

extension UIView {
    /// The numbers that rules know of the view: `LayoutRecord.rect(of:)`.
    var ruleRect: CGRect {
        LayoutRecord.reference(of: self)?.with { $0.rect(of: self) } ?? realFrame
    }
}
