/// One term of a form: a factor of a symbol.
struct FormTerm: BitwiseCopyable {
    let symbol: Int32
    let factor: Double
}

/// The variables of a block as sums of few symbols, by substitution, without their constant parts.
///
/// A symbol is a parameter, or a *link*: a variable whose own form would be long. Links keep the forms of chains short; a
/// form says no more than what it shares with its neighbours until somebody asks for its parameters.
struct LinearForms {
    /// A form with more terms makes its variable a link.
    private static let longest = 8

    private(set) var terms: [FormTerm] = []
    /// By local number of a variable: its terms.
    private var ranges: [Range<Int32>]
    /// By symbol: the number of the parameter, or -1 for a link.
    private(set) var parameterOf: [Int32] = []
    /// By symbol: the local number of its variable.
    private(set) var localOf: [Int32] = []
    /// By symbol: of a link the terms of its own form.
    private var linked: [Range<Int32>] = []
    /// By symbol: how much a link may exceed its parameters; 1 of a parameter.
    private var growths: [Double] = []
    private(set) var parameterCount: Int32 = 0
    private(set) var hasLinks = false

    init(count: Int) {
        ranges = Array(repeating: 0..<0, count: count)
        terms.reserveCapacity(2 * count)
        let few = min(count, 8)
        parameterOf.reserveCapacity(few)
        localOf.reserveCapacity(few)
        linked.reserveCapacity(few)
        growths.reserveCapacity(few)
    }

    subscript(local: Int32) -> Range<Int32> { ranges[Int(local)] }

    /// The terms of a link's own form; empty for a parameter.
    func definition(ofSymbol symbol: Int32) -> Range<Int32> { linked[Int(symbol)] }

    var symbolCount: Int { parameterOf.count }

    /// Makes a variable a parameter.
    mutating func addParameter(_ local: Int32) {
        parameterOf.append(parameterCount)
        parameterCount += 1
        growths.append(1)
        linked.append(0..<0)
        addSymbol(local)
    }

    /// Gives a variable the form that `sum` has.
    mutating func define(_ local: Int32, _ sum: inout FormSum) {
        let start = Int32(terms.count)
        sum.forEach { symbol, factor in terms.append(FormTerm(symbol: symbol, factor: factor)) }
        let range = start..<Int32(terms.count)
        if range.count <= Self.longest {
            ranges[Int(local)] = range
            return
        }
        hasLinks = true
        parameterOf.append(-1)
        growths.append(growth(of: sum))
        linked.append(range)
        addSymbol(local)
    }

    /// The greatest factor of a parameter in `sum`, or more.
    func growth(of sum: FormSum) -> Double {
        var greatest = 0.0
        sum.forEachSize { symbol, size in greatest = max(greatest, size * growths[Int(symbol)]) }
        return greatest
    }

    private mutating func addSymbol(_ local: Int32) {
        let start = Int32(terms.count)
        terms.append(FormTerm(symbol: Int32(localOf.count), factor: 1))
        localOf.append(local)
        ranges[Int(local)] = start..<start + 1
    }

    /// Replaces links in `sum` by what they are made of, so that only parameters are left.
    ///
    /// - Returns: how many symbols were looked at.
    @discardableResult
    func resolve(_ sum: inout FormSum) -> Int {
        guard hasLinks, sum.contains(where: { parameterOf[Int($0)] < 0 }) else { return 0 }
        sum.resolveLinks { symbol, add in
            for place in linked[Int(symbol)] { add(terms[Int(place)].symbol, terms[Int(place)].factor) }
            return parameterOf[Int(symbol)] < 0
        }
        return symbolCount
    }
}

/// A sum of symbols while it is added up.
struct FormSum {
    private var values: [Double] = []
    /// The sum of the sizes of what was added.
    private var sizes: [Double] = []
    private var touched: [Int32] = []

    mutating func reset(symbols: Int) {
        for symbol in touched {
            values[Int(symbol)] = 0
            sizes[Int(symbol)] = 0
        }
        touched.removeAll(keepingCapacity: true)
        while values.count < symbols {
            values.append(0)
            sizes.append(0)
        }
    }

    mutating func add(_ symbol: Int32, _ factor: Double) {
        if sizes[Int(symbol)] == 0 { touched.append(symbol) }
        values[Int(symbol)] += factor
        sizes[Int(symbol)] += factor.magnitude
    }

    mutating func add(_ forms: borrowing LinearForms, _ local: Int32, times factor: Double) {
        for place in forms[local] {
            let term = forms.terms[Int(place)]
            add(term.symbol, term.factor * factor)
        }
    }

    private func isZero(_ symbol: Int32) -> Bool {
        values[Int(symbol)].magnitude <= sizes[Int(symbol)] * Tolerances.cancelling
    }

    /// Calls `body` with each symbol that has not cancelled, in ascending order.
    mutating func forEach(_ body: (Int32, Double) -> Void) {
        touched.sort()
        for symbol in touched where !isZero(symbol) { body(symbol, values[Int(symbol)]) }
    }

    func contains(where condition: (Int32) -> Bool) -> Bool { touched.contains(where: condition) }

    /// Calls `body` with the size of each factor that has not cancelled.
    func forEachSize(_ body: (Int32, Double) -> Void) {
        for symbol in touched where !isZero(symbol) { body(symbol, values[Int(symbol)].magnitude) }
    }

    /// Replaces symbols from the last to the first by what `definition` adds for them, if it says so.
    mutating func resolveLinks(_ definition: (Int32, (Int32, Double) -> Void) -> Bool) {
        guard var symbol = touched.max() else { return }
        var found: [FormTerm] = []
        while symbol >= 0 {
            if sizes[Int(symbol)] != 0 {
                found.removeAll(keepingCapacity: true)
                let isLink = definition(symbol) { found.append(FormTerm(symbol: $0, factor: $1)) }
                if isLink {
                    let factor = isZero(symbol) ? 0 : values[Int(symbol)]
                    values[Int(symbol)] = 0
                    if factor != 0 { for term in found { add(term.symbol, term.factor * factor) } }
                }
            }
            symbol -= 1
        }
    }
}
