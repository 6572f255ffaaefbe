import EspalierViews

extension UIBarButtonItem {
    /// What an item calls of its target: a method of the target's class. It stands where UIKit has a selector.
    ///
    ///     item.target = self
    ///     item.action = .init(Controller.save)
    public typealias Action = TargetAction<UIBarButtonItem>
}
