/// One level: down to its optimum, then everything that is worse is cut off.
extension LexicographicProgram {
    /// Minimises the sum of costs on the present face, and cuts the face down to where it is smallest: nothing that is
    /// called later can make it greater. False if it has no minimum, or if the budget was too small; the face stays as it
    /// is then, and the point is one of it.
    ///
    /// Costs on what cannot move take no time but that of looking at them.
    @discardableResult
    func minimize(_ costs: UnsafeBufferPointer<ProgramCost>) -> Bool {
        if isExhausted { return false }
        if activeColumns == 0 { return true }
        takeUp(costs)
        if costed.count == 0 { return true }
        let outcome = descend()
        if outcome == .optimal { restrict() }
        dropPieces()
        return outcome == .optimal
    }

    /// The slopes of the basic unknowns are an optimal dual. A point is an optimum exactly if every unknown is where its
    /// own costs have the slope that the dual asks for: a basic one on its piece, a nonbasic one where it is, or on the
    /// piece beside of it along which the costs do not rise. That holds for any optimal dual, so it does not matter which
    /// one was found where an unknown lies between two pieces.
    private func restrict() {
        if slopedRows == 0 {
            slopeNoise = 0
            for index in 0..<costed.count {
                let place = Int(unknowns.base[Int(costed.base[index])].place)
                if place >= 0, place < activeColumns { restrict(place, 0, 0) }
            }
        } else {
            price(0, activeColumns)
            // From the end: what is fixed changes places with the last one that is not.
            for slot in stride(from: activeColumns - 1, through: 0, by: -1) {
                let size = columnSizes.base[slot]
                if size == 0 {
                    let pointer = unknowns.base + Int(columns.base[slot])
                    if pointer.pointee.lastPiece == 0, pointer.pointee.slope == 0 { continue }
                }
                restrict(slot, columnSlopes.base[slot], size)
            }
        }
        for index in 0..<costed.count {
            let pointer = unknowns.base + Int(costed.base[index])
            if !pointer.pointee.isBasic { continue }
            pointer.pointee.lower = pointer.pointee.left
            pointer.pointee.upper = pointer.pointee.right
        }
    }

    /// Cuts the domain of a column down to where the costs do not rise.
    private func restrict(_ slot: Int, _ columnSlope: Double, _ columnSize: Double) {
        let sides = slopes(slot, columnSlope, columnSize)
        let pointer = unknowns.base + Int(columns.base[slot])
        let value = pointer.pointee.value
        let next = Int(pointer.pointee.firstPiece + pointer.pointee.piece)
        var lower = value
        var upper = value
        if sides.up <= sides.least {
            upper = pointer.pointee.right
            if value >= upper - snap { upper = pieces.base[next + 1].right }
        }
        if sides.down <= sides.least {
            lower = pointer.pointee.left
            if value <= lower + snap { lower = pieces.base[next - 1].left }
        }
        pointer.pointee.left = lower
        pointer.pointee.right = upper
        pointer.pointee.lower = lower
        pointer.pointee.upper = upper
        if upper - lower <= snap { fix(slot) }
    }

    /// The unknown of a column stays where it is from now on.
    func fix(_ slot: Int) {
        let pointer = unknowns.base + Int(columns.base[slot])
        let value = pointer.pointee.value
        pointer.pointee.lower = value
        pointer.pointee.upper = value
        pointer.pointee.left = value
        pointer.pointee.right = value
        deactivate(slot)
    }
}
