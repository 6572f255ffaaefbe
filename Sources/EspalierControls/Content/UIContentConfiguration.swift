import EspalierViews

/// What a view shows and how, as one value, which makes the view too.
///
///     struct BadgeConfiguration: UIContentConfiguration {
///         var count = 0
///
///         func makeContentView() -> UIView & UIContentView { BadgeView(self) }
///         func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
///     }
public protocol UIContentConfiguration {
    /// Makes a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView

    /// The configuration for a state of the view that it is shown in.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration, and any other that it supports.
public protocol UIContentView: AnyObject {
    /// What is shown. Setting it shows another one.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show another configuration: if not, another view is made for it. By default where it is of
    /// the type of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether both configurations are of one type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
