import EspalierSolver
import Foundation

/// A view that goes by what was fitted of a subview, or of itself.
package protocol FittingListener: UIView {
    /// What was fitted may be otherwise now. Called once, until it is fitted again, while something changes: may mark
    /// and note, and must not run user code.
    func fittedSizeMayHaveChanged()
}

/// The subtree of one view, solved by itself (AUTOLAYOUT 3.4). It is kept while nothing in it changes: the same
/// question is a look-up then, and another one needs no more than to be solved.
final class FittedSize {
    private struct Question: Hashable {
        var width: CGFloat
        var height: CGFloat
        var horizontal: Float
        var vertical: Float
    }

    private let engine: ConstraintEngine
    private let node: Int32
    private var answers: [Question: CGSize] = [:]
    /// How many answers are kept.
    private static let answerLimit = 64
    private var wishes: (width: SolverConstraint, height: SolverConstraint)?

    init(of view: UIView) {
        engine = ConstraintEngine(fitting: view)
        engine.readDirection(view.topmost)
        // Above the first item, so that all of them find their ways up.
        node = engine.node(of: view)
        view.walkSubtree { inner in
            guard inner.flags.contains(.consumersBelow) else { return false }
            if let record = inner.constraintRecord { engine.take(record, inner) }
            return true
        }
    }

    /// The content of a view may ask for another size, or at another priority. What was solved is solved again from
    /// there, when somebody asks.
    func wishDidChange(_ record: ConstraintRecord) {
        answers.removeAll()
        let node = engine.existingNode(of: record)
        if node >= 0 { engine.noteWish(node) }
    }

    /// The constant of a constraint is another one.
    func constantDidChange(_ constraint: NSLayoutConstraint) {
        answers.removeAll()
        if engine.number(of: constraint) >= 0 { engine.stale.append(constraint) }
    }

    /// How many questions were solved, and not looked up.
    var solvings: Int { engine.counters.fittings }

    /// The size of the view's frame.
    func size(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, of view: UIView
    ) -> CGSize {
        let question = Question(
            width: target.width, height: target.height, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
        if let answer = answers[question] { return answer }
        engine.counters.fittings += 1
        set(target, horizontal.rawValue, vertical.rawValue)
        engine.update()
        engine.solveSystem()
        engine.forgetAsked()
        var rect = engine.solvedRect(node)
        rect.origin = .zero
        let size = engine.nodes[node].marks.contains(.plain) ? rect.size : view.frame(forAlignmentRect: rect).size
        for diagnostic in engine.diagnostics { view.report(diagnostic) }
        engine.diagnostics = []
        // Contents that have changed while they were asked are asked again next time.
        if engine.hasNews { return size }
        if answers.count == Self.answerLimit { answers.removeAll() }
        answers[question] = size
        return size
    }

    /// The two wishes of who asks.
    private func set(_ target: CGSize, _ horizontal: Float, _ vertical: Float) {
        if let wishes {
            for (wish, length, priority) in [
                (wishes.width, target.width, horizontal), (wishes.height, target.height, vertical),
            ] {
                engine.system.setConstant(wish, length)
                engine.system.setPriority(wish, priority)
            }
            return
        }
        func add(_ number: ItemNumber, _ length: CGFloat, _ priority: Float) -> SolverConstraint {
            engine.system.add(
                [SolverTerm(engine.variable(number, of: node), 1)], .equal, length, priority: priority,
                rank: SolverRank(owner: node, index: .max - 1 + number.rawValue % 2), isWish: true)
        }
        wishes = (add(.width, target.width, horizontal), add(.height, target.height, vertical))
    }
}

extension UIView {
    /// Says that what was fitted of this view and of those above it may be otherwise now: marks them up to the first
    /// that is marked.
    /// - Complexity: O(1) amortised: a view is marked once between two fittings.
    @inline(__always)
    final func noteFitting() {
        if !marks.contains(.unfitted) { markUnfitted() }
    }

    @inline(never)
    private func markUnfitted() {
        var current: ViewReference? = reference
        while let view = current {
            current = view.with { view in
                if view.marks.contains(.unfitted) { return nil }
                view.marks.insert(.unfitted)
                if view.constraintRecord?.isListenedTo ?? false { view.tellFitting() }
                return view.parent
            }
        }
    }

    /// Says what has changed to what was fitted of this view and of those above it, up to the first that is marked: of
    /// those, nothing is kept. Where nothing was fitted the views are marked, so that this is not looked for again.
    /// - Complexity: O(1) in a tree of which nothing is fitted; else O(depth below the view that is).
    final func noteFitting(_ tell: (FittedSize) -> Void) {
        var isKept = false
        var current: ViewReference? = reference
        while let view = current {
            current = view.with { view in
                if view.marks.contains(.unfitted) { return nil }
                guard let record = view.constraintRecord, let fitting = record.fitting else { return view.parent }
                tell(fitting)
                isKept = true
                if record.isListenedTo { view.tellFitting() }
                return view.parent
            }
        }
        if !isKept { noteFitting() }
    }

    /// Forgets what was fitted of marked views at and below this one, and takes their marks away.
    private func forgetFittings() {
        walkSubtree { view in
            guard view.marks.contains(.unfitted) else { return false }
            view.marks.remove(.unfitted)
            view.constraintRecord?.fitting = nil
            return true
        }
    }

    /// Whether the view holds an active constraint.
    package final var holdsConstraints: Bool { constraintRecord?.heldCount ?? 0 > 0 }

    /// Has the listener that this view or its superview is told once, when what could be fitted of this view now may be
    /// otherwise.
    /// - Complexity: O(views at and below this one that have changed since it was fitted).
    package final func hearFittings() {
        ensureConstraintRecord().isListenedTo = true
        if marks.contains(.unfitted) { forgetFittings() }
    }

    @inline(never)
    private func tellFitting() {
        if seams.contains(.arranged) { return tellArrangement() }
        let listener = self as? any FittingListener ?? realSuperview as? any FittingListener
        listener?.fittedSizeMayHaveChanged()
    }

    final func fittedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard target.width.isFinite, target.height.isFinite, !horizontal.rawValue.isNaN, !vertical.rawValue.isNaN else {
            trap("\(brief) is fitted into \(target): both lengths must be finite")
        }
        updateMarkedConstraints()
        let record = ensureConstraintRecord()
        if marks.contains(.unfitted) { forgetFittings() }
        let fitting = record.fitting ?? FittedSize(of: self)
        // Before it is asked: contents that change while they are asked mark it.
        record.fitting = fitting
        return fitting.size(target, horizontal, vertical, of: self)
    }
}
