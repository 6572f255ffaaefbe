/// How many paths without observers a registry keeps, so that observing them again costs little.
private let unusedPathLimit = 4

// The observed paths that begin at an object.
extension ObserverRegistry {
    /// How many paths are observed, or were and are kept. For tests.
    package var pathCount: Int { paths.count }

    /// How many observers the object has.
    var observerCount: Int { paths.reduce(0) { $0 + $1.with { $0.observerCount } } }

    /// Registers an observer, as `ObservedPath.add`.
    @inlinable
    func add<Root: KeyValueObservable, Value>(
        _ observer: Handle<KeyValueObservation>, at keyPath: KeyPath<Root, Value>, of root: Root
    ) {
        path(keyPath, of: root).with { $0.add(observer) }
    }

    /// Registers an observer of what a text leads to.
    func add(_ observer: Handle<KeyValueObservation>, at keyPath: TextKeyPath, of root: some KeyValueObservable) {
        path(keyPath, of: root).with { $0.add(observer) }
    }

    /// The observed path of a key path, made if need be. The registry holds it.
    @inlinable
    func path<Root: KeyValueObservable, Value>(
        _ keyPath: KeyPath<Root, Value>, of root: Root
    ) -> Handle<ObservedPath> {
        if let path = knownPath(keyPath) { return path }
        if let shape = propertyShape(keyPath, of: root), shape.valueType == Value.self { return keep(shape, root) }
        return keep(keyPath, of: root, ValueOperations(along: KeyPath<Root, Value>.self))
    }

    /// The path that is observed already. The same literal is the same object; others are compared.
    @usableFromInline
    func knownPath(_ keyPath: AnyKeyPath) -> Handle<ObservedPath>? {
        var place = 0
        while place < paths.count {
            if paths[place].with({ $0.shape.keyPath === keyPath }) { return paths[place] }
            place += 1
        }
        // A key path with an argument, such as a stored property's, is made anew at each evaluation.
        return paths.first { $0.with { $0.shape.keyPath == keyPath } }
    }

    @usableFromInline
    func keep<Root: KeyValueObservable>(
        _ keyPath: AnyKeyPath, of root: Root, _ operations: ValueOperations
    ) -> Handle<ObservedPath> {
        let declared = DeclaredKeys(keyPath, of: type(of: root), registry: self)
        return keep(PathShape(.keyPath(declared), keyPath, operations), root)
    }

    /// The observed path of a text.
    private func path(_ keyPath: TextKeyPath, of root: some KeyValueObservable) -> Handle<ObservedPath> {
        let known = paths.first { $0.with { $0.shape.text == keyPath.text } }
        if let known { return known }
        let operations = ValueOperations(of: Any?.self) { root, _, storage in
            storage.initializeMemory(as: Any?.self, to: keyPath.value(from: root))
        }
        return keep(PathShape(.text(keyPath), nil, operations), root)
    }

    @usableFromInline
    func keep(_ shape: PathShape, _ root: AnyObject) -> Handle<ObservedPath> {
        if paths.count >= unusedPathLimit {
            let unused = paths.indices.filter { place in paths[place].with { $0.isUnused } }
            if unused.count >= unusedPathLimit, let oldest = unused.first { paths.remove(at: oldest).release() }
        }
        let path = Handle.retaining(ObservedPath(shape, registry: self, root: root))
        paths.append(path)
        return path
    }

    /// The shape of the path to the declared property that a key path is, if it is one of the object itself and nothing
    /// else.
    @usableFromInline
    func propertyShape<Root: KeyValueObservable>(_ keyPath: PartialKeyPath<Root>, of root: Root) -> PathShape? {
        let type = type(of: root)
        if let known = ThreadState.current.lastShape, known.shape.keyPath === keyPath,
            known.type == ObjectIdentifier(type)
        {
            return known.shape
        }
        guard let access = foundProperty(keyPath, of: root, type) else { return nil }
        let shape = PathShape(.property(access), keyPath, access.operations)
        if (type as? any DeclaringKeyPaths.Type)?.isDeclaringClass ?? false {
            ThreadState.current.lastShape = (shape, ObjectIdentifier(type))
        }
        return shape
    }

    private func foundProperty<Root: KeyValueObservable>(
        _ keyPath: PartialKeyPath<Root>, of root: Root, _ type: Root.Type
    ) -> (any KeyAccess)? {
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
