@testable import EspalierSolver

/// Shorter ways to use a program in tests.
extension LexicographicProgram {
    @discardableResult
    func add(_ row: [(Int, Double)]) -> Int {
        row.map { ProgramTerm(parameter: Int32($0.0), coefficient: $0.1) }.withUnsafeBufferPointer { addRow($0) }
    }

    func lateRow(_ row: [(Int, Double)]) -> Int {
        row.map { ProgramTerm(parameter: Int32($0.0), coefficient: $0.1) }.withUnsafeBufferPointer { addLateRow($0) }
    }

    @discardableResult
    func lower(_ costs: [ProgramCost]) -> Bool {
        costs.withUnsafeBufferPointer { minimize($0) }
    }

    /// As near to a point as possible.
    @discardableResult
    func pull(_ unknown: Int, to point: Double) -> Bool {
        lower([ProgramCost(unknown: Int32(unknown), point: point, below: 1, above: 1)])
    }

    /// The least or, with a negative slope, the greatest sum of unknowns.
    @discardableResult
    func lower(sumOf unknowns: [Int], slope: Double = 1) -> Bool {
        lower(unknowns.map { ProgramCost(unknown: Int32($0), point: 0, below: -slope, above: slope) })
    }

    var values: [Double] { (0..<(parameters + rows.count)).map { value($0) } }
}

extension ExactProgram {
    /// Gives the whole problem, but for its levels, to the program under test.
    func load(_ program: LexicographicProgram) {
        program.reset(parameters: parameters)
        for row in rows {
            program.add(
                row.enumerated().filter { $0.element != 0 }.map { ($0.offset, Double($0.element) / 2 * rowScale) })
        }
        for unknown in 0..<unknowns where lower[unknown] != nil || upper[unknown] != nil {
            program.setDomain(
                unknown, lower[unknown].map { Double($0) / unit(unknown) } ?? -.infinity,
                upper[unknown].map { Double($0) / unit(unknown) } ?? .infinity)
        }
    }

    func costs(_ level: [Cost]) -> [ProgramCost] {
        level.map {
            let weight = $0.unknown < parameters ? 1 : 1 / rowScale
            return ProgramCost(
                unknown: Int32($0.unknown), point: Double($0.point) / unit($0.unknown),
                below: Double($0.below) * weight, above: Double($0.above) * weight)
        }
    }
}
