/// A small lexicographic program in whole numbers, solved exactly and naively: every optimum, made unique, is a corner
/// of the arrangement of all ends of domains and all break points, so all corners are tried.
///
/// Parameters are in quarters, coefficients in halves, rows in eighths.
struct ExactProgram {
    struct Cost {
        var unknown: Int
        /// In the unit of the unknown.
        var point: Int
        var below: Int
        var above: Int
    }

    /// A point: its coordinates are `numerators / denominator`, rows included.
    struct Corner: Equatable {
        var numerators: [Int]
        var denominator: Int
    }

    var parameters: Int
    var rows: [[Int]] = []
    /// For each unknown; nil: no end.
    var lower: [Int?]
    var upper: [Int?]
    var levels: [[Cost]] = []
    /// By how much all values, and the coefficients of all rows, are greater for the program under test: with 0.1 and a
    /// third, what coincides exactly here does so but for rounding there.
    var scale = 1.0
    var rowScale = 1.0

    var unknowns: Int { parameters + rows.count }

    func unit(_ unknown: Int) -> Double { (unknown < parameters ? 4 : 8 / rowScale) / scale }

    /// All corners within all domains.
    func corners() -> [Corner] {
        var normals: [[Int]] = []
        var offsets: [[Int]] = []
        for unknown in 0..<unknowns {
            var normal = [Int](repeating: 0, count: parameters)
            if unknown < parameters { normal[unknown] = 1 } else { normal = rows[unknown - parameters] }
            if normal.allSatisfy({ $0 == 0 }) { continue }
            var here = [lower[unknown], upper[unknown]].compactMap { $0 }
            for level in levels { here += level.filter { $0.unknown == unknown }.map(\.point) }
            if let known = normals.firstIndex(of: normal) {
                offsets[known] = Array(Set(offsets[known] + here)).sorted()
            } else {
                normals.append(normal)
                offsets.append(Array(Set(here)).sorted())
            }
        }
        var corners: [Corner] = []
        var chosen: [Int] = []
        func choose(from first: Int) {
            if chosen.count == parameters {
                addCorners(chosen.map { normals[$0] }, chosen.map { offsets[$0] }, to: &corners)
                return
            }
            for next in first..<max(first, normals.count) {
                chosen.append(next)
                choose(from: next + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
        return corners
    }

    private func addCorners(_ matrix: [[Int]], _ offsets: [[Int]], to corners: inout [Corner]) {
        let count = parameters
        var denominator = Self.determinant(matrix)
        if denominator == 0 || offsets.contains(where: \.isEmpty) { return }
        // The adjugate: corner = adjugate × offsets / denominator.
        var adjugate = [[Int]](repeating: [Int](repeating: 0, count: count), count: count)
        for row in 0..<count {
            for column in 0..<count {
                var minor = matrix
                minor.remove(at: row)
                for index in minor.indices { minor[index].remove(at: column) }
                let sign = (row + column).isMultiple(of: 2) ? 1 : -1
                adjugate[column][row] = sign * Self.determinant(minor)
            }
        }
        if denominator < 0 {
            denominator = -denominator
            for index in adjugate.indices { adjugate[index] = adjugate[index].map { -$0 } }
        }
        var choice = [Int](repeating: 0, count: count)
        while true {
            var numerators = [Int](repeating: 0, count: count)
            for axis in 0..<count {
                for row in 0..<count { numerators[axis] += adjugate[axis][row] * offsets[row][choice[row]] }
            }
            add(numerators, denominator, to: &corners)
            var digit = 0
            while digit < count {
                choice[digit] += 1
                if choice[digit] < offsets[digit].count { break }
                choice[digit] = 0
                digit += 1
            }
            if digit == count { return }
        }
    }

    private func add(_ numerators: [Int], _ denominator: Int, to corners: inout [Corner]) {
        var values = numerators
        for row in rows {
            var sum = 0
            for axis in 0..<parameters { sum += row[axis] * numerators[axis] }
            values.append(sum)
        }
        for unknown in 0..<unknowns {
            if let end = lower[unknown], values[unknown] < end * denominator { return }
            if let end = upper[unknown], values[unknown] > end * denominator { return }
        }
        corners.append(Corner(numerators: values, denominator: denominator))
    }

    private static func determinant(_ matrix: [[Int]]) -> Int {
        switch matrix.count {
        case 0: return 1
        case 1: return matrix[0][0]
        case 2: return matrix[0][0] * matrix[1][1] - matrix[0][1] * matrix[1][0]
        default:
            var sum = 0
            for column in matrix.indices where matrix[0][column] != 0 {
                let minor = matrix[1...].map { row in row.indices.filter { $0 != column }.map { row[$0] } }
                sum += (column.isMultiple(of: 2) ? 1 : -1) * matrix[0][column] * determinant(minor)
            }
            return sum
        }
    }

    /// The costs of a level at a corner, times its denominator.
    func cost(_ level: [Cost], _ corner: Corner) -> Int {
        var sum = 0
        for cost in level {
            let distance = corner.numerators[cost.unknown] - cost.point * corner.denominator
            let weight = distance < 0 ? -cost.below : cost.above
            sum += weight * distance * (cost.unknown < parameters ? 2 : 1)
        }
        return sum
    }

    /// The corners, of those given, where a level costs least.
    func best(_ level: [Cost], _ corners: [Corner]) -> [Corner] {
        guard var least = corners.first else { return [] }
        var leastCost = cost(level, least)
        var result: [Corner] = []
        for corner in corners {
            let cost = cost(level, corner)
            let left = cost * least.denominator
            let right = leastCost * corner.denominator
            if left < right {
                result = [corner]
                least = corner
                leastCost = cost
            } else if left == right {
                result.append(corner)
            }
        }
        return result
    }

    /// The value of an unknown, as the program under test counts.
    func value(_ unknown: Int, _ corner: Corner) -> Double {
        Double(corner.numerators[unknown]) / Double(corner.denominator) / unit(unknown)
    }
}
