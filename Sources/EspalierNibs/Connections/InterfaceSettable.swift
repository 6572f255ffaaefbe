/// A class that takes values of interface files by key, as `setValue(_:forKey:)` of Objective-C does: user-defined
/// runtime attributes, and outlets that are no ``Outlet``.
///
/// It is asked before anything else is tried, with the last key of the key path.
public protocol InterfaceSettable: AnyObject {
    /// Sets a value.
    /// - Parameters:
    ///   - value: An `Int`, `Double`, `Bool`, `String`, `UIColor`, `UIImage`, `CGRect`, `CGPoint`, `CGSize`, `NSRange`,
    ///     an object that an outlet leads to, or nil.
    ///   - key: The key.
    /// - Returns: whether the class knows the key, and has taken the value.
    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool
}
