import EspalierViews
import Foundation

/// One of the things that can be chosen in an alert.
open class UIAlertAction: ObjectWithIdentity {
    /// What choosing it means.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case `default`, cancel, destructive
    }

    /// What it is called.
    public final let title: String?
    /// What choosing it means.
    public final let style: Style
    final let handler: ((UIAlertAction) -> Void)?
    /// The alert that has it.
    final weak var alert: UIAlertController?

    /// Makes an action.
    /// - Parameters:
    ///   - title: what it is called.
    ///   - style: what choosing it means.
    ///   - handler: called when it was chosen, once the alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    /// Whether it can be chosen. True by default.
    open var isEnabled = true {
        didSet { alert?.actionDidChange(self) }
    }

    /// The class and the title. Never an address, so that output stays the same.
    open var description: String { "<\(type(of: self)) '\(title ?? "")'>" }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: UIAlertAction, rhs: UIAlertAction) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
