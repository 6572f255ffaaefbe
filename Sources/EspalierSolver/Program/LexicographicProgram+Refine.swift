/// Values once more, from the rows as they were given.
extension LexicographicProgram {
    /// Makes the present point as exact as doubles are: nonbasic unknowns are where they should be, all others follow
    /// from them through the rows as given, whatever rounding did to the dictionary on the way (AUTOLAYOUT 2.8). What is
    /// outside of its domain by no more than rounding goes to its end.
    func refine() {
        if isExhausted { return }
        recompute()
        clampBasic(rowsToo: false)
        for row in 0..<rows.count where unknowns.base[parameters + row].isBasic {
            unknowns.base[parameters + row].value = sum(row)
        }
        clampBasic(rowsToo: true)
        // -0 becomes 0.
        for number in 0..<unknowns.count { unknowns.base[number].value += 0 }
    }

    private func clampBasic(rowsToo: Bool) {
        for row in 0..<rows.count {
            let number = Int(rows.base[row])
            if number >= parameters, !rowsToo { continue }
            let pointer = unknowns.base + number
            let value = pointer.pointee.value
            if value < pointer.pointee.lower, value >= pointer.pointee.lower - snap {
                pointer.pointee.value = pointer.pointee.lower
            } else if value > pointer.pointee.upper, value <= pointer.pointee.upper + snap {
                pointer.pointee.value = pointer.pointee.upper
            }
        }
    }

    /// Iterative refinement: by how much nonbasic rows miss their values is computed almost exactly, and taken back
    /// through the dictionary, which for that need not be exact. Then basic rows follow from the parameters.
    func recompute() {
        residuals.resize(parameters, 0)
        for _ in 0..<ProgramTolerance.refinements {
            var isExact = true
            for slot in 0..<parameters {
                let number = Int(columns.base[slot])
                residuals.base[slot] = 0
                if number < parameters { continue }
                let value = unknowns.base[number].value
                let rest = rest(number - parameters, value)
                residuals.base[slot] = rest
                if rest != 0 { isExact = false }
            }
            if isExact || !correct() { break }
        }
        for row in 0..<rows.count where unknowns.base[parameters + row].isBasic {
            unknowns.base[parameters + row].value = sum(row)
        }
    }

    /// Moves the basic parameters by what the residuals of the columns ask for. False if no value had to be another one
    /// than its neighbour among doubles: then no double is nearer.
    private func correct() -> Bool {
        var isFar = false
        let nothing = ProgramTolerance.nothing * magnitude
        for row in 0..<rows.count {
            let number = Int(rows.base[row])
            if number >= parameters { continue }
            let source = cells.base + row * parameters
            var correction = 0.0
            for slot in 0..<parameters { correction += source[slot] * residuals.base[slot] }
            let old = unknowns.base[number].value
            var new = old + correction
            if new.magnitude <= nothing { new = 0 }
            unknowns.base[number].value = new
            if (new - old).magnitude > max(new.ulp, nothing) { isFar = true }
        }
        return isFar
    }

    /// The value of a row as it follows from the parameters.
    @inline(__always)
    func sum(_ row: Int) -> Double { 0 - rest(row, 0) }

    /// `value` less the sum of a row, as if computed with twice the digits.
    private func rest(_ row: Int, _ value: Double) -> Double {
        let terms = terms.base
        var high = value
        var low = 0.0
        for index in Int(termStarts.base[row])..<Int(termStarts.base[row + 1]) {
            let factor = unknowns.base[Int(terms[index].parameter)].value
            let coefficient = -terms[index].coefficient
            let product = coefficient * factor
            // What rounding took from the product, and then from the sum (Knuth's two-sum).
            let error = Self.roundingError(coefficient, factor, product)
            if error.isFinite { low += error }
            let sum = high + product
            let part = sum - high
            low += (high - (sum - part)) + (product - part)
            high = sum
        }
        return high + low
    }

    /// What rounding took from a product: Dekker's method, which needs no fused multiplication (there, the standard
    /// library calls the C library's). Not finite for numbers beyond 10³⁰⁰.
    @inline(__always)
    private static func roundingError(_ first: Double, _ second: Double, _ product: Double) -> Double {
        let split = 0x1p27 + 1
        let firstScaled = first * split
        let firstHigh = firstScaled - (firstScaled - first)
        let firstLow = first - firstHigh
        let secondScaled = second * split
        let secondHigh = secondScaled - (secondScaled - second)
        let secondLow = second - secondHigh
        let high = firstHigh * secondHigh - product
        return high + firstHigh * secondLow + firstLow * secondHigh + firstLow * secondLow
    }
}
