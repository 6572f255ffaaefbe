import EspalierObservation
import Foundation

/// A declared property of a constraint.
enum ConstraintProperty: UInt8 {
    case constant, priority, isActive

    var key: PropertyKey { PropertyKey(declared: rawValue) }

    var set: PropertySet { PropertySet(key) }
}

extension NSLayoutConstraint: KeyValueObservable {
    /// Who observes the constraint: made when it is first asked for.
    public final var observerRegistry: ObserverRegistry {
        if let registry = extras?.registry { return registry }
        let made = ObserverRegistry()
        ensureExtras().registry = made
        return made
    }

    /// That of `observerRegistry`, without a reference counted.
    public final var unretainedObserverRegistry: Unmanaged<ObserverRegistry> { .passUnretained(observerRegistry) }

    /// Tells the diagnostics handler of the tree that holds the constraint; without one, standard error.
    public final func observationRanAway(_ message: String) {
        if let view = holdingView {
            view.report(ViewDiagnostic(message: message, views: [view]))
        } else {
            FileHandle.standardError.write(Data("Espalier: \(message)\n".utf8))
        }
    }
}

extension NSLayoutConstraint: ObservationSource {
    package final var sourceRegistry: ObserverRegistry { observerRegistry }
}

// In an extension of the protocol, `Self` is the class that is asked, be it a subclass.
extension NSLayoutConstraint: DeclaringKeyPaths {}

extension DeclaringKeyPaths where Self: NSLayoutConstraint {
    package static var isDeclaringClass: Bool { self == NSLayoutConstraint.self }

    package static func declaredKeyPath(_ property: PropertyKey) -> AnyKeyPath? {
        guard let number = property.number, let property = ConstraintProperty(rawValue: UInt8(number)) else {
            return nil
        }
        return switch property {
        case .constant: \Self.constant
        case .priority: \Self.priority
        case .isActive: \Self.isActive
        }
    }
}

extension NSLayoutConstraint {
    /// What text key paths know of a plain constraint.
    static let constraintKeys: [ObservableKey] = [
        ObservableKey(
            "constant", \NSLayoutConstraint.constant, ConstraintProperty.constant.key, get: { $0.constant },
            set: { $0.constant = $1 }),
        ObservableKey(
            "priority", \NSLayoutConstraint.priority, ConstraintProperty.priority.key, get: { $0.priority },
            set: { $0.priority = $1 }),
        ObservableKey(
            "isActive", \NSLayoutConstraint.isActive, ConstraintProperty.isActive.key, get: { $0.isActive },
            set: { $0.isActive = $1 }),
    ]

    /// Tells the tracker, if there is one, that a property is being read.
    @inline(__always)
    final func track(_ property: ConstraintProperty) {
        if ThreadState.mayBeTracking { ThreadState.didRead(self, property.key) }
    }

    final func setConstant(_ new: CGFloat) {
        if !new.isFinite { trap("the constant of \(text) was set to \(new): it must be finite") }
        change(.constant, isSame: { self.constantValue == new }) {
            let old = constantValue
            if old == new { return }
            constantValue = new
            holder?.with { $0.constantDidChange(self) }
            if holder != nil { tellRecorders(constant: old, priority: priorityValue) }
        }
    }

    final func setPriority(_ new: UILayoutPriority) {
        if !(new.rawValue > 0 && new.rawValue <= 1000) {
            trap("the priority of \(text) was set to \(new.rawValue): it must be greater than 0 and at most 1000")
        }
        change(.priority, isSame: { self.priorityValue == new.rawValue }) {
            let old = priorityValue
            if old == new.rawValue { return }
            priorityValue = new.rawValue
            holder?.with { $0.priorityDidChange(self) }
            if holder != nil { tellRecorders(constant: constantValue, priority: old) }
        }
    }

    /// Tells the recorders of the holder that the numbers were these before.
    private func tellRecorders(constant: CGFloat, priority: Float) {
        guard let view = holdingView, view.flags.contains(.inHierarchyScope) else { return }
        ThreadState.current.beginBatch()
        view.tellRecorders { $0.numbersDidChange(of: self, constant: constant, priority: priority) }
        ThreadState.current.endBatch()
    }

    /// Takes a change of one of the numbers through the steps of a change.
    private func change(_ property: ConstraintProperty, isSame: () -> Bool, _ write: () -> Void) {
        guard let registry = extras?.registry, !registry.isIdle else { return write() }
        var change = PropertyChange()
        change.add(registry, property.set, changed: isSame() ? PropertySet() : property.set)
        change.willWrite()
        if change.tellsBefore { change.addLate([(registry, property.set)]) }
        write()
        change.didWrite()
        if change.tellsBefore { registry.invalidateComputations(on: property.set) }
        change.didChange()
    }
}

// A property that the class declares is one property, whatever subclass the object is known as.
extension KeyValueObservable where Self: NSLayoutConstraint {
    /// As `observe` of any ``KeyValueObservable``, for what `NSLayoutConstraint` declares.
    public func observe<Value>(
        _ keyPath: KeyPath<NSLayoutConstraint, Value>, options: ObservingOptions = [],
        file: StaticString = #fileID, line: UInt = #line,
        changeHandler: @escaping (Self, ObservedChange<Value>) -> Void
    ) -> KeyValueObservation {
        observe(
            keyPath, from: self as NSLayoutConstraint, options: options, file: file, line: line,
            changeHandler: changeHandler)
    }
}
