import Observation

/// Stands, for the toolchain's `Observation`, for one property of one object, from its first read inside
/// `withObservationTracking` to the beginning of its next change.
final class ObservationBridge: ReadDependency, Observable {
    private let registrar = ObservationRegistrar()
    /// What the registrar knows the property by.
    private var value: Void { () }

    private let key: PropertyKey
    /// The registry holds the bridge until the change begins, and is not asked afterwards.
    private unowned(unsafe) let registry: ObserverRegistry

    private init(_ key: PropertyKey, in registry: ObserverRegistry) {
        self.key = key
        self.registry = registry
        super.init()
        attach(to: registry, PropertyKeys(key))
    }

    static func access(_ key: PropertyKey, of registry: ObserverRegistry) {
        let bridge = registry.bridges[key] ?? ObservationBridge(key, in: registry)
        registry.bridges[key] = bridge
        bridge.registrar.access(bridge, keyPath: \.value)
    }

    override var tellsBefore: Bool { true }

    override func willWrite(_ change: PropertyChange) {
        // `onChange` is called once: whoever reads again from now on, be it in there, waits for the next change, with
        // a bridge of its own.
        registry.bridges[key] = nil
        detach()
        registrar.willSet(self, keyPath: \.value)
    }

    override func didChange(_ change: PropertyChange) {
        registrar.didSet(self, keyPath: \.value)
    }
}

/// Hands reads over to `Observation`.
private final class ObservationTracker: ReadTracker {
    let passesReadsOn = true

    func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        ObservationBridge.access(key, of: source.sourceRegistry)
    }
}

/// Tracks what `apply` reads, views and `@Observed` properties included, and calls `onChange` once, right before the
/// first change of any of it.
///
/// It stands before the function of the same name of the toolchain's `Observation`, to which it hands everything over:
/// reads of views cost nothing elsewhere, so that they have to be told where they are tracked. A computation that is
/// tracked by other means, such as code that was compiled without this package, does not see reads of views.
///
/// - Returns: what `apply` returns.
@_disfavoredOverload
public func withObservationTracking<Result>(
    _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
    Observation.withObservationTracking(
        { ThreadState.current.tracking(ObservationTracker(), apply) }, onChange: onChange())
}
