import EspalierSupport

extension RuleSyntax {
    /// Compares the format specifiers of the text with its arguments (SLL 5.3, 7.1).
    ///
    /// - Returns: In the order of their places, an argument of the wrong type at its format specifier (SLL 12.6), the
    ///   first of too few at the first format left without, and too many just after the text (SLL 12.5). At most 100.
    /// - Complexity: O(1) for each argument that fits; O(*n*) in the length of the text if one does not.
    package func argumentDiagnostics(_ arguments: [RuleArgument]) -> [RuleDiagnostic] {
        let pairs = zip(formats, arguments)
        if formats.count == arguments.count, pairs.allSatisfy({ $0.format.accepts($1.kind) }) { return [] }
        return text.withBytes { bytes in
            var collector = DiagnosticCollector(bytes: bytes)
            for (index, (use, argument)) in pairs.enumerated() where !use.format.accepts(argument.kind) {
                guard collector.accepts(use.offset) else { break }
                collector.add(
                    .wrongArgument, at: use.offset,
                    "'\(use.spelling)' takes \(use.format.taken), but argument \(index + 1) is \(argument.text)",
                    fix: "pass \(use.format.taken), or write \(use.format.alternative(for: argument.kind))")
            }
            if arguments.count < formats.count { reportTooFew(arguments, in: &collector) }
            if arguments.count > formats.count { reportTooMany(arguments, in: &collector, end: bytes.count) }
            return collector.diagnostics
        }
    }

    private func reportTooFew(_ arguments: [RuleArgument], in collector: inout DiagnosticCollector) {
        let missing = formats[arguments.count...]
        guard let first = missing.first, collector.accepts(first.offset) else { return }
        var wanted = missing.prefix(3).map(\.format.taken)
        if missing.count > 3 { wanted.append("\(missing.count - 3) more") }
        let last = wanted.removeLast()
        var fix = "add " + (wanted.isEmpty ? last : wanted.joined(separator: ", ") + " and " + last)
        if let last = arguments.last { fix += " after \(last.definiteText)" }
        collector.add(
            .tooFewArguments, at: first.offset,
            "no argument for '\(first.spelling)': \(counts(arguments))", fix: fix)
    }

    private func reportTooMany(_ arguments: [RuleArgument], in collector: inout DiagnosticCollector, end: Int) {
        let surplus = arguments[formats.count...]
        guard let first = surplus.first else { return }
        let use = Format.value(.number).alternative(for: first.kind)
        let fix =
            surplus.count == 1
            ? "leave out argument \(formats.count + 1), \(first.text), or write \(use)"
            : "leave out the arguments from number \(formats.count + 1) on, or write a format specifier for each"
        collector.add(
            .tooManyArguments, at: end,
            "no format specifier for argument \(formats.count + 1): \(counts(arguments))", fix: fix)
    }

    private func counts(_ arguments: [RuleArgument]) -> String {
        let formatCount = "\(formats.count) format specifier" + (formats.count == 1 ? "" : "s")
        return formatCount + ", \(arguments.count) argument" + (arguments.count == 1 ? "" : "s")
    }
}
