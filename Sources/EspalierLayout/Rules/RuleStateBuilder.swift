import EspalierSLL

/// A rule state in the making: runs the statements of a text (SLL 5 and 6).
struct RuleStateBuilder {
    var operations: [RuleOperation] = []
    var values = [Int32](repeating: -1, count: ConstraintName.allCases.count)
    var places = [RulePlace](repeating: RulePlace(text: 0, offset: 0), count: ConstraintName.allCases.count)
    var inForce: [[ConstraintName]] = [[], []]
    var texts: [String] = []
    var argumentCount = 0
    /// What happens while texts run, for a trace; nil where nobody asks.
    var events: [RuleEvent]?

    init() {}

    init(_ state: RuleState) {
        operations = state.operations
        values = state.values
        places = state.places
        inForce = [state.horizontal, state.vertical]
        texts = state.texts
        argumentCount = state.argumentCount
    }

    /// Runs all statements of a text; its arguments come after those that are there.
    mutating func run(_ syntax: RuleSyntax) {
        let text = Int32(texts.count)
        let firstArgument = Int32(argumentCount)
        texts.append(syntax.text)
        argumentCount += syntax.formats.count
        /// By node: the operation of its value, or -1 for `nil`.
        var results = [Int32](repeating: -1, count: syntax.nodes.count)
        var next = 0
        for statement in syntax.statements {
            while next <= statement {
                let node = syntax.nodes[next]
                let place = RulePlace(text: text, offset: Int32(node.offset))
                results[next] = run(node.kind, at: place, results, firstArgument)
                next += 1
            }
            if case .name(let name) = syntax.nodes[statement].kind {
                let place = RulePlace(text: text, offset: Int32(syntax.nodes[statement].offset))
                assign(name, append(.number(0), place), place)
            }
        }
    }

    private mutating func run(
        _ kind: RuleSyntax.Kind, at place: RulePlace, _ results: [Int32], _ firstArgument: Int32
    ) -> Int32 {
        switch kind {
        case .number(let number): return append(.number(number), place)
        case .percentage(let number, let axis): return append(.percentage(number, axis), place)
        case .format(let format, let argument):
            let argument = firstArgument + Int32(argument)
            switch format {
            case .size(let axis): return append(.size(argument, axis), place)
            case .position(let name): return append(.position(argument, name), place)
            case .value: return append(.argument(argument), place)
            case .percentage(_, let axis): return append(.argumentPercentage(argument, axis), place)
            }
        case .null: return -1
        case .name(let name): return read(name, place)
        case .plus(let a): return results[a]
        case .minus(let a):
            let operand = results[a]
            if operand < 0 { return -1 }
            if case .number(let number) = operations[Int(operand)].kind { return append(.number(-number), place) }
            return append(.negate(operand), place)
        case .binary(let op, let a, let b): return binary(op, results[a], results[b], place)
        case .assign(let name, let op, let a):
            var value = results[a]
            if let op { value = binary(op, read(name, place), value, place) }
            assign(name, value, place)
            return value
        }
    }

    /// SLL 5.4: the value last assigned to that very name, or 0.
    private mutating func read(_ name: ConstraintName, _ place: RulePlace) -> Int32 {
        let value = values[Int(name.rawValue)]
        events?.append(.read(name))
        return value >= 0 ? value : append(.number(0), place)
    }

    /// SLL 5.5.
    private mutating func binary(_ op: RuleSyntax.Operator, _ a: Int32, _ b: Int32, _ place: RulePlace) -> Int32 {
        if a < 0 { return b }
        if b < 0 { return a }
        if case .number(let x) = operations[Int(a)].kind, case .number(let y) = operations[Int(b)].kind {
            if op == .divide, y == 0 { events?.append(.divisionByZero(place)) }
            return append(.number(op(x, y)), place)
        }
        return append(.binary(op, a, b), place)
    }

    /// SLL 6.
    private mutating func assign(_ name: ConstraintName, _ value: Int32, _ place: RulePlace) {
        set(name, value, place)
        guard name.isMirror else { return }
        set(name.canonical, value < 0 ? -1 : append(.fromFarSide(name.axis, value), place), place)
    }

    mutating func set(_ name: ConstraintName, _ value: Int32, _ place: RulePlace) {
        events?.append(.set(name, isUnset: value < 0, place))
        values[Int(name.rawValue)] = value
        places[Int(name.rawValue)] = place
        guard name.isCanonical else { return }
        let axis = name.axis == .horizontal ? 0 : 1
        inForce[axis].removeAll { $0 == name }
        guard value >= 0 else { return }
        if inForce[axis].count == 2 { inForce[axis].removeFirst() }
        inForce[axis].append(name)
    }

    private mutating func append(_ kind: RuleOperation.Kind, _ place: RulePlace) -> Int32 {
        operations.append(RuleOperation(kind: kind, place: place))
        return Int32(operations.count - 1)
    }

    /// Leaves out what no value needs, and renumbers the rest.
    ///
    /// - Returns: the old numbers of the arguments and of the texts that are left, in order.
    mutating func compact() -> (arguments: [Int], texts: [Int]) {
        let needed = AttributePlan.reachable(from: values.filter { $0 >= 0 }, in: operations)
        var operationNumbers: [Int32: Int32] = [:]
        var arguments: Set<Int32> = []
        var usedTexts: Set<Int32> = []
        for (new, old) in needed.enumerated() {
            operationNumbers[old] = Int32(new)
            if let argument = operations[Int(old)].argument { arguments.insert(argument) }
            usedTexts.insert(operations[Int(old)].place.text)
        }
        for (name, value) in values.enumerated() where value >= 0 { usedTexts.insert(places[name].text) }
        let keptArguments = arguments.sorted()
        let keptTexts = usedTexts.sorted()
        let argumentNumbers = Dictionary(uniqueKeysWithValues: keptArguments.enumerated().map { ($1, Int32($0)) })
        let textNumbers = Dictionary(uniqueKeysWithValues: keptTexts.enumerated().map { ($1, Int32($0)) })
        operations = needed.map { old in
            let operation = operations[Int(old)]
            return operation.renumbered(
                { operationNumbers[$0]! }, argument: { argumentNumbers[$0]! },
                text: textNumbers[operation.place.text]!)
        }
        for name in values.indices {
            if values[name] >= 0 {
                values[name] = operationNumbers[values[name]]!
                places[name].text = textNumbers[places[name].text]!
            } else {
                places[name] = RulePlace(text: 0, offset: 0)
            }
        }
        texts = keptTexts.map { texts[Int($0)] }
        argumentCount = keptArguments.count
        return (keptArguments.map(Int.init), keptTexts.map(Int.init))
    }
}
