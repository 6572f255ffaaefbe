import ConstraintOracle
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random trees of items and masks, edited at random, beside their equations as an exact solver solves them.
@Suite("Masks that hold both ways: against the equations")
struct MaskOracleTests {
    @Test("AUTOLAYOUT 1.2: every frame, conflict and ambiguity", arguments: randomPrograms(120 as UInt64))
    func equations(seed: UInt64) {
        var model = MaskModel(seed: seed)
        for step in 0..<12 {
            model.root.layoutIfNeeded()
            let solution: OracleSolution
            let names: [NSLayoutConstraint?]
            do {
                let (system, rows) = try model.system()
                solution = try Oracle(system).solve()
                names = rows
            } catch { return }
            for (index, view) in model.views.enumerated() {
                var numbers = Array(solution.values[index * 4..<index * 4 + 4])
                // Below 0 it is written as 0.
                for size in 2...3 where numbers[size] < 0 { numbers[size] = 0 }
                let expected = numbers.map(\.double)
                let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                let isRight = zip(expected, found).allSatisfy { abs($0 - $1) < 1e-6 }
                #expect(isRight, "seed \(seed), step \(step), \(view): \(found) instead of \(expected)")
                let isAmbiguous =
                    solution.isAmbiguous[index * 4..<index * 4 + 4].contains(true)
                    && !view.translatesAutoresizingMaskIntoConstraints
                #expect(view.hasAmbiguousLayout == isAmbiguous, "seed \(seed), step \(step), \(view)")
                guard isRight else { return }
                model.frames[index] = numbers
            }
            let conflicts = solution.conflicts.map { conflict in
                ([conflict.broken] + conflict.with).compactMap { names[$0] }
            }
            let found = model.root.layoutConflicts.map { [$0.broken] + $0.with }
            #expect(found == conflicts, "seed \(seed), step \(step)")
            for _ in 0...model.random.below(3) { model.edit() }
        }
    }
}
