import EspalierViews
import Foundation

/// A way from one controller to another.
open class UIStoryboardSegue: UIKitObject {
    /// What code calls it by, or nil.
    public final let identifier: String?
    /// Where it leads from.
    public final let source: UIViewController
    /// Where it leads to.
    public final let destination: UIViewController
    /// What it does unless a subclass does something else.
    package final var handler: (() -> Void)?
    /// Whether what it does is animated, as far as it can be.
    package final var animates = true

    /// Makes a segue. A subclass overrides `perform()`; a storyboard makes it if it is registered with
    /// `InterfaceClasses.register(segue:)`.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Makes a segue that does what `performHandler` does.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
    }

    /// Shows the destination. `performSegue(withIdentifier:sender:)` calls it, after `prepare(for:sender:)`. Of one that a
    /// storyboard has made it does what the segue's kind says: nothing where that is `custom`.
    open func perform() { handler?() }
}

/// What knows the segues of a controller: the reader of storyboards.
package protocol SegueMaking {
    /// The segue of an identifier, with a new destination; nil where there is none.
    func makeSegue(_ identifier: String, sender: Any?) -> UIStoryboardSegue?
    /// Whether the segue of an identifier unwinds: where nobody takes it, nothing happens.
    func unwinds(_ identifier: String) -> Bool
    /// Whether a controller is of a class that has the method of an unwind action.
    func hasUnwindMethod(_ action: String, _ controller: UIViewController) -> Bool
}
