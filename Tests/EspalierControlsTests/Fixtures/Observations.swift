import EspalierViews
import Testing

/// How often observers of a key path are told by `change`, and how often by setting nothing afterwards.
func told<Object: KeyValueObservable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, by change: () -> Void
) -> Int {
    var count = 0
    let token = object.observe(keyPath, options: [.new, .distinct]) { _, _ in count += 1 }
    change()
    withExtendedLifetime(token) {}
    return count
}

/// That a text finds the property of a view: what was written under it is read.
func expectTextKey<Owner: UIView, Value: Equatable>(
    _ name: String, of view: Owner, reads keyPath: KeyPath<Owner, Value>, afterSetting value: Value,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let key = try #require(Owner.observableKeys.first { $0.name == name }, sourceLocation: sourceLocation)
    #expect(key.access.write(value, to: view), sourceLocation: sourceLocation)
    #expect(view[keyPath: keyPath] == value, sourceLocation: sourceLocation)
    #expect(key.access.read(view) as? Value == value, sourceLocation: sourceLocation)
}
