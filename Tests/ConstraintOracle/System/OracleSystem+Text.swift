// The text of a system, to print one that fails and to have it again in a test:
//
//     order 1 0 2                              positions of owners 0, 1, 2; left out where they are their own
//     v0 place 12.5 of 0.0                     owner 0, index 0
//     v1 size of 0.2 given 40
//     c0 1 v0 -0.5 v1 >= 12 @750 of 2.1 wish yields
//
// Numbers are decimals of doubles or fractions such as 1/3. The names count from 0 in the order of the lists.

extension OracleSystem: CustomStringConvertible {
    package var description: String {
        var lines: [String] = []
        if !positions.isEmpty { lines.append("order " + positions.map(String.init).joined(separator: " ")) }
        for (index, variable) in variables.enumerated() {
            var kind: String
            switch variable.kind {
            case .place(let target): kind = "place \(target)"
            case .size: kind = "size"
            case .auxiliary: kind = "auxiliary"
            case .auxiliarySize: kind = "auxiliarySize"
            }
            if let given = variable.given {
                kind = "\(kind) of \(variable.rank) given \(given)"
            } else {
                kind = "\(kind) of \(variable.rank)"
            }
            lines.append("v\(index) \(kind)")
        }
        for (index, constraint) in constraints.enumerated() {
            lines.append("c\(index) \(constraint)")
        }
        return lines.joined(separator: "\n")
    }
}

extension OracleRank: CustomStringConvertible {
    package var description: String { "\(owner).\(index)" }
}

extension OracleConstraint: CustomStringConvertible {
    package var description: String {
        let sum = terms.map { "\($0.coefficient) v\($0.variable) " }.joined()
        let priority = priority == priority.rounded() ? "\(Int(priority))" : "\(priority)"
        let marks = (isWish ? " wish" : "") + (tie == .none ? "" : " \(tie)")
        return "\(sum)\(relation.rawValue) \(constant) @\(priority) of \(rank)\(marks)"
    }
}

extension Rational: CustomStringConvertible {
    package var description: String {
        if isWhole { return "\(numerator)" }
        return Rational(exactly: double) == self ? "\(double)" : "\(numerator)/\(denominator)"
    }
}

/// A line that is not what the text of a system has.
package struct OracleTextError: Error {
    package let line: String
}

extension OracleSystem {
    /// Reads what `description` writes. Empty lines mean nothing.
    package init(_ text: String) throws {
        self.init()
        for line in text.split(separator: "\n") {
            var words = Words(line: String(line), left: line.split(separator: " ")[...])
            guard let first = words.left.popFirst() else { continue }
            if first == "order" {
                positions = try words.left.map { try words.whole($0) }
            } else if first == "v\(variables.count)" {
                variables.append(try words.variable())
            } else if first == "c\(constraints.count)" {
                constraints.append(try words.constraint())
            } else {
                throw OracleTextError(line: String(line))
            }
        }
    }
}

/// What is left of a line.
private struct Words {
    let line: String
    var left: ArraySlice<Substring>

    private var error: OracleTextError { OracleTextError(line: line) }

    private mutating func next() throws -> Substring {
        guard let word = left.popFirst() else { throw error }
        return word
    }

    func whole(_ word: Substring) throws -> Int {
        guard let number = Int(word) else { throw error }
        return number
    }

    private func number(_ word: Substring) throws -> Rational {
        let parts = word.split(separator: "/")
        if parts.count == 2 { return try Rational(whole(parts[0]), over: whole(parts[1])) }
        guard let double = Double(word), let number = Rational(exactly: double) else { throw error }
        return number
    }

    private mutating func rank() throws -> OracleRank {
        guard try next() == "of" else { throw error }
        let parts = try next().split(separator: ".")
        guard parts.count == 2 else { throw error }
        return OracleRank(owner: try whole(parts[0]), index: try whole(parts[1]))
    }

    mutating func variable() throws -> OracleVariable {
        let kind: OracleKind
        switch try next() {
        case "place": kind = .place(target: try number(next()))
        case "size": kind = .size
        case "auxiliary": kind = .auxiliary
        case "auxiliarySize": kind = .auxiliarySize
        default: throw error
        }
        var variable = OracleVariable(kind, rank: try rank())
        guard let word = left.popFirst() else { return variable }
        guard word == "given" else { throw error }
        variable.given = try number(next())
        return variable
    }

    mutating func constraint() throws -> OracleConstraint {
        var terms: [OracleTerm] = []
        while true {
            let word = try next()
            if let relation = OracleRelation(rawValue: String(word)) {
                let constant = try number(next())
                guard let priority = Float(try next().dropFirst()) else { throw error }
                let rank = try rank()
                let isWish = left.first == "wish"
                if isWish { left.removeFirst() }
                let tie = left.popFirst().map(String.init) ?? "none"
                guard let tie = OracleTie(rawValue: tie) else { throw error }
                return OracleConstraint(
                    terms, relation, constant, priority: priority, rank: rank, isWish: isWish, tie: tie)
            }
            let coefficient = try number(word)
            terms.append(OracleTerm(coefficient, try whole(next().dropFirst())))
        }
    }
}
