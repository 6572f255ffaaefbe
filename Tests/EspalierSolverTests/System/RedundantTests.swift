import EspalierSolver
import Testing

@Suite("Redundant equations")
struct RedundantTests {
    @Test("Of equations that decide the same value the first in the order defines it, whenever it came")
    func firstDefines() {
        for isEarlierLast in [false, true] {
            let system = ConstraintSystem()
            let width = system.addVariable(.size, rank: SolverRank(owner: 0, index: 2))
            func add(_ index: Int32, _ constant: Double) {
                system.add(
                    [SolverTerm(width, 1)], .equal, constant, priority: 1000, rank: SolverRank(owner: 0, index: index))
            }
            // They differ by less than what counts as holding.
            let one = { add(1, 0.3) }
            let two = { add(2, 0.1 + 0.2) }
            if isEarlierLast { two() } else { one() }
            system.solve()
            if isEarlierLast { one() } else { two() }
            system.solve()
            #expect(system.value(of: width) == 0.3)
            #expect(system.conflicts.isEmpty)
        }
    }

    @Test("Another order of owners, and another rank, let another equation define the value")
    func orderChanges() {
        let ordering = TestOrdering()
        defer { withExtendedLifetime(ordering) {} }
        let system = ConstraintSystem()
        system.ordering = ordering
        let width = system.addVariable(.size, rank: SolverRank(owner: 9, index: 2))
        func add(_ owner: Int32, _ constant: Double) -> SolverConstraint {
            system.add(
                [SolverTerm(width, 1)], .equal, constant, priority: 1000, rank: SolverRank(owner: owner, index: 0))
        }
        let one = add(1, 0.3)
        _ = add(2, 0.1 + 0.2)
        system.solve()
        #expect(system.value(of: width) == 0.3)
        ordering.places = [1: 2, 2: 1]
        system.orderDidChange()
        system.solve()
        #expect(system.value(of: width) == 0.1 + 0.2)
        system.setRank(one, SolverRank(owner: 0, index: 0))
        system.solve()
        #expect(system.value(of: width) == 0.3)
    }

    @Test("Where nothing is redundant, open or broken, nobody is asked for an order")
    func noQuestions() {
        let ordering = TestOrdering()
        defer { withExtendedLifetime(ordering) {} }
        let bench = Workbench()
        bench.system.ordering = ordering
        let item = bench.item()
        bench.fix(item.x, 1)
        bench.add([(item.width, 1), (item.x, 2)], .equal, 9)
        bench.fix(item.y, 1)
        bench.fix(item.height, 1)
        bench.system.solve()
        #expect(bench.values(item.x, item.width) == [1, 7])
        #expect(ordering.questions == 0)
    }

    @Test("A redundant equation takes over when the one that defines goes")
    func takesOver() {
        let bench = Workbench()
        let item = bench.item()
        let first = bench.fix(item.width, 40)
        bench.add([(item.width, 2)], .equal, 80)
        bench.system.solve()
        bench.system.remove(first)
        #expect(bench.system.solve() == .unchanged)
        #expect(bench.system.value(of: item.width) == 40)
        #expect(!bench.system.isAmbiguous(item.width))
    }
}
