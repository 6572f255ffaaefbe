import EspalierControls
import EspalierScenarios
import EspalierViews

/// What a document shows, told so closely that a smaller one shows the same: which expectations fail as they stand, or
/// which kind of error ends which kind of step. A smaller document that fails otherwise shows something else.
package struct FaultSign: Sendable {
    package let fault: ScenarioFault
    /// The expectations that fail, without what they are asked of; or the errors. Empty for conflicts and findings, of
    /// which the fault itself says all.
    private let signs: Set<String>

    /// - Returns: nil where the document does not show the fault.
    package init?(
        _ fault: ScenarioFault, of document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs,
        fonts: FontBook
    ) {
        self.fault = fault
        switch fault {
        case .failure, .error:
            signs = document.signs(of: fault, classes, nibs, fonts)
            if signs.isEmpty { return nil }
        case .conflict, .finding:
            signs = []
            if !document.shows(fault, classes: classes, nibs: nibs, fonts: fonts) { return nil }
        }
    }

    /// Whether another document shows the same.
    package func isShown(
        by document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook
    ) -> Bool {
        switch fault {
        case .failure, .error: !signs.isDisjoint(with: document.signs(of: fault, classes, nibs, fonts))
        case .conflict, .finding: document.shows(fault, classes: classes, nibs: nibs, fonts: fonts)
        }
    }
}

extension ScenarioDocument {
    /// What of a fault running the scenario shows.
    fileprivate func signs(
        of fault: ScenarioFault, _ classes: ScenarioClasses, _ nibs: ScenarioNibs, _ fonts: FontBook
    ) -> Set<String> {
        let simulation: Simulation
        do {
            simulation = try Simulation(self, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        } catch {
            guard case .error(let text) = fault else { return [] }
            let messages = error.problems.map(\.message).filter { text.isEmpty || $0.contains(text) }
            return Set(messages.map { "document: \(Self.kind(of: $0))" })
        }
        for step in 0...steps.count {
            guard let error = simulation.performStep(step) else { continue }
            guard case .error(let text) = fault, text.isEmpty || error.problem.message.contains(text) else { break }
            let verb = step == 0 ? "tree" : String(steps[step - 1].json.prefix { $0 != ":" })
            return ["\(verb): \(Self.kind(of: error.problem.message))"]
        }
        guard fault == .failure else { return [] }
        return Set(simulation.failures.compactMap { steps[$0.step - 1].expectationText })
    }

    /// What messages of one kind have in common: their words without names, places and numbers.
    private static func kind(of message: String) -> String {
        // The chain may be shorter.
        if message.contains("cycle: ") { return "cycle" }
        var kind = ""
        var quote: Character?
        var last: Character = " "
        for letter in message.prefix(while: { !$0.isNewline }) {
            if let open = quote {
                if letter == open { quote = nil }
            } else if letter == "\"" || letter == "'" && !last.isLetter {
                quote = letter
            } else if !letter.isNumber, letter != "/" {
                kind.append(letter)
            }
            last = letter
        }
        return kind
    }
}

extension ScenarioStep {
    /// What the step expects, whatever the names of what it is asked of; nil for a step that expects nothing.
    fileprivate var expectationText: String? {
        let any = ScenarioReference(.path([]))
        switch action {
        case .expect(_, let frame, let tolerance):
            return ScenarioStep(.expect(any, frame: frame, tolerance: tolerance)).json
        case .expectValue(_, let setting, let tolerance):
            return ScenarioStep(.expectValue(any, setting, tolerance: tolerance)).json
        case .expectAmbiguous(_, let isAmbiguous): return ScenarioStep(.expectAmbiguous(any, isAmbiguous)).json
        case .expectAnswer(_, let answer, let tolerance):
            return ScenarioStep(.expectAnswer("", answer, tolerance: tolerance)).json
        case .rule(let rule, on: _, fails: true): return rule.text
        default: return nil
        }
    }
}
