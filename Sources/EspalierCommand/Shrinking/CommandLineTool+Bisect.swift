import EspalierScenarios

extension CommandLineTool {
    /// Finds the first step after which a condition does not hold.
    func bisect(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let conditions: [CommandOption.Name] = [.expect, .query, .program]
        let given = conditions.filter { options.has($0) }
        guard given.count == 1 else {
            throw .usage(
                given.isEmpty ? "'bisect' needs a condition" : "one condition at a time, but there are \(given.count)",
                fix: "write one of '--expect', '--query' and '--command'", command: .bisect)
        }
        let condition = try condition(options)
        let fonts = try fonts(options)
        let document = try document(options.file, options)
        let progress = progress(options)
        defer { progress.end() }
        let found: ScenarioBisection
        if let condition {
            do {
                found = try document.bisected(
                    while: condition, classes: classes, nibs: nibs(options.file, options), fonts: fonts)
            } catch {
                throw commandError(error, name)
            }
        } else {
            let shell = ShellCommand(
                options.value(.program) ?? "", timeout: options.number(.timeout), of: .bisect, interruption)
            found = try ScenarioBisection(through: document.stepCount) { (step) throws(CommandError) in
                progress.tell("looking at step \(step) of \(document.stepCount)")
                switch try shell.run(document.ending(after: step)) {
                case .exited(0): return .good
                case .exited(125): return .skipped
                case .exited, .crashed, .timedOut: return .bad
                }
            }
        }
        progress.end()
        let report = BisectionReport(found, of: document, file: name)
        let status = found.steps == nil ? CommandStatus.failure : .success
        return try write(options.format == .json ? report.json : report.text, options, status: status)
    }

    private static let stepExamples: [(CommandOption.Name, String)] = [
        (.expect, #"{"expect": "title", "frame": [16, 60, 287, 33.5]}"#),
        (.query, #"{"query": "q", "from": "/", "named": "title"}"#),
    ]

    /// The expectation or the query of the options; nil where there is a command.
    private func condition(_ options: CommandOptions) throws(CommandError) -> ScenarioCondition? {
        if options.value(.query) == nil {
            for option in [CommandOption.Name.equals, .contains] where options.has(option) {
                throw .usage(
                    "'\(option.rawValue)' says what a query finds, but there is none",
                    fix: "write the query behind '--query'", command: .bisect)
            }
        }
        for (option, example) in Self.stepExamples {
            guard let text = options.value(option), text.first(where: { !$0.isWhitespace }) != "{" else { continue }
            throw .usage(
                "'\(option.rawValue)' takes a step as JSON, and \(Quoted.text(text)) is none",
                fix: "write an object between single quotes: \(option.rawValue) '\(example)'", command: .bisect)
        }
        var name = "--expect"
        do throws(ScenarioError) {
            if let text = options.value(.expect) { return try ScenarioCondition(expecting: text) }
            guard let text = options.value(.query) else { return nil }
            name = "--equals"
            let answer = try options.value(.equals).map { (text) throws(ScenarioError) in
                ScenarioCondition.Answer.equal(try ScenarioResult.Answer(json: text))
            }
            name = "--query"
            let view = options.value(.contains).map { ScenarioCondition.Answer.containing($0) }
            return try ScenarioCondition(asking: text, finding: answer ?? view ?? .something)
        } catch {
            throw .option(name, error, command: .bisect)
        }
    }

    private func commandError(_ error: ScenarioReplayError, _ name: String) -> CommandError {
        switch error {
        case .document(let error): .document(name, error)
        case .run(let error): .run(name, error)
        case .noStep: .inside("\(error)")
        }
    }
}
