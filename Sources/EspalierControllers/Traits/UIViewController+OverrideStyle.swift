import EspalierViews

extension UIViewController {
    /// Whether the controller, its view and its children are light or dark, in place of what they would inherit.
    /// `.unspecified` by default: as inherited. The same as `userInterfaceStyle` of `traitOverrides`.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }
}
