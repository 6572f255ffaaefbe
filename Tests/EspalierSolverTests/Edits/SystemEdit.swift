import ConstraintOracle

/// One edit of a system under test. Variables and constraints have numbers of their own that are never used again; an
/// edit of something that isn't there does nothing, so any part of a program is a program.
enum SystemEdit {
    /// Terms speak of variables by these numbers.
    case addVariable(Int, OracleVariable)
    /// With the constraints that have it.
    case removeVariable(Int)
    case addConstraint(Int, OracleConstraint)
    case removeConstraint(Int)
    case setConstant(Int, Rational)
    case setPriority(Int, Float)
    case setWish(Int, Bool)
    case setRank(Int, OracleRank)
    case setGiven(Int, Rational)
    case setFree(Int)
    case setKind(Int, OracleKind)
    case setOrder([Int])
    case solve
}

extension SystemEdit: CustomStringConvertible {
    var description: String {
        switch self {
        case .addVariable(let number, let variable):
            let given = variable.given.map { " given \($0)" } ?? ""
            return "add v\(number) \(variable.kind) of \(variable.rank)\(given)"
        case .removeVariable(let number): return "remove v\(number)"
        case .addConstraint(let number, let constraint): return "add c\(number) \(constraint)"
        case .removeConstraint(let number): return "remove c\(number)"
        case .setConstant(let number, let constant): return "c\(number).constant = \(constant)"
        case .setPriority(let number, let priority): return "c\(number).priority = \(priority)"
        case .setWish(let number, let isWish): return "c\(number).isWish = \(isWish)"
        case .setRank(let number, let rank): return "c\(number).rank = \(rank)"
        case .setGiven(let number, let value): return "v\(number) given \(value)"
        case .setFree(let number): return "v\(number) free"
        case .setKind(let number, let kind): return "v\(number).kind = \(kind)"
        case .setOrder(let positions): return "order \(positions.map(String.init).joined(separator: " "))"
        case .solve: return "solve"
        }
    }
}

/// What a system holds after some edits, as plain data.
struct EditedContent {
    private(set) var variables: [OracleVariable?] = []
    private(set) var constraints: [OracleConstraint?] = []
    private(set) var positions: [Int] = []

    /// Takes over an edit, as far as it means something here.
    /// - Returns: the edits of one thing each that were made.
    mutating func apply(_ edit: SystemEdit) -> [SystemEdit] {
        switch edit {
        case .addVariable(let number, let variable):
            while variables.count <= number { variables.append(nil) }
            variables[number] = variable
        case .removeVariable(let number):
            guard variable(number) != nil else { return [] }
            let holders = constraints.indices.filter { place in
                constraints[place]?.terms.contains { $0.variable == number } == true
            }
            for place in holders { constraints[place] = nil }
            variables[number] = nil
            return holders.map { .removeConstraint($0) } + [edit]
        case .addConstraint(let number, let constraint):
            guard constraint.terms.allSatisfy({ variable($0.variable) != nil }) else { return [] }
            while constraints.count <= number { constraints.append(nil) }
            constraints[number] = constraint
        case .removeConstraint(let number):
            guard constraint(number) != nil else { return [] }
            constraints[number] = nil
        case .setConstant(let number, let constant):
            guard constraint(number) != nil else { return [] }
            constraints[number]?.constant = constant
        case .setPriority(let number, let priority):
            guard constraint(number) != nil else { return [] }
            constraints[number]?.priority = priority
        case .setWish(let number, let isWish):
            guard constraint(number) != nil else { return [] }
            constraints[number]?.isWish = isWish
        case .setRank(let number, let rank):
            guard constraint(number) != nil else { return [] }
            constraints[number]?.rank = rank
        case .setGiven(let number, let value):
            guard variable(number) != nil else { return [] }
            variables[number]?.given = value
        case .setFree(let number):
            guard variable(number) != nil else { return [] }
            variables[number]?.given = nil
        case .setKind(let number, let kind):
            guard variable(number) != nil else { return [] }
            variables[number]?.kind = kind
        case .setOrder(let positions): self.positions = positions
        case .solve: break
        }
        return [edit]
    }

    func variable(_ number: Int) -> OracleVariable? { number < variables.count ? variables[number] : nil }

    func constraint(_ number: Int) -> OracleConstraint? { number < constraints.count ? constraints[number] : nil }

    /// Numbers of what there is.
    var variableNumbers: [Int] { variables.indices.filter { variables[$0] != nil } }
    var constraintNumbers: [Int] { constraints.indices.filter { constraints[$0] != nil } }

    /// The content without gaps, in the order of numbers.
    var system: OracleSystem {
        var places = Array(repeating: 0, count: variables.count)
        for (place, number) in variableNumbers.enumerated() { places[number] = place }
        return OracleSystem(
            variables: variables.compactMap { $0 },
            constraints: constraints.compactMap { constraint in
                guard var constraint else { return nil }
                for term in constraint.terms.indices {
                    constraint.terms[term].variable = places[constraint.terms[term].variable]
                }
                return constraint
            }, positions: positions)
    }
}
