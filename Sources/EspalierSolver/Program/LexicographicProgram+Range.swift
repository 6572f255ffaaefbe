/// How far an unknown can go on the present face.
extension LexicographicProgram {
    /// The least and the greatest value of an unknown on the present face; infinite where it has none. The face, the
    /// point and whatever is computed later stay as they are, bit by bit. Slow: two levels are minimised, and the
    /// dictionary is copied if it has to change for them. If the budget is too small the program is exhausted.
    func range(of unknown: Int) -> (Double, Double) {
        let value = unknowns.base[unknown].value
        if isExhausted || isFixed(unknown) { return (value, value) }
        keep()
        let lower = extreme(unknown, slope: 1)
        let upper = extreme(unknown, slope: -1)
        restore()
        return (lower, upper)
    }

    private func extreme(_ unknown: Int, slope: Double) -> Double {
        let pointer = unknowns.base + unknown
        pieces.append(ProgramPiece(left: pointer.pointee.lower, right: pointer.pointee.upper, slope: slope))
        placeOnPieces(unknown, 0)
        let outcome = descend()
        dropPieces()
        if outcome == .unbounded { return -slope * .infinity }
        // Basic unknowns may be outside of their domains by rounding.
        return max(pointer.pointee.lower, min(pointer.pointee.upper, pointer.pointee.value))
    }

    /// Keeps the point, the face, and, as soon as it changes, the dictionary.
    func keep() {
        kept.unknowns.copy(unknowns)
        kept.columns.copy(columns)
        kept.rows.copy(rows)
        kept.hasCells = false
        kept.activeColumns = activeColumns
        kept.rebuiltAt = pivots - rebuiltAt
        kept.cursor = cursor
        mustKeepCells = true
    }

    /// Before the first exchange: the dictionary, which may be big.
    func keepCells() {
        kept.cells.copy(cells)
        kept.hasCells = true
        mustKeepCells = false
    }

    /// As it was when it was kept.
    func restore() {
        mustKeepCells = false
        unknowns.copy(kept.unknowns)
        columns.copy(kept.columns)
        rows.copy(kept.rows)
        for slot in 0..<parameters { columnUnits.base[slot] = 1 / unknowns.base[Int(columns.base[slot])].scale }
        cursor = kept.cursor
        activeColumns = kept.activeColumns
        rebuiltAt = pivots - kept.rebuiltAt
        if kept.hasCells { cells.copy(kept.cells) }
        for row in 0..<rows.count { setRowSlope(row, unknowns.base[Int(rows.base[row])].slope) }
    }
}
