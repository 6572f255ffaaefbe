extension ConstraintSystem {
    /// The constraints that a variable's value rests on, ascending by index: those that decide it, and those that decide
    /// what these have. Of a block that is solved together all constraints count, also wishes that others outweigh.
    ///
    /// - Returns: nothing for a given variable, and before the first solve.
    /// - Complexity: O(constraints that are returned, and their terms).
    public func constraints(affecting variable: SolverVariable) -> [SolverConstraint] {
        check(variable)
        var reached = [variable.index]
        var found: [Int32] = []
        variables[variable.index].marks.insert(.visited)
        func take(_ row: Int32) {
            if rows[row].marks.contains(.visited) || !rows[row].counts { return }
            rows[row].marks.insert(.visited)
            found.append(row)
            forEachVariable(of: row) { other in
                if variables[other].marks.contains(.visited) { return }
                variables[other].marks.insert(.visited)
                reached.append(other)
            }
        }
        var index = 0
        while index < reached.count {
            let record = variables[reached[index]]
            index += 1
            if record.source.row >= 0 {
                take(record.source.row)
            } else if record.isOpen {
                var place = record.column
                while place >= 0 {
                    let row = terms[place].row
                    place = terms[place].next
                    take(row)
                }
            }
        }
        for reached in reached { variables[reached].marks.remove(.visited) }
        for row in found { rows[row].marks.remove(.visited) }
        return found.sorted().map(SolverConstraint.init(index:))
    }
}
