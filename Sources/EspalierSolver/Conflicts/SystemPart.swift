import EspalierSupport

/// Required constraints that hang together.
struct SystemPart {
    var rows: [Int32] = []
    /// Those that are looked for.
    var variables: [Int32] = []
    var given: [Int32] = []
}

extension ConstraintSystem {
    /// How many constraints of a part are taken up one by one.
    private static let largestPart = 4000

    /// The required constraints that hang together with one by variables that are not given; nil for more than
    /// `largestPart`.
    func part(of seed: Int32) -> SystemPart? {
        var part = SystemPart()
        var found = [seed]
        rows[seed].marks.insert(.visited)
        var index = 0
        while index < found.count, found.count <= Self.largestPart {
            take(found[index], into: &part) { variable in
                var place = variables[variable].column
                while place >= 0 {
                    let other = terms[place].row
                    place = terms[place].next
                    if rows[other].marks.contains(.visited) || !rows[other].isRequired { continue }
                    rows[other].marks.insert(.visited)
                    found.append(other)
                }
            }
            index += 1
        }
        forget(found, part)
        part.rows = found
        return found.count <= Self.largestPart ? part : nil
    }

    /// Notes the variables of a constraint, and calls `body` with those that are not given.
    private func take(_ row: Int32, into part: inout SystemPart, _ body: (Int32) -> Void) {
        forEachVariable(of: row) { variable in
            if variables[variable].marks.contains(.visited) { return }
            variables[variable].marks.insert(.visited)
            if variables[variable].isGiven { return part.given.append(variable) }
            part.variables.append(variable)
            body(variable)
        }
    }

    private func forget(_ found: [Int32], _ part: SystemPart) {
        for row in found { rows[row].marks.remove(.visited) }
        for variable in part.variables { variables[variable].marks.remove(.visited) }
        for variable in part.given { variables[variable].marks.remove(.visited) }
    }

    /// What constraints rest on that hang together with very many: what defines their variables, and those of that, and so
    /// on; with all that was looked at before in this solve, as a constraint that is broken now may be one that another
    /// was broken for, which is taken up again then.
    ///
    /// The same constraints are broken as of the whole part, as what is left holds together and each broken one cannot hold
    /// with those before it; but of several reasons the one that is named may not be the first. All at once, so that each
    /// is looked at once.
    func region(of seeds: [Int32]) -> SystemPart {
        for row in regionConflicts where rows[row].marks.contains(.broken) {
            rows[row].marks.remove(.broken)
            brokenRows.removeAll { $0 == row }
            standingConflicts.removeAll { $0.broken.index == row }
            didJoin(row)
        }
        regionConflicts.removeAll()
        var part = SystemPart()
        var found = regionRows.ordered()
        found += seeds.filter { !regionRows.contains($0) }
        for row in found { rows[row].marks.insert(.visited) }
        var index = 0
        while index < found.count {
            take(found[index], into: &part) { variable in
                let record = variables[variable]
                if record.source.row >= 0 {
                    note(record.source.row, in: &found)
                } else if record.block >= 0, let block = blocks[Int(record.block)] {
                    for row in block.rows where rows[row].isRequired { note(row, in: &found) }
                } else {
                    var place = record.column
                    while place >= 0 {
                        if rows[terms[place].row].isRequired { note(terms[place].row, in: &found) }
                        place = terms[place].next
                    }
                }
            }
            index += 1
        }
        forget(found, part)
        part.rows = found
        regionRows.formUnion(found)
        return part
    }

    private func note(_ row: Int32, in found: inout [Int32]) {
        if rows[row].marks.contains(.visited) { return }
        rows[row].marks.insert(.visited)
        found.append(row)
    }
}
