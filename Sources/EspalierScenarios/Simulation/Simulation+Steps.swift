import EspalierControls
import EspalierViews
import Foundation

extension Simulation {
    /// Does what a step says, without the pass after it.
    func act(_ step: ScenarioStep) throws(ScenarioRunError) {
        switch step.action {
        case .set(let reference, let setting):
            let view = try view(reference)
            try set(setting, of: view)
        case .add(let tree, let superview, let position): try add(tree, to: superview, at: position)
        case .move(let reference, let superview, let position): try move(reference, to: superview, at: position)
        case .remove(let reference):
            let view = try child(reference, to: "removed")
            view.removeFromSuperview()
        case .front(let reference):
            let view = try child(reference, to: "brought to the front")
            view.realSuperview?.bringSubviewToFront(view)
        case .back(let reference):
            let view = try child(reference, to: "sent to the back")
            view.realSuperview?.sendSubviewToBack(view)
        case .exchange(let first, let second): try exchange(first, second)
        case .rule(let rule, let reference, fails: true): try addRefused(rule, to: reference)
        case .rule(let rule, let reference, fails: false):
            let view = try view(reference)
            try add(rule, to: view)
        case .layout(let reference):
            let view = try view(reference)
            try pass(from: view)
        case .constrain(let constraint, in: let reference): try constrain(constraint, in: reference)
        case .activate(let identifiers): try activate(identifiers)
        case .deactivate(let identifiers): try deactivate(identifiers)
        case .setConstraint(let identifier, let constant, let priority):
            try setConstraint(identifier, constant: constant, priority: priority)
        case .rules(let rules, on: let reference):
            let view = try view(reference)
            try replaceRules(of: view, with: rules)
        case .guide(let name, on: let reference):
            let view = try view(reference)
            addGuide(name, to: view)
        case .keep(let reference): kept.append(try view(reference))
        case .mark, .note: break
        case .observe(let observer): try start(observer)
        case .unobserve(let id): try endObserver(id)
        case .query(let query): try ask(query)
        case .expectAnswer(let id, let answer, let tolerance):
            try expect(answer: answer, of: id, tolerance: tolerance)
        case .expectAmbiguous(let reference, let expected):
            let view = try view(reference)
            countExpectation()
            let got = view.hasAmbiguousLayout
            if got != expected { fail(view, .ambiguity(expected: expected, got: got)) }
        case .expectValue(let reference, let setting, let tolerance):
            let view = try view(reference)
            try expect(view, setting, tolerance: tolerance)
        case .expect(let reference, let frame, let tolerance):
            let view = try view(reference)
            expect(view, frame, tolerance: tolerance)
        }
    }

    /// A view that is not the root.
    private func child(_ reference: ScenarioReference, to what: String) throws(ScenarioRunError) -> UIView {
        let view = try self.view(reference)
        if view !== root { return view }
        throw error(reference.mark, "the root cannot be \(what)", fix: "name a view below it")
    }

    private func add(
        _ tree: ScenarioTree, to reference: ScenarioReference, at position: Int?
    ) throws(ScenarioRunError) {
        let superview = try view(reference)
        try checkPosition(position, in: superview, count: receiver(for: superview).subviewCount)
        let top = try make(tree[0])
        let views = try build(tree, root: top)
        insert(top, into: superview, at: position)
        if let design { top.tellControls(of: design) }
        try finish(tree, views, in: root)
    }

    private func move(
        _ reference: ScenarioReference, to target: ScenarioReference, at position: Int?
    ) throws(ScenarioRunError) {
        let view = try child(reference, to: "moved")
        let named = try self.view(target)
        let superview = receiver(for: named)
        if superview === view {
            let text =
                superview === named
                ? "a view cannot be moved into itself"
                : "'\(reference)' is the view that takes what is put into '\(target)'"
            throw error(target.mark, text, fix: "name another view")
        }
        if superview.isDescendant(of: view) {
            throw error(
                target.mark, "'\(reference)' cannot be moved to '\(target)', which is below it",
                fix: "name a view that is not below it")
        }
        let isSibling = view.realSuperview === superview
        try checkPosition(position, in: superview, count: superview.subviewCount - (isSibling ? 1 : 0))
        insert(view, into: superview, at: position)
    }

    /// The view that becomes the superview of what is put into a view.
    private func receiver(for view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }

    private func insert(_ view: UIView, into superview: UIView, at position: Int?) {
        if let position { superview.insertSubview(view, at: position) } else { superview.addSubview(view) }
        arrange(view, in: superview)
    }

    private func checkPosition(_ position: Int?, in superview: UIView, count: Int) throws(ScenarioRunError) {
        guard let position, position > count else { return }
        let others = count == 1 ? "1 other subview" : "\(count) other subviews"
        throw error(
            stepMark, key: "at", "'at' is \(position), but there \(count == 1 ? "is" : "are") \(others)",
            fix: count == 0 ? "write 0, or leave 'at' out" : "write 0 to \(count), or leave 'at' out for the last place"
        )
    }

    private func exchange(_ first: ScenarioReference, _ second: ScenarioReference) throws(ScenarioRunError) {
        let view = try self.view(first)
        let other = try self.view(second)
        if view === other { return }
        guard let superview = view.realSuperview, other.realSuperview === superview,
            let index = view.indexInSuperview, let otherIndex = other.indexInSuperview
        else {
            throw error(
                stepMark, key: "exchange", "'\(first)' and '\(second)' are no siblings",
                fix: "name two subviews of the same view")
        }
        superview.exchangeSubview(at: index, withSubviewAt: otherIndex)
    }

    private func expect(_ view: UIView, _ frame: CGRect, tolerance: Double) {
        countExpectation()
        let got = view.frame
        // Written so that a number that is not finite does not hold.
        let holds = zip(got.numbers, frame.numbers).allSatisfy { abs($0 - $1) <= tolerance }
        if !holds { fail(view, .frame(expected: frame, got: got)) }
    }
}
