/// The dictionary once more, from the rows as they were given.
extension LexicographicProgram {
    /// Computes all cells anew for the present basis, which takes away what rounding did to them in many pivots, and all
    /// values. Costs about as much as all the pivots since the last time, and comes no more often.
    ///
    /// A basis that turns out to be none, up to rounding, is mended: a parameter stays nonbasic at its value.
    func rebuild() {
        if mustKeepCells { keepCells() }
        let counted = pivots
        markPlaces()
        loadRows()
        for row in 0..<rows.count where marks.base[parameters + row] != Self.basic { exchangeBack(row) }
        for number in 0..<unknowns.count where marks.base[number] == Self.fixed {
            if !unknowns.base[number].isBasic { deactivate(Int(unknowns.base[number].place)) }
        }
        pivots = counted
        rebuiltAt = counted
        recompute()
    }

    private static var free: Int32 { 0 }
    private static var fixed: Int32 { 1 }
    private static var basic: Int32 { 2 }

    /// Notes of each unknown whether it is basic or, if not, whether it is fixed.
    private func markPlaces() {
        marks.resize(unknowns.count, 0)
        for number in 0..<unknowns.count {
            let place = Int(unknowns.base[number].place)
            marks.base[number] = place < 0 ? Self.basic : place < activeColumns ? Self.free : Self.fixed
        }
    }

    /// The dictionary of the beginning: rows are basic, parameters are not.
    private func loadRows() {
        for index in 0..<cells.count { cells.base[index] = 0 }
        for row in 0..<rows.count {
            let target = cells.base + row * parameters
            for index in Int(termStarts.base[row])..<Int(termStarts.base[row + 1]) {
                target[Int(terms.base[index].parameter)] += terms.base[index].coefficient
            }
            let number = parameters + row
            rows.base[row] = Int32(truncatingIfNeeded: number)
            unknowns.base[number].place = ~Int32(truncatingIfNeeded: row)
            setRowSlope(row, unknowns.base[number].slope)
        }
        for parameter in 0..<parameters {
            columns.base[parameter] = Int32(truncatingIfNeeded: parameter)
            columnUnits.base[parameter] = 1
            unknowns.base[parameter].place = Int32(truncatingIfNeeded: parameter)
        }
        activeColumns = parameters
    }

    /// Makes a row nonbasic again, and the one of the parameters in the basis basic that has the greatest cell.
    private func exchangeBack(_ row: Int) {
        let source = cells.base + row * parameters
        var slot = -1
        var best = ProgramTolerance.noise * unknowns.base[parameters + row].scale
        for column in 0..<parameters {
            let number = Int(columns.base[column])
            if number >= parameters || marks.base[number] != Self.basic { continue }
            if source[column].magnitude > best {
                best = source[column].magnitude
                slot = column
            }
        }
        if slot < 0 { return }
        _ = collectColumn(slot)
        pivot(row, slot)
    }
}
