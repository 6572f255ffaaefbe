import EspalierSLL

// The short way of computing a value: of a plain node, all of whose lengths are values of other nodes, found by the
// places of its row. Nearly all nodes are plain.
//
// It is the evaluator with lengths that come without a look at views. A value takes 30 instructions less so than by a
// function for both kinds of nodes, a twentieth of a second pass. Builds with ESPALIER_CHECKS compute each value in both
// ways, and compare them.
extension LayoutSolver {
    /// Where a plain node's lengths come from.
    private struct Row: RuleLengths {
        let edges: UnsafePointer<SolverEdge>
        let values: UnsafePointer<Double>
        let nodes: UnsafePointer<SolverNode>
        let node: UnsafePointer<SolverNode>

        /// A number of what stands at a place.
        @inline(__always)
        private func value(_ attribute: LayoutAttribute, at place: Int) -> Double {
            values[edges[place].source.position &* Int(ValueSlot.perNode) &+ attribute.rawValue]
        }

        @inline(__always)
        func extent(_ axis: Axis) -> Double { value(.size(axis), at: 0) }

        @inline(__always)
        func size(ofArgument argument: ArgumentIndex, _ axis: Axis) -> Double? {
            value(.size(axis), at: 1 + argument.position)
        }

        /// SLL 7.3, between siblings.
        @inline(__always)
        func distance(_ step: UnsafePointer<RuleProgram.Step>) -> Double? {
            let (axis, place) = (step.pointee.axis, 1 &+ step.pointee.argument.position)
            var edge = value(.position(axis), at: place)
            switch step.pointee.line {
            case .leading: break
            case .center: edge += value(.size(axis), at: place) / 2
            case .trailing: edge += value(.size(axis), at: place)
            }
            return step.pointee.isMirror ? extent(axis) - edge : edge
        }

        @inline(__always)
        func number(ofArgument argument: ArgumentIndex) -> Double? {
            node.pointee.record?.with { $0.number(ofArgument: argument) }
        }

        @inline(__always)
        func ownSize(_ axis: Axis) -> Double {
            values[ValueSlot(NodeIndex(raw: Int32(truncatingIfNeeded: nodes.distance(to: node))), .size(axis)).position]
        }
    }

    /// SLL 8. Not a number where a function or an object gave none.
    ///
    /// - Precondition: the node is plain.
    func computedPlainly(_ attribute: LayoutAttribute, _ node: UnsafePointer<SolverNode>, base: Double) -> Double {
        let row = Row(
            edges: UnsafePointer(pool.edges.base + node.pointee.firstIn.position), values: UnsafePointer(values.base),
            nodes: UnsafePointer(nodes.base), node: node)
        return RuleProgram.evaluate(attribute, node.pointee.program, row, scratch.base, base: base, NoRecorder())
    }
}
