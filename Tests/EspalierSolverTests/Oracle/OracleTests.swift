import ConstraintOracle
import TestSupport
import Testing

/// The oracle itself, on systems whose solution is plain to see.
@Suite struct OracleTests {
    private func solved(_ text: String) throws -> OracleSolution { try Oracle(OracleSystem(text)).solve() }

    private func values(_ text: String) throws -> [Rational] { try solved(text).values }

    @Test("A text that was read is written as it was")
    func textsComeBack() throws {
        let text = """
            order 1 0 2
            v0 place 12.5 of 0.0
            v1 size of 0.2 given 40
            v2 auxiliary of 1.0
            v3 auxiliarySize of 1.2
            c0 1 v0 -0.5 v1 1/3 v0 >= -12 @999.5 of 2.1 wish
            c1 == 0 @1000 of 2.2
            """
        #expect(try "\(OracleSystem(text))" == text)
        #expect(throws: OracleTextError.self) { try OracleSystem("v1 size of 0.0") }
        #expect(throws: OracleTextError.self) { try OracleSystem("v0 size at 0.0") }
    }

    @Test("Fractions are in lowest terms, and what has no room throws")
    func fractions() throws {
        #expect(try Rational(6, over: -4) == Rational(-3, over: 2))
        #expect(try Rational(1, over: 3) + Rational(1, over: 6) == Rational(1, over: 2))
        #expect(try Rational(2, over: 3) * Rational(9, over: 4) == Rational(3, over: 2))
        #expect(Rational(exactly: -0.625) == (try Rational(-5, over: 8)))
        #expect(Rational(exactly: 0x1p-80) == nil)
        #expect(try Rational(1, over: 3) > Rational(333_333_333, over: 1_000_000_000))
        #expect(throws: OracleOverflow.self) { try Rational(Int.max) + 1 }
        #expect(throws: OracleOverflow.self) { try Rational(1 << 40) * Rational(1 << 40) }
    }

    @Test("Of two labels in a row the first keeps its size and the last takes the rest")
    func labelsInARow() throws {
        let row = """
            v0 place 0 of 1.0
            v1 size of 1.2
            v2 place 0 of 2.0
            v3 size of 2.2
            c0 1 v0 == 0 @1000 of 0.0
            c1 1 v2 -1 v0 -1 v1 == 8 @1000 of 0.1
            c2 1 v2 1 v3 == 100 @1000 of 0.2
            c3 1 v1 <= 30 @250 of 1.0 wish
            c4 1 v1 >= 30 @750 of 1.1 wish
            c5 1 v3 <= WISH @250 of 2.0 wish
            c6 1 v3 >= WISH @750 of 2.1 wish
            """
        #expect(try values(row.replacing("WISH", with: "20")) == [0, 30, 38, 62])
        // Too little room: the first gives way.
        #expect(try values(row.replacing("WISH", with: "80")) == [0, 12, 20, 80])
        #expect(try solved(row.replacing("WISH", with: "80")).isAmbiguous == [false, true, true, true])
        #expect(try solved(row.replacing("WISH", with: "62")).isAmbiguous == [false, false, false, false])
    }

    @Test("Levels are compared one after another, never by weights")
    func levels() throws {
        let many = (0..<8).map { "c\($0 + 1) 1 v0 == 0 @500 of 0.\($0 + 1)" }.joined(separator: "\n")
        #expect(try values("v0 place 0 of 0.0\nc0 1 v0 == 10 @500.5 of 0.0\n" + many) == [10])
        #expect(try values("v0 place 0 of 0.0\nc0 1 v0 == 10 @500 of 0.0\n" + many) == [0])
    }

    @Test("A violation is counted in points, whatever the coefficients are")
    func violations() throws {
        // 2x == 10 against x == 0: a step towards 5 gains 2 and costs 1.
        let text = """
            v0 place 0 of 0.0
            c0 2 v0 == 10 @500 of 0.0
            c1 1 v0 == 0 @500 of 0.1
            """
        #expect(try values(text) == [5])
        #expect(try values(text.replacing("c0 2 v0 == 10", with: "c0 0.5 v0 == 2.5")) == [0])
    }

    @Test("Places go to their target and sizes to 0, item by item; what takes no part comes last")
    func ties() throws {
        #expect(try values("v0 place -3.25 of 0.0\nv1 size of 0.2\nv2 auxiliary of 0.1") == [-3.25, 0, 0].map(exact))
        let sum = """
            order 1 0
            v0 size of 0.2
            v1 size of 1.2
            v2 auxiliarySize of 2.2
            c0 1 v0 1 v1 1 v2 == 30 @1000 of 0.0
            """
        // The spacer takes everything: 2.4 (a) counts items only.
        #expect(try values(sum) == [0, 0, 30])
        // Owner 1 stands before owner 0.
        #expect(try values(sum.replacing("1 v2", with: "0 v2")) == [30, 0, 0])
    }

    @Test("The irreducible set is what the walk of 2.6 leaves")
    func walk() throws {
        let text = """
            v0 size of 1.2
            v1 size of 2.2
            v2 size of 3.2 given 50
            v3 size of 4.2 given 50
            c0 1 v0 == 40 @1000 of 0.0
            c1 1 v0 -1 v1 == 0 @1000 of 0.1
            c2 1 v1 -1 v2 == 0 @1000 of 0.2
            c3 1 v1 == 40 @1000 of 0.3
            c4 1 v0 -1 v3 == 0 @1000 of 0.4
            c5 1 v1 == 60 @999 of 0.5
            """
        let solution = try solved(text)
        #expect(
            solution.conflicts == [
                OracleConflict(broken: 2, with: [0, 1], givenOwners: [3]),
                OracleConflict(broken: 4, with: [0], givenOwners: [4]),
            ])
        #expect(solution.values == [40, 40, 50, 50])
    }

    @Test("Bounds and given values are never dropped, and may be all that there is")
    func boundsAndGiven() throws {
        let text = """
            v0 size of 0.2
            v1 place 0 of 1.0 given 3
            v2 place 0 of 2.0 given 4
            c0 1 v0 == -1 @1000 of 0.0
            c1 1 v1 -1 v2 == 0 @1000 of 0.1
            c2 == 5 @1000 of 0.2
            c3 1 v1 <= 2 @999 of 0.3
            """
        #expect(
            try solved(text).conflicts == [
                OracleConflict(broken: 0, with: [], givenOwners: []),
                OracleConflict(broken: 1, with: [], givenOwners: [1, 2]),
                OracleConflict(broken: 2, with: [], givenOwners: []),
            ])
    }

    @Test("Wishes at 1000 come after all required constraints and are dropped in silence")
    func wishes() throws {
        let text = """
            v0 size of 0.2
            c0 1 v0 >= 30 @1000 of 0.0 wish
            c1 1 v0 <= 30 @1000 of 0.1 wish
            c2 1 v0 == 20 @1000 of 1.0
            """
        let solution = try solved(text)
        #expect(solution.values == [20])
        #expect(solution.droppedWishes == [0])
        #expect(solution.conflicts.isEmpty)
        #expect(try solved(text.replacing("c2 1 v0 == 20 @1000", with: "c2 1 v0 == 20 @999")).values == [30])
    }

    @Test("A value without an end on one side is ambiguous")
    func openEnds() throws {
        let text = """
            v0 place 7 of 0.0
            v1 place 0 of 0.1
            c0 1 v0 >= 10 @1000 of 0.0
            c1 1 v1 == 5 @1 of 0.1
            """
        let solution = try solved(text)
        #expect(solution.values == [10, 5])
        #expect(solution.isAmbiguous == [true, false])
    }

    /// In one dimension the best point is one of few: a median of ends. Brute force over them finds it too.
    @Test("Sums of violations of one value are as small as at any corner", arguments: 0..<20)
    func brute(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var system = OracleSystem(variables: [
                OracleVariable(.place(target: 0), rank: OracleRank(owner: 0, index: 0))
            ])
            for index in 0..<(1 + random.below(5)) {
                let term = OracleTerm(exact(random.any([1.0, -1, 2, 0.5, 3, -0.75])), 0)
                system.constraints.append(
                    OracleConstraint(
                        [term], random.any(OracleRelation.allCases), Rational(random.below(41) - 20),
                        priority: random.any([500, 500, 250]), rank: OracleRank(owner: 0, index: index)))
            }
            let value = try Oracle(system).solve().values[0]
            var corners: [Rational] = [0]
            for constraint in system.constraints {
                let coefficient = constraint.terms[0].coefficient
                corners.append(try constraint.constant * Rational(coefficient.denominator, over: coefficient.numerator))
            }
            func rating(_ point: Rational) throws -> [Rational] {
                var sums: [Rational] = [0, 0, max(point, try -point)]
                for constraint in system.constraints {
                    let difference = try constraint.terms[0].coefficient * point - constraint.constant
                    let level = constraint.priority == 500 ? 0 : 1
                    if constraint.relation != .greaterOrEqual, difference > 0 {
                        sums[level] = try sums[level] + difference
                    }
                    if constraint.relation != .lessOrEqual, difference < 0 {
                        sums[level] = try sums[level] - difference
                    }
                }
                return sums
            }
            let own = try rating(value)
            for corner in corners {
                #expect(try !rating(corner).lexicographicallyPrecedes(own), "\(system)")
            }
        }
    }
}
