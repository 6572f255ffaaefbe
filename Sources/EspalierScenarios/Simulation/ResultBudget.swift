/// How large the result of a run may become, and how large it is so far.
///
/// Paths make results large: one is as long as its view is deep, and each step, event and query may tell of all views. What
/// a run holds is counted while it is made, and what is written while it is written, so that neither memory nor output
/// goes far beyond the limit. Nothing is made any more where the limit is passed; the run then ends with an error.
package final class ResultBudget {
    /// In bytes.
    package let most: Int
    /// What was made for the result so far: no more than what it takes when it is written.
    private(set) var made = 0
    /// What was written of the result so far.
    private(set) var written = 0

    init(_ most: Int) { self.most = most }

    /// Whether the result is larger than it may be.
    package var isSpent: Bool { made > most || written > most }

    /// Counts what is about to be made.
    ///
    /// - Returns: whether it may be made.
    @discardableResult
    package func make(_ bytes: Int) -> Bool {
        if isSpent { return false }
        made += bytes
        return !isSpent
    }

    /// Counts what was written.
    package func write(_ bytes: Int) { written += bytes }

    /// Whether so much may be written at once. What may not counts as if it were, as the result is to have it.
    func hasRoom(toWrite bytes: Int) -> Bool {
        if written + bytes > most { written += bytes }
        return !isSpent
    }
}

extension ScenarioDocument {
    /// How many bytes a result may have, whatever the document: as many as a document may have.
    package static let usualOutput = 256 * 1_024 * 1_024
    /// How many bytes of a result there may be for each byte of the document, where that is more.
    package static let usualOutputFactor = 64
}

extension Simulation {
    /// Why the run ends, where its result is larger than it may be.
    package var excess: ScenarioRunError? {
        guard budget.isSpent else { return nil }
        let fix =
            (views == .none ? "" : "list no views with --views none, ")
            + "ask for less by steps, observers and queries, "
        return error(
            stepMark, "the result has more than \(budget.most) bytes", fix: fix + "or allow more with --max-output")
    }
}
