import ConstraintOracle
import TestSupport

/// Systems like those of stack views (AUTOLAYOUT 6): many levels of priorities, and spacers that take no part in ties.
extension RandomSystem {
    /// A row of views in a stack, along it and across it.
    mutating func stack() {
        let spacing = random.any([0, 8, 10] as [Rational])
        let length = variable(.size, owner: 0, index: 2, given: random.any([100, 200, nil]))
        let height = variable(.size, owner: 0, index: 3, given: random.any([nil, 50]))
        let views = (1...(1 + random.below(4))).map { item(owner: $0) }
        for view in views {
            wish(view[2])
            if random.oneIn(2) { wish(view[3]) }
        }
        along(views, length, spacing)
        if random.oneIn(2) { across(views, height) } else { forgetUnused() }
    }

    private mutating func along(_ views: [[Int]], _ length: Int, _ spacing: Rational) {
        constrain([(1, views[0][0])], .equal, 0)
        constrain([(1, views[views.count - 1][0]), (1, views[views.count - 1][2]), (-1, length)], .equal, 0)
        let way = random.below(5)
        var gap: Int?
        for (one, other) in zip(views, views.dropFirst()) {
            let isLoose = way >= 3
            constrain(
                [(1, other[0]), (-1, one[0]), (-1, one[2])], isLoose ? .greaterOrEqual : .equal, spacing)
            switch way {
            case 1: constrain([(1, other[2]), (-1, views[0][2])], .equal, 0)
            case 3, 4:
                // Gap guides between edges, or between centres.
                let place = variable(.auxiliary, owner: one[0] + 100, index: 0)
                let size = variable(.auxiliarySize, owner: one[0] + 100, index: 2)
                let half: Rational = way == 3 ? 1 : exact(0.5)
                let otherHalf: Rational = way == 3 ? 0 : exact(-0.5)
                constrain([(1, place), (-1, one[0]), (times(half, -1), one[2])], .equal, 0)
                constrain([(1, place), (1, size), (-1, other[0]), (otherHalf, other[2])], .equal, 0)
                if let gap { constrain([(1, size), (-1, gap)], .equal, 0, way == 3 ? 1000 : 149) }
                gap = size
            default: break
            }
        }
        if way == 2 {
            for (place, view) in views.enumerated() {
                let share = random.any([0.25, 0.5, 0.125, 0.375])
                constrain([(1, view[2]), (exact(-share), length)], .equal, 0, 999 - Float(place))
            }
        }
        if random.oneIn(3) { constrain([(1, length)], .equal, 150, random.any([1000, 999.5, 49])) }
        if random.oneIn(3) {
            // A hidden one.
            let hidden = random.any(views)
            constrain([(1, hidden[2])], .equal, 0)
        }
    }

    private mutating func across(_ views: [[Int]], _ height: Int) {
        if random.oneIn(2) {
            for view in views {
                constrain([(1, view[1]), (-1, views[0][1])], .equal, 0)
                constrain([(1, view[1]), (1, view[3]), (-1, views[0][1]), (-1, views[0][3])], .equal, 0)
            }
            constrain([(1, views[0][1])], .equal, 0)
            constrain([(1, views[0][1]), (1, views[0][3]), (-1, height)], .equal, 0)
            return
        }
        let place = variable(.auxiliary, owner: 200, index: 1)
        let size = variable(.auxiliarySize, owner: 200, index: 3)
        let isCentred = random.oneIn(2)
        constrain([(1, place)], .equal, 0)
        constrain([(1, place), (1, size), (-1, height)], .equal, 0, random.any([1000, 999.5]))
        constrain([(1, size)], .equal, 0, 51)
        for view in views {
            constrain([(1, view[1]), (-1, place)], isCentred ? .greaterOrEqual : .equal, 0, isCentred ? 1000 : 999.5)
            constrain([(1, view[1]), (1, view[3]), (-1, place), (-1, size)], .lessOrEqual, 0)
            if isCentred {
                constrain([(1, view[1]), (exact(0.5), view[3]), (exact(-0.5), height)], .equal, 0)
            }
            constrain([(1, view[3])], .equal, 0, 25)
        }
        constrain([(1, height)], .equal, 0, 49)
    }
}
