import EspalierSLL

/// A rule state in the making: runs the statements of a text (SLL 5 and 6).
struct RuleStateBuilder {
    var operations: [RuleOperation] = []
    var values = [OperationIndex](repeating: .absent, count: ConstraintName.allCases.count)
    var places = [RulePlace](repeating: .unset, count: ConstraintName.allCases.count)
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
        let text = TextIndex(texts.count)
        let firstArgument = ArgumentIndex(argumentCount)
        texts.append(syntax.text)
        argumentCount += syntax.formats.count
        /// By node: the operation of its value; none for `nil`.
        var results = [OperationIndex](repeating: .absent, count: syntax.nodes.count)
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
        _ kind: RuleSyntax.Kind, at place: RulePlace, _ results: [OperationIndex], _ firstArgument: ArgumentIndex
    ) -> OperationIndex {
        switch kind {
        case .number(let number): return append(.number(number), place)
        case .percentage(let number, let axis): return append(.percentage(number, axis), place)
        case .format(let format, let argument):
            let argument = firstArgument.advanced(by: argument)
            switch format {
            case .size(let axis): return append(.size(argument, axis), place)
            case .position(let name): return append(.position(argument, name), place)
            case .value: return append(.argument(argument), place)
            case .percentage(_, let axis): return append(.argumentPercentage(argument, axis), place)
            }
        case .null: return .absent
        case .name(let name): return read(name, place)
        case .plus(let a): return results[a]
        case .minus(let a):
            let operand = results[a]
            if !operand.exists { return .absent }
            if case .number(let number) = operations[operand].kind { return append(.number(-number), place) }
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
    private mutating func read(_ name: ConstraintName, _ place: RulePlace) -> OperationIndex {
        let value = values[Int(name.rawValue)]
        events?.append(.read(name))
        return value.exists ? value : append(.number(0), place)
    }

    /// SLL 5.5.
    private mutating func binary(
        _ op: RuleSyntax.Operator, _ a: OperationIndex, _ b: OperationIndex, _ place: RulePlace
    ) -> OperationIndex {
        if !a.exists { return b }
        if !b.exists { return a }
        if case .number(let x) = operations[a].kind, case .number(let y) = operations[b].kind {
            if op == .divide, y == 0 { events?.append(.divisionByZero(place)) }
            return append(.number(op(x, y)), place)
        }
        return append(.binary(op, a, b), place)
    }

    /// SLL 6.
    private mutating func assign(_ name: ConstraintName, _ value: OperationIndex, _ place: RulePlace) {
        set(name, value, place)
        guard name.isMirror else { return }
        set(name.canonical, value.exists ? append(.fromFarSide(name.axis, value), place) : .absent, place)
    }

    mutating func set(_ name: ConstraintName, _ value: OperationIndex, _ place: RulePlace) {
        events?.append(.set(name, isUnset: !value.exists, place))
        values[Int(name.rawValue)] = value
        places[Int(name.rawValue)] = place
        guard name.isCanonical else { return }
        let axis = name.axis == .horizontal ? 0 : 1
        inForce[axis].removeAll { $0 == name }
        guard value.exists else { return }
        if inForce[axis].count == 2 { inForce[axis].removeFirst() }
        inForce[axis].append(name)
    }

    private mutating func append(_ kind: RuleOperation.Kind, _ place: RulePlace) -> OperationIndex {
        operations.append(RuleOperation(kind: kind, place: place))
        return OperationIndex(operations.count - 1)
    }

    /// Leaves out what no value needs, and renumbers the rest.
    ///
    /// - Returns: the old numbers of the arguments and of the texts that are left, in order.
    mutating func compact() -> (arguments: [ArgumentIndex], texts: [TextIndex]) {
        let needed = AttributePlan.reachable(from: values.filter(\.exists), in: operations)
        var operationNumbers: [OperationIndex: OperationIndex] = [:]
        var arguments: Set<ArgumentIndex> = []
        var usedTexts: Set<TextIndex> = []
        for (new, old) in needed.enumerated() {
            operationNumbers[old] = OperationIndex(new)
            if let argument = operations[old].argument { arguments.insert(argument) }
            usedTexts.insert(operations[old].place.text)
        }
        for (name, value) in values.enumerated() where value.exists { usedTexts.insert(places[name].text) }
        let keptArguments = arguments.sorted()
        let keptTexts = usedTexts.sorted()
        let argumentNumbers = Dictionary(
            uniqueKeysWithValues: keptArguments.enumerated().map { ($1, ArgumentIndex($0)) })
        let textNumbers = Dictionary(uniqueKeysWithValues: keptTexts.enumerated().map { ($1, TextIndex($0)) })
        operations = needed.map { old in
            let operation = operations[old]
            return operation.renumbered(
                { operationNumbers[$0]! }, argument: { argumentNumbers[$0]! },
                text: textNumbers[operation.place.text]!)
        }
        for name in values.indices {
            if values[name].exists {
                values[name] = operationNumbers[values[name]]!
                places[name].text = textNumbers[places[name].text]!
            } else {
                places[name] = .unset
            }
        }
        texts = keptTexts.map { texts[$0.position] }
        argumentCount = keptArguments.count
        return (keptArguments, keptTexts)
    }
}
