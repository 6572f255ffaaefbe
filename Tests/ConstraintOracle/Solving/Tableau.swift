/// A linear program in standard form: rows Σ aⱼ·xⱼ = b with every x ≥ 0, and one solution, the basic one.
///
/// All entries share one positive denominator, which is the last pivot: integer pivoting after Edmonds, so that no entry
/// is ever a fraction. A row's basic column holds the denominator there and 0 in every other row. Rows are chosen by
/// Bland's rule, so that it ends.
struct Tableau {
    /// How many columns there are; each row has one entry more, its right side.
    let width: Int
    /// Row by row; the last row is the objective: reduced costs, and minus its value.
    private var entries: [Int]
    /// The basic column of each row. Negative: an artificial one, which has no entries and must become 0.
    private var basis: [Int]
    private var denominator = 1
    /// Columns that may be other than 0, ascending.
    private var open: [Int]

    private var stride: Int { width + 1 }
    private var height: Int { basis.count }

    init(width: Int) {
        self.width = width
        entries = Array(repeating: 0, count: width + 1)
        basis = []
        open = Array(0..<width)
    }

    /// Adds a row before anything is solved.
    /// - Parameter own: columns that no other row has, of which one, with a 1, can be basic.
    mutating func addRow(_ terms: [(column: Int, value: Int)], equals right: Int, own: [Int]) {
        var row = Array(repeating: 0, count: stride)
        let sign = right < 0 ? -1 : 1
        for term in terms { row[term.column] += sign * term.value }
        row[width] = sign * right
        entries.insert(contentsOf: row, at: height * stride)
        basis.append(own.first { row[$0] == 1 } ?? -1 - height)
    }

    /// The value of a column in the basic solution.
    func value(of column: Int) throws(OracleOverflow) -> Rational {
        guard let row = basis.firstIndex(of: column) else { return .zero }
        return try Rational(entries[row * stride + width], over: denominator)
    }

    /// Looks for any solution.
    /// - Returns: whether there is one.
    mutating func becomeFeasible() throws(OracleOverflow) -> Bool {
        for index in 0..<stride { entries[height * stride + index] = 0 }
        for row in 0..<height where basis[row] < 0 {
            for index in 0..<stride {
                let sum = entries[height * stride + index].subtractingReportingOverflow(entries[row * stride + index])
                entries[height * stride + index] = try checked(sum)
            }
        }
        _ = try descend()
        var row = 0
        while row < height {
            guard basis[row] < 0 else {
                row += 1
                continue
            }
            if entries[row * stride + width] != 0 { return false }
            if let column = open.first(where: { entries[row * stride + $0] != 0 }) {
                // Its right side is 0, so that it may be turned round.
                if entries[row * stride + column] < 0 {
                    for index in 0..<stride { entries[row * stride + index].negate() }
                }
                try pivot(row, column)
                row += 1
            } else {
                entries.removeSubrange(row * stride..<(row + 1) * stride)
                basis.remove(at: row)
            }
        }
        return true
    }

    /// Goes on to a solution with the smallest sum of weighted columns.
    /// - Returns: whether there is one; false where the sum falls without end.
    mutating func minimise(_ weights: [(column: Int, weight: Int)]) throws(OracleOverflow) -> Bool {
        let objective = height * stride
        for index in 0..<stride { entries[objective + index] = 0 }
        for (column, weight) in weights {
            entries[objective + column] = try checked(
                entries[objective + column].addingReportingOverflow(product(weight, denominator)))
        }
        for row in 0..<height {
            guard let weight = weights.first(where: { $0.column == basis[row] })?.weight else { continue }
            for index in 0..<stride {
                let part = try product(weight, entries[row * stride + index])
                entries[objective + index] = try checked(entries[objective + index].subtractingReportingOverflow(part))
            }
        }
        return try descend()
    }

    /// Keeps, of all solutions, those that are as good as the present one for what was minimised last: the sum is its
    /// smallest value plus reduced cost times column, all of them ≥ 0, so columns with a reduced cost must be 0.
    mutating func keepBest() {
        let costs = entries[(height * stride)...]
        open.removeAll { costs[costs.startIndex + $0] > 0 }
    }

    private mutating func descend() throws(OracleOverflow) -> Bool {
        while let entering = open.first(where: { entries[height * stride + $0] < 0 }) {
            var leaving: Int?
            for row in 0..<height where entries[row * stride + entering] > 0 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                // right/entry of this row against the best one's.
                let (right, entry) = (entries[row * stride + width], entries[row * stride + entering])
                let (bestRight, bestEntry) = (entries[best * stride + width], entries[best * stride + entering])
                if isLess(right, bestEntry, than: bestRight, entry) {
                    leaving = row
                } else if !isLess(bestRight, entry, than: right, bestEntry), basis[row] < basis[best] {
                    leaving = row
                }
            }
            guard let leaving else { return false }
            try pivot(leaving, entering)
        }
        return true
    }

    /// Makes the column basic in the row, where its entry is positive. Columns that are not open are left as they are,
    /// since nobody reads them again.
    private mutating func pivot(_ pivotRow: Int, _ column: Int) throws(OracleOverflow) {
        let (stride, old) = (stride, denominator)
        let pivot = entries[pivotRow * stride + column]
        let columns = pivot == old ? open.filter { entries[pivotRow * stride + $0] != 0 } + [width] : open + [width]
        for row in 0...height where row != pivotRow {
            let factor = entries[row * stride + column]
            if factor == 0, pivot == old { continue }
            for index in columns {
                let place = row * stride + index
                entries[place] = try wholeQuotient(
                    entries[place], pivot, factor, entries[pivotRow * stride + index], by: old)
            }
        }
        basis[pivotRow] = column
        denominator = pivot
    }
}
