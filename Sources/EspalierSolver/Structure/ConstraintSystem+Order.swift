extension ConstraintSystem {
    /// Learns where owners stand, for the comparisons that follow. An owner may be named more than once.
    func askPlaces(of owners: [Int32]) {
        guard let ordering else { return }
        var distinct: [Int32] = []
        for owner in owners {
            if Int(owner) >= ownerPlaces.count { ownerPlaces.extend(by: Int(owner) + 1 - ownerPlaces.count, with: 0) }
            if ownerPlaces[owner] == -1 { continue }
            ownerPlaces[owner] = -1
            distinct.append(owner)
        }
        let places = ordering.positions(of: distinct)
        for (owner, place) in zip(distinct, places) { ownerPlaces[owner] = place }
    }

    /// Where an owner stands among those asked for last.
    func place(ofOwner owner: Int32) -> Int { isOrdered ? ownerPlaces[owner] : Int(owner) }

    func sortKey(ofRow row: Int32) -> SortKey {
        let (owner, index) = (rows[row].owner, rows[row].index)
        // Places of owners are not negative.
        let before =
            rows[row].marks.contains(.definition) ? Int.min : index < SolverRank.foremost ? Int.min / 2 : 0
        return SortKey(place: place(ofOwner: owner) + before, index: index, number: row)
    }

    func sortKey(ofVariable variable: Int32) -> SortKey {
        SortKey(place: place(ofOwner: variables[variable].owner), index: variables[variable].index, number: variable)
    }

    /// Puts constraints in the order of AUTOLAYOUT 2.6. Their owners' places are known.
    func sortRows(_ list: inout [Int32]) { sort(&list) { sortKey(ofRow: $0) } }

    func sortedRows(_ list: [Int32]) -> [Int32] {
        var sorted = list
        sortRows(&sorted)
        return sorted
    }

    func sortedVariables(_ list: [Int32]) -> [Int32] {
        var sorted = list
        sortVariables(&sorted)
        return sorted
    }

    /// Puts variables in the order of AUTOLAYOUT 2.4. Their owners' places are known.
    func sortVariables(_ list: inout [Int32]) { sort(&list) { sortKey(ofVariable: $0) } }

    @inline(__always)
    private func sort(_ list: inout [Int32], _ key: (Int32) -> SortKey) {
        let keys = scratch.sortKeys
        keys.removeAll()
        for number in list { keys.append(key(number)) }
        var sorted = UnsafeMutableBufferPointer(start: keys.base, count: keys.count)
        sorted.sort()
        for place in list.indices { list[place] = keys.base[place].number }
    }
}

/// Where a constraint or a variable stands.
struct SortKey: Comparable, BitwiseCopyable {
    let place: Int
    let index: Int32
    let number: Int32

    static func < (one: SortKey, other: SortKey) -> Bool {
        (one.place, one.index, one.number) < (other.place, other.index, other.number)
    }
}
