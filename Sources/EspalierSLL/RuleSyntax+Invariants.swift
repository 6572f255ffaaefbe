extension RuleSyntax {
    /// Checks what everyone relies on who runs a syntax without diagnostics. A build with `-D ESPALIER_CHECKS` does so
    /// after each parse.
    ///
    /// - Complexity: O(*n*) in nodes and formats.
    package func _checkInvariants() {
        var uses = [Int](repeating: 0, count: nodes.count)
        var argument = 0
        for (index, node) in nodes.enumerated() {
            precondition(node.offset >= 0 && node.offset < text.utf8.count, "node \(index) is outside the text")
            for operand in node.operands {
                precondition(operand >= 0 && operand < index, "node \(index) runs before its operand \(operand)")
                uses[operand] += 1
            }
            if case .number(let value) = node.kind { precondition(value >= 0, "node \(index) has a sign") }
            if case .format(let format, let number) = node.kind {
                precondition(number == argument, "node \(index) takes argument \(number), not \(argument)")
                precondition(argument < formats.count, "node \(index) is not among the formats")
                precondition(formats[argument].format == format, "format \(argument) is not that of node \(index)")
                precondition(formats[argument].offset == node.offset, "format \(argument) is at another place")
                argument += 1
            }
        }
        precondition(argument == formats.count, "\(formats.count) formats, but \(argument) nodes take an argument")
        checkStatements(uses)
    }

    /// Each node belongs to exactly one other one, or ends a statement.
    private func checkStatements(_ uses: [Int]) {
        var statement = 0
        for (index, count) in uses.enumerated() {
            if statement < statements.count, statements[statement] == index {
                precondition(count == 0, "node \(index) ends a statement and is an operand")
                statement += 1
            } else {
                precondition(count == 1, "node \(index) is an operand \(count) times")
            }
        }
        precondition(statement == statements.count, "statements are not in order or end at no node")
        precondition(nodes.isEmpty || statements.last == nodes.count - 1, "the last node ends no statement")
    }
}

extension RuleSyntax.Node {
    /// The nodes that this one computes from, in the order in which they run.
    var operands: [Int] {
        switch kind {
        case .number, .percentage, .format, .null, .name: []
        case .plus(let operand), .minus(let operand), .assign(_, _, let operand): [operand]
        case .binary(_, let left, let right): [left, right]
        }
    }
}
