import EspalierObservation

extension UIView {
    /// Takes a change that one observed path alone hears of through its steps, in the short way (see `LoneChange`), which
    /// is `changeWatched` without what nobody waits for. Answers false, with nothing done, where it has to go the long
    /// way.
    @inline(__always)
    final func changeAlone(_ set: PropertySet, _ write: () -> Void, then follow: () -> Void) -> Bool {
        guard flags.contains(.observed), flags.isDisjoint(with: .inHierarchyScope), let registry = registryHandle
        else { return false }
        let state = ThreadState.handle
        guard let change = LoneChange.begin(registry, set, state) else { return false }
        write()
        follow()
        change.end(state)
        return true
    }

    /// The registry that the view holds, without counting a reference.
    @inline(__always)
    private var registryHandle: Handle<ObserverRegistry>? {
        guard let registry = side?.observing?.registry else { return nil }
        return Handle(registry)
    }
}
