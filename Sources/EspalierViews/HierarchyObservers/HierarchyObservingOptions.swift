import EspalierObservation

/// What a hierarchy observer hears. By default: views that come, go and move, and no property, so no frames.
public struct HierarchyObservingOptions {
    /// Whether the observer hears of views that come, go, or move. True by default.
    public var children: Bool
    /// Whether the observer sees all views below the observed view, however deep. True by default. If false, it sees
    /// only the subviews of the observed view, and that view's own properties.
    public var subtree: Bool
    /// The properties whose changes the observer hears, of the observed view and, with `subtree`, of all views below.
    /// Empty by default. Each must lead to a property of the view itself that can be observed, or to a part of one, as
    /// in `\.frame.size.width`. It must not lead to a place in the tree (`subviews`, `superview`, `window`), which
    /// `children` tells; such a key path traps at registration. If one change concerns several properties, records come
    /// in this order.
    public var keyPaths: [PartialKeyPath<UIView>]
    /// Whether records of properties have the old value. False by default.
    public var oldValues: Bool
    /// Whether records have paths (`/0/2`), as they were at the moment of the change. False by default, because they
    /// cost O(depth) for each record.
    public var paths: Bool
    /// Whether the observer hears of constraints that become active or inactive: those that the observed view holds
    /// and, with `subtree`, those that views below it hold. False by default.
    public var constraints: Bool
    /// Properties with names of their own. They come after those of `keyPaths`.
    package var properties: [HierarchyProperty] = []

    /// Makes options. What you leave out has the default that its property names.
    public init(
        children: Bool = true, subtree: Bool = true, keyPaths: [PartialKeyPath<UIView>] = [], oldValues: Bool = false,
        paths: Bool = false, constraints: Bool = false
    ) {
        self.children = children
        self.subtree = subtree
        self.keyPaths = keyPaths
        self.oldValues = oldValues
        self.paths = paths
        self.constraints = constraints
    }
}

/// A property as a hierarchy observer reads it.
package struct HierarchyProperty {
    /// The name that its records carry; nil where the key path tells.
    package var label: String?
    package var keyPath: PartialKeyPath<UIView>?
    /// What a change must concern for the value to be compared.
    package var keys: PropertyKeys
    /// The value; nil where the view has none.
    package var read: (UIView) -> Any?
    /// Whether two of its values are the same.
    private(set) var areSame: (Any?, Any?) -> Bool = { areEqual($0, $1) }

    package init(
        label: String?, keyPath: PartialKeyPath<UIView>? = nil, keys: PropertyKeys, read: @escaping (UIView) -> Any?
    ) {
        self.label = label
        self.keyPath = keyPath
        self.keys = keys
        self.read = read
    }

    /// Finds out what a key path reads, by reading it of a view that nobody knows.
    ///
    /// A plain view stands for all that will be observed: they read at least the same, and a path over another object
    /// shows, as it must read a place in the tree first.
    init(_ keyPath: PartialKeyPath<UIView>) {
        let probe = UIView()
        // A key path's own description may have addresses in it.
        let text = "a key path from UIView to \(type(of: keyPath).valueType)"
        let (_, list) = ReadList.of { _ = probe[keyPath: keyPath] }
        guard let keys = list.reads.first?.keys else {
            trap("observeHierarchy: \(text) reads nothing that can be observed, so that no change of it is known")
        }
        let places: [ViewProperty] = [.subviews, .superview, .window]
        let leadsAway =
            list.reads.contains { $0.source !== probe }
            || places.contains { keys.meet(PropertySet(PropertyKey(declared: $0.rawValue))) }
        if leadsAway {
            trap(
                "observeHierarchy: \(text) leads away from the view; observe a property of the view itself, and "
                    + "places in the tree with `children`")
        }
        self.init(label: nil, keyPath: keyPath, keys: keys) { unwrapped($0[keyPath: keyPath]) }
        if let type = type(of: keyPath).valueType as? any Equatable.Type { useType(type) }
    }

    /// Reads and compares without asking each time what the values are. Optionals need that.
    private mutating func useType<Value: Equatable>(_ type: Value.Type) {
        guard !(type is any ExpressibleByNilLiteral.Type), let keyPath = keyPath as? KeyPath<UIView, Value> else {
            return
        }
        read = { $0[keyPath: keyPath] }
        areSame = { first, second in
            guard let first = first as? Value, let second = second as? Value else { return false }
            return first == second
        }
    }
}
