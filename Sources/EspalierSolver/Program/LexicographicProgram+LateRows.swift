/// Rows that are asked for only after some levels.
extension LexicographicProgram {
    /// Whether an unknown is known not to move on the present face.
    func isFixed(_ unknown: Int) -> Bool {
        let pointer = unknowns.base + unknown
        if !pointer.pointee.isBasic { return Int(pointer.pointee.place) >= activeColumns }
        let source = cells.base + pointer.pointee.row * parameters
        for slot in 0..<activeColumns where source[slot] != 0 { return false }
        return true
    }

    /// Adds a row after `makeFeasible`: it is free, and has the value that its parameters give it. Returns its number.
    ///
    /// What is basic among its parameters is replaced by what that stands for, so it costs a row of the dictionary for
    /// each of those.
    func addLateRow(_ row: UnsafeBufferPointer<ProgramTerm>) -> Int {
        let number = addRow(row)
        if isExhausted { return number }
        let index = number - parameters
        let target = cells.base + index * parameters
        for column in 0..<parameters { target[column] = 0 }
        let noise = ProgramTolerance.cancelled * unknowns.base[number].scale
        for term in row {
            let place = unknowns.base[Int(term.parameter)].place
            if place >= 0 {
                target[Int(place)] += term.coefficient
                continue
            }
            let source = cells.base + Int(~place) * parameters
            for column in 0..<parameters where source[column] != 0 {
                target[column] = Self.sum(
                    target[column], term.coefficient * source[column], noise * columnUnits.base[column])
            }
        }
        unknowns.base[number].value = sum(index)
        return number
    }
}

/// Corrections that are smaller than what rounding leaves of the values.
extension LexicographicProgram {
    /// Adds to `corrections`, by parameter, by how much parameters move if a nonbasic unknown does. A basic one is moved by
    /// others.
    func addMoves(of unknown: Int, by distance: Double, to corrections: UnsafeMutablePointer<Double>) {
        let slot = Int(unknowns.base[unknown].place)
        if slot < 0 { return }
        if unknown < parameters { corrections[unknown] += distance }
        _ = collectColumn(slot)
        for index in 0..<columnRows.count {
            let row = Int(columnRows.base[index])
            let basic = Int(rows.base[row])
            if basic < parameters { corrections[basic] += cells.base[row * parameters + slot] * distance }
        }
    }
}
