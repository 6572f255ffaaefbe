extension ObserverRegistry {
    /// Tells what was computed from these properties that they have other values: also what is attached only since a
    /// change began, and what it found unchanged then. Runs no user code.
    package func invalidateComputations(on set: PropertySet) {
        guard mayConcern(set), hasOthers else { return }
        let change = PropertyChange()
        forEachDependency(on: set, changed: set, own: false) { if $0.wantsOnlyChanges { $0.didWrite(change) } }
    }
}
