import EspalierControls
import EspalierScenarios
import EspalierSupport
import Foundation

/// Something that is wrong with a scenario, so that a smaller one can be looked for that has it, too.
public enum ScenarioFault: Sendable, Equatable {
    /// An expectation does not hold, or a rule is accepted that should be refused.
    case failure
    /// The run ends with an error whose message has this text in it.
    case error(String)
    /// A required constraint cannot hold after some step; it, or one of those that it contradicts, has this text in it.
    case conflict(String)
    /// The lint finds this; with a name, of a view of that name.
    case finding(LintKind, view: String?)

    /// Reads a fault: `failure`, `error`, `conflict` or a kind of finding, and behind a colon, if wanted, a text of the
    /// message or the constraint, or the name of the view: `error:no view`, `conflict:gap`, `overlap:title`.
    ///
    /// - Throws: what is wrong with it.
    public init(_ text: String) throws(LintOptionError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let detail = parts.count > 1 ? parts[1] : nil
        if parts[0] == "failure", detail == nil {
            self = .failure
        } else if parts[0] == "error" {
            self = .error(detail ?? "")
        } else if parts[0] == "conflict" {
            self = .conflict(detail ?? "")
        } else if let kind = LintKind(rawValue: parts[0]), detail != "" {
            self = .finding(kind, view: detail)
        } else {
            let near = nearestName(to: parts[0], among: Self.words)
            throw LintOptionError(
                message: "\(PlainText.quoted(text)) is nothing that a scenario can show",
                fix: near.map { $0 == parts[0] ? "write '\($0)' without a colon" : "did you mean '\($0)'?" }
                    ?? "write one of \(Self.words.joined(separator: ", "))")
        }
    }

    /// As it is read.
    public var text: String {
        switch self {
        case .failure: "failure"
        case .error(let text): text.isEmpty ? "error" : "error:\(text)"
        case .conflict(let text): text.isEmpty ? "conflict" : "conflict:\(text)"
        case .finding(let kind, let view): view.map { "\(kind.rawValue):\($0)" } ?? kind.rawValue
        }
    }

    /// The words that a fault begins with.
    public static var words: [String] {
        var words = ["failure", "error", "conflict"]
        for kind in LintKind.allCases where kind != .conflict { words.append(kind.rawValue) }
        return words
    }
}

extension ScenarioDocument {
    /// Whether running the scenario, or looking it over, shows a fault.
    ///
    /// - Parameters:
    ///   - fault: What is looked for.
    ///   - classes: The classes that views may have.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    /// - Complexity: that of running it, or of `lint`.
    public func shows(
        _ fault: ScenarioFault, classes: ScenarioClasses = ScenarioClasses(), nibs: ScenarioNibs = ScenarioNibs(),
        fonts: FontBook = FontBook()
    ) -> Bool {
        if case .finding(let kind, let view) = fault {
            var options = LintOptions()
            options.without = Set(LintKind.allCases).subtracting([kind])
            guard let report = try? lint(options, classes: classes, nibs: nibs, fonts: fonts) else { return false }
            return report.findings.contains { view == nil || $0.name == view }
        }
        do {
            let simulation = try Simulation(self, classes: classes, views: .none, nibs: nibs, fonts: fonts)
            return simulation.shows(fault)
        } catch {
            guard case .error(let text) = fault else { return false }
            return text.isEmpty || error.problems.contains { $0.message.contains(text) }
        }
    }

    /// The smallest document, made from this one, that shows a fault. See ``shrunk(classes:limit:progress:while:)``.
    ///
    /// What is looked for stays as it is: of failures, one of the expectations that fail, with its values; of errors, the
    /// same kind of error at the same kind of step.
    ///
    /// - Parameters:
    ///   - fault: What is looked for.
    ///   - classes: The classes that views may have.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    ///   - limit: How many candidates are asked about at most.
    ///   - progress: Called after each candidate.
    /// - Returns: nil where the document itself does not show it.
    public func shrunk(
        showing fault: ScenarioFault, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook(), limit: Int = .max,
        progress: @escaping (ScenarioShrinking.Progress) -> Void = { _ in }
    ) -> ScenarioShrinking? {
        guard let sign = FaultSign(fault, of: self, classes: classes, nibs: nibs, fonts: fonts) else { return nil }
        return shrunk(classes: classes, limit: limit, progress: progress) { document in
            sign.isShown(by: document, classes: classes, nibs: nibs, fonts: fonts)
        }
    }

    /// The scenario with a root of another size.
    ///
    /// - Parameter size: In points.
    public func withRoot(of size: CGSize) -> ScenarioDocument {
        var document = self
        document.root[0].frame.size = size
        if document.root[0].bounds != nil { document.root[0].bounds?.size = size }
        return document
    }
}

extension Simulation {
    /// Runs as far as it takes to see the fault.
    fileprivate func shows(_ fault: ScenarioFault) -> Bool {
        for step in 0...document.steps.count {
            if let error = performStep(step) {
                guard case .error(let text) = fault else { return false }
                return text.isEmpty || error.problem.message.contains(text)
            }
            switch fault {
            case .failure: if !failures.isEmpty { return true }
            case .conflict(let text):
                let found = conflicts
                if found.contains(where: { text.isEmpty || ([$0.broken] + $0.with).contains { $0.contains(text) } }) {
                    return true
                }
            case .error, .finding: break
            }
        }
        return false
    }
}
