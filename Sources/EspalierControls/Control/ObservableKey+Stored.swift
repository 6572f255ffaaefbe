import EspalierViews
import Foundation

extension ObservableKey {
    /// A property that a view keeps under a key of its own: told without evaluating the key path first.
    init<Owner: UIView, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable, stored: AnyObject
    ) {
        self.init(
            name, keyPath, PropertyKey(stored: stored), get: { $0[keyPath: keyPath] },
            set: { $0[keyPath: keyPath] = $1 })
    }
}

extension UIView {
    /// Writes a property that the size of the content follows from. Where the value is another one, the superview is
    /// marked, before observers hear of it if the key is one of content.
    final func writeContent<Owner: UIView, Value: Equatable>(_ key: StoredProperty<Owner, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { invalidateIntrinsicContentSize() }
    }
}
