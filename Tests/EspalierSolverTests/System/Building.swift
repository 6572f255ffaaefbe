import EspalierSolver

/// A system with short ways of saying things. Constraints stand in the order in which they are added.
final class Workbench {
    let system = ConstraintSystem()
    private var added: Int32 = 0
    private var items: Int32 = 0

    struct Item {
        let x, y, width, height: SolverVariable
    }

    func item() -> Item {
        items += 1
        func variable(_ index: Int32) -> SolverVariable {
            system.addVariable(index < 2 ? .place(target: 0) : .size, rank: SolverRank(owner: items, index: index))
        }
        return Item(x: variable(0), y: variable(1), width: variable(2), height: variable(3))
    }

    func given(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Item {
        let item = item()
        for (variable, value) in zip([item.x, item.y, item.width, item.height], [x, y, width, height]) {
            system.setGiven(variable, value)
        }
        return item
    }

    @discardableResult
    func add(
        _ terms: [(SolverVariable, Double)], _ relation: SolverRelation, _ constant: Double, _ priority: Float = 1000,
        isWish: Bool = false, tie: SolverTie = .none
    ) -> SolverConstraint {
        added += 1
        return system.add(
            terms.map { SolverTerm($0.0, $0.1) }, relation, constant, priority: priority,
            rank: SolverRank(owner: 0, index: added), isWish: isWish, tie: tie)
    }

    @discardableResult
    func fix(_ variable: SolverVariable, _ value: Double, _ priority: Float = 1000) -> SolverConstraint {
        add([(variable, 1)], .equal, value, priority)
    }

    /// The wishes of a text: at most that wide at 250, at least at 750.
    func wish(_ variable: SolverVariable, _ size: Double, hugging: Float = 250, resistance: Float = 750) {
        add([(variable, 1)], .lessOrEqual, size, hugging, isWish: true, tie: .yields)
        add([(variable, 1)], .greaterOrEqual, size, resistance, isWish: true, tie: .yields)
    }

    func values(_ variables: SolverVariable...) -> [Double] { variables.map(system.value(of:)) }
}

/// Owners in an order that a test decides.
final class TestOrdering: SolverOrdering {
    var places: [Int32: Int] = [:]
    private(set) var questions = 0

    func positions(of owners: [Int32]) -> [Int] {
        questions += 1
        return owners.map { places[$0] ?? Int($0) }
    }
}
