extension ObserverRegistry {
    /// Brings up to date what depends on these properties only since a change of them began, and takes no part in it:
    /// computations are told, and paths depend on what they lead over now. Called after the write, where callbacks ran
    /// before it. Runs no user code but getters.
    package func catchUp(on set: PropertySet) {
        guard mayConcernDependents(set) else { return }
        invalidateComputations(on: set)
        var late: [ObservedPath] = []
        func note(_ dependency: ReadDependency) {
            guard let path = dependency.path, path.untoldFrame == nil, path.observerCount > 0 else { return }
            late.append(path)
        }
        forEachDependency(on: set, changed: set, own: true, note)
        forEachDependency(on: set, changed: set, own: false, note)
        for path in late { path.activate() }
    }

    /// Tells what was computed from these properties that they have other values: also what is attached only since a
    /// change began, and what it found unchanged then. Runs no user code.
    package func invalidateComputations(on set: PropertySet) {
        guard mayConcern(set), hasOthers else { return }
        let change = PropertyChange()
        forEachDependency(on: set, changed: set, own: false) { if $0.wantsOnlyChanges { $0.didWrite(change) } }
    }
}
