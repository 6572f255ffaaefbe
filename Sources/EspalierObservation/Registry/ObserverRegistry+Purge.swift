extension ObserverRegistry {
    /// Ends the observations of this object whose observing objects are gone, and releases their blocks.
    ///
    /// Needed only where objects of classes that take no part in observing have observed it and nothing has happened
    /// since: changes and further observations do the same bit by bit.
    ///
    /// - Returns: how many observations were ended.
    /// - Complexity: O(observers of the object).
    @discardableResult
    public func purge() -> Int {
        var dead: [KeyValueObservation] = []
        for path in paths {
            for case let observer? in path.object.observers {
                let observation = observer.object
                if observation.isDead { dead.append(observation) }
            }
        }
        for observation in dead { observation.invalidate() }
        return dead.count
    }
}
