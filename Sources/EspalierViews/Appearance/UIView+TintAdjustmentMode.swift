extension UIView {
    /// Whether what can be tapped shows its tint.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview; normal at the top.
        case automatic
        /// As it is.
        case normal
        /// Desaturated, as below an alert.
        case dimmed
    }
}
