/// Something that holds of a tree, or does not: an expectation of the document format, or what a query finds.
public struct ScenarioCondition: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case expectation(ScenarioStep)
        case query(ScenarioQuery, Answer)
    }

    /// What a query is to find.
    public enum Answer: Sendable, Equatable {
        /// Anything: a view, a group, or true.
        case something
        /// Exactly this.
        case equal(ScenarioResult.Answer)
        /// This view among others, by its name or its path.
        case containing(String)
    }

    let content: Content

    /// Reads an expectation, as the step of a document: `{"expect": "title", "frame": [16, 60, 287, 33.5]}`.
    ///
    /// - Throws: what is wrong with it, with the place in this text; an expectation of a query is one of the mistakes.
    public init(expecting json: String) throws(ScenarioError) {
        let step = try Self.step(json) { decoder, step in
            switch step.action {
            case .expect, .expectValue, .expectAmbiguous: break
            default:
                decoder.report(
                    decoder.tree.root, "an expectation of a view belongs here, but this step does something else",
                    fix: #"write {"expect": …} with 'frame', 'keyPath' or 'ambiguous'; ask a query with --query"#)
            }
        }
        content = .expectation(step.withoutMarks)
    }

    /// Reads a query, as the step of a document: `{"query": "q", "from": "/", "named": "title"}`.
    ///
    /// - Parameters:
    ///   - json: The query.
    ///   - answer: What it is to find.
    /// - Throws: what is wrong with it, with the place in this text.
    public init(asking json: String, finding answer: Answer = .something) throws(ScenarioError) {
        let step = try Self.step(json) { decoder, step in
            if step.askedQuery != nil { return }
            decoder.report(
                decoder.tree.root, "a query belongs here, but this step does something else",
                fix: #"write {"query": "q", "from": …} with 'first', 'group', 'is' or 'named'"#)
        }
        guard case .query(let query) = step.withoutMarks.action else {
            throw ScenarioError(problems: [])
        }
        content = .query(query, answer)
    }

    /// One step that stands alone in a text.
    private static func step(
        _ json: String, check: (inout ScenarioDecoder, ScenarioStep) -> Void
    ) throws(ScenarioError) -> ScenarioStep {
        var decoder = try ScenarioDecoder(Array(json.utf8))
        let step = decoder.step(decoder.tree.root)
        if let step { check(&decoder, step) }
        if let error = decoder.foundError { throw error }
        guard let step else { throw ScenarioError(problems: []) }
        return step
    }
}

extension ScenarioResult.Answer {
    /// Reads an answer as results write it: `"/0/1"`, `null`, `true`, `{"7": ["/0/1"]}`.
    ///
    /// - Throws: what is wrong with it, with the place in this text.
    public init(json: String) throws(ScenarioError) {
        var decoder = try ScenarioDecoder(Array(json.utf8))
        let answer = decoder.answer(decoder.tree.root)
        if let error = decoder.foundError { throw error }
        guard let answer else { throw ScenarioError(problems: []) }
        self = answer
    }

    /// Whether it is none of: no view, no group, false.
    var isSomething: Bool {
        switch self {
        case .view(let path): path != nil
        case .groups(let groups): !groups.isEmpty
        case .boolean(let value): value
        case .numbers: true
        }
    }

    /// Whether a view is what was found, or one of the views.
    func contains(_ path: String) -> Bool {
        switch self {
        case .view(let found): found == path
        case .groups(let groups): groups.contains { $0.paths.contains(path) }
        case .boolean, .numbers: false
        }
    }
}

extension ScenarioStep {
    /// The same, of no text: marks would lead into a text that is not the document's.
    fileprivate var withoutMarks: ScenarioStep {
        func bare(_ reference: ScenarioReference) -> ScenarioReference { ScenarioReference(reference.target) }
        switch action {
        case .expect(let view, let frame, let tolerance):
            return ScenarioStep(.expect(bare(view), frame: frame, tolerance: tolerance))
        case .expectValue(let view, let setting, let tolerance):
            return ScenarioStep(.expectValue(bare(view), setting, tolerance: tolerance))
        case .expectAmbiguous(let view, let value): return ScenarioStep(.expectAmbiguous(bare(view), value))
        case .query(let query):
            var question = query.question
            switch question {
            case .relation(let relation, of: let other): question = .relation(relation, of: bare(other))
            case .convert(let numbers, to: let other): question = .convert(numbers, to: bare(other))
            default: break
            }
            // No document can write this id, so no expectation of one hears of the answer.
            return ScenarioStep(.query(ScenarioQuery("", from: bare(query.view), question)))
        default: return ScenarioStep(action)
        }
    }
}

extension Simulation {
    /// Whether a condition holds of the tree as it is between steps.
    func holds(_ condition: ScenarioCondition) -> Bool {
        switch condition.content {
        case .expectation(let step):
            let before = failures.count
            do { try act(step) } catch { return false }
            return failures.count == before
        case .query(let query, let wanted):
            do { try ask(query) } catch { return false }
            guard let answer = answers.ofStep.last?.answer else { return false }
            switch wanted {
            case .something: return answer.isSomething
            case .equal(let other): return answer == other
            case .containing(let text):
                guard let reference = ScenarioReference(text), let view = try? find(reference) else { return false }
                return answer.contains(view.path)
            }
        }
    }
}
