import TestSupport

@testable import EspalierSolver

extension ExactProgram {
    /// Solves a program and says what differs from the exact solution; nil: nothing. Counts programs that have one.
    func difference(
        from program: LexicographicProgram, ranges: Bool, feasible: inout Int, random: inout SplitMix64
    ) -> String? {
        var corners = self.corners()
        let near = scale == 1 && rowScale == 1 ? 1e-12 : max(1e-9, 1e-13 * scale)
        let costNear = max(1e-9, 3e-13 * scale)
        load(program)
        for parameter in 0..<parameters where random.oneIn(3) {
            program.setStart(parameter, Double(random.below(17) - 8) / 2 * scale)
        }
        let isFeasible = program.makeFeasible()
        if isFeasible == corners.isEmpty { return "feasible: \(isFeasible)" }
        if !isFeasible { return nil }
        feasible += 1
        for (number, level) in levels.enumerated() {
            if ranges, random.oneIn(2), let text = wrongRange(program, corners) {
                return "before level \(number): \(text)"
            }
            let costs = self.costs(level)
            if !program.lower(costs) { return "level \(number) fails" }
            corners = best(level, corners)
            let corner = corners[0]
            let cost = Double(self.cost(level, corner)) / Double(corner.denominator) / 8 * scale
            var actual = 0.0
            for cost in costs {
                let value = program.value(Int(cost.unknown))
                actual += value < cost.point ? cost.below * (cost.point - value) : cost.above * (value - cost.point)
            }
            if abs(cost - actual) > costNear { return "level \(number) costs \(actual), not \(cost)" }
        }
        program.refine()
        for unknown in 0..<unknowns {
            let value = self.value(unknown, corners[0])
            if abs(program.value(unknown) - value) > near {
                return "unknown \(unknown) is \(program.value(unknown)), not \(value)"
            }
        }
        return program.isExhausted ? "exhausted" : nil
    }

    private func wrongRange(
        _ program: LexicographicProgram, _ corners: [Corner]
    ) -> String? {
        let before = program.values
        for unknown in 0..<unknowns {
            let range = program.range(of: unknown)
            let values = corners.map { value(unknown, $0) }
            if abs(range.0 - values.min()!) > max(1e-9, 1e-13 * scale)
                || abs(range.1 - values.max()!) > max(1e-9, 1e-13 * scale)
            {
                return "unknown \(unknown) is in \(range), not \(values.min()!)...\(values.max()!)"
            }
        }
        return program.values == before ? nil : "the point moved"
    }
}
