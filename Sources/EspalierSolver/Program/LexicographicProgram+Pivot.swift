/// The dictionary: exchanging a basic and a nonbasic unknown, and columns that cannot move any more.
extension LexicographicProgram {
    /// Collects the rows with a cell in a column. Returns the size of the greatest cell.
    func collectColumn(_ slot: Int) -> Double {
        columnRows.removeAll()
        var greatest = 0.0
        var cell = cells.base + slot
        for row in 0..<rows.count {
            let size = cell.pointee.magnitude
            if size != 0 {
                columnRows.append(Int32(truncatingIfNeeded: row))
                if size > greatest { greatest = size }
            }
            cell += parameters
        }
        return greatest
    }

    /// Moves the unknown of a column, collected before, and with it all basic unknowns.
    func shift(_ slot: Int, by distance: Double) {
        let unknowns = unknowns.base
        let column = cells.base + slot
        unknowns[Int(columns.base[slot])].value += distance
        for index in 0..<columnRows.count {
            let row = Int(columnRows.base[index])
            unknowns[Int(rows.base[row])].value += column[row * parameters] * distance
        }
    }

    /// The unknown of a row, which has a cell in the column, becomes the column's, and the other way round. The column
    /// was collected before. Values stay.
    func pivot(_ row: Int, _ slot: Int) {
        if mustKeepCells { keepCells() }
        pivots += 1
        let stride = parameters
        let source = cells.base + row * stride
        let divisor = source[slot]
        if columnRows.count == 1 {
            // No other row needs to know where the cells are.
            for column in 0..<stride { source[column] = -source[column] / divisor }
            source[slot] = 1 / divisor
            exchange(row, slot)
            return
        }
        rowColumns.removeAll()
        rowColumns.reserve(stride)
        let indices = rowColumns.base
        var count = 0
        for column in 0..<stride {
            let cell = source[column]
            if cell != 0, column != slot {
                // Divided, not multiplied by 1 / divisor: 49 × (1 / 49) is not 1.
                source[column] = -cell / divisor
                indices[count] = Int32(truncatingIfNeeded: column)
                count += 1
            }
        }
        source[slot] = 1 / divisor
        work += columnRows.count * (count * 2 > stride ? stride : count)
        for index in 0..<columnRows.count {
            let other = Int(columnRows.base[index])
            if other == row { continue }
            let target = cells.base + other * stride
            let factor = target[slot]
            let noise = ProgramTolerance.cancelled * unknowns.base[Int(rows.base[other])].scale
            target[slot] = factor / divisor
            if count * 2 > stride {
                add(row, times: factor, to: other, noise, 0..<slot)
                add(row, times: factor, to: other, noise, slot + 1..<stride)
            } else {
                for index in 0..<count {
                    let column = Int(indices[index])
                    target[column] = Self.sum(
                        target[column], factor * source[column], noise * columnUnits.base[column])
                }
            }
        }
        exchange(row, slot)
    }

    /// Notes that the unknowns of a row and of a column have changed places.
    @inline(__always)
    private func exchange(_ row: Int, _ slot: Int) {
        let leaving = rows.base[row]
        let entering = columns.base[slot]
        rows.base[row] = entering
        columns.base[slot] = leaving
        unknowns.base[Int(leaving)].place = Int32(truncatingIfNeeded: slot)
        columnUnits.base[slot] = 1 / unknowns.base[Int(leaving)].scale
        unknowns.base[Int(entering)].place = ~Int32(truncatingIfNeeded: row)
        setRowSlope(row, unknowns.base[Int(entering)].slope)
    }

    /// Adds a row to another one.
    @inline(__always)
    private func add(_ row: Int, times factor: Double, to other: Int, _ noise: Double, _ range: Range<Int>) {
        let source = cells.base + row * parameters
        let target = cells.base + other * parameters
        let units = columnUnits.base
        for column in range {
            target[column] = Self.sum(target[column], factor * source[column], noise * units[column])
        }
    }

    /// A cell with something added. One that cancels up to rounding becomes zero, so that what does not depend on an
    /// unknown is known not to.
    @inline(__always)
    static func sum(_ cell: Double, _ other: Double, _ noise: Double) -> Double {
        let sum = cell + other
        let size = sum.magnitude
        return size <= ProgramTolerance.cancelled * cell.magnitude || size <= noise ? 0 : sum
    }

    @inline(__always)
    func setRowSlope(_ row: Int, _ slope: Double) {
        let old = rowSlopes.base[row]
        if (old != 0) != (slope != 0) { slopedRows += slope != 0 ? 1 : -1 }
        rowSlopes.base[row] = slope
    }

    /// A column never moves again: it goes behind those that do.
    func deactivate(_ slot: Int) {
        activeColumns -= 1
        exchangeColumns(slot, activeColumns)
    }

    /// A column moves again.
    func activate(_ slot: Int) {
        if slot < activeColumns { return }
        exchangeColumns(slot, activeColumns)
        activeColumns += 1
    }

    private func exchangeColumns(_ slot: Int, _ last: Int) {
        if slot == last { return }
        var cell = cells.base
        for _ in 0..<rows.count {
            let kept = cell[slot]
            cell[slot] = cell[last]
            cell[last] = kept
            cell += parameters
        }
        let columns = columns.base
        let unknown = columns[slot]
        columns[slot] = columns[last]
        columns[last] = unknown
        let unit = columnUnits.base[slot]
        columnUnits.base[slot] = columnUnits.base[last]
        columnUnits.base[last] = unit
        unknowns.base[Int(columns[slot])].place = Int32(truncatingIfNeeded: slot)
        unknowns.base[Int(unknown)].place = Int32(truncatingIfNeeded: last)
    }
}
