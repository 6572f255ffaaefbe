import EspalierSolver
import Foundation

// Where two items meet, and what a constraint comes to depend on between them.
extension ConstraintEngine {
    /// The nearest view that both items lie in; a view lies in itself, a guide in its owner.
    @inline(__always)
    func commonSpace(_ first: ConstraintItem, _ second: ConstraintItem) -> UIView {
        guard let a = first.view, let b = second.view else { return root.object }
        if a == b { return a.object }
        let (aboveA, aboveB) = (a.parent, b.parent)
        if let aboveA, aboveA == b { return b.object }
        if let aboveB {
            if aboveB == a { return a.object }
            if let aboveA, aboveA == aboveB { return aboveA.object }
        }
        return commonView(a.object, b.object)
    }

    /// The view in whose coordinates an item's own variables are.
    func spaceAround(_ item: ConstraintItem) -> UIView {
        guard let view = item.view?.object else { return root.object }
        return item.isGuide ? view : parentView(of: view) ?? view
    }

    /// The nearest view that both lie in. Both ways up are gone in turns, so that the cost is that of the way between
    /// them, and not of their depth.
    func commonView(_ first: UIView, _ second: UIView) -> UIView {
        var known: Set<ViewReference> = []
        var ways: [ViewReference?] = [first.reference, second.reference]
        while ways[0] != nil || ways[1] != nil {
            for index in 0...1 {
                guard let view = ways[index] else { continue }
                if !known.insert(view).inserted { return view.object }
                ways[index] = view.parent
            }
        }
        return root.object
    }

    // MARK: Dependencies

    func depend(_ constraint: Int32, on node: Int32) {
        let next = nodes[node].firstDependency
        let dependency = EngineDependency(
            constraint: constraint, node: node, next: next, previous: -1,
            nextOfConstraint: entries[constraint].firstDependency)
        let number: Int32
        if let free = freeDependencies.popLast() {
            number = free
            dependencies[number] = dependency
        } else {
            number = Int32(dependencies.count)
            dependencies.append(dependency)
        }
        if next >= 0 { dependencies[next].previous = number }
        nodes[node].firstDependency = number
        entries[constraint].firstDependency = number
    }

    func forgetDependencies(of constraint: Int32) {
        var current = entries[constraint].firstDependency
        while current >= 0 {
            let dependency = dependencies[current]
            if dependency.next >= 0 { dependencies[dependency.next].previous = dependency.previous }
            if dependency.previous >= 0 {
                dependencies[dependency.previous].next = dependency.next
            } else {
                nodes[dependency.node].firstDependency = dependency.next
            }
            freeDependencies.append(current)
            current = dependency.nextOfConstraint
        }
        entries[constraint].firstDependency = -1
    }
}
