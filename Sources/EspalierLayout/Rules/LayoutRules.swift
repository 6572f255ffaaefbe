import EspalierSLL
import EspalierViews

extension UIView {
    /// The rules that place this view in its superview (SLL 1.2).
    public final var layoutRules: LayoutRules { LayoutRules(view: self) }
}

/// The rules of one view.
///
///     try title.layoutRules.add("ll = %rl + 8, ct = %ct", avatar, avatar)
///
/// Rules take effect in the next layout pass of the view's tree. While the view has no superview they have no effect.
public struct LayoutRules {
    let view: UIView

    /// Adds a rule text.
    ///
    /// - Parameters:
    ///   - text: statements in SLL, such as `"tt = rr = 5"`.
    ///   - arguments: one for each format specifier, in the order of the text: views, numbers, `.block { view in … }`,
    ///     `.object(x)`. Views are not held.
    ///   - file: where the program adds the rule, for messages.
    ///   - line: the line in `file`.
    /// - Throws: `RuleError` if anything is wrong with the text or the arguments; the rules are then unchanged (SLL
    ///   11.1). The next pass reports a cycle (SLL 11.2).
    /// - Complexity: O(length of the text) if the tree does not know the text yet, plus O(values that the view has).
    public func add(
        _ text: String, _ arguments: any LayoutArgumentConvertible..., file: String = #fileID, line: Int = #line
    ) throws(RuleError) {
        try add(text, arguments: arguments.map(\.layoutArgument), file: file, line: line)
    }

    /// Adds a rule text with a list of arguments. See `add(_:_:file:line:)`.
    public func add(
        _ text: String, arguments: [LayoutArgument], file: String = #fileID, line: Int = #line
    ) throws(RuleError) {
        let library = sharedLibrary()
        if let rule = library?.rule(text) { return try add(rule, arguments: arguments, file: file, line: line) }
        let (syntax, found) = RuleSyntax.parse(text)
        if !found.isEmpty || !syntax.accepts(arguments) {
            let diagnostics = syntax.diagnostics(found, with: arguments.map(\.described))
            throw RuleError(text: text, diagnostics: diagnostics, file: file, line: line)
        }
        let rule = LayoutRule(syntax)
        library?.add(rule)
        LayoutRecord.of(view).add(rule, arguments, RuleOrigin(file: file, line: line))
    }

    /// Adds a rule that has been read before. See `add(_:_:file:line:)`.
    public func add(
        _ rule: LayoutRule, _ arguments: any LayoutArgumentConvertible..., file: String = #fileID, line: Int = #line
    ) throws(RuleError) {
        try add(rule, arguments: arguments.map(\.layoutArgument), file: file, line: line)
    }

    /// Adds a rule that has been read before, with a list of arguments. See `add(_:_:file:line:)`.
    public func add(
        _ rule: LayoutRule, arguments: [LayoutArgument], file: String = #fileID, line: Int = #line
    ) throws(RuleError) {
        if !rule.syntax.accepts(arguments) {
            let diagnostics = rule.syntax.argumentDiagnostics(arguments.map(\.described))
            if !diagnostics.isEmpty {
                throw RuleError(text: rule.text, diagnostics: diagnostics, file: file, line: line)
            }
        }
        LayoutRecord.of(view).add(rule, arguments, RuleOrigin(file: file, line: line))
    }

    /// Whether a rule text was ever added to the view (SLL 1.2).
    public var isRuled: Bool { LayoutRecord.existing(of: view)?.isRuled ?? false }

    /// The view's rules as they are, to go back to.
    package var snapshot: RuleSnapshot {
        get { LayoutRecord.of(view).snapshot }
        nonmutating set { LayoutRecord.of(view).snapshot = newValue }
    }

    /// What the passes of the view's tree have cost.
    package var counters: SolverCounters {
        let root = view.topmost
        var counters = (root.existingTreeSolver as? LayoutSolver)?.counters ?? SolverCounters()
        counters.textsCompiled = (root.sharedForms as? RuleLibrary)?.compiled ?? 0
        return counters
    }

    /// How far up the topmost view is looked for when a text is added. Deeper trees share forms where the solver
    /// knows the view already, so that adding rules to a deep chain stays linear.
    private static let searchedDepth = 64

    /// The library of the view's tree; nil for a view on its own.
    private func sharedLibrary() -> RuleLibrary? {
        if let solver = LayoutRecord.existing(of: view)?.solver { return solver.library }
        var root = Handle(view)
        var depth = 0
        while let superview = root.with({ $0.superviewReference }) {
            root = superview
            depth += 1
            if depth > Self.searchedDepth { return nil }
        }
        if depth == 0 { return nil }
        return root.with { .shared(of: $0) }
    }
}

extension RuleSyntax {
    /// Whether there is one argument of the right kind for each format (SLL 5.3, 7.1). Messages, which need the
    /// arguments' names, are made where it is not so.
    fileprivate func accepts(_ arguments: [LayoutArgument]) -> Bool {
        arguments.count == formats.count
            && zip(formats, arguments).allSatisfy { $0.format.accepts($1.kind) }
    }
}

extension RuleLibrary {
    /// Makes it the library of a tree, of which `root` is the topmost view. It belongs to one isolation domain.
    package func share(with root: UIView) { root.sharedForms = self }

    /// The library of the tree of which `root` is the topmost view, made if need be.
    static func shared(of root: UIView) -> RuleLibrary {
        if let library = root.sharedForms as? RuleLibrary { return library }
        let made = RuleLibrary()
        root.sharedForms = made
        return made
    }
}

extension UIView {
    /// Runs a layout pass like `layoutIfNeeded()`, but throws a cycle among the rules of the tree instead of reporting
    /// it to `diagnosticsHandler`.
    ///
    /// It reports what involves constraints to that handler, as `layoutIfNeeded()` does: conflicts, and a circle of
    /// rules and constraints that measure one another. The pass ends at such a circle as at a cycle, and the frames in
    /// it are unchanged (AUTOLAYOUT 4.2).
    ///
    /// - Throws: `LayoutCycle`; no frame has changed then (SLL 11.2).
    /// - Complexity: O(depth + what the changes since the last pass can reach).
    public final func solveLayout() throws(LayoutCycle) {
        guard let error = layoutPassError() else { return }
        guard let cycle = error as? LayoutCycle else {
            // Rules and constraints in a circle: each of them has a solution, so that no rule is at fault.
            return topmost.report(ViewDiagnostic(message: "\(error)", views: []))
        }
        throw cycle
    }
}
