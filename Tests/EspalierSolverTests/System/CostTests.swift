import EspalierSolver
import Testing

@Suite("What solving costs, by counts")
struct CostTests {
    /// A tree in which each view has ten below it, all of them pinned to their superview and to the one before.
    private struct Tree {
        let bench = Workbench()
        var items: [Workbench.Item]
        var heights: [SolverConstraint] = []

        init(_ count: Int) {
            items = [bench.given(0, 0, 1000, 100_000)]
            for index in 1..<count {
                let above = items[(index - 1) / 10]
                let item = bench.item()
                bench.fix(item.x, 2)
                bench.add([(item.x, 1), (item.width, 1), (above.width, -1)], .equal, -2)
                heights.append(bench.add([(item.height, 1), (above.height, -0.08)], .equal, 0))
                if (index - 1) % 10 == 0 {
                    bench.fix(item.y, 2)
                } else {
                    let before = items[index - 1]
                    bench.add([(item.y, 1), (before.y, -1), (before.height, -1)], .equal, 1)
                }
                items.append(item)
            }
        }
    }

    @Test("A first solve computes each value once, without blocks", arguments: [100, 1000])
    func first(_ count: Int) {
        let tree = Tree(count)
        tree.bench.system.solve()
        let counters = tree.bench.system.counters
        #expect(counters.valuesDefined == 4 * (count - 1))
        #expect(counters.valuesComputed == 4 * (count - 1))
        #expect(counters.blocksPlanned == 0 && counters.blocksSolved == 0)
        #expect(tree.bench.values(tree.items[11].x, tree.items[11].width) == [2, 992])
    }

    @Test(
        "A change of one constant computes what follows from it, whatever the size of the tree", arguments: [100, 1000])
    func change(_ count: Int) {
        let tree = Tree(count)
        let system = tree.bench.system
        system.solve()
        let before = system.counters
        system.setConstant(tree.heights[count - 2], 5)
        #expect(system.solve() == .changed)
        #expect(system.counters.valuesComputed - before.valuesComputed == 1)
        #expect(system.changedVariables == [tree.items[count - 1].height])
        // One with siblings behind it: its own height, and their places.
        let behind = (count - 2) % 10
        system.setConstant(tree.heights[count - 2 - behind], 5)
        system.solve()
        #expect(system.counters.valuesComputed - before.valuesComputed == 2 + behind)
    }

    @Test("Solving again without a change does nothing")
    func nothing() {
        let tree = Tree(100)
        tree.bench.system.solve()
        let before = tree.bench.system.counters
        #expect(tree.bench.system.solve() == .unchanged)
        #expect(tree.bench.system.counters == before)
    }

    @Test("A row of equal widths that fills its superview has one unknown, and needs no simplex")
    func equalWidths() {
        let bench = Workbench()
        let row = bench.given(0, 0, 1000, 40)
        var before: Workbench.Item?
        var first: Workbench.Item?
        for _ in 0..<50 {
            let item = bench.item()
            bench.fix(item.y, 0)
            bench.fix(item.height, 40)
            if let before, let first {
                bench.add([(item.x, 1), (before.x, -1), (before.width, -1)], .equal, 4)
                bench.add([(item.width, 1), (first.width, -1)], .equal, 0)
            } else {
                bench.fix(item.x, 0)
                first = item
            }
            before = item
        }
        guard let before else { return }
        bench.add([(before.x, 1), (before.width, 1), (row.width, -1)], .equal, 0)
        bench.system.solve()
        #expect(abs(bench.system.value(of: before.width) - (1000 - 49 * 4) / 50) < 1e-9)
        #expect(bench.system.counters.blocksSolved == 1)
        #expect(bench.system.counters.programsSolved == 0)
        bench.system.setGiven(row.width, 2000)
        bench.system.solve()
        #expect(bench.system.counters.blocksPlanned == 1, "the plan stays while only numbers change")
        #expect(bench.system.counters.blocksSolved == 2)
    }

    @Test("Blocks that share no open variable are solved apart")
    func apart() {
        let bench = Workbench()
        var wishes: [SolverConstraint] = []
        var items: [Workbench.Item] = []
        for _ in 0..<10 {
            let item = bench.item()
            wishes.append(bench.add([(item.width, 1), (item.height, 1)], .equal, 10, 500))
            bench.fix(item.width, 4, 400)
            items.append(item)
        }
        bench.system.solve()
        let before = bench.system.counters
        bench.system.setConstant(wishes[3], 20)
        bench.system.solve()
        #expect(bench.system.counters.blocksSolved - before.blocksSolved == 1)
        #expect(bench.system.changedVariables == [items[3].height])
    }

    @Test("Blocks of one structure share a plan, whatever their numbers; another priority or factor needs its own")
    func sharedPlans() {
        let bench = Workbench()
        var wishes: [SolverConstraint] = []
        var items: [Workbench.Item] = []
        func addRow(_ factor: Double, _ priority: Float) {
            let item = bench.item()
            wishes.append(bench.add([(item.width, 1), (item.height, factor)], .equal, Double(items.count), 500))
            bench.fix(item.width, 4, priority)
            items.append(item)
        }
        for _ in 0..<100 { addRow(1, 400) }
        bench.system.solve()
        #expect(bench.system.counters.blocksPlanned == 300, "widths with heights; each place by itself")
        #expect(bench.system.counters.plansMade == 1)
        addRow(1, 300)
        addRow(2, 300)
        addRow(2, 300)
        bench.system.solve()
        #expect(bench.system.counters.plansMade == 3)
        bench.system.setPriority(wishes[7], 350)
        bench.system.solve()
        #expect(bench.system.counters.plansMade == 4)
        #expect(bench.values(items[7].width, items[7].height) == [4, 3])
        #expect(bench.values(items[99].width, items[99].height) == [4, 95])
        #expect(bench.values(items[102].width, items[102].height) == [4, 49])
    }

    @Test("Plans that serve no block any more are let go of")
    func forgottenPlans() {
        let bench = Workbench()
        for index in 0..<1000 {
            let item = bench.item()
            let sum = bench.add([(item.width, 1), (item.height, Double(index + 1))], .equal, 10, 500)
            bench.system.solve()
            bench.system.remove(sum)
        }
        bench.system.solve()
        #expect(bench.system.counters.plansMade == 1000)
        #expect(bench.system.keptPlans <= 65)
    }

    @Test("A block beyond the budget ends with its constraints, and the others are solved")
    func budget() {
        let bench = Workbench()
        let other = bench.item()
        bench.fix(other.x, 12)
        // Each sum has a coefficient of its own for each variable, so that no substitution leaves fewer parameters.
        var items: [SolverVariable] = []
        for _ in 0..<5000 { items.append(bench.item().width) }
        for index in 0..<4000 {
            var terms: [(SolverVariable, Double)] = []
            for step in 0..<6 { terms.append((items[(index * 7 + step * step * 31) % 5000], Double(step + 1))) }
            bench.add(terms, .greaterOrEqual, Double(index % 13), 500)
        }
        guard case .exceeded(let constraints) = bench.system.solve() else {
            Issue.record("the block was solved")
            return
        }
        #expect(constraints.count >= 4000)
        #expect(bench.system.value(of: other.x) == 12)
    }
}
