import TestSupport

extension ExactProgram {
    /// A random program in which much coincides: equal break points, parallel, equal and zero rows, fixed unknowns,
    /// contradictions. Its last levels bring every parameter as near to a point as possible, so that there is one optimum.
    static func random(_ random: inout SplitMix64, isBoxed: Bool) -> ExactProgram {
        let parameters = 1 + random.below(4)
        let rowCount = random.below(parameters == 4 ? 4 : 7)
        var program = ExactProgram(parameters: parameters, lower: [], upper: [])
        let range = random.any([2, 4, 9])
        func number(_ random: inout SplitMix64) -> Int { random.below(2 * range + 1) - range }
        for _ in 0..<rowCount {
            if let last = program.rows.last, random.oneIn(5) {
                let factor = random.any([-1, 1, 2])
                program.rows.append(last.map { max(-4, min(4, $0 * factor)) })
            } else {
                let density = random.any([1, 2, 2, 4])
                program.rows.append(
                    (0..<parameters).map { _ in
                        random.oneIn(density) ? random.any([2, 2, 2, -2, -2, 1, -1, 3, 4, -4]) : 0
                    })
            }
        }
        for unknown in 0..<(parameters + rowCount) {
            let scale = unknown < parameters ? 1 : 2
            var lower: Int?
            var upper: Int?
            if isBoxed, unknown < parameters {
                lower = number(&random)
                upper = lower! + random.below(2 * range)
            } else {
                switch random.below(unknown < parameters ? 8 : 6) {
                case 0: lower = number(&random)
                case 1: upper = number(&random)
                case 2:
                    lower = number(&random)
                    upper = lower! + random.below(range)
                case 3:
                    lower = random.oneIn(2) ? 0 : number(&random)
                    upper = lower
                case 4: lower = 0
                default: break
                }
            }
            program.lower.append(lower.map { $0 * scale })
            program.upper.append(upper.map { $0 * scale })
        }
        let weights = random.oneIn(2) ? [1] : [1, 1, 2, 3]
        for _ in 0..<random.below(4) {
            var level: [Cost] = []
            for _ in 0..<(1 + random.below(parameters == 4 ? 4 : 6)) {
                let unknown = random.below(program.unknowns)
                let weight = random.any(weights)
                let point = number(&random) * (unknown < parameters ? 1 : 2)
                switch random.below(isBoxed ? 4 : 3) {
                case 0: level.append(Cost(unknown: unknown, point: point, below: weight, above: weight))
                case 1: level.append(Cost(unknown: unknown, point: point, below: weight, above: 0))
                case 2: level.append(Cost(unknown: unknown, point: point, below: 0, above: weight))
                default:
                    let slope = random.oneIn(2) ? weight : -weight
                    level.append(Cost(unknown: unknown, point: point, below: -slope, above: slope))
                }
            }
            program.levels.append(level)
        }
        for parameter in 0..<parameters {
            let point = random.oneIn(2) ? 0 : number(&random)
            program.levels.append([Cost(unknown: parameter, point: point, below: 1, above: 1)])
        }
        return program
    }
}
