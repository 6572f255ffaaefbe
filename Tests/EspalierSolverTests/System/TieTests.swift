import EspalierSolver
import Testing

@Suite("What is open is closed (AUTOLAYOUT 2.4)")
struct TieTests {
    @Test("a0: a constraint wins over a wish of its priority that it balances, by itself, in a chain and in a program")
    func balance() {
        for others in 0...2 {
            let bench = Workbench()
            let box = bench.item()
            bench.wish(box.width, 0, hugging: 250, resistance: 750)
            // As far from the wish as from what the constraint says: any width between costs the same.
            bench.fix(box.width, 375, 250)
            var last = box
            for _ in 0..<others {
                let next = bench.item()
                bench.add([(next.width, 1), (last.width, -1)], .equal, 0)
                // With an inequality beside it the block has more than one parameter.
                bench.add([(next.x, 1), (last.width, -0.5)], .greaterOrEqual, 0)
                last = next
            }
            bench.system.solve()
            #expect(bench.system.value(of: last.width) == 375)
            #expect(bench.system.isAmbiguous(box.width))
        }
    }

    @Test("a2: what only an inequality bounds stands at its bound, below and above, with and without others")
    func bounds() {
        for others in 0...2 {
            let bench = Workbench()
            let box = bench.item()
            bench.add([(box.y, 1)], .lessOrEqual, 10, tie: .rests)
            bench.add([(box.x, 1)], .greaterOrEqual, -40, tie: .rests)
            for _ in 0..<others {
                let next = bench.item()
                bench.add([(next.y, 1), (box.y, -1)], .equal, 5)
                bench.add([(next.x, 1), (box.x, -1)], .lessOrEqual, 7, tie: .rests)
            }
            bench.system.solve()
            #expect(bench.values(box.x, box.y, box.height) == [-40, 10, 0])
        }
    }

    @Test("a2: of several bounds the first in the order is rested at, also after the order has changed")
    func order() {
        let system = ConstraintSystem()
        let ordering = TestOrdering()
        system.ordering = ordering
        let place = system.addVariable(.place(target: 0), rank: SolverRank(owner: 0, index: 0))
        let bounds: [(Int32, SolverRelation, Double)] = [(1, .lessOrEqual, 90), (2, .greaterOrEqual, 20)]
        for (owner, relation, constant) in bounds {
            system.add(
                [SolverTerm(place, 1)], relation, constant, priority: 1000, rank: SolverRank(owner: owner, index: 0),
                tie: .rests)
        }
        system.solve()
        #expect(system.value(of: place) == 90)
        ordering.places = [1: 2, 2: 1]
        system.orderDidChange()
        system.solve()
        #expect(system.value(of: place) == 20)
    }

    @Test("a2: sizes come first, optional inequalities take no part, and what rests at nothing goes to its target")
    func others() {
        let bench = Workbench()
        let box = bench.item()
        // The right edge at 50 at least, at an end that the size does not reach.
        bench.add([(box.x, 1), (box.width, 1)], .greaterOrEqual, 50, tie: .rests)
        bench.add([(box.y, 1)], .lessOrEqual, 10, 500, tie: .rests)
        bench.system.solve()
        #expect(bench.values(box.x, box.y, box.width) == [50, 0, 0])
    }
}
