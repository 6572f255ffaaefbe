/// A key path written as text: keys with points between them, from an object on.
///
/// Keys are looked up in the class of the object that is there (``KeyValueObservable/observableKeys``, then the names of
/// its `@Observed` properties), and among the parts of rectangles, points, sizes and the like.
struct TextKeyPath {
    let text: String
    private let keys: [String]

    /// Whether it is one key of the object at which it begins.
    var isSingleKey: Bool { keys.count == 1 }

    /// Reads a text, and follows it from `root` to see whether its keys are known: with the objects of the moment, and
    /// where there is none, with the types of the properties. A missing object of a class that lists no keys may know
    /// any.
    init(_ text: String, from root: AnyObject) throws(KeyPathError) {
        self.text = text
        keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var value: Any? = root
        var type: Any.Type = Swift.type(of: root)
        for key in keys {
            if key.isEmpty { throw error(key, in: type, .emptyKey) }
            guard let step = Step(key, of: value, type: type) else {
                if value == nil && Step.isUnknown(type) { return }
                throw error(key, in: type, .unknownKey(nearest: Step.nearest(to: key, of: value, type: type)))
            }
            value = value.flatMap { step.read($0) }.flatMap(unwrapped)
            type = value.map { Swift.type(of: $0) } ?? step.valueType
        }
    }

    private func error(_ key: String, in type: Any.Type, _ reason: KeyPathError.Reason) -> KeyPathError {
        KeyPathError(keyPath: text, key: key, className: String(describing: Step.unwrapped(type)), reason: reason)
    }

    /// The value, from `root` on; nil where anything on the way is nil, or does not know its key.
    func value(from root: AnyObject) -> Any? {
        var value: Any? = root
        for key in keys {
            guard let from = value, let step = Step(key, of: from, type: Swift.type(of: from)) else { return nil }
            value = step.read(from).flatMap(unwrapped)
        }
        return value
    }

    /// Writes the value. The parts of a structure are written with the structure around them.
    func setValue(_ value: Any?, from root: AnyObject) throws(KeyPathError) {
        // What each key was read from, up to the last.
        var owners: [(value: Any, step: Step)] = []
        var current: Any? = root
        for (index, key) in keys.enumerated() {
            guard let from = current else {
                throw error(keys[index - 1], in: Swift.type(of: owners[index - 1].value), .noObject)
            }
            let type = Swift.type(of: from)
            guard let step = Step(key, of: from, type: type) else {
                throw error(key, in: type, .unknownKey(nearest: Step.nearest(to: key, of: from, type: type)))
            }
            owners.append((from, step))
            if index < keys.count - 1 { current = step.read(from).flatMap(unwrapped) }
        }
        var new = value
        for (index, owner) in owners.enumerated().reversed() {
            let type = Swift.type(of: owner.value)
            guard owner.step.isWritable else { throw error(keys[index], in: type, .readOnly) }
            if owner.step.takesFiniteNumbers, !isFinite(new) { throw error(keys[index], in: type, .notFinite) }
            guard let written = owner.step.write(new, to: owner.value) else {
                let got = new.map { String(describing: Swift.type(of: $0)) } ?? "nil"
                let expected = String(describing: owner.step.valueType)
                throw error(keys[index], in: type, .wrongType(expected: expected, got: got))
            }
            // An object has been changed in place; a structure is to be put back where it came from.
            guard let structure = written else { return }
            new = structure
        }
    }
}

extension KeyValueObservable {
    /// The value that a key path written as text leads to; nil where anything on the way is nil.
    ///
    /// - Throws: ``KeyPathError`` for a key that is not known.
    public func value(forKeyPath keyPath: String) throws(KeyPathError) -> Any? {
        try TextKeyPath(keyPath, from: self).value(from: self)
    }

    /// Sets the value that a key path written as text leads to, such as `"frame.size.width"`.
    ///
    /// Numbers may be given as any number type if the property's type can hold the same number.
    ///
    /// - Throws: ``KeyPathError`` for a key that is not known or can only be read, a value of another type, NaN or an
    ///   infinite number for a view's own property, or nil on the way; nothing is changed then.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) throws(KeyPathError) {
        try TextKeyPath(keyPath, from: self).setValue(value, from: self)
    }
}
