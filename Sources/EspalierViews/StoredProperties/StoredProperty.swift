import EspalierObservation
import Foundation

/// A stored property for views that do not declare it: a typed key, whose identity is the key.
///
///     extension UIView {
///         static let gap = StoredProperty<UIView, Double>(default: 8)
///     }
///     view[stored: UIView.gap] = 12
///
/// Values stand in a side record that lives and dies with the view; a view without any has no such record.
public final class StoredProperty<Owner: UIView, Value>: Sendable, Hashable {
    private let makeDefault: @Sendable () -> Value
    /// Whether another value marks the superview, before anybody is told: what the view's content size follows from.
    fileprivate let marksSuperview: Bool
    /// Whether it marks the view itself too: what the places of its subviews follow from.
    fileprivate let marksView: Bool
    /// How a value is taken for an object and back, where values are not held.
    private let weakly: (object: @Sendable (Value) -> AnyObject?, value: @Sendable (AnyObject?) -> Value)?

    /// Makes a key.
    /// - Parameter makeDefault: what a view without a value reads; evaluated at each such read.
    public init(default makeDefault: @autoclosure @escaping @Sendable () -> Value) {
        self.makeDefault = makeDefault
        marksSuperview = false
        marksView = false
        weakly = nil
    }

    /// Makes a key of what a view's content size follows from: another value marks the superview.
    package init(ofContent makeDefault: @autoclosure @escaping @Sendable () -> Value) {
        self.makeDefault = makeDefault
        marksSuperview = true
        marksView = false
        weakly = nil
    }

    /// Makes a key of what both the places of a view's subviews and its content size follow from.
    package init(ofArrangement makeDefault: @autoclosure @escaping @Sendable () -> Value) {
        self.makeDefault = makeDefault
        marksSuperview = true
        marksView = true
        weakly = nil
    }

    private init<Object: AnyObject>(weak: Object.Type) where Value == Object? {
        makeDefault = { nil }
        marksSuperview = false
        marksView = false
        weakly = ({ $0 }, { $0 as? Object })
    }

    /// A key whose values are not held: reading gives nil once the object is gone.
    public static func weak<Object: AnyObject>() -> StoredProperty<Owner, Value> where Value == Object? {
        StoredProperty(weak: Object.self)
    }

    /// Whether both are the same key.
    public static func == (lhs: StoredProperty, rhs: StoredProperty) -> Bool { lhs === rhs }

    /// Hashes the key's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The default value.
    public var defaultValue: Value { makeDefault() }

    /// What is stored for a value; nil where nothing needs to be.
    fileprivate func box(_ value: Value) -> AnyObject? {
        guard let weakly else { return StrongBox(value) }
        return weakly.object(value).map(WeakBox.init)
    }

    fileprivate func value(in box: AnyObject) -> Value {
        if let weakly { return weakly.value((box as? WeakBox)?.object) }
        // Under a key stands what that key has made.
        return unsafeDowncast(box, to: StrongBox<Value>.self).value
    }
}

private final class StrongBox<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

private final class WeakBox {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

/// The values of one view by key. Few have more than a handful, so that a list is searched; more go into a table.
final class StoredValues {
    private var list: [(key: AnyObject, box: AnyObject)] = []
    private var table: [ObjectIdentifier: (key: AnyObject, box: AnyObject)] = [:]
    private static let listed = 8

    subscript(key: AnyObject) -> AnyObject? {
        get {
            if !table.isEmpty { return table[ObjectIdentifier(key)]?.box }
            return list.first { $0.key === key }?.box
        }
        set {
            if !table.isEmpty {
                table[ObjectIdentifier(key)] = newValue.map { (key, $0) }
            } else if let index = list.firstIndex(where: { $0.key === key }) {
                if let newValue { list[index].box = newValue } else { list.remove(at: index) }
            } else if let newValue {
                list.append((key, newValue))
                if list.count > Self.listed { moveToTable() }
            }
        }
    }

    private func moveToTable() {
        for entry in list { table[ObjectIdentifier(entry.key)] = entry }
        list = []
    }
}

extension UIView {
    /// The value of a stored property, or its default.
    ///
    /// - Precondition: the view is an `Owner`.
    /// - Complexity: O(1).
    public final subscript<Owner: UIView, Value>(stored key: StoredProperty<Owner, Value>) -> Value {
        get {
            checkOwner(of: key)
            if ThreadState.mayBeTracking { ThreadState.didRead(self, PropertyKey(stored: key)) }
            return storedValue(of: key)
        }
        set {
            checkOwner(of: key)
            changeStored(key, to: newValue, box: key.box(newValue))
        }
    }

    /// Takes the value of a stored property out, so that its default is read again.
    public final func removeStoredValue<Owner: UIView, Value>(of key: StoredProperty<Owner, Value>) {
        if side?.stored?[key] != nil || isWatched(key) {
            changeStored(key, to: key.defaultValue, box: nil)
        }
    }

    /// The value, without telling that it is read.
    final func storedValue<Owner: UIView, Value>(of key: StoredProperty<Owner, Value>) -> Value {
        guard let box = side?.stored?[key] else { return key.defaultValue }
        return key.value(in: box)
    }

    private func changeStored<Owner: UIView, Value>(_ key: StoredProperty<Owner, Value>, to new: Value, box: AnyObject?)
    {
        if !isWatched(key) && !key.marksSuperview { return writeStored(key, box: box) }
        var set = PropertySet(PropertyKey(stored: key))
        if key === UIView.nameProperty { set = set.union(ViewProperty.name.set) }
        changeWatched(set, changed: areEqual(storedValue(of: key), new) ? PropertySet() : set) {
            let old = storedValue(of: key)
            writeStored(key, box: box)
            if areEqual(old, new) { return }
            if key.marksView {
                markNeedsLayout()
                (self as? any ArrangingView)?.arrangementDidChange()
            }
            if key.marksSuperview { contentSizeDidChange() }
            if !flags.isDisjoint(with: .consumed) { tellConsumers(.stored(key: key, old: old)) }
        }
    }

    private func isWatched(_ key: AnyObject) -> Bool {
        if !flags.isDisjoint(with: .watched) { return true }
        return flags.contains(.ordered) && key === UIView.nameProperty
    }

    private func writeStored(_ key: AnyObject, box: AnyObject?) {
        if box == nil && side?.stored == nil { return }
        let side = ensureSide()
        let stored = side.stored ?? StoredValues()
        side.stored = stored
        // Held until nothing is being accessed any more: the old value's deinit may use the view.
        let old = stored[key]
        defer { withExtendedLifetime(old) {} }
        stored[key] = box
        if key === UIView.nameProperty {
            if (box as? StrongBox<String?>)?.value == nil { flags.remove(.named) } else { flags.insert(.named) }
        }
    }

    private func checkOwner<Owner: UIView, Value>(of key: StoredProperty<Owner, Value>) {
        if !(self is Owner) { trap("\(brief) is no \(Owner.self), whose stored property was asked for") }
    }
}
