import EspalierSupport

extension ConstraintSystem {
    /// Adds a constraint: the sum of `terms`, compared with `constant`.
    ///
    /// - Parameters:
    ///   - terms: Terms of one variable are added up, and those with the coefficient zero left out. Without terms the
    ///     constraint says something about 0.
    ///   - relation: how the sum compares.
    ///   - constant: in points.
    ///   - priority: 1000 or more must hold; less is a level of its own (AUTOLAYOUT 2.3).
    ///   - rank: where the constraint stands when constraints contradict one another (AUTOLAYOUT 2.6).
    ///   - isWish: a wish at 1000 is taken up after all other required constraints, and dropped without a report.
    ///   - tie: what it asks for where there is a choice.
    ///   - isDefinition: a required equation that says what a variable of its owner is, of which nothing else is asked:
    ///     it stands before all other constraints, is never the broken one, and is told with the given owners of a
    ///     conflict. Definitions may not go round in a circle.
    /// - Precondition: the variables exist; all numbers are finite.
    /// - Complexity: O(terms²), as a rule two or three.
    @discardableResult
    public func add(
        _ terms: [SolverTerm], _ relation: SolverRelation, _ constant: Double, priority: Float, rank: SolverRank,
        isWish: Bool = false, tie: SolverTie = .none, isDefinition: Bool = false
    ) -> SolverConstraint {
        terms.withUnsafeBufferPointer {
            add(
                $0, relation, constant, priority: priority, rank: rank, isWish: isWish, tie: tie,
                isDefinition: isDefinition)
        }
    }

    /// As `add(_:_:_:priority:rank:isWish:tie:isDefinition:)`, of terms in a buffer.
    @discardableResult
    public func add(
        _ terms: UnsafeBufferPointer<SolverTerm>, _ relation: SolverRelation, _ constant: Double, priority: Float,
        rank: SolverRank, isWish: Bool = false, tie: SolverTie = .none, isDefinition: Bool = false
    ) -> SolverConstraint {
        guard constant.isFinite, !priority.isNaN else {
            trap("a constraint of a constraint system has the constant \(constant) and the priority \(priority)")
        }
        var record = RowRecord()
        record.constant = constant
        record.priority = priority
        record.relation = relation
        record.owner = rank.owner
        record.index = rank.index
        record.marks = isWish ? [.alive, .wish] : .alive
        switch tie {
        case .none: break
        case .yields: record.marks.insert(.yields)
        case .rests: record.marks.insert(.rests)
        }
        if isDefinition { record.marks.insert(.definition) }
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
        } else {
            index = Int32(rows.count)
            rows.append(record)
        }
        link(terms, of: index, &record)
        rows[index] = record
        if record.isRequired { forEachVariable(of: index) { noteConflictChange($0) } }
        didJoin(index)
        return SolverConstraint(index: index)
    }

    /// Removes a constraint.
    ///
    /// - Precondition: it exists.
    /// - Complexity: O(terms), and what the next solve finds that depended on it.
    public func remove(_ constraint: SolverConstraint) {
        check(constraint)
        let row = constraint.index
        let counted = rows[row].counts
        if rows[row].isRequired { forEachVariable(of: row) { noteConflictChange($0) } }
        if rows[row].marks.contains(.broken) {
            conflictsMayHaveEnded = true
            brokenRows.removeAll { $0 == row }
        }
        rows[row].marks.subtract([.alive, .broken, .wish, .yields, .rests, .definition])
        if counted { didLeave(row) }
        unlink(row)
        if rows[row].marks.isEmpty { freeRows.append(row) } else { removedRows.append(row) }
    }

    /// Gives a constraint another constant, which is finite.
    ///
    /// - Complexity: O(1), and what the next solve finds that depends on it.
    public func setConstant(_ constraint: SolverConstraint, _ constant: Double) {
        check(constraint)
        guard constant.isFinite else {
            trap("constraint \(constraint.index) of a constraint system gets the constant \(constant)")
        }
        let row = constraint.index
        if rows[row].constant == constant { return }
        rows[row].constant = constant
        if rows[row].isRequired { forEachVariable(of: row) { noteConflictChange($0) } }
        if rows[row].isRequired, rows[row].count == 0 { conflictsMayHaveEnded = true }
        if rows[row].counts { noteChange(of: row) }
    }

    /// Gives a constraint another priority; from 1000 on it must hold.
    public func setPriority(_ constraint: SolverConstraint, _ priority: Float) {
        check(constraint)
        guard !priority.isNaN else {
            trap("constraint \(constraint.index) of a constraint system gets the priority \(priority)")
        }
        let row = constraint.index
        if rows[row].priority == priority { return }
        if rows[row].isRequired || priority >= 1000 {
            joinAnew(row) { rows[row].priority = priority }
        } else {
            rows[row].priority = priority
            replanBlocks(of: row)
        }
    }

    /// Makes a constraint a wish, or no wish any more: at 1000 it is taken up after all others then, and counts nothing,
    /// without a report, where it cannot hold (AUTOLAYOUT 2.2).
    public func setWish(_ constraint: SolverConstraint, _ isWish: Bool) {
        check(constraint)
        let row = constraint.index
        if rows[row].marks.contains(.wish) == isWish { return }
        joinAnew(row) { if isWish { rows[row].marks.insert(.wish) } else { rows[row].marks.remove(.wish) } }
    }

    /// Takes a constraint out, changes it, and takes it up anew.
    private func joinAnew(_ row: Int32, _ change: () -> Void) {
        forEachVariable(of: row) { noteConflictChange($0) }
        let counted = rows[row].counts
        if rows[row].marks.contains(.broken) {
            conflictsMayHaveEnded = true
            rows[row].marks.remove(.broken)
            brokenRows.removeAll { $0 == row }
        }
        if counted { didLeave(row) }
        change()
        didJoin(row)
    }

    /// Puts a constraint elsewhere in the order of AUTOLAYOUT 2.6.
    public func setRank(_ constraint: SolverConstraint, _ rank: SolverRank) {
        check(constraint)
        let row = constraint.index
        if rows[row].owner == rank.owner && rows[row].index == rank.index { return }
        rows[row].owner = rank.owner
        rows[row].index = rank.index
        if rows[row].isRequired { forEachVariable(of: row) { noteConflictChange($0) } }
        if !rows[row].counts { return }
        if rows[row].open > 0 { replanBlocks(of: row) }
        if rows[row].isEquation, !redundant.isEmpty { hasNewRedundant = true }
    }

    /// Says that owners stand in another order: what follows from the order is found anew.
    ///
    /// - Complexity: O(blocks, redundant equations, and variables that several bounds hold).
    public func orderDidChange() {
        if !redundant.isEmpty { hasNewRedundant = true }
        if !brokenRows.isEmpty { conflictsMayHaveEnded = true }
        for index in blocks.indices { blocks[index]?.plan = nil }
        for index in blocks.indices where blocks[index] != nil { wake(Int32(index)) }
        for variable in restingInOrder.sorted() where variables[variable].block == VariableRecord.alone {
            wakeAlone(variable)
        }
        restingInOrder.removeAll()
    }

    /// Whether the constraint counts nothing at present: it is a broken one, or a wish at 1000 that was dropped.
    public func isBroken(_ constraint: SolverConstraint) -> Bool {
        check(constraint)
        return rows[constraint.index].marks.contains(.broken)
    }

    /// The priority of a constraint.
    public func priority(of constraint: SolverConstraint) -> Float {
        check(constraint)
        return rows[constraint.index].priority
    }

    /// The constant of a constraint.
    public func constant(of constraint: SolverConstraint) -> Double {
        check(constraint)
        return rows[constraint.index].constant
    }

    func check(_ constraint: SolverConstraint) {
        guard constraint.index >= 0, Int(constraint.index) < rows.count,
            rows[constraint.index].marks.contains(.alive)
        else { trap("there is no constraint \(constraint.index) in the constraint system") }
    }

    // MARK: Terms

    /// Calls `body` with each variable of a constraint.
    @inline(__always)
    func forEachVariable(of row: Int32, _ body: (Int32) -> Void) {
        let start = rows[row].start
        for term in start..<start + rows[row].count { body(terms[term].variable) }
    }

    private func link(_ added: UnsafeBufferPointer<SolverTerm>, of row: Int32, _ record: inout RowRecord) {
        let most = added.count
        let start = freeTerms.take(most) ?? Int32(terms.count)
        if Int(start) == terms.count {
            terms.extend(by: most, with: TermRecord(coefficient: 0, variable: -1, row: -1, next: -1, previous: -1))
        }
        var count: Int32 = 0
        for term in added {
            check(term.variable)
            guard term.coefficient.isFinite else {
                trap("a constraint of a constraint system has the coefficient \(term.coefficient)")
            }
            let same = (start..<start + count).first { terms[$0].variable == term.variable.index }
            if let same {
                let old = terms[same].coefficient
                let sum = old + term.coefficient
                // What only rounding leaves would bound the variable after all.
                let size = max(old.magnitude, term.coefficient.magnitude)
                terms[same].coefficient = sum.magnitude <= size * Tolerances.rounding ? 0 : sum
            } else {
                terms[start + count] = TermRecord(
                    coefficient: term.coefficient, variable: term.variable.index, row: row, next: -1, previous: -1)
                count += 1
            }
        }
        var kept: Int32 = 0
        for place in start..<start + count where terms[place].coefficient != 0 {
            terms[start + kept] = terms[place]
            kept += 1
        }
        if Int(start) + most == terms.count {
            terms.truncate(to: Int(start + kept))
        } else if Int(kept) < most {
            // The run is known by its length when it is free again.
            freeTerms.put(start + kept, most - Int(kept))
        }
        record.start = start
        record.count = kept
        for place in start..<start + kept { enter(place, &record) }
    }

    private func enter(_ place: Int32, _ record: inout RowRecord) {
        let variable = terms[place].variable
        let next = variables[variable].column
        terms[place].next = next
        if next >= 0 { terms[next].previous = place }
        variables[variable].column = place
        if variables[variable].isOpen { record.open += 1 }
    }

    private func unlink(_ row: Int32) {
        let (start, count) = (rows[row].start, rows[row].count)
        for place in start..<start + count {
            let (next, previous) = (terms[place].next, terms[place].previous)
            if next >= 0 { terms[next].previous = previous }
            if previous >= 0 {
                terms[previous].next = next
            } else {
                variables[terms[place].variable].column = next
            }
        }
        freeTerms.put(start, Int(count))
        rows[row].count = 0
    }
}
