import EspalierSLL

// The short way of computing a value: of a plain node, all of whose lengths are values of other nodes, found by the
// places of its row. Nearly all nodes are plain.
//
// It does what `computedAnyway` does, and leaves out the look at views. A value takes 30 instructions less so than by a
// function for both, a twentieth of a second pass. Builds with ESPALIER_CHECKS compute each value in both ways, and
// compare them.
extension LayoutSolver {
    /// Where a plain node's lengths come from.
    private struct Row {
        let edges: UnsafePointer<SolverEdge>
        let values: UnsafePointer<Double>

        /// A number of what stands at a place.
        @inline(__always)
        func value(_ attribute: LayoutAttribute, at place: Int) -> Double {
            values[Int(edges[place].source) &* Int(SlotNumber.perNode) &+ attribute.rawValue]
        }

        /// A size of the superview.
        @inline(__always)
        func extent(_ axis: Axis) -> Double { value(.size(axis), at: 0) }

        /// SLL 7.3, between siblings.
        @inline(__always)
        func distance(_ step: UnsafePointer<RuleProgram.Step>) -> Double {
            let (axis, place) = (step.pointee.axis, 1 &+ Int(step.pointee.a))
            var edge = value(.position(axis), at: place)
            switch step.pointee.line {
            case .leading: break
            case .center: edge += value(.size(axis), at: place) / 2
            case .trailing: edge += value(.size(axis), at: place)
            }
            return step.pointee.isMirror ? extent(axis) - edge : edge
        }
    }

    /// SLL 8. Not a number where a function or an object gave none.
    ///
    /// - Precondition: the node is plain.
    func computedPlainly(_ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, base: Double) -> Double {
        let program = node.pointee.program
        let plan = program.pointee.plan(attribute)
        let row = Row(edges: UnsafePointer(pool.edges.base + Int(node.pointee.firstIn)), values: values.base)
        let results = scratch.base
        var result = results
        var step = program.pointee.steps(of: plan)
        let end = step + Int(plan.pointee.count)
        while step != end {
            let (a, b) = (Int(step.pointee.a), Int(step.pointee.b))
            switch step.pointee.kind {
            case .number: result.pointee = step.pointee.number
            case .percentage: result.pointee = row.extent(step.pointee.axis) * step.pointee.number / 100
            case .argument, .argumentPercentage:
                guard let given = number(ofArgument: a, of: node) else { return .nan }
                let isPercentage = step.pointee.kind == .argumentPercentage
                result.pointee = isPercentage ? row.extent(step.pointee.axis) * given / 100 : given
            case .size: result.pointee = row.value(.size(step.pointee.axis), at: 1 + a)
            case .position: result.pointee = row.distance(step)
            case .negate: result.pointee = -results[a]
            case .fromFarSide: result.pointee = row.extent(step.pointee.axis) - results[a]
            case .add: result.pointee = results[a] + results[b]
            case .subtract: result.pointee = results[a] - results[b]
            case .multiply: result.pointee = results[a] * results[b]
            case .divide: result.pointee = results[a] / results[b]
            }
            result += 1
            step += 1
        }
        return placed(attribute, node, plan, results, base: base)
    }
}
