/// How a level ended.
enum ProgramOutcome {
    case optimal
    case unbounded
    case exhausted
}

/// The way down: which column moves, and in which direction.
extension LexicographicProgram {
    /// How many columns are looked at before the best of them is taken.
    private static var chunk: Int { 32 }

    /// Moves along falling costs until there are none, or, if that is all that is wanted, until all domains are met up to
    /// rounding.
    func descend(toDomains: Bool = false) -> ProgramOutcome {
        let budget = ProgramTolerance.steps(unknowns: unknowns.count, pieces: pieces.count)
        let patience = ProgramTolerance.patience(rows: rows.count)
        let mostPivots = ProgramTolerance.pivots(rows: rows.count, parameters: parameters)
        var steps = 0
        var idle = 0
        while true {
            let (slot, slope) = idle > patience ? firstColumn() : nextColumn()
            if slope == 0 || (toDomains && isNear()) { return .optimal }
            steps += 1
            if steps > budget || work > mostWork {
                isExhausted = true
                return .exhausted
            }
            let time = move(slot, slope, isStrict: idle > patience)
            if time == .infinity { return .unbounded }
            idle = time <= snap * ProgramTolerance.tie ? idle + 1 : 0
            if pivots - rebuiltAt >= mostPivots { rebuild() }
        }
    }

    /// The column with the steepest way down among the next ones, going round; a slope of 0: there is none.
    private func nextColumn() -> (slot: Int, slope: Double) {
        var best = 0.0
        var slot = 0
        if slopedRows == 0, costed.count <= Self.chunk {
            // Only unknowns with costs of their own can have a slope.
            slopeNoise = 0
            for index in 0..<costed.count {
                let place = Int(unknowns.base[Int(costed.base[index])].place)
                if place < 0 || place >= activeColumns { continue }
                let slope = wayDown(place, 0, 0)
                if isSteeper(slope, place, best, slot) {
                    best = slope
                    slot = place
                }
            }
            return (slot, best)
        }
        var seen = 0
        if cursor >= activeColumns { cursor = 0 }
        while seen < activeColumns {
            let start = cursor
            let end = min(start + Self.chunk, activeColumns)
            price(start, end)
            for place in start..<end {
                let slope = wayDown(place, columnSlopes.base[place], columnSizes.base[place])
                if isSteeper(slope, place, best, slot) {
                    best = slope
                    slot = place
                }
            }
            if best != 0 { return (slot, best) }
            seen += end - start
            cursor = end == activeColumns ? 0 : end
        }
        return (slot, 0)
    }

    @inline(__always)
    private func isSteeper(_ slope: Double, _ slot: Int, _ best: Double, _ bestSlot: Int) -> Bool {
        if slope == 0 { return false }
        if slope.magnitude != best.magnitude { return slope.magnitude > best.magnitude }
        return columns.base[slot] < columns.base[bestSlot]
    }

    /// The unknown of the lowest number that has a way down (Bland's rule).
    private func firstColumn() -> (slot: Int, slope: Double) {
        var best = 0.0
        var slot = 0
        price(0, activeColumns)
        for place in 0..<activeColumns where best == 0 || columns.base[place] < columns.base[slot] {
            let slope = wayDown(place, columnSlopes.base[place], columnSizes.base[place])
            if slope == 0 { continue }
            best = slope
            slot = place
        }
        return (slot, best)
    }

    /// Adds up what basic unknowns contribute to the slopes of columns.
    func price(_ start: Int, _ end: Int) {
        let slopes = columnSlopes.base
        let sizes = columnSizes.base
        for slot in start..<end {
            slopes[slot] = 0
            sizes[slot] = 0
        }
        slopeNoise = 0
        if slopedRows == 0 { return }
        for row in 0..<rows.count {
            let slope = rowSlopes.base[row]
            if slope == 0 { continue }
            let source = cells.base + row * parameters
            let scale = unknowns.base[Int(rows.base[row])].scale
            slopeNoise = max(slopeNoise, ProgramTolerance.noise * slope.magnitude * scale)
            for slot in start..<end {
                let part = slope * source[slot]
                slopes[slot] += part
                sizes[slot] += part.magnitude
            }
        }
    }

    /// How fast costs fall when the unknown of a column moves: positive upwards, negative downwards, 0 if neither way is
    /// one down.
    @inline(__always)
    private func wayDown(_ slot: Int, _ columnSlope: Double, _ columnSize: Double) -> Double {
        let sides = slopes(slot, columnSlope, columnSize)
        if sides.up < -sides.least { return -sides.up }
        if sides.down < -sides.least { return sides.down }
        return 0
    }

    /// How fast costs rise when the unknown of a column moves upwards and downwards (infinitely fast where its domain
    /// ends), and what counts as nothing.
    @inline(__always)
    func slopes(
        _ slot: Int, _ columnSlope: Double, _ columnSize: Double
    ) -> (up: Double, down: Double, least: Double) {
        let pointer = unknowns.base + Int(columns.base[slot])
        let value = pointer.pointee.value
        let own = pointer.pointee.slope
        var up = own + columnSlope
        var down = -up
        if value >= pointer.pointee.right - snap {
            up =
                pointer.pointee.piece < pointer.pointee.lastPiece
                ? pieces.base[Int(pointer.pointee.firstPiece + pointer.pointee.piece) + 1].slope + columnSlope
                : .infinity
        }
        if value <= pointer.pointee.left + snap {
            down =
                pointer.pointee.piece > 0
                ? -(pieces.base[Int(pointer.pointee.firstPiece + pointer.pointee.piece) - 1].slope + columnSlope)
                : .infinity
        }
        let least = ProgramTolerance.slope * (columnSize + own.magnitude) + slopeNoise * columnUnits.base[slot]
        return (up, down, least)
    }
}
