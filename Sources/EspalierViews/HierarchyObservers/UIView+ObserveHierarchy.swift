import EspalierObservation

extension UIView {
    /// Observes the views below this one: which views come, go and move, and which properties change.
    ///
    /// The handler is called at the end of each outermost change that the observer sees, with all its records, in the
    /// order of the changes. An outermost change is one call of a setter or of the hierarchy, with everything that its
    /// callbacks change in turn; a layout pass; or a `performChanges(_:)`. It ends after all callbacks and key-value
    /// observers.
    ///
    /// A move is one record, of the view that was moved; views below it come along. The kind of the record depends on
    /// what this observer sees: the subviews of the observed view and, with `subtree`, of all views below it. A view
    /// that leaves is still seen, with all views below it, until the outermost change ends. An exchange of two views at
    /// `i < j` is told as two moves within the list: the first view from `i` to `j`, then, if they were not neighbours,
    /// the other from `j - 1` to `i`. A property is recorded only if its value differs (`Equatable` by `==`, objects by
    /// identity).
    ///
    /// Several observers are called in the order of their first records. If they share the first record, observers of
    /// the nearest view come first, and those of one view in the order of registration; observers that saw the old
    /// place come before those that see only the new one. What handlers change makes a further batch, after all
    /// handlers of this one. After 100 batches without end they stop: pending records are dropped, and a diagnostic
    /// names where the observers were registered. When the observed view begins to be released, recording ends; records
    /// from before are still told.
    ///
    /// - Parameters:
    ///   - options: what to observe; by default, all views that come, go or move in the whole subtree, and no property.
    ///   - file: where the observer is registered, for diagnostics.
    ///   - line: the line in `file`.
    ///   - handler: hears the records. The token holds it; it should not hold the token.
    /// - Returns: the token; the observation ends with it.
    /// - Precondition: each key path leads to an observable property of the view itself.
    /// - Complexity: O(1) without `subtree`, otherwise O(views below). A change costs O(1) amortised beside its
    ///   records, whatever the depth; a view that comes or goes, O(views below it).
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
    /// Everything else happens at once, as without this call. Calls may be nested, and the outermost one counts, even
    /// if it begins inside a callback of another change. If `changes` throws, the call ends too, and observers hear
    /// what was changed.
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
