// Where there are more equations than variables, several could define the same value, and in numbers they may differ by
// a rounding. Of those the first in the order defines it (AUTOLAYOUT 2.6, 2.8), whatever was there before the others: the
// part of the system that such an equation rests on is defined anew as a whole, always the equation first that is ready
// and stands first.
extension ConstraintSystem {
    /// - Returns: whether any equation defines another variable now.
    func orderRedundant() -> Bool {
        guard hasNewRedundant else { return false }
        hasNewRedundant = false
        keepRedundant()
        if redundant.isEmpty { return false }
        let region = regionOfRedundant()
        askPlaces(of: region.rows.map { rows[$0].owner })
        let sorted = sortedRows(region.rows)
        let choice = orderedDefinitions(sorted, region.variables.count)
        if choice.allSatisfy({ rows[$0.row].defines == $0.variable }) { return false }
        for variable in region.variables { undefine(variable) }
        for definition in choice { define(definition.variable, by: definition.row) }
        return true
    }

    /// Forgets those that ceased to be redundant.
    func keepRedundant() {
        var kept: Int32 = 0
        for place in 0..<Int32(redundant.count) {
            let row = redundant[place]
            if rows[row].isEquation, rows[row].open == 0, rows[row].defines < 0 {
                redundant[kept] = row
                kept += 1
            } else {
                rows[row].marks.remove(.redundant)
            }
        }
        redundant.truncate(to: Int(kept))
    }

    /// The redundant equations, and those that define what they rest on.
    private func regionOfRedundant() -> (rows: [Int32], variables: [Int32]) {
        var found: [Int32] = []
        var reached: [Int32] = []
        for place in 0..<Int32(redundant.count) { found.append(redundant[place]) }
        for row in found { rows[row].marks.insert(.visited) }
        var index = 0
        while index < found.count {
            forEachVariable(of: found[index]) { variable in
                let row = variables[variable].source.row
                guard row >= 0, !variables[variable].marks.contains(.visited) else { return }
                variables[variable].marks.insert(.visited)
                reached.append(variable)
                if rows[row].marks.contains(.visited) { return }
                rows[row].marks.insert(.visited)
                found.append(row)
            }
            index += 1
        }
        for row in found { rows[row].marks.remove(.visited) }
        for variable in reached { variables[variable].marks.remove(.visited) }
        return (found, reached)
    }

    private struct Definition {
        let row: Int32
        let variable: Int32
    }

    /// Which equation defines which variable, if always the first of those goes on that have one open variable.
    private func orderedDefinitions(_ sorted: [Int32], _ count: Int) -> [Definition] {
        // By variable: the places of the equations that have it, of those that are not defined yet.
        var users: [Int32: [Int32]] = [:]
        var open = [Int32](repeating: 0, count: sorted.count)
        for (place, row) in sorted.enumerated() {
            forEachVariable(of: row) { variable in
                if variables[variable].source.row < 0 { return }
                users[variable, default: []].append(Int32(place))
                open[place] += 1
            }
        }
        var waiting = LeastFirst()
        for place in sorted.indices where open[place] == 1 { waiting.insert(Int32(place)) }
        var definitions: [Definition] = []
        definitions.reserveCapacity(count)
        while let place = waiting.popLeast() {
            guard open[Int(place)] == 1 else { continue }
            var variable: Int32 = -1
            forEachVariable(of: sorted[Int(place)]) { if users[$0] != nil { variable = $0 } }
            definitions.append(Definition(row: sorted[Int(place)], variable: variable))
            for user in users.removeValue(forKey: variable) ?? [] {
                open[Int(user)] -= 1
                if open[Int(user)] == 1 { waiting.insert(user) }
            }
        }
        return definitions
    }
}
