/// The pieces of the costs of each unknown, while a level is minimised.
extension LexicographicProgram {
    /// Gives unknowns their pieces. Costs on what cannot move are left out.
    func takeUp(_ costs: UnsafeBufferPointer<ProgramCost>) {
        sortedCosts.removeAll()
        var isSorted = true
        for cost in costs {
            assert(cost.unknown >= 0 && Int(cost.unknown) < unknowns.count)
            assert(cost.below + cost.above >= 0 && cost.point.isFinite)
            let place = Int(unknowns.base[Int(cost.unknown)].place)
            if place >= activeColumns { continue }
            if isSorted, sortedCosts.count > 0, Self.precedes(cost, sortedCosts.base[sortedCosts.count - 1]) {
                isSorted = false
            }
            note(cost.point)
            sortedCosts.append(cost)
        }
        snap = ProgramTolerance.snap(magnitude)
        if !isSorted { sortCosts() }
        var start = 0
        while start < sortedCosts.count {
            let unknown = sortedCosts.base[start].unknown
            var end = start + 1
            while end < sortedCosts.count, sortedCosts.base[end].unknown == unknown { end += 1 }
            makePieces(Int(unknown), start, end)
            start = end
        }
    }

    /// The pieces of one unknown. Points that are not inside of its domain are no break points, and those that cannot be
    /// told apart are one.
    private func makePieces(_ unknown: Int, _ start: Int, _ end: Int) {
        let costs = sortedCosts.base
        let lower = unknowns.base[unknown].lower
        let upper = unknowns.base[unknown].upper
        var slope = 0.0
        var size = 0.0
        for index in start..<end {
            slope -= costs[index].below
            size += costs[index].below.magnitude + costs[index].above.magnitude
        }
        let least = size * ProgramTolerance.ownSlope
        let first = pieces.count
        var left = lower
        for index in start..<end {
            let jump = costs[index].below + costs[index].above
            let point = costs[index].point
            if jump <= least || point >= upper - snap { continue }
            if point > left + snap {
                pieces.append(ProgramPiece(left: left, right: point, slope: slope.magnitude <= least ? 0 : slope))
                left = point
            }
            slope += jump
        }
        if slope.magnitude <= least { slope = 0 }
        if pieces.count == first, slope == 0 { return }
        pieces.append(ProgramPiece(left: left, right: upper, slope: slope))
        placeOnPieces(unknown, first)
    }

    /// Puts an unknown on the first of its pieces, which end the list, that it lies on.
    func placeOnPieces(_ unknown: Int, _ first: Int) {
        let pieces = pieces.base
        let pointer = unknowns.base + unknown
        let last = self.pieces.count - 1 - first
        var piece = 0
        while piece < last, pointer.pointee.value > pieces[first + piece].right + snap { piece += 1 }
        pointer.pointee.firstPiece = Int32(truncatingIfNeeded: first)
        pointer.pointee.lastPiece = Int32(truncatingIfNeeded: last)
        setPiece(pointer, piece)
        costed.append(Int32(truncatingIfNeeded: unknown))
    }

    /// Puts an unknown on another of its pieces; its value stays.
    @inline(__always)
    func setPiece(_ pointer: UnsafeMutablePointer<ProgramUnknown>, _ number: Int) {
        let piece = pieces.base[Int(pointer.pointee.firstPiece) + number]
        pointer.pointee.piece = Int32(truncatingIfNeeded: number)
        pointer.pointee.left = piece.left
        pointer.pointee.right = piece.right
        pointer.pointee.slope = piece.slope
        if pointer.pointee.isBasic { setRowSlope(pointer.pointee.row, piece.slope) }
    }

    /// Takes all pieces away: every unknown has one that is its domain, and no slope.
    func dropPieces() {
        for index in 0..<costed.count {
            let pointer = unknowns.base + Int(costed.base[index])
            pointer.pointee.left = pointer.pointee.lower
            pointer.pointee.right = pointer.pointee.upper
            pointer.pointee.slope = 0
            pointer.pointee.firstPiece = 0
            pointer.pointee.lastPiece = 0
            pointer.pointee.piece = 0
            if pointer.pointee.isBasic { setRowSlope(pointer.pointee.row, 0) }
        }
        costed.removeAll()
        pieces.removeAll()
    }

    @inline(__always)
    private static func precedes(_ first: ProgramCost, _ second: ProgramCost) -> Bool {
        first.unknown != second.unknown ? first.unknown < second.unknown : first.point < second.point
    }

    /// By unknown, then by point: in place and without memory, few by insertion and many as a heap.
    private func sortCosts() {
        let costs = sortedCosts.base
        let count = sortedCosts.count
        if count <= 24 {
            for index in 1..<count {
                let cost = costs[index]
                var hole = index
                while hole > 0, Self.precedes(cost, costs[hole - 1]) {
                    costs[hole] = costs[hole - 1]
                    hole -= 1
                }
                costs[hole] = cost
            }
            return
        }
        for root in stride(from: count / 2 - 1, through: 0, by: -1) { Self.sift(costs, root, count) }
        for last in stride(from: count - 1, to: 0, by: -1) {
            let cost = costs[0]
            costs[0] = costs[last]
            costs[last] = cost
            Self.sift(costs, 0, last)
        }
    }

    private static func sift(_ costs: UnsafeMutablePointer<ProgramCost>, _ start: Int, _ count: Int) {
        var root = start
        let cost = costs[root]
        while true {
            var child = 2 * root + 1
            if child >= count { break }
            if child + 1 < count, precedes(costs[child], costs[child + 1]) { child += 1 }
            if !precedes(cost, costs[child]) { break }
            costs[root] = costs[child]
            root = child
        }
        costs[root] = cost
    }
}
