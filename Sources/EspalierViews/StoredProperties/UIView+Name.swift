import Foundation

extension UIView {
    /// The key under which `name` is kept.
    public static let nameProperty = StoredProperty<UIView, String?>(default: nil)

    /// The name, without telling that it is read.
    package final var currentName: String? {
        flags.contains(.named) ? storedValue(of: Self.nameProperty) : nil
    }

    /// The first view of that name, depth-first, this one included, or nil.
    /// - Complexity: O(subtree); O(log views of that name) where asking often has made an index.
    public final func view(named name: String) -> UIView? {
        currentName == name ? self : firstDescendant(named: name)
    }
}

// UIKit's views have no name, and classes of applications often declare one. A member of the class would be in the way
// of another with its name; one of an extension of a protocol is hidden by it. Without the mark, a place that takes a
// `String?` would get this one all the same, and not a `String` of the subclass.
extension ObjectWithIdentity where Self: UIView {
    /// A name to find the view by, or nil. Names need not be unique; see `view(named:)`.
    ///
    /// A subclass may declare a `name` of its own, of any type. It hides this one where the class is known, and is
    /// another property: `(view as UIView).name` is the view's name still.
    @_disfavoredOverload
    public var name: String? {
        get {
            track(.name)
            return currentName
        }
        set {
            if newValue == nil {
                removeStoredValue(of: UIView.nameProperty)
            } else {
                self[stored: UIView.nameProperty] = newValue
            }
        }
    }
}
