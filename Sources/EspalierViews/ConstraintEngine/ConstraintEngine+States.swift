import EspalierSolver
import Foundation

// Which numbers are looked for, and what the others are (AUTOLAYOUT 1.1, 1.2, 1.6, 4.1).
extension ConstraintEngine {
    /// Finds out what a node is, and makes or gives its variables.
    func updateState(_ node: Int32) {
        guard let view = nodes[node].view else { return }
        let old = nodes[node].marks.intersection(.placed)
        var new: ConstraintNode.Marks = []
        if nodes[node].marks.contains(.guide) {
            new = .item
        } else {
            view.with { view in
                new = isFitted(view) ? .free : state(of: view)
                readInsets(of: node, view)
                if new.isEmpty { new = boundAxes(of: node, view) }
            }
        }
        nodes[node].marks.subtract(.placed)
        nodes[node].marks.formUnion(new)
        if old != new {
            noteMoved(node)
            if !nodes[node].marks.contains(.guide) { noteFollowers(of: node) }
        }
        let isContent = nodes[node].marks.contains(.guide) && isContentGuide(node)
        for number in ItemNumber.allCases {
            let (isSolved, isBound) = (nodes[node].isSolved(number), nodes[node].isBound(number))
            if isContent, !number.isSize {
                system.setGiven(variable(number, of: node), 0)
            } else if nodes[node].variable(number) < 0 {
                // Given ones wait until they are asked for.
                if isSolved && !nodes[node].marks.contains(.auxiliary) || isBound { _ = makeVariable(number, of: node) }
            } else {
                let variable = variable(number, of: node)
                if old.symmetricDifference(new).contains(.bound(number.axis)) {
                    system.setKind(kind(of: number, node), of: variable)
                }
                if isSolved || isBound { system.setFree(variable) }
            }
        }
        if !old.union(new).isDisjoint(with: .bound) { updateMask(of: node) }
        if !new.contains(.item) { updateGiven(node) }
        if new.isDisjoint(with: .solved) { removeWishes(node) }
        if new.isEmpty { return }
        nodes[node].marks.insert(.foreign)
        list(node, .inWrites, writes)
        if !nodes[node].marks.isDisjoint(with: .solved), !nodes[node].marks.contains(.guide) { noteWish(node) }
    }

    private func isFitted(_ view: UIView) -> Bool { fitted.map { $0 == view.reference } ?? false }

    private func state(of view: UIView) -> ConstraintNode.Marks {
        if view.flags.contains(.translatesMask) { return [] }
        if view.superviewReference == nil {
            return view.flags.contains(.isWindow) || view.side?.tree?.rootIsGiven ?? false ? [] : .free
        }
        return view.solverMember?.placesView ?? false ? [] : .item
    }

    private func isContentGuide(_ node: Int32) -> Bool {
        nodes[node].item?.with { $0.guide?.with { $0.kind } } == .contentLayout
    }

    /// The alignment rectangle that a view has, in its superview's coordinates.
    func givenRect(of node: Int32) -> CGRect {
        guard let view = nodes[node].view else { return .zero }
        var rect = view.with { $0.rect }
        if let fitted, fitted == view { rect.origin = .zero }
        return nodes[node].marks.contains(.inset) ? rect.inset(by: alignment[node] ?? .zero) : rect
    }

    /// The bounds origin to which a place is as near as possible (AUTOLAYOUT 2.4). What lies in a scroll view begins
    /// where its content begins, however far that is scrolled.
    func target(_ number: ItemNumber, of node: Int32) -> Double {
        let space = nodes[node].parent
        guard space >= 0, let view = nodes[space].view else { return 0 }
        return view.with { view in
            guard view.hasSpecialGeometry, !nodes[space].marks.contains(.scrolls) else { return 0 }
            return number == .x ? view.boundsOrigin.x : view.boundsOrigin.y
        }
    }

    /// Reads the alignment insets of a view, which its class may answer as it likes.
    ///
    /// - Returns: whether they are others.
    @discardableResult
    func readInsets(of node: Int32, _ view: UIView) -> Bool {
        if nodes[node].marks.contains(.plain) { return false }
        var insets = view.alignmentRectInsets
        if !insets.isFinite {
            diagnostics.append(
                ViewDiagnostic(
                    message: "alignmentRectInsets of \(view.brief) are \(insets) and count as zero\n"
                        + "fix: answer finite numbers", views: [view]))
            insets = .zero
        }
        guard isAlive(node, view) else { return false }
        let old = alignment[node] ?? .zero
        if insets == old { return false }
        alignment[node] = insets == .zero ? nil : insets
        if insets == .zero { nodes[node].marks.remove(.inset) } else { nodes[node].marks.insert(.inset) }
        list(node, .inGiven, given)
        list(node, .inWrites, writes)
        noteMoved(node)
        noteTranslations(of: node)
        noteMasks(of: node)
        return true
    }

    /// Whether a node is still that of a view, after user code has run.
    func isAlive(_ node: Int32, _ view: UIView) -> Bool {
        Int(node) < nodes.count && nodes[node].view.map { $0 == view.reference } ?? false
    }

    /// Gives the variables of a view that nobody looks for the numbers that it has now.
    func updateGiven(_ node: Int32) {
        guard nodes[node].view != nil, !nodes[node].marks.contains(.guide) else { return }
        let rect = givenRect(of: node)
        for number in ItemNumber.allCases where !nodes[node].isPlaced(number) {
            let variable = nodes[node].variable(number)
            if variable >= 0 { give(number, of: node, SolverVariable(index: variable), in: rect) }
        }
    }

    /// Gives a variable the number that a view has. Where insets make it infinite, the variable keeps what it was.
    ///
    /// - Parameter rect: the view's alignment rectangle, if it is known.
    func give(_ number: ItemNumber, of node: Int32, _ variable: SolverVariable, in rect: CGRect? = nil) {
        let value = number.value(in: rect ?? givenRect(of: node))
        if value.isFinite { return system.setGiven(variable, value) }
        let kept = system.value(of: variable)
        system.setGiven(variable, kept)
        guard let view = nodes[node].view?.object else { return }
        diagnostics.append(
            ViewDiagnostic(
                message: "\(number.name) of \(view.brief) is \(value) and counts as \(kept.shortLength)\n"
                    + "fix: use numbers whose sums are within a double", views: [view]))
    }
}

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
