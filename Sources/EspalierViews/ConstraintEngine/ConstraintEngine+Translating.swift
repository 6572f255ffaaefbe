import EspalierSolver
import Foundation

// Constraints as sums of variables (AUTOLAYOUT 1.3 to 1.5).
extension ConstraintEngine {
    /// Puts a constraint into the system, or gives the one that is there what it says now.
    func translate(_ constraint: NSLayoutConstraint) {
        guard holdingNode(of: constraint) >= 0 else { return drop(constraint) }
        counters.translations += 1
        if gatherPlainly(constraint) {
            #if ESPALIER_CHECKS
                checkPlainTerms(constraint)
            #endif
        } else {
            gather(constraint)
        }
        // Insets, margins and baselines are code of others: the constraint may be gone by now.
        let node = holdingNode(of: constraint)
        guard node >= 0 else { return drop(constraint) }
        let number = number(of: constraint)
        let constant = Double(constraint.constantValue) + offset
        guard constant.isFinite else {
            drop(constraint)
            return reportNumber(constraint, constant)
        }
        if number >= 0, onlyConstants {
            entries[number].offset = offset
            system.setConstant(SolverConstraint(index: number), constant)
            return
        }
        drop(constraint)
        put(constraint, constant, heldBy: node)
    }

    /// Puts a constraint into the system that is not there, if the short way serves. Runs no user code.
    ///
    /// - Parameter node: The node of the view that holds it.
    /// - Returns: whether it is there now.
    func translatePlainly(_ constraint: NSLayoutConstraint, heldBy node: Int32) -> Bool {
        guard !constraint.lacksItem, gatherPlainly(constraint) else { return false }
        #if ESPALIER_CHECKS
            checkPlainTerms(constraint)
        #endif
        counters.translations += 1
        put(constraint, Double(constraint.constantValue), heldBy: node)
        return true
    }

    /// Adds what was gathered.
    @inline(__always)
    private func put(_ constraint: NSLayoutConstraint, _ constant: Double, heldBy node: Int32) {
        let added = system.add(
            UnsafeBufferPointer(start: terms.base, count: terms.count), constraint.solverRelation, constant,
            priority: constraint.priorityValue, rank: SolverRank(owner: node, index: constraint.order),
            tie: constraint.solverTie)
        entries.extend(to: Int(added.index) + 1, with: EngineConstraint())
        var entry = EngineConstraint()
        entry.object = Handle(constraint)
        entry.offset = offset
        entry.node = node
        entries[added.index] = entry
        setNumber(added.index, of: constraint)
        for passed in passed.elements { depend(added.index, on: passed) }
    }

    /// The node of the view that holds a constraint whose items are there, or -1.
    @inline(__always)
    private func holdingNode(of constraint: NSLayoutConstraint) -> Int32 {
        guard let holder = constraint.holder, !constraint.lacksItem else { return -1 }
        return holder.with { existingNode(of: $0) }
    }

    private func reportNumber(_ constraint: NSLayoutConstraint, _ constant: Double) {
        diagnostics.append(
            ViewDiagnostic(
                message: "\(constraint.text) comes out with the constant \(constant) and counts nothing\n"
                    + "fix: see that margins and baselines are finite", views: []))
    }

    // MARK: Terms

    func gather(_ constraint: NSLayoutConstraint) {
        terms.removeAll()
        passed.removeAll()
        offset = 0
        if constraint.extras?.terms.isEmpty ?? true, let first = constraint.first {
            let kind = constraint.firstKind.attribute
            if kind.isSize { return gatherSizes(constraint) }
            guard let second = constraint.second else { return }
            first.with { first in
                second.with { second in
                    let isAcross = kind.isHorizontal != constraint.secondKind.attribute.isHorizontal
                    // Of one view on one axis it does not matter where its places are measured.
                    let space =
                        isAcross && first === second
                        ? spaceAround(first) : commonSpace(first, second)
                    let isMirrored = mirrors(constraint, space)
                    let other = -Double(constraint.multiplierValue)
                    addPlace(first, kind, 1, space, isMirrored)
                    addPlace(second, constraint.secondKind.attribute, other, space, isMirrored)
                    guard isMirrored else { return }
                    let far = isAcross ? kind.isHorizontal ? 1 : other : 1 + other
                    if far != 0 { addFarSide(far, of: space) }
                }
            }
            return
        }
        gatherAll(constraint)
    }

    private func gatherSizes(_ constraint: NSLayoutConstraint) {
        constraint.forEachTerm { term in
            term.item?.with { addSize($0, term.attribute, Double(term.coefficient)) }
        }
    }

    /// The terms of a constraint with distances in it: up to four places and a size.
    private func gatherAll(_ constraint: NSLayoutConstraint) {
        var found: [ConstraintTerm] = []
        constraint.forEachTerm { found.append($0) }
        var space: UIView?
        for case let item? in found.filter({ !$0.attribute.isSize }).map(\.item) {
            item.with { item in
                guard let base = item.view?.object else { return }
                space = space.map { commonView($0, base) } ?? base
            }
        }
        let isMirrored = space.map { mirrors(constraint, $0) } ?? false
        var sum = 0.0
        for term in found {
            guard let item = term.item?.object else { continue }
            if term.attribute.isSize {
                addSize(item, term.attribute, Double(term.coefficient))
            } else if let space {
                addPlace(item, term.attribute, Double(term.coefficient), space, isMirrored)
                if term.attribute.isHorizontal { sum += Double(term.coefficient) }
            }
        }
        if isMirrored, sum != 0, let space { addFarSide(sum, of: space) }
    }

    @inline(__always)
    func add(_ number: ItemNumber, of node: Int32, _ coefficient: Double) {
        terms.append(SolverTerm(variable(number, of: node), coefficient))
    }

    func addSize(_ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        let axis: NSLayoutConstraint.Axis = attribute == .width ? .horizontal : .vertical
        if let inset = ownInsets(of: item) {
            guard let view = item.view?.object else { return }
            if let strip = item.guide?.object.strip(axis, in: view) {
                offset -= factor * Double(strip.extent)
                return
            }
            let node = node(of: view)
            add(.size(axis), of: node, factor)
            let own = alignment(of: node, axis)
            let (near, far) = inset.parts(axis)
            offset -= factor * (own.near + own.far - near - far)
        } else {
            add(.size(axis), of: node(of: item), factor)
        }
    }

    // MARK: Direction

    /// - Parameter root: The topmost view of the tree.
    func readDirection(_ root: UIView) {
        let isReversed = root.currentTraits.layoutDirection == .rightToLeft
        direction = root.marks.contains(.overridesTraits) ? nil : isReversed ? .rightToLeft : .leftToRight
    }

    private func mirrors(_ constraint: NSLayoutConstraint, _ space: UIView) -> Bool {
        guard constraint.isDirectional else { return false }
        guard let direction, type(of: space) == UIView.self else {
            return space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        // What a plain view answers, without a way up to the topmost view.
        guard let attribute = space.side?.uncommon?.semanticContentAttribute else {
            return direction == .rightToLeft
        }
        return UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: direction) == .rightToLeft
    }
}

extension NSLayoutConstraint {
    fileprivate var solverRelation: SolverRelation {
        relationBits == 0 ? .equal : relationBits < 0 ? .lessOrEqual : .greaterOrEqual
    }

    /// An inequality of a view's list between places on one axis is where things rest that nothing else decides.
    fileprivate var solverTie: SolverTie {
        let isRest =
            relationBits != 0 && order >= 0 && second != nil && !firstKind.attribute.isSize
            && firstKind.attribute.isHorizontal == secondKind.attribute.isHorizontal
            && extras?.terms.isEmpty ?? true
        return isRest ? .rests : .none
    }

    /// Whether it speaks of leading or trailing.
    fileprivate var isDirectional: Bool {
        if firstKind.attribute.isDirectional || secondKind.attribute.isDirectional { return true }
        return extras?.terms.contains { $0.attribute.isDirectional } ?? false
    }
}
