import Foundation

extension UIView {
    /// The key under which `name` is kept.
    public static let nameProperty = StoredProperty<UIView, String?>(default: nil)

    /// A name to find the view by, or nil. Names need not be unique; see `view(named:)`.
    public final var name: String? {
        get { flags.contains(.named) ? self[stored: Self.nameProperty] : nil }
        set {
            if newValue == nil {
                if !flags.contains(.named) { return }
                flags.remove(.named)
                removeStoredValue(of: Self.nameProperty)
            } else {
                self[stored: Self.nameProperty] = newValue
                flags.insert(.named)
            }
        }
    }

    /// The first view of that name, depth-first, this one included, or nil.
    /// - Complexity: O(subtree).
    public final func view(named name: String) -> UIView? {
        firstInSubtree { $0.flags.contains(.named) && $0.name == name }
    }
}
