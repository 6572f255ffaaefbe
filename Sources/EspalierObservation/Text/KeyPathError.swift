/// A key path written as text that cannot be followed.
public struct KeyPathError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// The class has no such key; `nearest` is the one most like it.
        case unknownKey(nearest: String?)
        /// The property can only be read.
        case readOnly
        /// The value has another type than the property.
        case wrongType(expected: String, got: String)
        /// A number is NaN or infinite, which the property does not take.
        case notFinite
        /// There is no object at this key to write a property of.
        case noObject
        /// A key is empty, as in `""` or `"superview..frame"`.
        case emptyKey
    }

    /// The whole key path.
    public let keyPath: String
    /// The key in question.
    public let key: String
    /// The class, or the type, that was asked for it.
    public let className: String
    /// What is wrong.
    public let reason: Reason

    package init(keyPath: String, key: String, className: String, reason: Reason) {
        self.keyPath = keyPath
        self.key = key
        self.className = className
        self.reason = reason
    }

    /// What is wrong, where, and how to mend it.
    public var description: String {
        let place = key == keyPath ? "" : " (in '\(keyPath)')"
        switch reason {
        case .unknownKey(let nearest):
            let fix = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return "\(className) has no key '\(key)'\(place)\(fix)"
        case .readOnly: return "the key '\(key)' of \(className)\(place) can only be read; set what it follows from"
        case .wrongType(let expected, let got):
            return "the key '\(key)' of \(className)\(place) takes \(expected), not \(got)"
        case .notFinite:
            return "the key '\(key)' of \(className)\(place) takes finite numbers only"
        case .noObject: return "there is nothing at '\(key)' of \(className)\(place) to set a value of"
        case .emptyKey: return "the key path '\(keyPath)' has an empty key; write names with single points between them"
        }
    }
}
