import EspalierSolver
import Foundation

// Bound views: masks as equations that hold both ways (AUTOLAYOUT 1.2).
extension ConstraintEngine {
    /// The axes on which a given view's mask follows a size that is looked for.
    func boundAxes(of node: Int32, _ view: UIView) -> ConstraintNode.Marks {
        let parent = nodes[node].parent
        guard view.maskBits != 0, parent >= 0, view.flags.contains(.translatesMask),
            !(view.solverMember?.placesView ?? false), let above = nodes[parent].view,
            above.with({ $0.flags.contains(.autoresizesSubviews) })
        else { return [] }
        var axes: ConstraintNode.Marks = []
        for axis in NSLayoutConstraint.Axis.both
        where view.maskFollows(axis) && nodes[parent].isPlaced(.size(axis)) { axes.formUnion(.bound(axis)) }
        return axes
    }

    /// Looks again at the subviews whose masks may follow the view's size, and makes nodes of those that do: their
    /// frames are written with the view's. Where the size is given nobody gets a node.
    func noteFollowers(of node: Int32) {
        guard let view = nodes[node].view, view.with({ $0.flags.contains(.subviewsAutoresize) }) else { return }
        let isPlaced = !nodes[node].marks.isDisjoint(with: .placed)
        view.with { view in
            view.forEachChild { child in
                let known = child.constraintRecord.map { existingNode(of: $0) } ?? -1
                let follows =
                    isPlaced && child.flags.contains(.translatesMask)
                    && (child.maskFollows(.horizontal) || child.maskFollows(.vertical))
                if known >= 0 {
                    if follows || !nodes[known].marks.isDisjoint(with: .bound) { list(known, .inStates, states) }
                } else if follows, fitted == nil {
                    _ = self.node(of: child)
                }
            }
        }
    }

    /// Puts the equations of a bound view into the system, and takes out those that hold no more.
    func updateMask(of node: Int32) {
        removeMask(of: node)
        guard !nodes[node].marks.isDisjoint(with: .bound), let view = nodes[node].view?.object,
            let above = nodes[nodes[node].parent].view?.object
        else { return }
        let base = maskBase(of: view, in: above)
        for axis in NSLayoutConstraint.Axis.both where nodes[node].marks.contains(.bound(axis)) {
            let (leading, length, trailing) = view.maskParts(axis)
            let equation = base[axis].equation(leading: leading, length: length, trailing: trailing)
            let (near, far) = alignment(of: node, axis)
            bind(.place(axis), of: node, equation.place, equation.placeConstant + near)
            bind(.size(axis), of: node, equation.size, equation.sizeConstant - near - far)
        }
    }

    /// Says that a number is `share` times the superview's size, and a constant.
    private func bind(_ number: ItemNumber, of node: Int32, _ share: Double, _ constant: Double) {
        let variable = variable(number, of: node)
        let parent = nodes[node].parent
        let (near, far) = alignment(of: parent, number.axis)
        let value = constant + share * (near + far)
        guard value.isFinite else { return give(number, of: node, variable) }
        if share == 0 { return system.setGiven(variable, value) }
        let size = self.variable(.size(number.axis), of: parent)
        let added = system.add(
            [SolverTerm(variable, 1), SolverTerm(size, -share)], .equal, value, priority: 1000,
            rank: SolverRank(owner: node, index: number.rawValue), isDefinition: true)
        entries.extend(to: Int(added.index) + 1, with: EngineConstraint())
        entries[added.index] = EngineConstraint()
        entries[added.index].node = node
        depend(added.index, on: parent)
        masks[node, default: []].append(MaskRow(row: added.index, number: number, share: share))
    }

    func removeMask(of node: Int32) {
        guard let equations = masks.removeValue(forKey: node) else { return }
        for row in equations.map(\.row) {
            system.remove(SolverConstraint(index: row))
            forgetDependencies(of: row)
            entries[row] = EngineConstraint()
        }
    }

    /// What a row says that stands for a mask: `the mask of 'cell': cell.width == box.width - 20`; nil of others.
    func maskText(of row: Int32) -> String? {
        let node = entries[row].node
        guard node >= 0, let equation = masks[node]?.first(where: { $0.row == row }),
            let view = nodes[node].view?.object
        else { return nil }
        let constant = system.constant(of: SolverConstraint(index: row))
        let share = equation.share == 1 ? "" : "\(equation.share.shortLength) * "
        let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).shortLength)"
        return "the mask of '\(view.constraintName)': \(name(of: node, equation.number)) == \(share)"
            + name(of: nodes[node].parent, .size(equation.number.axis)) + rest
    }

    /// Looks again at the masks that the alignment insets of a view enter into.
    func noteMasks(of node: Int32) {
        if !nodes[node].marks.isDisjoint(with: .bound) { list(node, .inStates, states) }
        var dependency = nodes[node].firstDependency
        while dependency >= 0 {
            let row = dependencies[dependency].constraint
            if entries[row].object == nil { list(entries[row].node, .inStates, states) }
            dependency = dependencies[dependency].next
        }
    }

    /// Replaces what the mask does not place by what the view has.
    func takeGivenAxes(_ node: Int32, _ rect: inout CGRect) {
        let given = givenRect(of: node)
        for axis in NSLayoutConstraint.Axis.both where !nodes[node].marks.contains(.bound(axis)) {
            rect.set(given.span(axis), on: axis)
        }
    }

    // MARK: Bases

    /// What a mask counts from: what is known, as long as nobody else has set the view or its superview, or what they are
    /// now.
    private func maskBase(of view: UIView, in above: UIView) -> MaskBase {
        func axis(_ axis: NSLayoutConstraint.Axis) -> MaskBase.Axis {
            let (span, extent) = (view.rect.span(axis), above.rect.size[axis])
            if let known = view.side?.maskBase?[axis], known.writtenSpan == span, known.writtenExtent == extent {
                return known
            }
            return MaskBase.Axis(
                span: span, extent: exactExtent(of: above, axis), writtenSpan: span, writtenExtent: extent)
        }
        let base = MaskBase(horizontal: axis(.horizontal), vertical: axis(.vertical))
        // What is fitted by itself is not what is there.
        if fitted == nil { view.ensureSide().maskBase = base }
        return base
    }

    /// The size of a view's bounds as it was solved, before it was put on pixels; else as it is.
    private func exactExtent(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        let extent = view.rect.size[axis]
        guard let record = view.constraintRecord, let engine = record.engine, engine.scale != nil, record.node >= 0,
            case let node = engine.nodes[record.node], !node.marks.contains(.foreign),
            node.isPlaced(.size(axis)), node.variable(.size(axis)) >= 0
        else { return extent }
        let (near, far) = engine.alignment(of: record.node, axis)
        let exact = engine.system.value(of: SolverVariable(index: node.variable(.size(axis)))) + near + far
        return abs(exact - extent) < 1 ? exact : extent
    }
}
