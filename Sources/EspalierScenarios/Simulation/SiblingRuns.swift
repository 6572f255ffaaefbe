/// How a list of subviews came from the one before: runs of neighbours of that list, and those that came in between.
///
/// It costs what was changed, and not what the list is long.
struct SiblingRuns {
    private struct Run {
        /// The index before of the first one; nil for those that came.
        var old: Int?
        var count: Int

        /// Whether the other one goes on where this one ends.
        func goesOn(with other: Run) -> Bool { other.old == old.map { $0 + count } }
    }

    private var runs: [Run]

    init(count: Int) { runs = count == 0 ? [] : [Run(old: 0, count: count)] }

    /// How many runs there are: what an operation costs.
    var count: Int { runs.count }

    /// One came, to an index.
    mutating func insert(at index: Int) {
        let place = split(at: index)
        if place > 0, runs[place - 1].old == nil {
            runs[place - 1].count += 1
        } else if place < runs.count, runs[place].old == nil {
            runs[place].count += 1
        } else {
            runs.insert(Run(old: nil, count: 1), at: place)
        }
    }

    /// The one at an index went.
    ///
    /// - Returns: its index before; nil if it had come.
    mutating func remove(at index: Int) -> Int? {
        let place = split(at: index)
        let old = runs[place].old
        if runs[place].count == 1 {
            runs.remove(at: place)
            if place > 0, place < runs.count, runs[place - 1].goesOn(with: runs[place]) {
                runs[place - 1].count += runs[place].count
                runs.remove(at: place)
            }
        } else {
            runs[place].count -= 1
            runs[place].old = old.map { $0 + 1 }
        }
        return old
    }

    /// Divides the run that goes over an index.
    ///
    /// - Returns: the place of the run that begins at the index.
    private mutating func split(at index: Int) -> Int {
        var start = 0
        for (place, run) in runs.enumerated() {
            if start == index { return place }
            let rest = start + run.count - index
            if rest > 0 {
                runs[place].count -= rest
                runs.insert(Run(old: run.old.map { $0 + run.count - rest }, count: rest), at: place + 1)
                return place + 1
            }
            start += run.count
        }
        return runs.count
    }

    /// The index before of the one at an index; nil if it came.
    func old(at index: Int) -> Int? {
        var start = 0
        for run in runs {
            if index < start + run.count { return run.old.map { $0 + index - start } }
            start += run.count
        }
        return nil
    }

    /// The indices before, by the indices now; nil for those that came.
    var all: [Int?] {
        runs.flatMap { run in (0..<run.count).map { offset in run.old.map { $0 + offset } } }
    }

    /// The indices that do not stand for the same ones as before.
    var moved: [Range<Int>] {
        var start = 0
        return runs.compactMap { run in
            defer { start += run.count }
            return run.old == start ? nil : start..<start + run.count
        }
    }
}
