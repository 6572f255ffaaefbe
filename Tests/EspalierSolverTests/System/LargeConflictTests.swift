import EspalierSolver
import Testing

@Suite("Contradictions in large parts")
struct LargeConflictTests {
    /// A chain of widths, each the one before and a bit more.
    private func chain(_ count: Int) -> (bench: Workbench, widths: [SolverVariable], links: [SolverConstraint]) {
        let bench = Workbench()
        var widths: [SolverVariable] = []
        var links: [SolverConstraint] = []
        for index in 0..<count {
            let item = bench.item()
            if let before = widths.last {
                links.append(bench.add([(item.width, 1), (before, -1)], .equal, index % 2 == 0 ? 1 : 2))
            } else {
                links.append(bench.fix(item.width, 10))
            }
            widths.append(item.width)
        }
        return (bench, widths, links)
    }

    @Test("Thousands of contradictions end with the constraints that are beyond the budget", arguments: [300, 5000])
    func beyondTheBudget(_ count: Int) {
        let bench = Workbench()
        bench.system.mostConflictWork = 1000
        let (item, other) = (bench.item(), bench.item())
        bench.fix(other.x, 12)
        for width in 0..<count { bench.fix(item.width, Double(width)) }
        guard case .exceeded(let constraints) = bench.system.solve() else {
            Issue.record("all contradictions were found")
            return
        }
        #expect(constraints.count > 1 && bench.system.imprecise.isEmpty)
        #expect(bench.system.value(of: other.x) == 12)
    }

    @Test("In a part of any size the last one is broken, named with what it rests on", arguments: [40, 3000, 9000])
    func broken(_ count: Int) {
        let (bench, widths, links) = chain(count)
        let early = bench.fix(widths[4], 99)
        #expect(bench.system.solve() == .changed)
        #expect(bench.system.conflicts.map(\.broken) == [early])
        #expect(bench.system.conflicts.first?.with == Array(links[0...4]))
        #expect(bench.system.conflicts.first?.givenOwners == [])
        #expect(bench.system.value(of: widths[4]) == 10 + 2 + 1 + 2 + 1)
        // It comes back by itself.
        bench.system.setConstant(links[0], 93)
        bench.system.solve()
        #expect(bench.system.conflicts.isEmpty)
        #expect(bench.system.value(of: widths[4]) == 99)
    }

    @Test("What is broken for one that is broken later is taken up again")
    func takenUpAgain() {
        let (bench, widths, links) = chain(6000)
        // The second contradicts the first, the third the chain: with the first and the second gone it still does.
        let first = bench.fix(widths[5], 50)
        let second = bench.add([(widths[5], 1)], .greaterOrEqual, 500)
        let third = bench.add([(widths[2], 1), (widths[5], 1)], .equal, 0)
        bench.system.solve()
        #expect(bench.system.conflicts.map(\.broken) == [first, second, third])
        #expect(bench.system.conflicts[1].with == Array(links[0...5]))
        bench.system.remove(links[3])
        bench.system.solve()
        #expect(bench.system.conflicts.map(\.broken) == [second, third])
        #expect(bench.system.conflicts[0].with == [first])
    }

    @Test("A change elsewhere does not look at a contradiction again")
    func elsewhere() {
        let bench = Workbench()
        let item = bench.item()
        bench.fix(item.width, 3)
        bench.fix(item.width, 4)
        let other = bench.fix(bench.item().width, 5)
        bench.system.solve()
        let before = bench.system.counters.feasibilityChecks
        #expect(before > 0)
        bench.system.setConstant(other, 6)
        bench.system.solve()
        #expect(bench.system.counters.feasibilityChecks == before)
        #expect(bench.system.conflicts.count == 1)
    }

    @Test(
        "Of thousands of contradictions each costs some questions, however many there are",
        arguments: [500, 3000, 9000])
    func linear(_ count: Int) {
        let bench = Workbench()
        let item = bench.item()
        let widths = (0..<count).map { bench.fix(item.width, Double($0)) }
        bench.system.solve()
        #expect(bench.system.conflicts.map(\.broken) == Array(widths[1...]))
        #expect(bench.system.conflicts.allSatisfy { $0.with == [widths[0]] })
        #expect(bench.system.counters.feasibilityChecks <= 6 * count)
    }

    @Test("Under a supposition it is asked of one contradiction alone what it rests on; afterwards all is as it was")
    func supposing() throws {
        let (bench, widths, links) = chain(40)
        let broken = [3, 9, 17, 30].map { bench.fix(widths[$0], 99) }
        bench.system.solve()
        let before = bench.system.conflicts
        #expect(before.map(\.broken) == broken)
        func work(_ body: () -> Void) -> Int {
            let start = bench.system.counters.conflictWork
            body()
            return bench.system.counters.conflictWork - start
        }
        /// The first link stands behind all others for a while.
        func suppose(_ look: () -> Void = {}) {
            bench.system.setWish(links[1], true)
            bench.system.solve()
            look()
            bench.system.setWish(links[1], false)
            bench.system.solve()
        }
        let whole = work { suppose() }
        #expect(bench.system.conflicts == before)
        var meanwhile: [SolverConflict] = []
        let asked = work {
            bench.system.supposing(reasonOf: broken[2]) { suppose { meanwhile = bench.system.conflicts } }
        }
        #expect(bench.system.conflicts == before)
        #expect(asked < whole)
        // The first one holds then in place of the link.
        #expect(meanwhile.map(\.broken) == Array(broken[1...]))
        #expect(meanwhile.map(\.with.isEmpty) == [true, false, true])
        bench.system.setConstant(links[0], 20)
        bench.system.solve()
        #expect(
            bench.system.conflicts.map(\.broken) == broken && bench.system.conflicts.allSatisfy { !$0.with.isEmpty })
    }
}
