import TestSupport

@testable import EspalierSolver

/// A program that is too big for the exact solver, with a known point in all domains, which is a corner of many. Its last
/// levels make the optimum unique, so that it must not depend on the order in which anything is given.
struct RandomProgram {
    var parameters: Int
    var rows: [[(Int, Double)]] = []
    var domains: [(Double, Double)] = []
    var levels: [[ProgramCost]] = []

    init(parameters: Int, rows rowCount: Int, unit: Double, _ random: inout SplitMix64) {
        self.parameters = parameters
        let point = (0..<parameters).map { _ in unit * Double(random.below(9)) }
        for parameter in 0..<parameters {
            domains.append(
                random.oneIn(3) ? (-.infinity, .infinity) : (random.oneIn(2) ? 0 : point[parameter], .infinity))
        }
        for _ in 0..<rowCount {
            var row: [(Int, Double)] = []
            for _ in 0..<(2 + random.below(4)) {
                row.append((random.below(parameters), random.any([1, 1, 1, -1, -1, -1, 2, 0.5])))
            }
            let value = row.reduce(0) { $0 + $1.1 * point[$1.0] }
            rows.append(row)
            switch random.below(6) {
            case 0: domains.append((value, value))
            case 1: domains.append((value, .infinity))
            case 2: domains.append((-.infinity, value))
            case 3: domains.append((value - unit * Double(random.below(5)), value + unit * Double(random.below(5))))
            case 4: domains.append((value - unit * 20, value + unit * 20))
            default: domains.append((-.infinity, .infinity))
            }
        }
        for _ in 0..<4 {
            levels.append(
                (0..<(1 + random.below(parameters))).map { _ in
                    let (below, above) = random.any([(1.0, 0.0), (0, 1), (1, 1), (2, 1)])
                    return ProgramCost(
                        unknown: Int32(random.below(parameters + rowCount)), point: unit * Double(random.below(12)),
                        below: below, above: above)
                })
        }
        for parameter in 0..<parameters {
            levels.append([ProgramCost(unknown: Int32(parameter), point: 0, below: 1, above: 1)])
        }
    }

    /// The values at the end, parameters and rows given in another order and starting elsewhere; nil: something failed.
    func solve(_ program: LexicographicProgram, _ random: inout SplitMix64) -> [Double]? {
        let order = Array(0..<parameters).shuffled(using: &random)
        let rowOrder = Array(rows.indices).shuffled(using: &random)
        var number = order
        program.reset(parameters: parameters)
        for row in rowOrder { program.add(rows[row].map { (order[$0.0], $0.1) }) }
        for row in rows.indices { number.append(parameters + rowOrder.firstIndex(of: row)!) }
        for unknown in domains.indices { program.setDomain(number[unknown], domains[unknown].0, domains[unknown].1) }
        if random.oneIn(2) {
            for parameter in 0..<parameters { program.setStart(parameter, Double(random.below(100) - 50)) }
        }
        if !program.makeFeasible() { return nil }
        for level in levels {
            let costs = level.map {
                ProgramCost(
                    unknown: Int32(number[Int($0.unknown)]), point: $0.point, below: $0.below, above: $0.above)
            }.shuffled(using: &random)
            if !program.lower(costs) { return nil }
        }
        program.refine()
        return program.isExhausted ? nil : number.map { program.value($0) }
    }
}
