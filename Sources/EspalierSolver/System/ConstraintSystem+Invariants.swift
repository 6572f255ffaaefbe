#if ESPALIER_CHECKS
    extension ConstraintSystem {
        /// Larger systems are not checked: that would be as much again as solving them anew for each change.
        private static let largestChecked = 4096

        /// What must hold after each solve.
        func checkInvariants() {
            guard rows.count <= Self.largestChecked, variables.count <= Self.largestChecked else { return }
            precondition(loose.isEmpty && ready.isEmpty && stale.isEmpty && unchecked.isEmpty, "something waits")
            for row in 0..<Int32(rows.count) where rows[row].marks.contains(.alive) { checkRow(row) }
            var count = 0
            for variable in 0..<Int32(variables.count) where variables[variable].marks.contains(.alive) {
                checkVariable(variable)
                if variables[variable].source.row >= 0 { count += 1 }
            }
            precondition(count == defined, "\(defined) variables are said to be defined, and \(count) are")
        }

        private func checkRow(_ row: Int32) {
            var open: Int32 = 0
            forEachVariable(of: row) { if variables[$0].isOpen { open += 1 } }
            precondition(open == rows[row].open, "constraint \(row) counts \(rows[row].open) open variables of \(open)")
            precondition(
                rows[row].marks.isDisjoint(with: [.visited, .ready, .unchecked]), "constraint \(row) is marked")
            let variable = rows[row].defines
            if variable >= 0 {
                precondition(variables[variable].source.row == row, "variable \(variable) is defined by another one")
                precondition(rows[row].isEquation && open == 0, "constraint \(row) cannot define a variable")
            } else if rows[row].isEquation {
                precondition(open != 1, "constraint \(row) could define a variable")
                precondition(open > 0 || rows[row].marks.contains(.redundant), "constraint \(row) is not listed")
            }
        }

        private func checkVariable(_ variable: Int32) {
            let record = variables[variable]
            precondition(record.marks.isDisjoint(with: [.visited, .loose, .changed]), "variable \(variable) is marked")
            if record.source.row >= 0 {
                precondition(order[record.position] == variable, "variable \(variable) has another place")
                forEachVariable(of: record.source.row) { other in
                    if other == variable || variables[other].isGiven { return }
                    precondition(
                        variables[other].position < record.position, "variable \(variable) is computed too early")
                }
            }
            precondition(record.isOpen == (record.block != VariableRecord.none), "variable \(variable) has no block")
            if record.block >= 0 {
                precondition(
                    blocks[Int(record.block)]?.members.contains(variable) ?? false, "variable \(variable) is not there")
            }
        }
    }
#endif
