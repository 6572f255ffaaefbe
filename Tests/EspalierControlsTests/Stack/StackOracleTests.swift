import ConstraintOracle
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random stacks, beside the equations of AUTOLAYOUT 6 as an exact solver solves them.
@Suite("UIStackView: against the equations")
struct StackOracleTests {
    static func views(_ view: UIView) -> [UIView] {
        [view] + ((view as? UIStackView)?.arrangedSubviews ?? []).flatMap { views($0) }
    }

    /// What a stack comes to where it differs from the equations; nil where it does not, or they are too much for the
    /// exact solver.
    private func difference(_ model: ModelStack, size: (Int, Int)?) throws -> String? {
        let equations: StackEquations
        let solution: OracleSolution
        do {
            equations = try StackEquations(model, size: size)
            solution = try Oracle(equations.system).solve()
        } catch is OracleOverflow { return nil }
        let stack = model.made()
        stack.diagnosticsHandler = { _ in }
        if let size {
            stack.frame.size = CGSize(width: size.0, height: size.1)
        } else {
            stack.translatesAutoresizingMaskIntoConstraints = false
        }
        stack.layoutIfNeeded()
        for (index, (view, item)) in zip(Self.views(stack), equations.items).enumerated() {
            let expected = [item.x, item.y, item.width, item.height].map { solution.values[$0].double }
            let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            if zip(expected, found).contains(where: { abs($0 - $1) > 1e-6 }) {
                return "view \(index) has \(found) instead of \(expected)"
            }
            let isAmbiguous = [item.x, item.y, item.width, item.height].contains { solution.isAmbiguous[$0] }
            if view.hasAmbiguousLayout != isAmbiguous { return "view \(index) is ambiguous: \(!isAmbiguous)" }
        }
        let conflicts = solution.conflicts.map { conflict in
            ([conflict.broken] + conflict.with).map { equations.names[$0] }
        }
        let found = stack.layoutConflicts.map { conflict in
            ([conflict.broken] + conflict.with).map { $0.identifier ?? "" }
        }
        return found == conflicts ? nil : "the conflicts are \(found) instead of \(conflicts)"
    }

    @Test("One stack", arguments: 0..<30)
    func one(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for step in 0..<6 {
            let model = ModelStack.random(&random, depth: 1)
            let size = random.oneIn(3) ? nil : (random.below(250), random.below(120))
            let difference = try difference(model, size: size)
            #expect(difference == nil, "seed \(seed), step \(step), size \(String(describing: size)): \(model)")
        }
    }

    @Test("Stacks in stacks", arguments: randomPrograms(30))
    func nested(seed: UInt64) throws {
        var random = SplitMix64(seed: seed + 1000)
        for step in 0..<3 {
            let model = ModelStack.random(&random, depth: 3)
            let size = random.oneIn(3) ? nil : (random.below(300), random.below(200))
            let difference = try difference(model, size: size)
            #expect(difference == nil, "seed \(seed), step \(step), size \(String(describing: size)): \(model)")
        }
    }
}
