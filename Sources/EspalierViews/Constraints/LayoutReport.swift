import Foundation

/// What is wrong with how constraints lay out a view and what is below it.
///
///     let report = screen.layoutReport()
///     if !report.isEmpty { print(report) }
public struct LayoutReport: CustomStringConvertible {
    /// The conflicts that stand (AUTOLAYOUT 2.6), in the order in which they are taken up.
    public var conflicts: [Conflict]
    /// The directions in which views and guides are free, the horizontal ones first, depth-first.
    public var ambiguities: [LayoutAmbiguity]
    /// Optional constraints that do not hold, depth-first by the views that hold them. Empty where they were not asked for.
    public var unsatisfied: [Unsatisfied]

    /// Whether nothing was found.
    public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && unsatisfied.isEmpty }

    /// A conflict, with what it is about and what the other choices are.
    public struct Conflict: CustomStringConvertible {
        /// The broken constraint, and what it contradicts.
        public var conflict: LayoutConflict
        /// The views that these constraints are about.
        public var views: [UIView]
        /// The constraints that hold of which each would end the conflict if it were broken instead, and what would be
        /// then; where none does alone, pairs that do.
        public var choices: [Choice]
        /// Whether not all choices were looked for, because so many conflicts stand.
        public var isCutShort = false
        /// The views whose frames depend on which of the constraints is the broken one: those that one of `choices`
        /// would place elsewhere or give another size, depth-first within each choice. What follows them by rules or
        /// masks is left out.
        public var dependents: [UIView] {
            var seen: Set<ObjectIdentifier> = []
            return choices.flatMap(\.changes).compactMap { change in
                (change.item as? UIView).flatMap { seen.insert(ObjectIdentifier($0)).inserted ? $0 : nil }
            }
        }

        /// One line, for logs.
        public var summary: String {
            let others = conflict.with.map(\.shownText) + conflict.given
            let place = conflict.broken.place.map { " (\($0))" } ?? ""
            return "conflict: \(conflict.broken.shownText)\(place) is broken"
                + (others.isEmpty ? "" : ": it cannot hold with " + others.joined(separator: "; "))
        }

        /// The views by name and path, with their frames.
        package var viewLines: [String] {
            views.map { "\($0.constraintName)  \($0.path)  \($0.frame.listText)" }
        }

        /// `card /0, name /1`: the dependents by name and path; nil where there are none.
        package var dependentLine: String? {
            let views = dependents
            if views.isEmpty { return nil }
            let shown = views.prefix(8).map { "\($0.constraintName) \($0.path)" }.joined(separator: ", ")
            return shown + (views.count > 8 ? ", and \(views.count - 8) more" : "")
        }

        /// Says that there may be more choices; nil where all were looked for.
        package var cutShortLine: String? {
            isCutShort ? "there may be more choices: so many conflicts stand that not all were tried" : nil
        }

        /// The conflict, the views with their frames, the choices, the views that depend on the choice, and what to do.
        public var description: String {
            var lines = ["conflict: \(conflict)", "  the broken one counts nothing; views:"]
            lines += viewLines.map { "    \($0)" }
            for choice in choices { lines.append("  \(choice)") }
            if let cutShortLine { lines.append("  \(cutShortLine)") }
            if let dependentLine { lines.append("  depend on which one is broken: \(dependentLine)") }
            lines.append("  fix: \(fix)")
            return lines.joined(separator: "\n")
        }
    }

    /// Another constraint that may be broken, so that the broken one holds.
    public struct Choice: CustomStringConvertible {
        /// The constraint.
        public var constraint: NSLayoutConstraint
        /// Another one that has to be broken with it; nil where `constraint` ends the conflict alone.
        public var partner: NSLayoutConstraint?
        /// Which numbers of items would be others then.
        public var changes: [LayoutAmbiguity.Move]

        /// `card.x 10 → 90, card.width 280 → 200`: the changes, or that there are none.
        package var changeText: String {
            let numbers = changes.prefix(8).map {
                "\($0.name).\($0.number.rawValue) \($0.from.shownLength) → \($0.to.shownLength)"
            }
            let more = changes.count > 8 ? ", and \(changes.count - 8) more" : ""
            return numbers.isEmpty ? "all stays as it is" : numbers.joined(separator: ", ") + more
        }

        /// `'c1' and 'c2'`: what is broken.
        package var constraintText: String {
            [constraint, partner].compactMap { $0.map { "'\($0.shownName)'" } }.joined(separator: " and ")
        }

        /// What comes after the name of `constraint`, where that is told already.
        package var textAfterConstraint: String {
            partner.map { "and '\($0.shownName)': \(changeText)" } ?? changeText
        }

        /// One line.
        public var description: String { "without \(constraintText) instead: \(changeText)" }
    }

    /// An optional constraint that does not hold.
    public struct Unsatisfied: CustomStringConvertible {
        /// The constraint.
        public var constraint: NSLayoutConstraint
        /// How far its sides are from what it says, in points (AUTOLAYOUT 2.1).
        public var violation: Double

        /// One line.
        public var description: String {
            let place = constraint.place.map { " (\($0))" } ?? ""
            return "unsatisfied: \(constraint.shownText)\(place), by \(violation.shownLength)"
        }
    }

    /// Everything, a block of lines for each finding.
    public var description: String {
        if isEmpty { return "every constraint holds, and nothing is ambiguous" }
        return (conflicts.map(\.description) + ambiguities.map(\.description) + unsatisfied.map(\.description))
            .joined(separator: "\n")
    }
}

extension UIView {
    /// What is wrong with how constraints lay out this view and what is below it, after a layout pass, which this call
    /// makes where one is due.
    ///
    /// Views that contradict one another or are free are found, those of which only rules or masks speak are not. Asked
    /// from code that runs within a pass, it tells of conflicts only.
    ///
    /// - Parameter includesUnsatisfied: Whether optional constraints that do not hold are told too.
    /// - Complexity: O(constraints of the tree), and for each conflict and each ambiguity some solvings of what hangs
    ///   together with it. The tree stays as it is.
    public final func layoutReport(includesUnsatisfied: Bool = false) -> LayoutReport {
        topmost.layoutIfNeeded()
        return constraintReport(includesUnsatisfied)
    }

    /// The conflicts of the tree with what each other choice would give, after a pass. A tree without conflicts pays
    /// nothing.
    package final var conflictReports: [LayoutReport.Conflict] { askedEngine?.conflictReports(below: self) ?? [] }
}

extension Double {
    /// To a thousandth of a point.
    fileprivate var shownLength: String { ((self * 1000).rounded() / 1000).shortLength }
}

extension CGRect {
    fileprivate var listText: String {
        "[" + [minX, minY, width, height].map { Double($0).shownLength }.joined(separator: ", ") + "]"
    }
}
