/// The first point: one within all domains.
extension LexicographicProgram {
    /// Finds a point in all domains. False if there is none, or if the budget was too small.
    ///
    /// Rows that are fixed are solved for first, in their order, so that of several that say the same the first counts;
    /// then the sum of what is still outside of its domain is minimised. What cannot be met within rounding but within
    /// what is accepted counts as met, and its domain is widened by as much.
    func makeFeasible() -> Bool {
        if isExhausted { return false }
        snap = ProgramTolerance.snap(magnitude)
        guard narrowDomains() else { return false }
        for row in 0..<rows.count { unknowns.base[parameters + row].value = sum(row) }
        for parameter in 0..<parameters where unknowns.base[parameter].lower == unknowns.base[parameter].upper {
            deactivate(Int(unknowns.base[parameter].place))
        }
        for row in 0..<rows.count where unknowns.base[parameters + row].lower == unknowns.base[parameters + row].upper {
            eliminate(row)
            if work > mostWork {
                isExhausted = true
                return false
            }
        }
        rebuiltAt = pivots
        if isNear() { return true }
        addViolations()
        let outcome = descend(toDomains: true)
        dropPieces()
        if outcome == .exhausted { return false }
        if isNear() { return true }
        recompute()
        return accept()
    }

    /// Brings domains into the form that everything else relies on: no shorter than two values that can be told apart,
    /// or a single value. Parameters start inside.
    private func narrowDomains() -> Bool {
        let accepted = ProgramTolerance.accepted(magnitude)
        for number in 0..<unknowns.count {
            let pointer = unknowns.base + number
            let lower = pointer.pointee.lower
            if pointer.pointee.upper - lower <= snap {
                if lower - pointer.pointee.upper > accepted { return false }
                pointer.pointee.upper = lower
            }
            pointer.pointee.left = lower
            pointer.pointee.right = pointer.pointee.upper
            if number < parameters {
                pointer.pointee.value = max(lower, min(pointer.pointee.upper, pointer.pointee.value))
            }
        }
        return true
    }

    /// A fixed row: a parameter with the greatest coefficient is solved for, which keeps rounding from growing. One
    /// without any says what others say already, or contradicts them.
    private func eliminate(_ row: Int) {
        let source = cells.base + row * parameters
        var slot = -1
        var best = 0.0
        var greatest = 0.0
        for column in 0..<parameters {
            let size = source[column].magnitude
            if size > greatest { greatest = size }
            if size == 0 || column >= activeColumns { continue }
            if size > best || (size == best && columns.base[column] < columns.base[slot]) {
                best = size
                slot = column
            }
        }
        let pointer = unknowns.base + (parameters + row)
        let noise = ProgramTolerance.noise * pointer.pointee.scale
        if slot < 0 || best <= greatest * ProgramTolerance.pivot || best <= noise * columnUnits.base[slot] {
            for column in 0..<activeColumns { source[column] = 0 }
            return
        }
        let value = pointer.pointee.lower
        _ = collectColumn(slot)
        shift(slot, by: (value - pointer.pointee.value) / source[slot])
        pointer.pointee.value = value
        pivot(row, slot)
        deactivate(slot)
    }

    /// Whether all basic unknowns are in their domains, up to rounding. Nonbasic ones always are.
    func isNear() -> Bool {
        for row in 0..<rows.count {
            let pointer = unknowns.base + Int(rows.base[row])
            if pointer.pointee.value < pointer.pointee.lower - snap
                || pointer.pointee.value > pointer.pointee.upper + snap
            {
                return false
            }
        }
        return true
    }

    /// Makes being outside of a domain cost as much as it is outside, and lets everything that can move go there.
    private func addViolations() {
        for number in 0..<unknowns.count {
            let pointer = unknowns.base + number
            let lower = pointer.pointee.lower
            let upper = pointer.pointee.upper
            if lower == upper || (lower == -.infinity && upper == .infinity) { continue }
            let first = pieces.count
            if lower > -.infinity { pieces.append(ProgramPiece(left: -.infinity, right: lower, slope: -1)) }
            pieces.append(ProgramPiece(left: lower, right: upper, slope: 0))
            if upper < .infinity { pieces.append(ProgramPiece(left: upper, right: .infinity, slope: 1)) }
            placeOnPieces(number, first)
        }
    }

    /// Widens domains that are missed by no more than what is accepted.
    private func accept() -> Bool {
        let accepted = ProgramTolerance.accepted(magnitude)
        for row in 0..<rows.count {
            let pointer = unknowns.base + Int(rows.base[row])
            let value = pointer.pointee.value
            if value < pointer.pointee.lower - accepted || value > pointer.pointee.upper + accepted { return false }
            if value < pointer.pointee.lower - snap { pointer.pointee.lower = value }
            if value > pointer.pointee.upper + snap { pointer.pointee.upper = value }
            pointer.pointee.left = pointer.pointee.lower
            pointer.pointee.right = pointer.pointee.upper
        }
        return true
    }
}
