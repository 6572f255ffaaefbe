import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews

/// What is wrong with the constraints of a scenario after a step: conflicts and ambiguities, with where they stand in the
/// document.
public struct ConstraintExplanation: Sendable, Equatable {
    /// A required constraint that cannot hold (AUTOLAYOUT 2.6).
    public struct Conflict: Sendable, Equatable {
        /// The constraint that counts nothing.
        public var broken: RuleSite
        /// What it contradicts.
        public var with: [RuleSite]
        /// The given sides, in words.
        public var given: [String]
        /// The views that it is about, with their frames, in words.
        public var views: [String]
        /// What would be if another one were broken, a line for each.
        public var choices: [String]
        /// That not all choices were tried, in words; nil where they were.
        var cutShortLine: String?
        /// The paths of the views whose frames depend on which of the constraints is broken.
        public var dependents: [String]
        /// The same with names, for reading.
        var dependentLine: String?
        /// What to do about it.
        public var fix: String
    }

    /// A direction in which views are free (AUTOLAYOUT 2.5).
    public struct Ambiguity: Sendable, Equatable {
        /// `name.width +1 and price.x +1 together`.
        public var direction: String
        /// The paths of the views that move; of guides, their owners'.
        public var paths: [String]
        /// Equal optional priorities that decide nothing, a line for each.
        public var undecided: [String]
        /// What would decide it, smallest first.
        public var waysOut: [String]
    }

    /// The step after which it is asked.
    public var step: Int
    /// The conflicts that stand, in their order.
    public var conflicts: [Conflict]
    /// The directions, horizontal ones first, depth-first.
    public var ambiguities: [Ambiguity]
}

extension ScenarioDocument {
    /// What is wrong with the constraints of a scenario after a step.
    ///
    /// - Throws: what `explain` throws of documents and steps.
    /// - Complexity: that of running the scenario up to the step, and of `UIView.layoutReport(includesUnsatisfied:)`.
    public func explainConstraints(
        step: Int? = nil, classes: ScenarioClasses = ScenarioClasses(), nibs: ScenarioNibs = ScenarioNibs(),
        fonts: FontBook = FontBook()
    ) throws(ExplainError) -> ConstraintExplanation {
        let last = try lastStep(step)
        let simulation = try run(to: last, classes, nibs, fonts)
        let sites = SiteFinder(document: self)
        let report = simulation.root.layoutReport()
        func site(_ constraint: NSLayoutConstraint) -> RuleSite { sites.site(constraint, in: simulation, step: last) }
        return ConstraintExplanation(
            step: last,
            conflicts: report.conflicts.map { found in
                ConstraintExplanation.Conflict(
                    broken: site(found.conflict.broken), with: found.conflict.with.map(site),
                    given: found.conflict.given, views: found.viewLines, choices: found.choices.map(\.description),
                    cutShortLine: found.cutShortLine, dependents: found.dependents.map(\.path),
                    dependentLine: found.dependentLine, fix: found.fix)
            },
            ambiguities: report.ambiguities.map { found in
                ConstraintExplanation.Ambiguity(
                    direction: found.direction,
                    paths: found.moves.compactMap { move in
                        (move.item as? UIView ?? (move.item as? UILayoutGuide)?.owningView)?.path
                    },
                    undecided: found.undecided, waysOut: found.waysOut.map(\.description))
            })
    }
}

extension ConstraintExplanation {
    /// For reading: a block of lines for each finding.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    public func text(file: String? = nil) -> String {
        var lines: [String] = []
        for conflict in conflicts {
            let isAlone = conflict.with.isEmpty && conflict.given.isEmpty
            lines.append(
                "conflict: \(conflict.broken.constraintText(file)) is broken"
                    + (isAlone ? ": it cannot hold, even without the others" : "; it cannot hold together with"))
            lines += conflict.with.map { "    \($0.constraintText(file))" }
            lines += conflict.given.map { "    \(PlainText.line($0))" }
            lines.append("  views:")
            lines += conflict.views.map { "    \(PlainText.line($0))" }
            lines += conflict.choices.map { "  \(PlainText.line($0))" }
            if let line = conflict.cutShortLine { lines.append("  \(line)") }
            if let line = conflict.dependentLine {
                lines.append("  depend on which one is broken: \(PlainText.line(line))")
            }
            lines.append("  fix: \(PlainText.line(conflict.fix))")
        }
        for ambiguity in ambiguities {
            lines.append("ambiguous: \(PlainText.line(ambiguity.direction))")
            lines += ambiguity.undecided.map { "  \(PlainText.line($0))" }
            if ambiguity.waysOut.isEmpty { continue }
            lines.append("  fix: " + ambiguity.waysOut.map(PlainText.line).joined(separator: ", or "))
        }
        if lines.isEmpty { lines.append("every constraint holds, and nothing is ambiguous") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The same as JSON, on one line without a line break at its end. Equal answers give the same bytes.
    public func json() -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        writer.member("step", step)
        writer.list("conflicts", conflicts) { conflict, writer in
            writer.beginObject()
            writer.key("broken")
            conflict.broken.writeConstraint(to: &writer)
            writer.list("with", conflict.with) { $0.writeConstraint(to: &$1) }
            writer.list("given", conflict.given) { $1.string($0) }
            writer.list("views", conflict.views) { $1.string($0) }
            writer.list("choices", conflict.choices) { $1.string($0) }
            if conflict.cutShortLine != nil { writer.member("choicesCutShort", true) }
            writer.list("dependents", conflict.dependents) { $1.string($0) }
            writer.member("fix", conflict.fix)
            writer.endObject()
        }
        writer.list("ambiguities", ambiguities) { ambiguity, writer in
            writer.beginObject()
            writer.member("direction", ambiguity.direction)
            writer.list("paths", ambiguity.paths) { $1.string($0) }
            writer.list("undecided", ambiguity.undecided) { $1.string($0) }
            writer.list("waysOut", ambiguity.waysOut) { $1.string($0) }
            writer.endObject()
        }
        writer.endObject()
        return writer.text
    }
}
