import EspalierSupport

extension ConstraintSystem {
    /// Adds a variable that is looked for. Its value is 0 until the next solve.
    ///
    /// - Parameters:
    ///   - kind: what it stands for; a target that is not finite traps.
    ///   - rank: where it stands among the variables when ties are closed (AUTOLAYOUT 2.4). No two of a system should have
    ///     the same.
    /// - Complexity: O(1).
    public func addVariable(_ kind: SolverVariableKind, rank: SolverRank) -> SolverVariable {
        var record = VariableRecord()
        record.owner = rank.owner
        record.index = rank.index
        record.marks = .alive
        record.set(kind)
        let index: Int32
        if let free = freeVariables.popLast() {
            index = free
            variables[index] = record
        } else {
            index = Int32(variables.count)
            variables.append(record)
        }
        loosen(index)
        return SolverVariable(index: index)
    }

    /// Removes a variable that no constraint has.
    ///
    /// - Precondition: it exists, and no constraint has it.
    public func removeVariable(_ variable: SolverVariable) {
        check(variable)
        let index = variable.index
        if variables[index].column >= 0 {
            trap(
                "variable \(index) of a constraint system is removed, but constraint \(terms[variables[index].column].row) has it"
            )
        }
        leaveBlock(index)
        // A list may still have the number; its marks tell that it is nobody's.
        variables[index].marks.formIntersection([.loose, .waiting, .changed])
        if variables[index].marks.isEmpty { freeVariables.append(index) } else { removedWhileListed.append(index) }
    }

    /// Says that a variable stands for something else now, such as a place with another target.
    public func setKind(_ kind: SolverVariableKind, of variable: SolverVariable) {
        check(variable)
        let index = variable.index
        let (oldKind, oldTarget) = (variables[index].kind, variables[index].target)
        variables[index].set(kind)
        if oldKind == variables[index].kind {
            if oldTarget != variables[index].target { wakeBlock(of: index) }
            return
        }
        // A size has a bound, which counts for defined values too.
        if variables[index].isGiven { return }
        noteConflictChange(index)
        replan(index)
    }

    /// Gives a variable its value, from now on.
    ///
    /// - Precondition: `value` is finite.
    /// - Complexity: O(constraints that have it), and what the next solve finds that depends on it.
    public func setGiven(_ variable: SolverVariable, _ value: Double) {
        check(variable)
        guard value.isFinite else {
            trap("variable \(variable.index) of a constraint system is given the value \(value)")
        }
        let index = variable.index
        if variables[index].isGiven {
            if !write(value, to: index) { return }
            noteConflictChange(index)
            return spread(from: index)
        }
        noteConflictChange(index)
        if !variables[index].isOpen { undefine(index) }
        leaveBlock(index)
        variables[index].source = .given
        let isNews = write(value, to: index)
        didDetermine(index)
        if isNews { spread(from: index) }
    }

    /// Lets a variable be looked for again. One that is not given is left as it is.
    public func setFree(_ variable: SolverVariable) {
        check(variable)
        guard variables[variable.index].isGiven else { return }
        noteConflictChange(variable.index)
        undefine(variable.index)
    }

    /// The value after the last solve; of a given variable the one that it was given.
    public func value(of variable: SolverVariable) -> Double { variables[variable.index].value }

    /// Whether the variable is given.
    public func isGiven(_ variable: SolverVariable) -> Bool { variables[variable.index].isGiven }

    func check(_ variable: SolverVariable) {
        guard variable.index >= 0, Int(variable.index) < variables.count,
            variables[variable.index].marks.contains(.alive)
        else { trap("there is no variable \(variable.index) in the constraint system") }
    }
}

extension VariableRecord {
    fileprivate mutating func set(_ kind: SolverVariableKind) {
        target = 0
        switch kind {
        case .place(let target):
            guard target.isFinite else { trap("a variable of a constraint system has the target \(target)") }
            self.kind = .place
            self.target = target
        case .size: self.kind = .size
        case .auxiliary: self.kind = .auxiliary
        case .auxiliarySize: self.kind = .auxiliarySize
        }
    }
}
