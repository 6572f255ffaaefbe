import EspalierSolver
import EspalierSupport
import Foundation

// Which views and guides the engine knows, and their variables.
extension ConstraintEngine {
    /// The node of an item, or -1.
    @inline(__always)
    func existingNode(of item: ConstraintItem) -> Int32 {
        if fitted == nil { return item.engine === self ? item.node : -1 }
        return fittedNodes[ObjectIdentifier(item)] ?? -1
    }

    /// The number of a constraint in the system, or -1.
    func number(of constraint: NSLayoutConstraint) -> Int32 {
        if fitted == nil { return constraint.engineIndex }
        return fittedNumbers[ObjectIdentifier(constraint)] ?? -1
    }

    func setNumber(_ number: Int32, of constraint: NSLayoutConstraint) {
        if fitted == nil {
            constraint.engineIndex = number
        } else {
            fittedNumbers[ObjectIdentifier(constraint)] = number
        }
    }

    /// Takes over a view that waited for the engine, with all that it holds. Runs no user code.
    func take(_ record: ConstraintRecord, _ view: UIView) {
        var node = existingNode(of: record)
        if node < 0 {
            if record.heldCount == 0, record.guides == nil, view.flags.contains(.translatesMask) { return }
            node = self.node(of: record, view)
        }
        guard nodes[node].marks.contains(.inHolding) else { return }
        // Translated at once, while view and constraints are in the cache.
        nodes[node].marks.remove(.inHolding)
        record.forEachHeld { if !translatePlainly($0, heldBy: node) { pending.append($0) } }
    }

    /// The node of a view, made if need be.
    @inline(__always)
    func node(of view: UIView) -> Int32 {
        if let record = view.constraintRecord {
            let node = existingNode(of: record)
            if node >= 0 { return node }
        }
        return node(of: view.ensureConstraintRecord(), view)
    }

    /// The node of an item that has its view, made if need be.
    @inline(__always)
    func node(of item: ConstraintItem) -> Int32 {
        let node = existingNode(of: item)
        if node >= 0 { return node }
        guard let view = item.view else { return -1 }
        return view.with { self.node(of: item, $0) }
    }

    /// Makes nodes of an item and of all views above it that have none: ancestors stand in the system too, as the order
    /// of items changes with theirs, and where they lie decides how frames are rounded.
    @inline(never)
    private func node(of item: ConstraintItem, _ view: UIView) -> Int32 {
        // As in a walk from above: the superview has its node.
        if fitted == nil, !item.isGuide, let above = view.parent {
            let parent = above.with { above in
                above.marks.contains(.recorded) ? above.side.map { existingNode(of: $0.knownConstraints) } ?? -1 : -1
            }
            if parent >= 0 { return makeNode(item, view, parent) }
        }
        var way: [(ConstraintItem, UIView)] = [(item, view)]
        var parent: Int32 = -1
        var next = item.isGuide ? view : parentView(of: view)
        while let above = next {
            let record = above.ensureConstraintRecord()
            parent = existingNode(of: record)
            if parent >= 0 { break }
            way.append((record, above))
            next = parentView(of: above)
        }
        for (item, view) in way.reversed() { parent = makeNode(item, view, parent) }
        return parent
    }

    /// The superview, where the engine goes as far.
    func parentView(of view: UIView) -> UIView? {
        if let fitted, fitted == view.reference { return nil }
        return view.realSuperview
    }

    private func makeNode(_ item: ConstraintItem, _ view: UIView, _ parent: Int32) -> Int32 {
        var node = ConstraintNode()
        node.item = Handle(item)
        node.view = view.reference
        node.parent = parent
        node.depth = parent < 0 ? 0 : nodes[parent].depth + 1
        if item.isGuide {
            node.marks = [.guide, .plain]
            if item.guide?.with({ $0.kind }) == .auxiliary { node.marks.insert(.auxiliary) }
        } else if type(of: view) == UIView.self, !view.marks.contains(.documentContent) {
            node.marks = .plain
        } else {
            if view is any WidthDependentContent, !view.marks.contains(.documentContent) {
                node.marks.insert(.mayWrap)
            }
            if view is any ScrollingContent { node.marks.insert(.scrolls) }
        }
        node.marks.insert(.foreign)
        let number: Int32
        if let free = freeNodes.popLast() {
            number = free
            // Lists may have the number still, of who had it before.
            node.marks.formUnion(nodes[number].marks.intersection(.listed))
            nodes[number] = node
        } else {
            number = Int32(nodes.count)
            nodes.append(node)
        }
        if fitted != nil {
            fittedNodes[ObjectIdentifier(item)] = number
        } else {
            item.engine = self
            item.node = number
        }
        // Whoever moves the view from now on tells it.
        view.flags.remove(.ancestorsTold)
        list(number, .inStates, states)
        if !item.isGuide { takeHeld(unsafeDowncast(item, to: ConstraintRecord.self), number) }
        return number
    }

    private func takeHeld(_ record: ConstraintRecord, _ node: Int32) {
        if record.heldCount > 0 {
            record.forEachHeld { setNumber(-1, of: $0) }
            list(node, .inHolding, holding)
        }
        if let guides = record.guides {
            for guide in guides.added { _ = self.node(of: guide.item) }
        }
    }

    /// Forgets an item with all constraints that it has.
    func dropNode(_ number: Int32) {
        guard let item = nodes[number].item else { return }
        removeWishes(number)
        removeMask(of: number)
        item.with { item in
            for constraint in item.referring { constraint.with { drop($0) } }
            (item as? ConstraintRecord)?.forEachHeld { drop($0) }
            if fitted == nil {
                item.engine = nil
                item.node = -1
            }
        }
        while nodes[number].firstDependency >= 0 {
            let constraint = dependencies[nodes[number].firstDependency].constraint
            guard let object = entries[constraint].object else {
                let bound = entries[constraint].node
                removeMask(of: bound)
                list(bound, .inStates, states)
                continue
            }
            object.with { object in
                drop(object)
                // It may stand, and only the way between its items be another one.
                pending.append(object)
            }
        }
        for which in ItemNumber.allCases {
            let variable = nodes[number].variable(which)
            if variable >= 0 { system.removeVariable(SolverVariable(index: variable)) }
        }
        if nodes[number].marks.contains(.inset) { alignment[number] = nil }
        let listed = nodes[number].marks.intersection(.listed)
        nodes[number] = ConstraintNode()
        nodes[number].marks = listed
        freeNodes.append(number)
    }

    /// Takes a constraint out of the system, if it is in it.
    func drop(_ constraint: NSLayoutConstraint) {
        let number = number(of: constraint)
        guard number >= 0, Int(number) < entries.count,
            entries[number].object == Handle(constraint)
        else { return }
        system.remove(SolverConstraint(index: number))
        forgetDependencies(of: number)
        entries[number] = EngineConstraint()
        setNumber(-1, of: constraint)
    }

    /// Puts a node into a list, if it is not there.
    @inline(__always)
    func list(_ node: Int32, _ mark: ConstraintNode.Marks, _ list: PlainBuffer<Int32>) {
        if nodes[node].marks.contains(mark) { return }
        nodes[node].marks.insert(mark)
        list.append(node)
    }

    // MARK: Variables

    /// The variable of one of the numbers, made if need be. A given one has the value that the view has at present.
    @inline(__always)
    func variable(_ number: ItemNumber, of node: Int32) -> SolverVariable {
        let existing = nodes[node].variable(number)
        if existing >= 0 { return SolverVariable(index: existing) }
        return makeVariable(number, of: node)
    }

    @inline(never)
    func makeVariable(_ number: ItemNumber, of node: Int32) -> SolverVariable {
        let variable = system.addVariable(kind(of: number, node), rank: SolverRank(owner: node, index: number.rawValue))
        slots.extend(to: Int(variable.index) + 1, with: -1)
        slots[variable.index] = node * 4 + number.rawValue
        nodes[node].setVariable(number, variable.index)
        // Whoever waits for its state gets it there.
        if nodes[node].marks.isDisjoint(with: .inStates), !nodes[node].isPlaced(number), nodes[node].view != nil {
            give(number, of: node, variable)
        }
        return variable
    }

    func kind(of number: ItemNumber, _ node: Int32) -> SolverVariableKind {
        if nodes[node].marks.contains(.auxiliary) { return number.isSize ? .auxiliarySize : .auxiliary }
        // Nothing is asked of it: its equation alone says what it is.
        if nodes[node].isBound(number) { return .auxiliary }
        return number.isSize ? .size : .place(target: target(number, of: node))
    }
}

extension ConstraintNode.Marks {
    /// Those that say in which lists a node stands.
    static let listed: Self = [
        .inStates, .inGiven, .inWishes, .inInsets, .inWrites, .inHeights, .inMoved, .inHolding, .fluid,
    ]
}
