/// One step: a column moves, past the ends of pieces for as long as the costs fall.
extension LexicographicProgram {
    /// Moves the unknown of a column along a slope (positive: upwards) to where costs stop falling. Returns how far it
    /// went; infinity if nothing stops it, in which case no value has changed but pieces have.
    ///
    /// Strict is Bland's rule: a step of no length ends at the first unknown by number.
    func move(_ slot: Int, _ slope: Double, isStrict: Bool) -> Double {
        let direction = slope > 0 ? 1.0 : -1.0
        let entering = Int(columns.base[slot])
        turn(unknowns.base + entering, direction)
        let least = collectColumn(slot) * ProgramTolerance.pivot
        let noise = ProgramTolerance.noise * columnUnits.base[slot]
        events.removeAll()
        addEvent(entering, -1, direction)
        for index in 0..<columnRows.count {
            let row = Int(columnRows.base[index])
            let cell = cells.base[row * parameters + slot]
            let unknown = Int(rows.base[row])
            if cell.magnitude < least || cell.magnitude < noise * unknowns.base[unknown].scale { continue }
            addEvent(unknown, row, cell * direction)
        }
        if events.count == 0 { return .infinity }
        guard let event = lastEvent(slope.magnitude, isStrict) else { return .infinity }

        let start = unknowns.base[entering].value
        shift(slot, by: event.time * direction)
        let stopped = unknowns.base + Int(event.unknown)
        stopped.pointee.value = event.rate > 0 ? stopped.pointee.right : stopped.pointee.left
        if event.row >= 0 { pivot(Int(event.row), slot) }
        return event.row < 0 ? (unknowns.base[entering].value - start).magnitude : event.time
    }

    /// An unknown at the end of its piece that is going to leave it goes to the next one.
    @inline(__always)
    private func turn(_ pointer: UnsafeMutablePointer<ProgramUnknown>, _ direction: Double) {
        if direction > 0 {
            if pointer.pointee.piece < pointer.pointee.lastPiece,
                pointer.pointee.value >= pointer.pointee.right - snap
            {
                setPiece(pointer, Int(pointer.pointee.piece) + 1)
            }
        } else if pointer.pointee.piece > 0, pointer.pointee.value <= pointer.pointee.left + snap {
            setPiece(pointer, Int(pointer.pointee.piece) - 1)
        }
    }

    /// The end that an unknown meets next.
    @inline(__always)
    private func event(_ unknown: Int, _ row: Int, _ rate: Double) -> ProgramEvent? {
        let pointer = unknowns.base + unknown
        let end = rate > 0 ? pointer.pointee.right : pointer.pointee.left
        if end.magnitude == .infinity { return nil }
        let next = Int(pointer.pointee.piece) + (rate > 0 ? 1 : -1)
        var jump = Double.infinity
        if next >= 0, next <= Int(pointer.pointee.lastPiece) {
            let slope = pieces.base[Int(pointer.pointee.firstPiece) + next].slope
            jump = ((slope - pointer.pointee.slope) * rate).magnitude
        }
        return ProgramEvent(
            time: max(0, (end - pointer.pointee.value) / rate), rate: rate, jump: jump,
            unknown: Int32(truncatingIfNeeded: unknown), row: Int32(truncatingIfNeeded: row))
    }

    @inline(__always)
    private func addEvent(_ unknown: Int, _ row: Int, _ rate: Double) {
        if let event = event(unknown, row, rate) { events.append(event) }
    }

    /// The end where costs stop falling. Unknowns whose ends come before it are on the pieces behind. Nil: nowhere.
    private func lastEvent(_ fall: Double, _ isStrict: Bool) -> ProgramEvent? {
        var slope = -fall
        var size = fall
        var first = 0
        for index in 1..<events.count where Self.precedes(events.base[index], events.base[first]) { first = index }
        let tie = snap * ProgramTolerance.tie
        if isStrict, events.base[first].time <= tie {
            var lowest = events.base[first]
            for index in 0..<events.count where events.base[index].time <= lowest.time + tie {
                if events.base[index].unknown < lowest.unknown { lowest = events.base[index] }
            }
            return lowest
        }
        if slope + events.base[first].jump >= -ProgramTolerance.slope * size {
            return steadiest(events.base[first], slope, size)
        }
        for root in stride(from: events.count / 2 - 1, through: 0, by: -1) { sift(root) }
        while true {
            let event = events.base[0]
            if slope + event.jump >= -ProgramTolerance.slope * size { return steadiest(event, slope, size) }
            slope += event.jump
            size += event.jump
            let pointer = unknowns.base + Int(event.unknown)
            setPiece(pointer, Int(pointer.pointee.piece) + (event.rate > 0 ? 1 : -1))
            if let next = self.event(Int(event.unknown), Int(event.row), event.rate) {
                events.base[0] = next
            } else {
                events.base[0] = events.base[events.count - 1]
                events.removeLast()
                if events.count == 0 { return nil }
            }
            sift(0)
        }
    }

    /// Of the ends that are met together with one, and that stop the fall as well: the moving unknown's own, for which
    /// nothing need be exchanged, else that of the greatest cell, else that of the lowest number.
    private func steadiest(_ event: ProgramEvent, _ slope: Double, _ size: Double) -> ProgramEvent {
        var best = event
        let tie = event.time + snap * ProgramTolerance.tie
        for index in 0..<events.count {
            let other = events.base[index]
            if other.time > tie || slope + other.jump < -ProgramTolerance.slope * size { continue }
            if best.row < 0 { break }
            if other.row < 0 || other.rate.magnitude > best.rate.magnitude
                || (other.rate.magnitude == best.rate.magnitude && other.unknown < best.unknown)
            {
                best = other
            }
        }
        return best
    }

    @inline(__always)
    private static func precedes(_ first: ProgramEvent, _ second: ProgramEvent) -> Bool {
        first.time != second.time ? first.time < second.time : first.unknown < second.unknown
    }

    /// Events are a heap, the next one first.
    private func sift(_ start: Int) {
        let events = events.base
        let count = self.events.count
        var root = start
        let event = events[root]
        while true {
            var child = 2 * root + 1
            if child >= count { break }
            if child + 1 < count, Self.precedes(events[child + 1], events[child]) { child += 1 }
            if !Self.precedes(events[child], event) { break }
            events[root] = events[child]
            root = child
        }
        events[root] = event
    }
}
