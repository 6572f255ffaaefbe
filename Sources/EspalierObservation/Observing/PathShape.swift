/// What an observed path is, apart from the object at which it begins.
///
/// All paths to one declared property that begin on one thread have the same shape, one after the other: so that an
/// observation counts one reference instead of one for each part, and none that other threads count as well. Two threads
/// that count references of one object wait for each other.
@usableFromInline
final class PathShape {
    /// What the path is.
    enum Form {
        /// A declared property of the object itself: nothing else can change it. The object's registry tells the path
        /// of it, which depends on nothing.
        case property(any KeyAccess)
        /// Any key path: what it depends on is found out by reading it. The class may declare more.
        case keyPath(DeclaredKeys)
        /// A key path told by text.
        indirect case text(TextKeyPath)
    }

    let form: Form
    /// The key path, unless it was told by text.
    let keyPath: AnyKeyPath?
    let operations: ValueOperations
    /// The declared property of the object itself that the path is; nil for all others.
    let property: PropertyKey?
    /// The type of that property.
    @usableFromInline let valueType: Any.Type?

    init(_ form: Form, _ keyPath: AnyKeyPath?, _ operations: ValueOperations) {
        self.form = form
        self.keyPath = keyPath
        self.operations = operations
        guard case .property(let access) = form else {
            property = nil
            valueType = nil
            return
        }
        property = access.property
        valueType = access.valueType
    }

    /// The text, if the path was told by text.
    var text: String? {
        if case .text(let path) = form { path.text } else { nil }
    }

    /// How the path is called in messages.
    var name: String {
        switch form {
        case .property(let access): "'\(access.name)'"
        case .keyPath: "a key path"
        case .text(let path): "'\(path.text)'"
        }
    }
}
