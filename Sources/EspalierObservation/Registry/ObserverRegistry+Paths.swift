/// How many paths without observers a registry keeps, so that observing them again costs little.
private let unusedPathLimit = 4

// The observed paths that begin at an object.
extension ObserverRegistry {
    /// The observed path of a key path, made if need be.
    func path<Root: KeyValueObservable, Value>(
        _ keyPath: KeyPath<Root, Value>, of root: Root
    ) -> ObservedPath<Root, Value> {
        // The same literal is the same object. Another of equal meaning gets a path of its own, which works as well.
        for case let path as ObservedPath<Root, Value> in paths where path.typedKeyPath === keyPath { return path }
        let declared = DeclaredKeys(keyPath, of: Root.self, registry: self)
        let reading = directAccess(to: keyPath, of: root).map { PathReading.property($0, keyPath) } ?? .keyPath(keyPath)
        return keep(ObservedPath(registry: self, root: root, reading: reading, declared: declared))
    }

    /// The observed path of a text.
    func path<Root: KeyValueObservable>(_ keyPath: TextKeyPath, of root: Root) -> ObservedPath<Root, Any?> {
        for case let path as ObservedPath<Root, Any?> in paths where path.text == keyPath.text { return path }
        let reading = PathReading<Root, Any?>.text(keyPath) { keyPath.value(from: $0) }
        return keep(ObservedPath(registry: self, root: root, reading: reading))
    }

    private func keep<Path: ObservedPathBase>(_ path: Path) -> Path {
        if paths.count >= unusedPathLimit {
            let unused = paths.indices.filter { paths[$0].isUnused }
            if unused.count >= unusedPathLimit, let oldest = unused.first { paths.remove(at: oldest) }
        }
        paths.append(path)
        return path
    }

    /// The declared property that a key path is, if it is one of the object itself and nothing else.
    private func directAccess<Root: KeyValueObservable, Value>(
        to keyPath: KeyPath<Root, Value>, of root: Root
    ) -> PropertyAccess<Root, Value>? {
        let (_, list) = ReadList.of { _ = root[keyPath: keyPath] }
        guard list.reads.count == 1, list.reads[0].source.sourceRegistry === self else { return nil }
        for key in Root.observableKeys {
            guard let property = key.property, list.reads[0].keys.isOnly(property) else { continue }
            guard let access = key.access as? PropertyAccess<Root, Value>, access.keyPath == keyPath else { continue }
            return access
        }
        return nil
    }
}
