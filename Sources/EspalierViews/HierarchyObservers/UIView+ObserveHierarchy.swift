import EspalierObservation

extension UIView {
    /// Observes the views below this one: which come, go and change their places, and what properties change.
    ///
    /// The handler is called at the end of each outermost change that was seen, with all its records, in the order of
    /// the changes. An outermost change is one call of a setter or of the hierarchy, with whatever its callbacks
    /// change in turn; a layout pass; or a `performChanges(_:)`. It ends after all callbacks and key-value observers.
    ///
    /// A change of place is one record, of the view that was moved; what lies below comes along. Which kind it is
    /// depends on what this observer sees: the subviews of the observed view and, with `subtree`, of all below it. A
    /// view that leaves is still seen, with all below it, until the outermost change ends. An exchange of two views at
    /// `i < j` is told as two moves within the list: the first view from `i` to `j`, then, if they were not neighbours,
    /// the other from `j - 1` to `i`. A property is recorded only if its value differs (`Equatable` by `==`, objects
    /// by identity).
    ///
    /// Several observers are called in the order in which they got their first record. Of those who got the same one
    /// first, observers of the nearest view come first, those of one view in the order of registration; who saw the old
    /// place comes before who sees only the new one. What handlers change makes a further batch, told when all handlers
    /// of this one were called. After 100 batches without end they stop: what is pending is dropped, and a diagnostic
    /// names where the observers were registered. From the beginning of its own release on, nothing is recorded for the
    /// observers of a view; what was recorded before is still told.
    ///
    /// - Parameters:
    ///   - options: what to observe; by default, all changes of place in the whole subtree.
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears the records. The token holds it; it should not hold the token.
    /// - Returns: the token; the observation ends with it.
    /// - Precondition: each key path leads to an observable property of the view itself.
    /// - Complexity: O(1) without `subtree`, else O(views below). A change costs O(1) amortised beside its records,
    ///   whatever the depth; a view that comes or goes, O(views below it).
    public final func observeHierarchy(
        _ options: HierarchyObservingOptions = HierarchyObservingOptions(), file: StaticString = #fileID,
        line: UInt = #line, handler: @escaping ([HierarchyRecord]) -> Void
    ) -> HierarchyObservation {
        let observer = HierarchyObserver(self, options, place: "\(file):\(line)", handler: handler)
        addHierarchyObserver(observer)
        return HierarchyObservation(observer)
    }

    /// Makes several changes one: hierarchy observers are called once, at the end, with the records of all of them.
    ///
    /// Everything else happens at once, as without. Calls may be nested; the outermost counts, also one that begins
    /// inside another change's callback. It ends when `changes` throws, too: what was changed is told.
    ///
    /// - Parameters:
    ///   - file: where it is called, for breakpoints.
    ///   - line: the line in `file`.
    ///   - changes: any changes of any trees of the caller's isolation domain.
    /// - Returns: what `changes` returns.
    /// - Throws: what `changes` throws.
    public static func performChanges<Result, Failure: Error>(
        file: StaticString = #fileID, line: UInt = #line, _ changes: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        HierarchyBatchScope.begin(.calls(file, line))
        defer { HierarchyBatchScope.end() }
        return try changes()
    }
}
