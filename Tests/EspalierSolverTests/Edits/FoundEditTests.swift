import ConstraintOracle
import Testing

/// Short programs of edits that once came out wrong.
@Suite struct FoundEditTests {
    /// Builds the system, solves it, makes the edits and solves again; variables and constraints have their numbers.
    private func mistake(_ text: String, _ edits: [SystemEdit]) throws -> String? {
        let system = try OracleSystem(text)
        let variables = system.variables.enumerated().map { SystemEdit.addVariable($0.offset, $0.element) }
        let constraints = system.constraints.enumerated().map { SystemEdit.addConstraint($0.offset, $0.element) }
        return EditRun.mistake(in: variables + constraints + [.solve] + edits + [.solve], oraclePeriod: 1)
    }

    @Test("What depends on a value that an equation defined is solved again when it becomes given")
    func definedBecomesGiven() throws {
        let soft = """
            v0 place 0 of 20.0
            v1 size of 20.1
            c0 1 v1 -2 v0 == 0 @999 of 20.0
            c1 2 v0 == 145.5 @1000 of 9.0
            """
        #expect(try mistake(soft, [.setGiven(0, -6)]) == nil)
        let bound = """
            v0 auxiliary of 20.0
            v1 size of 20.1
            c0 -0.5 v0 -1 v1 <= -12.25 @1000 of 21.0
            c1 -2 v0 == -27 @1000 of 14.0
            """
        #expect(try mistake(bound, [.setGiven(0, 0)]) == nil)
    }

    @Test("A conflict that comes of a defined value becoming given is noticed")
    func conflictOfGiven() throws {
        let text = """
            v0 auxiliary of 20.0
            v1 size of 20.1
            c0 1 v1 -0.5 v0 <= 8 @1000 of 16.0
            c1 1 v0 == 57 @1000 of 15.0
            """
        #expect(try mistake(text, [.setGiven(0, -89)]) == nil)
    }

    @Test("A definition that goes and comes back with the same value hides no other change")
    func definitionComesBack() throws {
        let text = """
            v0 place 12 of 20.0
            v1 size of 21.0
            c0 1 v0 == 48 @1000 of 22.0
            c1 2 v0 1 v1 == 129 @500 of 8.0
            """
        let again = OracleConstraint([OracleTerm(1, 0)], .equal, 48, rank: OracleRank(owner: 22, index: 1))
        #expect(try mistake(text, [.removeConstraint(0), .addConstraint(2, again), .setConstant(1, 0)]) == nil)
        #expect(try mistake(text, [.setPriority(0, 1001), .setConstant(1, 0)]) == nil)
        #expect(try mistake(text, [.setGiven(0, 7), .setFree(0), .setConstant(1, 0)]) == nil)
    }
}
