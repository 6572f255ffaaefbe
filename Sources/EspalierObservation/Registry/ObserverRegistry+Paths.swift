/// How many paths without observers a registry keeps, so that observing them again costs little.
private let unusedPathLimit = 4

// The observed paths that begin at an object.
extension ObserverRegistry {
    /// How many paths are observed, or were and are kept. For tests.
    package var pathCount: Int { paths.count }

    /// How many observers the object has.
    var observerCount: Int { paths.reduce(0) { $0 + $1.observerCount } }

    /// The observed path of a key path, made if need be.
    @inlinable
    func path<Root: KeyValueObservable, Value>(_ keyPath: KeyPath<Root, Value>, of root: Root) -> ObservedPath {
        if let path = knownPath(keyPath) { return path }
        let access = declaredProperty(keyPath, of: root)
        if let access = access as? PropertyAccess<Root, Value> {
            return keep(keyPath, of: root, access, ValueOperations(reading: access.getter))
        }
        return keep(keyPath, of: root, access, ValueOperations { (root: Root) in root[keyPath: keyPath] })
    }

    /// The path that is observed already. The same literal is the same object; others are compared.
    @usableFromInline
    func knownPath(_ keyPath: AnyKeyPath) -> ObservedPath? {
        for path in paths where path.keyPath === keyPath { return path }
        // A key path with an argument, such as a stored property's, is made anew at each evaluation.
        return paths.first { $0.keyPath == keyPath }
    }

    @usableFromInline
    func keep<Root: KeyValueObservable>(
        _ keyPath: AnyKeyPath, of root: Root, _ access: (any KeyAccess)?, _ operations: ValueOperations
    ) -> ObservedPath {
        if let access, let property = access.property {
            return keep(.property(property, name: access.name, keyPath), operations, root)
        }
        let declared = DeclaredKeys(keyPath, of: type(of: root), registry: self)
        return keep(.keyPath(keyPath, declared), operations, root)
    }

    /// The observed path of a text.
    func path<Root: KeyValueObservable>(_ keyPath: TextKeyPath, of root: Root) -> ObservedPath {
        for path in paths where path.text == keyPath.text { return path }
        let operations = ValueOperations { (root: Root) -> Any? in keyPath.value(from: root) }
        return keep(.text(keyPath), operations, root)
    }

    private func keep(_ form: ObservedPath.Form, _ operations: ValueOperations, _ root: AnyObject) -> ObservedPath {
        if paths.count >= unusedPathLimit {
            let unused = paths.indices.filter { paths[$0].isUnused }
            if unused.count >= unusedPathLimit, let oldest = unused.first { paths.remove(at: oldest) }
        }
        let path = ObservedPath(form, operations, registry: self, root: root)
        paths.append(path)
        return path
    }

    /// The declared property that a key path is, if it is one of the object itself and nothing else.
    @usableFromInline
    func declaredProperty<Root: KeyValueObservable>(_ keyPath: PartialKeyPath<Root>, of root: Root) -> (any KeyAccess)?
    {
        let type = type(of: root)
        // Whatever the class declares about the property needs the long way.
        guard type.automaticallyNotifiesObservers(of: keyPath), type.keyPathsForValuesAffecting(keyPath).isEmpty else {
            return nil
        }
        let (_, list) = ReadList.of { _ = root[keyPath: keyPath] }
        guard list.reads.count == 1, list.reads[0].source.sourceRegistry === self else { return nil }
        for key in type.observableKeys {
            guard let property = key.property, list.reads[0].keys.isOnly(property) else { continue }
            if key.access.anyKeyPath == keyPath { return key.access }
            // Written from a subclass on, it is another key path to the same property.
            let ofRoot = (Root.self as? any DeclaringKeyPaths.Type)?.declaredKeyPath(property)
            if ofRoot == keyPath as AnyKeyPath { return key.access }
        }
        return nil
    }
}
