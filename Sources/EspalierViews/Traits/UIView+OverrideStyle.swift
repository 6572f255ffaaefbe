extension UIView {
    /// Whether the view and all below it are light or dark, in place of what they would inherit. `.unspecified` by default: as
    /// inherited. The same as `userInterfaceStyle` of `traitOverrides`.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
}
