import EspalierSolver
import Testing

/// What a contradiction costs in which very many constraints take part: what is looked at grows as they do.
@Suite("Contradictions of very many")
struct ConflictGrowthTests {
    enum Shape: CaseIterable {
        /// Each view behind the one before, and the first one behind the last.
        case ring
        /// Views that are too narrow to fill what is around them.
        case row
        /// The same with the widths before the places, and each as wide as the one before.
        case equalRow
        /// Distances that are too wide for what is around them.
        case overfull

        /// - Returns: the one that is broken, and what it contradicts.
        func make(_ count: Int, _ bench: Workbench) -> (broken: SolverConstraint, with: [SolverConstraint]) {
            let items = (0..<count).map { _ in bench.item() }
            let widths =
                self == .overfull || self == .ring
                ? []
                : items.indices.map { place in
                    self == .row || place == 0
                        ? bench.fix(items[place].width, 2)
                        : bench.add([(items[place].width, 1), (items[place - 1].width, -1)], .equal, 0)
                }
            let first = self == .ring ? [] : [bench.fix(items[0].x, 0)]
            let links = items.indices.dropFirst().map { place in
                bench.add(
                    [(items[place].x, 1), (items[place - 1].x, -1), (items[place - 1].width, -1)],
                    self == .overfull ? .greaterOrEqual : .equal, 8)
            }
            let last = items[count - 1]
            let broken =
                self == .ring
                ? bench.add([(items[0].x, 1), (last.x, -1), (last.width, -1)], .equal, 8)
                : bench.add([(last.x, 1), (last.width, 1)], .equal, self == .overfull ? 10 : 1e6)
            // What stands beside it takes no part.
            for item in items {
                bench.fix(item.height, 3)
                bench.add([(item.y, 1)], .greaterOrEqual, 3)
            }
            return (broken, widths + first + links)
        }
    }

    @Test("The set is whole, and costs no more than its length asks for", arguments: Shape.allCases)
    func grows(_ shape: Shape) {
        func costs(_ count: Int) -> ConstraintSystemCounters {
            let bench = Workbench()
            let (broken, with) = shape.make(count, bench)
            bench.system.solve()
            #expect(bench.system.conflicts.map(\.broken) == [broken])
            #expect(bench.system.conflicts.first?.with == with)
            return bench.system.counters
        }
        let (few, many) = (costs(100), costs(400))
        #expect(many.feasibilityChecks <= few.feasibilityChecks + 8)
        #expect(many.pivots <= 5 * few.pivots + 20)
        // Widths that are tied to one another are left to the simplex, which looks at all of them in each step.
        #expect(shape == .equalRow || 2 * many.conflictWork <= 11 * few.conflictWork)
    }
}
