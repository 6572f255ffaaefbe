/// What keeps a row from where it should be.
extension LexicographicProgram {
    /// After `makeFeasible`: brings a free row as near as all domains let it to where it compares with `point` as it should.
    /// Returns whether it stays away from there by more than what is accepted. Its pieces stay for `staysAway`.
    func approach(_ row: Int, _ relation: SolverRelation, _ point: Double) -> Bool {
        note(point)
        snap = ProgramTolerance.snap(magnitude)
        pieces.append(ProgramPiece(left: -.infinity, right: point, slope: relation == .lessOrEqual ? 0 : -1))
        pieces.append(ProgramPiece(left: point, right: .infinity, slope: relation == .greaterOrEqual ? 0 : 1))
        placeOnPieces(row, 0)
        return descend() == .optimal && distance(row) > ProgramTolerance.accepted(magnitude)
    }

    /// How far a row with two pieces is from the side on which it should be.
    private func distance(_ row: Int) -> Double {
        let pointer = unknowns.base + row
        return pointer.pointee.slope == 0 ? 0 : (pointer.pointee.value - pieces.base[0].right).magnitude
    }

    /// Widens the domains of unknowns, if the row of `approach` stays away all the same; else all is as it was, in
    /// everything that counts.
    func staysAway(_ row: Int, widening changes: [(unknown: Int, domain: Interval)]) -> Bool {
        if isExhausted { return true }
        let moving = changes.filter { canBring(row, $0.unknown, $0.domain) }
        if moving.count == 1, brings(row, moving[0].unknown, moving[0].domain) { return false }
        for change in changes where !unknowns.base[change.unknown].isBasic {
            activate(Int(unknowns.base[change.unknown].place))
        }
        if !moving.isEmpty { keep() }
        for change in changes {
            let pointer = unknowns.base + change.unknown
            pointer.pointee.lower = change.domain.lower
            pointer.pointee.upper = change.domain.upper
            pointer.pointee.left = change.domain.lower
            pointer.pointee.right = change.domain.upper
        }
        if moving.isEmpty { return true }
        if descend() != .optimal || distance(row) > ProgramTolerance.accepted(magnitude) {
            mustKeepCells = false
            return true
        }
        restore()
        return false
    }

    /// By how much the row moves for an unknown that moves by 1, if that is nonbasic.
    private func rate(_ row: Int, _ unknown: Int) -> Double {
        let (pointer, goal) = (unknowns.base + unknown, unknowns.base + row)
        if pointer.pointee.isBasic || !goal.pointee.isBasic { return 0 }
        let slot = Int(pointer.pointee.place)
        let rate = cells.base[goal.pointee.row * parameters + slot]
        return rate.magnitude <= ProgramTolerance.noise * goal.pointee.scale * columnUnits.base[slot] ? 0 : rate
    }

    /// Whether an unknown could move in a domain so that the row comes nearer.
    private func canBring(_ row: Int, _ unknown: Int, _ domain: Interval) -> Bool {
        let rate = rate(row, unknown)
        if rate == 0 { return false }
        let isUpwards = (rate > 0) == (unknowns.base[row].slope < 0)
        let value = unknowns.base[unknown].value
        return isUpwards ? domain.upper > value + snap : domain.lower < value - snap
    }

    /// Whether an unknown that moves in a domain, alone, brings the row to where it should be.
    private func brings(_ row: Int, _ unknown: Int, _ domain: Interval) -> Bool {
        let goal = unknowns.base[row]
        let distance = (pieces.base[0].right - goal.value) / rate(row, unknown)
        let value = unknowns.base[unknown].value + distance
        if value < domain.lower || value > domain.upper { return false }
        let slot = Int(unknowns.base[unknown].place)
        for place in 0..<rows.count where place != goal.row {
            let cell = cells.base[place * parameters + slot]
            if cell == 0 { continue }
            let pointer = unknowns.base + Int(rows.base[place])
            let moved = pointer.pointee.value + cell * distance
            if moved < pointer.pointee.lower - snap || moved > pointer.pointee.upper + snap { return false }
        }
        return true
    }
}
