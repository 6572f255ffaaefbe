import EspalierSolver
import TestSupport
import Testing

@Suite("Misuse of a constraint system traps with the values")
struct MisuseTests {
    @Test("A variable that is not there")
    func noVariable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ConstraintSystem().setGiven(SolverVariable(index: 7), 1)
        }
        #expect(errorText(result).contains("there is no variable 7 in the constraint system"))
    }

    @Test("A constraint that is not there")
    func noConstraint() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ConstraintSystem().remove(SolverConstraint(index: 3))
        }
        #expect(errorText(result).contains("there is no constraint 3 in the constraint system"))
    }

    @Test("Removing a variable that a constraint has")
    func removal() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            let item = bench.item()
            bench.fix(item.x, 1)
            bench.system.removeVariable(item.x)
        }
        #expect(errorText(result).contains("variable 0 of a constraint system is removed, but constraint 0 has it"))
    }

    @Test("A given value that is not finite")
    func givenValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.system.setGiven(bench.item().x, .infinity)
        }
        #expect(errorText(result).contains("variable 0 of a constraint system is given the value inf"))
    }

    @Test("A target that is not finite")
    func target() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.system.setKind(.place(target: .nan), of: bench.item().x)
        }
        #expect(errorText(result).contains("a variable of a constraint system has the target nan"))
    }

    @Test("A constant that is not finite")
    func constant() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.fix(bench.item().x, .nan)
        }
        #expect(
            errorText(result).contains(
                "a constraint of a constraint system has the constant nan and the priority 1000.0"))
    }

    @Test("Another constant that is not finite")
    func newConstant() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.system.setConstant(bench.fix(bench.item().x, 1), -.infinity)
        }
        #expect(errorText(result).contains("constraint 0 of a constraint system gets the constant -inf"))
    }

    @Test("A priority that is no number")
    func newPriority() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.system.setPriority(bench.fix(bench.item().x, 1), .nan)
        }
        #expect(errorText(result).contains("constraint 0 of a constraint system gets the priority nan"))
    }

    @Test("A coefficient that is not finite")
    func coefficient() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let bench = Workbench()
            bench.add([(bench.item().x, .infinity)], .equal, 1)
        }
        #expect(errorText(result).contains("a constraint of a constraint system has the coefficient inf"))
    }
}
