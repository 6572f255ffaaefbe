/// What a value of one unknown costs: `below` for each point below `point`, `above` for each one above it.
struct IntervalCost: BitwiseCopyable {
    var priority: Float
    var point: Double
    var below: Double
    var above: Double
    var yields = false
}

/// The values that one unknown may still have: a program with nothing but that, where no simplex is needed.
struct Interval {
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Whether there is a value, but for what counts as holding.
    var isEmpty: Bool { lower > upper + Tolerances.holding }
    var isPoint: Bool { lower >= upper }

    /// Demands that `scale × value + number` compares with 0 as `relation` says.
    @inline(__always)
    mutating func require(_ relation: SolverRelation, _ scale: Double, _ number: Double) {
        let point = -number / scale
        let isUpper = (relation == .lessOrEqual) == (scale > 0)
        if relation == .equal || isUpper { upper = min(upper, point) }
        if relation == .equal || !isUpper { lower = max(lower, point) }
    }

    /// Ends that cross by no more than what counts as holding become one.
    mutating func close() { if lower > upper { upper = lower } }

    /// Keeps the values that cost least.
    ///
    /// - Parameter costs: sorted by this function.
    mutating func minimize(_ costs: UnsafeMutableBufferPointer<IntervalCost>) {
        if isPoint || costs.isEmpty { return }
        costs.sortByPoint()
        var slope = 0.0
        var size = 0.0
        for cost in costs {
            slope -= cost.below
            size += cost.below.magnitude + cost.above.magnitude
        }
        let nothing = size * Tolerances.slope
        var from = -Double.infinity
        var to = Double.infinity
        var index = 0
        while true {
            if slope > nothing {
                to = from
                break
            }
            if slope >= -nothing {
                to = index < costs.count ? costs[index].point : .infinity
                break
            }
            guard index < costs.count else {
                from = .infinity
                break
            }
            from = costs[index].point
            slope += costs[index].below + costs[index].above
            index += 1
        }
        narrow(from, to)
    }

    /// Keeps what is nearest to the values between `from` and `to`.
    mutating func narrow(_ from: Double, _ to: Double) {
        if from >= upper {
            lower = upper
        } else if to <= lower {
            upper = lower
        } else {
            lower = max(lower, from)
            upper = min(upper, to)
        }
    }

    /// The value that is nearest to `target`.
    func nearest(to target: Double) -> Double { max(lower, min(upper, target)) }
}

extension UnsafeMutableBufferPointer<IntervalCost> {
    /// Few as a rule, so by insertion; many by the library's.
    fileprivate func sortByPoint() {
        if count > 32 {
            var list = self
            return list.sort { $0.point < $1.point }
        }
        sortFew { $0.point < $1.point }
    }

    /// The highest priority first.
    func sortByPriority() {
        if count > 32 {
            var list = self
            return list.sort { $0.priority > $1.priority }
        }
        sortFew { $0.priority > $1.priority }
    }

    @inline(__always)
    private func sortFew(_ isBefore: (IntervalCost, IntervalCost) -> Bool) {
        for end in stride(from: 1, to: count, by: 1) {
            let moved = self[end]
            var place = end
            while place > 0, isBefore(moved, self[place - 1]) {
                self[place] = self[place - 1]
                place -= 1
            }
            self[place] = moved
        }
    }
}

extension SolverRelation {
    /// What `scale × value + number` costs where it does not compare with 0 as it should.
    @inline(__always)
    func cost(_ priority: Float, _ scale: Double, _ number: Double) -> IntervalCost {
        let point = -number / scale
        let weight = scale.magnitude
        let isUpper = (self == .lessOrEqual) == (scale > 0)
        return IntervalCost(
            priority: priority, point: point, below: self == .equal || !isUpper ? weight : 0,
            above: self == .equal || isUpper ? weight : 0)
    }
}
