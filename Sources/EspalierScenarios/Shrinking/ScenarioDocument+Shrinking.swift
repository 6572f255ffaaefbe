/// What shrinking a document has come to.
public struct ScenarioShrinking: Sendable {
    /// The smallest document that was found.
    public var document: ScenarioDocument
    /// How many candidates were asked about, the document itself included.
    public var asked: Int
    /// Whether it was brought to its end: nothing more can be left out by itself. False where the limit came before.
    public var isMinimal: Bool

    /// How far a run has come.
    public struct Progress: Sendable {
        /// How many candidates were asked about.
        public var asked: Int
        /// How many values the document has now: objects, lists, texts, numbers.
        public var parts: Int
        /// How many it had in the beginning.
        public var partsAtFirst: Int
    }
}

extension ScenarioDocument {
    /// The smallest document, made from this one, of which something still holds.
    ///
    ///     let small = document.shrunk { document in
    ///         (try? document.simulate().failures.isEmpty) == false
    ///     }
    ///
    /// Candidates are made in a fixed order, large changes before small ones: steps, views (with all that is in them, or
    /// without), observers, rules and constraints go; then keys, elements of lists, statements of rules, and what a
    /// constraint can do without; texts become short, numbers 0, 1, 10 or halves; names become letters. This is
    /// repeated until nothing changes. Then no step, view, observer, rule, constraint, property, other key or element,
    /// nor statement of a rule can be left out by itself. Paths are replaced by names first where that changes
    /// nothing, as a path counts the views beside it.
    ///
    /// A candidate that is no document is never asked about; one that ends with an error when it runs is.
    ///
    /// - Parameters:
    ///   - classes: The classes that views may have, for finding what paths lead to.
    ///   - limit: How many candidates are asked about at most.
    ///   - progress: Called after each candidate.
    ///   - shows: Whether a document shows what is looked for. Its answer must depend on the document alone: then the
    ///     same document always gives the same result.
    /// - Returns: nil where the document itself does not show it.
    /// - Throws: what `shows` throws.
    /// - Complexity: O(k log n) candidates for n parts of which k stay, the larger ones few; each takes O(length of the
    ///   document) and what `shows` takes. O(n) candidates at least are asked about where nothing can go.
    public func shrunk<Failure: Error>(
        classes: ScenarioClasses = ScenarioClasses(), limit: Int = .max,
        progress: @escaping (ScenarioShrinking.Progress) -> Void = { _ in },
        while shows: (ScenarioDocument) throws(Failure) -> Bool
    ) throws(Failure) -> ScenarioShrinking? {
        guard try shows(self) else { return nil }
        guard var run = ShrinkRun(self, classes: classes, limit: limit - 1, progress: progress) else {
            return ScenarioShrinking(document: self, asked: 1, isMinimal: false)
        }
        try run.run(while: shows)
        return ScenarioShrinking(document: run.draft.document, asked: run.asked + 1, isMinimal: !run.isAtLimit)
    }
}
