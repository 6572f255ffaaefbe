/// Variables that no equation defines one by one, and that share constraints: they are solved together. Blocks share no
/// open variable, so nothing that is solved in one is needed by another.
final class Block {
    /// In their order once there is a plan.
    var members: [Int32]
    /// The constraints that count and have any of them; in their order once there is a plan.
    var rows: [Int32]
    /// How it is solved. Nil until it is solved, and after a change of the order.
    var plan: SharedPlan?
    /// It stands in the list of those that wait to be solved.
    var isWaiting = false
    /// Whether the last solve found that wishes leave nothing open, before ties: none of its variables is ambiguous.
    var isDetermined = false

    init(members: [Int32], rows: [Int32]) {
        self.members = members
        self.rows = rows
    }

    /// The block with its plan, if it has one.
    var planned: PlannedBlock? { plan.map { PlannedBlock(members: members, rows: rows, shared: $0) } }
}

/// A block of sorted variables and constraints, with the plan by which it is solved.
struct PlannedBlock {
    let members: [Int32]
    let rows: [Int32]
    let shared: SharedPlan

    var plan: BlockPlan { _read { yield shared.plan } }

    /// The constraint at a place that the plan names.
    @inline(__always)
    func row(_ place: Int32) -> Int32 { rows[Int(place)] }
}

extension ConstraintSystem {
    /// Puts an open variable into the list of those whose block must be found.
    @inline(__always)
    func loosen(_ variable: Int32) {
        if variables[variable].marks.contains(.loose) { return }
        variables[variable].marks.insert(.loose)
        loose.append(variable)
    }

    /// Takes a variable out of its block, which is found anew.
    func leaveBlock(_ variable: Int32) {
        let block = variables[variable].block
        variables[variable].block = VariableRecord.none
        if block >= 0 { dissolve(block) }
    }

    private func dissolve(_ block: Int32) {
        guard let old = blocks[Int(block)] else { return }
        blocks[Int(block)] = nil
        freeBlocks.append(block)
        for member in old.members where variables[member].block == block {
            variables[member].block = VariableRecord.none
            if variables[member].isOpen { loosen(member) }
        }
    }

    /// The blocks of a constraint's open variables are found anew.
    func replanBlocks(of row: Int32) { forEachVariable(of: row) { replan($0) } }

    /// The block of a variable is found anew; a defined one is computed again.
    func replan(_ variable: Int32) {
        if variables[variable].isOpen {
            leaveBlock(variable)
            loosen(variable)
        } else if variables[variable].source.row >= 0 {
            stale.insert(variables[variable].position)
        }
    }

    /// The block of a constraint's open variables must be solved again.
    func wakeBlocks(of row: Int32) {
        let start = rows[row].start
        for place in start..<start + rows[row].count where variables[terms[place].variable].isOpen {
            // Not the first alone: it may have left its block, and come back before the next solve.
            wakeBlock(of: terms[place].variable)
        }
    }

    /// The block of a variable, if it is open, must be solved again.
    func wakeBlock(of variable: Int32) {
        guard variables[variable].isOpen else { return }
        let block = variables[variable].block
        if block >= 0 { return wake(block) }
        if block == VariableRecord.alone { wakeAlone(variable) }
    }

    func wake(_ block: Int32) {
        guard let waking = blocks[Int(block)], !waking.isWaiting else { return }
        waking.isWaiting = true
        waitingBlocks.append(block)
    }

    func wakeAlone(_ variable: Int32) {
        if variables[variable].marks.contains(.waiting) { return }
        variables[variable].marks.insert(.waiting)
        waitingVariables.append(variable)
    }

    /// Finds the blocks of all variables that are loose and still open.
    func findBlocks() {
        var index: Int32 = 0
        while index < loose.count {
            let variable = loose[index]
            index += 1
            // Taking it out of an old block may bring it back.
            variables[variable].marks.remove(.loose)
            let record = variables[variable]
            if record.marks.contains(.alive), record.isOpen, record.block == VariableRecord.none {
                findBlock(of: variable)
            }
        }
        loose.removeAll()
    }

    private func findBlock(of first: Int32) {
        let number = freeBlocks.popLast() ?? Int32(blocks.count)
        let members = scratch.members
        let found = scratch.foundRows
        members.removeAll()
        found.removeAll()
        members.append(first)
        variables[first].block = number
        var index: Int32 = 0
        while index < members.count {
            var place = variables[members[index]].column
            index += 1
            while place >= 0 {
                let row = terms[place].row
                place = terms[place].next
                if !rows[row].counts || rows[row].marks.contains(.visited) { continue }
                rows[row].marks.insert(.visited)
                found.append(row)
                if rows[row].open < 2 { continue }
                forEachVariable(of: row) { other in
                    guard variables[other].isOpen, variables[other].block != number else { return }
                    leaveBlock(other)
                    variables[other].block = number
                    members.append(other)
                }
            }
        }
        for index in 0..<Int32(found.count) { rows[found[index]].marks.remove(.visited) }
        counters.blocksPlanned += 1
        if members.count == 1 {
            freeBlocks.append(number)
            if number == blocks.count { blocks.append(nil) }
            variables[first].block = VariableRecord.alone
            return wakeAlone(first)
        }
        let block = Block(members: Array(members.elements), rows: Array(found.elements))
        if number == blocks.count { blocks.append(block) } else { blocks[Int(number)] = block }
        wake(number)
    }
}
