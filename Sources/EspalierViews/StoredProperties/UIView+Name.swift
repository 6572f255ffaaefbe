import Foundation

extension UIView {
    /// The key under which `name` is kept.
    public static let nameProperty = StoredProperty<UIView, String?>(default: nil)

    /// A name to find the view by, or nil. Names need not be unique; see `view(named:)`.
    public final var name: String? {
        get {
            track(.name)
            return currentName
        }
        set {
            if newValue == nil {
                removeStoredValue(of: Self.nameProperty)
            } else {
                self[stored: Self.nameProperty] = newValue
            }
        }
    }

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
