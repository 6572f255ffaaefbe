import EspalierViews
/// Where an unwind segue begins: what controllers look at that say where it may lead.
public final class UIStoryboardUnwindSegueSource: UIKitObject {
    /// The controller that the segue leads from.
    public let source: UIViewController
    /// What has begun it.
    public let sender: Any?
    /// The method that takes it, by the name that the storyboard has for it, such as `unwindHome:`.
    public let unwindAction: String

    /// Makes a source.
    package init(source: UIViewController, sender: Any?, unwindAction: String) {
        self.source = source
        self.sender = sender
        self.unwindAction = unwindAction
    }
}

extension UIViewController {
    /// The child that a controller lies in, or is; nil for one that lies elsewhere.
    final func child(around controller: UIViewController) -> UIViewController? {
        var current: UIViewController? = controller
        while let inner = current {
            if inner.parent === self { return inner }
            current = inner.parent
        }
        return nil
    }
}
