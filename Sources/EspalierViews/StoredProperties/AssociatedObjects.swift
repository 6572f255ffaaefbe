import EspalierObservation

/// What `objc_setAssociatedObject(_:_:_:_:)` has attached to one object, by key. It goes with the object.
///
/// A class of one's own keeps one in a property, and so becomes an `AssociatedObjectHolder`.
public final class AssociatedObjects {
    /// Few: keys are addresses of variables, so there are as many as the code has such variables.
    private var entries: [(key: UnsafeRawPointer, value: Held)] = []

    private enum Held {
        case strongly(Any)
        case weakly(WeakReference)
    }

    private final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    /// Makes a record without any objects.
    public init() {}

    /// Whether nothing is attached.
    public var isEmpty: Bool { entries.isEmpty }

    subscript(key: UnsafeRawPointer) -> Any? {
        switch entries.first(where: { $0.key == key })?.value {
        case .strongly(let value): value
        case .weakly(let reference): reference.object
        case nil: nil
        }
    }

    func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let new = value.map { Self.held($0, policy) }
        let place = entries.firstIndex { $0.key == key }
        // Released at the end, when nothing is being accessed any more: its deinit may use the owner.
        let old = place.map { entries[$0].value }
        defer { withExtendedLifetime(old) {} }
        switch (place, new) {
        case (let place?, let new?): entries[place].value = new
        case (let place?, nil): entries.remove(at: place)
        case (nil, let new?): entries.append((key, new))
        case (nil, nil): break
        }
    }

    private static func held(_ value: Any, _ policy: objc_AssociationPolicy) -> Held {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // What is no object has nobody else who holds it.
            type(of: value) is AnyClass ? .weakly(WeakReference(value as AnyObject)) : .strongly(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC: .strongly(copied(value))
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .strongly(value)
        }
    }
}
