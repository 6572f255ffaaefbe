import EspalierObservation

/// Which observers see a view, and so its subviews' places and its properties.
///
/// A scope never changes: views share one until something about their observers changes, and forget it then. It is a
/// list of lists, the nearest view's observers first, so that a chain of observed views takes linear space.
final class HierarchyScope {
    private let observers: [HierarchyObserver]
    private var outer: HierarchyScope?
    /// Whether an observer may stand in more than one of the lists.
    private let mayRepeat: Bool
    /// The declared properties that anyone wants.
    private let declared: UInt64
    private let wantsProperties: Bool
    /// Whether anyone wants to know places, and their paths.
    let wantsPlaces: Bool
    let wantsPaths: Bool
    /// Whether anyone is a breakpoint, which tells what a change comes from.
    let hasBreakpoints: Bool
    /// Whether anyone is a recorder.
    let hasRecorders: Bool
    /// Some of `observers` see this view only: what views below see is in `narrowed`, once somebody asked.
    private let isNarrower: Bool
    private var narrowed: HierarchyScope?

    /// - Parameter mayRepeat: whether some of `observers` may see the view from further out too.
    init(_ observers: [HierarchyObserver], outer: HierarchyScope? = nil, mayRepeat: Bool = false) {
        self.observers = observers
        self.outer = outer
        self.mayRepeat = mayRepeat || outer?.mayRepeat ?? false
        declared = observers.reduce(outer?.declared ?? 0) { $0 | $1.declared }
        let hasRecorders = outer?.hasRecorders ?? false || observers.contains { $0.recorder != nil }
        self.hasRecorders = hasRecorders
        wantsProperties =
            hasRecorders || outer?.wantsProperties ?? false || observers.contains { !$0.properties.isEmpty }
        wantsPlaces = outer?.wantsPlaces ?? false || observers.contains { $0.children }
        wantsPaths = outer?.wantsPaths ?? false || observers.contains { $0.paths }
        hasBreakpoints = outer?.hasBreakpoints ?? false || observers.contains { $0.stop != nil }
        isNarrower = observers.contains { !$0.subtree }
    }

    deinit {
        // A long list of lists must not be released recursively.
        var next = outer
        outer = nil
        while isKnownUniquelyReferenced(&next) { next = next?.takeOuter() }
    }

    private func takeOuter() -> HierarchyScope? {
        defer { outer = nil }
        return outer
    }

    /// Who sees the views right below one of this scope, apart from their own observers.
    var below: HierarchyScope? {
        if !isNarrower { return self }
        if let narrowed { return narrowed }
        let deep = observers.filter(\.subtree)
        if deep.isEmpty { return outer }
        let made = HierarchyScope(deep, outer: outer, mayRepeat: mayRepeat)
        narrowed = made
        return made
    }

    /// Whether anyone may want to compare values when these properties change. Of properties under key objects, only
    /// reading the lists tells.
    func mayWant(_ properties: PropertySet) -> Bool {
        declared & properties.declared != 0 || properties.keyed != nil && wantsProperties
    }

    /// Calls `body` for each observer once, the nearest view's first, those of one view in the order of registration.
    /// `body` must not change who observes.
    func forEach(_ body: (HierarchyObserver) -> Void) {
        if mayRepeat { return distinct.forEach(body) }
        var current: HierarchyScope? = self
        while let scope = current {
            for observer in scope.observers { body(observer) }
            current = scope.outer
        }
    }

    /// The observers in their order, each once.
    var distinct: [HierarchyObserver] {
        var found: [HierarchyObserver] = []
        var current: HierarchyScope? = self
        while let scope = current {
            for observer in scope.observers where !observer.isListed {
                observer.isListed = true
                found.append(observer)
            }
            current = scope.outer
        }
        for observer in found { observer.isListed = false }
        return found
    }
}
