import EspalierSupport

extension RuleSyntax {
    /// Parses a rule text (SLL 3, 4), without looking at arguments.
    ///
    /// The syntax can be run only if there are no diagnostics. Its `formats` hold all formats that could be read in
    /// any case.
    ///
    /// - Returns: The syntax, and the mistakes in the order of their places: of each statement the first one against
    ///   the grammar, and every wrong character, unknown name and first unbalanced parenthesis. At most 100.
    /// - Complexity: O(*n*) in the length of the text. Nothing recurses, however deep the parentheses are.
    package static func parse(_ text: String) -> (syntax: RuleSyntax, diagnostics: [RuleDiagnostic]) {
        let (syntax, diagnostics) = text.withBytes { bytes in
            var parser = RuleParser(bytes: bytes)
            parser.run()
            let syntax = RuleSyntax(
                text: text, nodes: parser.nodes, statements: parser.statements, formats: parser.formats)
            return (syntax, parser.collector.diagnostics)
        }
        #if ESPALIER_CHECKS
            if diagnostics.isEmpty { syntax._checkInvariants() }
        #endif
        return (syntax, diagnostics)
    }

    /// Parses a rule text, with the mistakes in its arguments among the others.
    package static func parse(
        _ text: String, arguments: [RuleArgument]
    ) -> (syntax: RuleSyntax, diagnostics: [RuleDiagnostic]) {
        let (syntax, found) = parse(text)
        return (syntax, syntax.diagnostics(found, with: arguments))
    }

    /// The mistakes of the text, with those of its arguments (SLL 5.3, 7.1).
    ///
    /// A mistake that may hide a format specifier, such as an unknown name or a wrong character, says nothing sure
    /// about the arguments after it. So after the first of these arguments are not looked at, nor is their number.
    ///
    /// - Parameter found: what `parse` has found.
    /// - Returns: all, in the order of their places.
    package func diagnostics(_ found: [RuleDiagnostic], with arguments: [RuleArgument]) -> [RuleDiagnostic] {
        if found.isEmpty { return argumentDiagnostics(arguments) }
        let firstDoubt = found.first { diagnostic in
            switch diagnostic.kind {
            case .unexpectedCharacter, .unknownName, .unexpectedToken: true
            default: false
            }
        }
        let sure = argumentDiagnostics(arguments).filter { diagnostic in
            guard let firstDoubt else { return true }
            return diagnostic.kind == .wrongArgument && diagnostic.offset < firstDoubt.offset
        }
        return Self.merge(found, sure)
    }

    /// Both lists in one, in the order of their places; at the same place those of `first` come first.
    private static func merge(_ first: [RuleDiagnostic], _ second: [RuleDiagnostic]) -> [RuleDiagnostic] {
        var result: [RuleDiagnostic] = []
        result.reserveCapacity(first.count + second.count)
        var rest = second[...]
        for diagnostic in first {
            while let next = rest.first, next.offset < diagnostic.offset {
                result.append(next)
                rest.removeFirst()
            }
            result.append(diagnostic)
        }
        return result + rest
    }
}
