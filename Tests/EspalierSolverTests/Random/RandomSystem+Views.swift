import ConstraintOracle
import TestSupport

/// Systems like those of views.
extension RandomSystem {
    /// An edge or the centre of an item on an axis: its place and a part of its size.
    private mutating func line(_ item: [Int], _ axis: Int, sign: Rational) -> [(Rational, Int)] {
        switch random.below(5) {
        case 0, 1: [(sign, item[axis])]
        case 2, 3: [(sign, item[axis]), (sign, item[axis + 2])]
        default: [(sign, item[axis]), (times(sign, exact(0.5)), item[axis + 2])]
        }
    }

    /// Some items in a given view, placed by one another.
    mutating func views(items count: Int, axes: [Int]) {
        var items = [item(owner: 0, given: [0, 0, random.any([320, 375, exact(100.5)]), random.any([480, 200])])]
        for owner in 1...count {
            let isGiven = random.oneIn(6)
            items.append(
                item(owner: owner, given: isGiven ? [constant(), constant(), constant(50), constant(50)] : nil))
        }
        for axis in axes {
            for place in 1..<items.count {
                for _ in 0..<(1 + random.below(3)) {
                    let other = items[random.below(items.count)]
                    let isRequired = !random.oneIn(4)
                    let priority = isRequired ? 1000 : self.priority()
                    let gap = random.any([0, 8, 8, 16, 20, constant(50)])
                    let own = items[place]
                    switch random.below(6) {
                    case 0: constrain([(1, own[axis + 2])], relation(), random.any([40, 44, 100]), priority)
                    case 1:
                        let ratio: Rational = random.any([-1, exact(-0.5), exact(-0.5625), -2])
                        constrain([(1, own[axis + 2]), (ratio, other[2 + random.below(2)])], relation(), gap, priority)
                    default:
                        constrain(
                            line(own, axis, sign: 1) + line(other, axis, sign: -1), relation(), gap, priority)
                    }
                }
                if random.oneIn(2) { wish(items[place][axis + 2]) }
            }
        }
        if axes.count == 1, random.oneIn(2) { forgetUnused() }
    }

    /// Takes away the variables that nobody speaks of.
    mutating func forgetUnused() {
        let used = Set(system.constraints.flatMap { $0.terms.map(\.variable) })
        guard !used.isEmpty else { return }
        let kept = system.variables.indices.filter { used.contains($0) }
        var places: [Int: Int] = [:]
        for (place, variable) in kept.enumerated() { places[variable] = place }
        system.variables = kept.map { system.variables[$0] }
        for constraint in system.constraints.indices {
            for term in system.constraints[constraint].terms.indices {
                let variable = system.constraints[constraint].terms[term].variable
                system.constraints[constraint].terms[term].variable = places[variable] ?? 0
            }
        }
    }

    /// Hugging and resistance of a size (AUTOLAYOUT 2.2).
    mutating func wish(_ size: Int) {
        let length = random.any([0, 20, 30, exact(33.5), 60, 120])
        let hugging = random.any([250, 250, 251, 750, 1000] as [Float])
        let resistance = random.any([750, 750, 749, 250, 1000] as [Float])
        constrain([(1, size)], .lessOrEqual, length, hugging, isWish: true, tie: .yields)
        constrain([(1, size)], .greaterOrEqual, length, resistance, isWish: true, tie: .yields)
    }

    /// Sizes behind one another with gaps, in a row that may be too narrow or too wide.
    mutating func row() {
        let width = random.any([50, 100, 200, 320] as [Rational])
        let count = 2 + random.below(3)
        let length = variable(.size, owner: 0, index: 2, given: random.oneIn(5) ? nil : width)
        var previous: (place: Int, size: Int)?
        for owner in 1...count {
            let place = variable(.place(target: 0), owner: owner, index: 0)
            let size = variable(.size, owner: owner, index: 2)
            if let previous {
                constrain(
                    [(1, place), (-1, previous.place), (-1, previous.size)], random.any([.equal, .greaterOrEqual]),
                    random.any([0, 8]), random.any([1000, 1000, 750]))
                if random.oneIn(3) { constrain([(1, size), (-1, previous.size)], .equal, 0, priority()) }
            } else {
                constrain([(1, place)], random.any([.equal, .greaterOrEqual]), random.any([0, 10]))
            }
            wish(size)
            previous = (place, size)
        }
        guard let previous else { return }
        constrain(
            [(1, previous.place), (1, previous.size), (-1, length)], random.any([.equal, .lessOrEqual]), 0,
            random.any([1000, 1000, 500]))
    }

    /// Wishes at 1000 that have to share what there is.
    mutating func wishes() {
        let sizes = (0..<(1 + random.below(4))).map { variable(.size, owner: 1 + $0 / 2, index: 2 + $0 % 2) }
        for size in sizes { wish(size) }
        for index in system.constraints.indices where !random.oneIn(3) { system.constraints[index].priority = 1000 }
        for _ in 0..<(1 + random.below(3)) {
            let terms = sizes.filter { _ in !random.oneIn(3) }.map { (coefficient(), $0) }
            constrain(terms, relation(), constant(), random.any([1000, 1000, 750]))
        }
    }
}
