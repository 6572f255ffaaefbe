/// A call whose overrides must reach the base class, or that only the runtime makes.
struct LifecycleCallback: OptionSet {
    let rawValue: UInt8

    static let viewDidLoad = LifecycleCallback(rawValue: 1 << 0)
    static let viewWillAppear = LifecycleCallback(rawValue: 1 << 1)
    static let viewIsAppearing = LifecycleCallback(rawValue: 1 << 2)
    static let viewDidAppear = LifecycleCallback(rawValue: 1 << 3)
    static let viewWillDisappear = LifecycleCallback(rawValue: 1 << 4)
    static let viewDidDisappear = LifecycleCallback(rawValue: 1 << 5)
    static let willMove = LifecycleCallback(rawValue: 1 << 6)
    static let didMove = LifecycleCallback(rawValue: 1 << 7)

    /// As it is written in a program.
    var text: String {
        switch self {
        case .viewDidLoad: "viewDidLoad()"
        case .viewWillAppear: "viewWillAppear(_:)"
        case .viewIsAppearing: "viewIsAppearing(_:)"
        case .viewDidAppear: "viewDidAppear(_:)"
        case .viewWillDisappear: "viewWillDisappear(_:)"
        case .viewDidDisappear: "viewDidDisappear(_:)"
        case .willMove: "willMove(toParent:)"
        default: "didMove(toParent:)"
        }
    }
}

/// What a controller remembers, so that mistakes of its author are found. A few bits; texts only where there is one.
struct LifecycleRecord {
    /// The calls that the runtime is making at the moment.
    var calling: LifecycleCallback = []
    /// Those that have reached the base class.
    var reached: LifecycleCallback = []
    /// `addChild(_:)` was called, and `didMove(toParent:)` was not yet.
    var owesDidMove = false
    /// `willMove(toParent: nil)` was called, and `removeFromParent()` was not yet.
    var isLeaving = false
    /// It had a parent, and has none since.
    var wasRemoved = false
    /// What was found while no checker could be told; the first few.
    var untold: [LifecycleMistake] = []
    /// What a checker has found at rest and told, so that it is told once.
    var told: Set<String> = []

    static let mostUntold = 16
}

extension UIViewController {
    /// Calls something that a subclass may override, and notes if its base was not reached.
    final func call(_ callback: LifecycleCallback, _ body: () -> Void) {
        let outer = lifecycle.calling
        lifecycle.calling.insert(callback)
        lifecycle.reached.remove(callback)
        body()
        lifecycle.calling = outer
        if !lifecycle.reached.contains(callback) {
            note(.missed, "super.\(callback.text)", "call it in the override of \(callback.text)")
        }
    }

    /// The base class' implementation runs: because the runtime made the call, or because an author did.
    final func baseReached(_ callback: LifecycleCallback) {
        lifecycle.reached.insert(callback)
        if lifecycle.calling.contains(callback) { return }
        note(
            .doubled, callback.text,
            callback == .viewDidLoad
                ? "call loadViewIfNeeded(), which calls it once"
                : "leave it to the runtime; a container calls beginAppearanceTransition(_:animated:)")
    }

    /// Tells the window's checkers of a mistake, or keeps it until there is one.
    final func note(_ kind: LifecycleMistake.Kind, _ call: String, _ advice: String) {
        let mistake = LifecycleMistake(kind: kind, controller: brief, call: call, advice: advice)
        if let host = nearestHost, host.tell(mistake) { return }
        if lifecycle.untold.count < LifecycleRecord.mostUntold { lifecycle.untold.append(mistake) }
    }
}
