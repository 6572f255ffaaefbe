extension UIResponder {
    /// Who hears of touches that this one does not keep: the next responder that is not a plain view. Those hand on, so
    /// that a chain of them may be of any length.
    final var nextForTouches: UIResponder? {
        var current = next
        while let responder = current, type(of: responder) == UIView.self { current = responder.next }
        return current
    }

    /// The window that the chain of responders leads to, or nil.
    /// - Complexity: O(length of the chain).
    package final var windowOfChain: UIWindow? {
        if let view = self as? UIView { return view.hostWindow?.object }
        var current: UIResponder? = self
        while let responder = current {
            if let view = responder as? UIView { return view.hostWindow?.object }
            current = responder.next
        }
        return nil
    }
}
