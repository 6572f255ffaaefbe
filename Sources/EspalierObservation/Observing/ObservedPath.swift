/// A key path that is observed, from one object on: the list of its observers, and the changes of it that are under
/// way.
///
/// The object's registry holds its paths. All observers of one path share the work of finding out values.
@usableFromInline
final class ObservedPath: ReadDependency {
    /// How deep changes of one path may nest in its own observers: the next one is written, but nobody is told.
    static let nestingLimit = 100
    /// How deep changes may nest in notifications on one thread, whatever they change: a stack has an end.
    static let threadLimit = 1000

    let shape: PathShape
    /// Those of the shape. Not counted, because all threads share those of a declared property: see `PathShape`.
    let operations: Handle<ValueOperations>
    /// That of the shape.
    let property: PropertyKey?
    /// The registry of the object at which the path begins; nil when that has ended.
    var registryPlace: Handle<ObserverRegistry>?
    /// The object at which the path begins. Nil when it has ended, like the registry. Not weak: an object that has had a
    /// weak reference counts all its references more slowly, for good. So an object's own deinit may still be heard of;
    /// see Docs/Observers.md.
    var rootPlace: Handle<AnyObject>?

    /// In the order in which they came; nil where one has gone. Only moved up while no change is under way, so that a
    /// place means one observer during a change.
    ///
    /// Not checked for overlapping accesses, which would cost as much as all else of a notification: all of them stand
    /// in `ObservedPath`, and no code of others runs in any.
    @exclusivity(unchecked) var observers: ContiguousArray<Handle<KeyValueObservation>?> = []
    /// The innermost change under way.
    var frame: Handle<ChangeFrame>?
    var count: Int32 = 0
    /// Where the sweep for observers whose objects are gone has come to; it goes downwards.
    var sweepPlace: Int32 = 0
    /// How many times the observers are being told, one inside the other.
    var deliveryDepth: Int32 = 0
    var needsBits: UInt8 = 0
    /// The limit was reached: nobody is told until the outermost delivery ends, so that it does end.
    var isRunaway = false

    init(_ shape: PathShape, registry: ObserverRegistry, root: AnyObject) {
        self.shape = shape
        operations = Handle(shape.operations)
        property = shape.property
        registryPlace = Handle(registry)
        rootPlace = Handle(root)
    }

    var registry: ObserverRegistry? { registryPlace?.object }
    var root: AnyObject? { rootPlace?.object }

    var observerCount: Int { Int(count) }

    /// What the observers ask for, all together. May say too much until there are none.
    var needs: ObservingOptions { ObservingOptions(rawValue: UInt(needsBits)) }

    override var path: ObservedPath? { self }

    /// Whether nobody observes it, and nothing of it is under way.
    var isUnused: Bool { count == 0 && frame == nil }

    /// Whether it is one of these properties of the object itself, and anybody observes it.
    @inline(__always)
    func isObserved(_ properties: PropertySet) -> Bool {
        guard count > 0, let property else { return false }
        return properties.contains(property)
    }

    /// Whether it is that key path. The same literal is the same object; others are compared.
    func isAt(_ keyPath: AnyKeyPath) -> Bool { shape.keyPath === keyPath || shape.keyPath == keyPath }

    /// How the path is called in messages, with its object.
    var summary: String {
        "\(shape.name) of \(root.map { String(describing: $0) } ?? "an object that is gone")"
    }

    // MARK: A change

    override func joins(_ change: PropertyChange) -> Bool { begin(change) }

    override var tellsBefore: Bool { needs.contains(.prior) }

    override func willWrite(_ change: PropertyChange) { tellPrior() }

    override func keepOld(_ change: PropertyChange) {
        if let frame { keepOldValue(frame) }
    }

    override func didCancel() {
        if let untoldFrame { finish(untoldFrame) }
    }

    override func didChange(_ change: PropertyChange) {
        guard let frame = untoldFrame else { return }
        prepare(frame)
        deliver(frame)
        finish(frame)
    }

    /// Tells the observers of the innermost change, whose values are known already.
    func deliverPrepared() {
        guard let frame = untoldFrame else { return }
        deliver(frame)
        finish(frame)
    }
}
