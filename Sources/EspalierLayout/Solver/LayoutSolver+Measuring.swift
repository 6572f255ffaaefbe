import EspalierSLL
import EspalierViews
import Foundation

// Lengths as they will be once solved frames are written (SLL 7).
extension LayoutSolver {
    /// Where a rule's lengths come from, on any way between two views. (Those of a plain node are found without a look at
    /// any view: `computedPlainly`.)
    struct Measured: RuleLengths {
        private let solver: LayoutSolver
        private let view: ViewReference
        private let record: Handle<LayoutRecord>
        /// Whether functions and objects are asked that no pass has asked yet.
        private let asks: Bool

        init(_ solver: LayoutSolver, _ view: ViewReference, _ record: Handle<LayoutRecord>, asks: Bool) {
            self.solver = solver
            self.view = view
            self.record = record
            self.asks = asks
        }

        init?(_ solver: LayoutSolver, _ node: SolverNode) {
            guard let view = node.view, let record = node.record else { return nil }
            self.init(solver, view, record, asks: false)
        }

        /// The view that an argument is; nil once it is gone.
        private func view(ofArgument argument: ArgumentIndex) -> ViewReference? {
            record.with { $0.viewReference(ofArgument: argument) }
        }

        /// The superview. Rules have none of their effects without one.
        private var space: ViewReference? { view.with { $0.superviewReference } }

        func extent(_ axis: Axis) -> Double { space.map { solver.extent(of: $0, axis) } ?? 0 }

        func size(ofArgument argument: ArgumentIndex, _ axis: Axis) -> Double? {
            view(ofArgument: argument).map { solver.size(of: $0, axis) }
        }

        func distance(_ step: UnsafePointer<RuleProgram.Step>) -> Double? {
            guard let other = view(ofArgument: step.pointee.argument), let space else { return nil }
            return solver.distance(step.pointee.name, of: other, in: space)
        }

        func number(ofArgument argument: ArgumentIndex) -> Double? {
            if let number = record.with({ $0.number(ofArgument: argument) }) { return number }
            return asks ? record.object.ask(argument, view.object) : nil
        }

        func ownSize(_ axis: Axis) -> Double { solver.size(of: view, axis) }
    }

    /// A number of a view's frame: of a view that the solver knows, as solved.
    private func value(_ attribute: LayoutAttribute, of view: ViewReference) -> Double {
        view.with { inner in
            let node = LayoutRecord.node(of: inner)
            if node.exists, node.position < nodes.count, nodes[node].view == view {
                return values[ValueSlot(node, attribute)]
            }
            return attribute.value(in: inner.ruleRect)
        }
    }

    func frame(of view: ViewReference) -> CGRect {
        CGRect(
            x: value(.x, of: view), y: value(.y, of: view), width: value(.width, of: view),
            height: value(.height, of: view))
    }

    private func geometry(of view: ViewReference) -> ViewGeometry {
        view.with { ViewGeometry(of: $0, solved: frame(of: view)) }
    }

    /// The size of a superview in its own coordinates.
    func extent(of space: ViewReference, _ axis: Axis) -> Double {
        if space.with({ $0.isTransformed }) {
            let size = geometry(of: space).rect.size
            return axis == .horizontal ? size.width : size.height
        }
        return value(.size(axis), of: space)
    }

    /// SLL 7.2.
    func size(of other: ViewReference, _ axis: Axis) -> Double { value(.size(axis), of: other) }

    /// SLL 7.3: the distance of a line of `other` from a side of `space`.
    func distance(_ name: ConstraintName, of other: ViewReference, in space: ViewReference) -> Double {
        let axis = name.axis
        let (origin, size) = span(of: other, in: space, axis)
        let edge =
            switch AttributePlan.line(name) {
            case .leading: origin
            case .center: origin + size / 2
            case .trailing: origin + size
            }
        return name.isMirror ? extent(of: space, axis) - edge : edge
    }

    /// SLL 7.4 and 7.6: where `other` lies in `space`, on one axis.
    private func span(
        of other: ViewReference, in space: ViewReference, _ axis: Axis
    ) -> (origin: Double, size: Double) {
        let isPlainSibling = other.with {
            $0.superviewReference == space && !$0.hasSpecialGeometry
        }
        if isPlainSibling { return (value(.position(axis), of: other), value(.size(axis), of: other)) }
        if other == space { return (0, extent(of: space, axis)) }
        let measure = other.with { first in
            space.with { Measure(of: first, in: $0) }
        }
        if measure.hasTransform { return convertedSpan(measure, axis) }
        var origin = 0.0
        for (index, view) in measure.up.enumerated() {
            if index > 0 { origin -= boundsOrigin(of: view, axis) }
            origin = index == 0 ? value(.position(axis), of: view) : origin + value(.position(axis), of: view)
        }
        for view in measure.down {
            origin -= value(.position(axis), of: view)
            origin += boundsOrigin(of: view, axis)
        }
        // A view that encloses the space: its bounds begin at its bounds origin.
        if measure.up.isEmpty { origin += boundsOrigin(of: other, axis) }
        return (origin, value(.size(axis), of: other))
    }

    private func boundsOrigin(of view: ViewReference, _ axis: Axis) -> Double {
        view.with { view in
            guard view.hasSpecialGeometry else { return 0 }
            let origin = view.storedGeometry.boundsOrigin
            return axis == .horizontal ? origin.x : origin.y
        }
    }

    /// The enclosing upright rectangle of the other view's bounds, put through all geometries on the way.
    private func convertedSpan(_ measure: Measure, _ axis: Axis) -> (origin: Double, size: Double) {
        let own = geometry(of: measure.other)
        let up = measure.up.map { geometry(of: $0) }
        let down = measure.down.map { geometry(of: $0) }
        var low = Double.infinity
        var high = -Double.infinity
        for (dx, dy) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] {
            var point = CGPoint(
                x: own.boundsOrigin.x + dx * own.rect.size.width, y: own.boundsOrigin.y + dy * own.rect.size.height)
            for geometry in up { point = geometry.toSuperview(point) }
            for geometry in down.reversed() { point = geometry.fromSuperview(point) }
            let value: Double = axis == .horizontal ? point.x : point.y
            low = min(low, value)
            high = max(high, value)
        }
        return (low, high - low)
    }
}
