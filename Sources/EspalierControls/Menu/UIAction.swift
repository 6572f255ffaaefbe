import EspalierViews
import Foundation

/// What an action does. Its parameter is the action, so that `sender` can be asked.
public typealias UIActionHandler = (UIAction) -> Void

/// Something that can be done, as a closure: what controls, bar items and menus call.
open class UIAction: UIMenuElement {
    /// By what an action is found again; a control keeps one action of an identifier for each event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Who has an identifier for every action that was given none: it is this object's, so that it is held.
    private enum Name {
        case given(Identifier)
        case own
    }

    private let name: Name
    private let handler: UIActionHandler
    private weak var currentSender: AnyObject?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: What a button or an item of a bar shows.
    ///   - subtitle: Kept, and shown nowhere.
    ///   - image: What a button or an item of a bar shows.
    ///   - identifier: nil for one that no other living action has.
    ///   - discoverabilityTitle: Kept, and shown nowhere.
    ///   - attributes: Kept, and shown nowhere.
    ///   - state: Kept, and shown nowhere.
    ///   - handler: What it does. The action holds it, and whoever holds the action: a control that a closure mentions
    ///     must be captured weakly.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        name = identifier.map(Name.given) ?? .own
        self.handler = handler
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The title. Empty by default.
    open override var title: String {
        get { super.title }
        set { setTitle(newValue) }
    }

    /// The image. nil by default.
    open override var image: UIImage? {
        get { super.image }
        set { setImage(newValue) }
    }

    /// The text for those who look for the action. nil by default.
    open var discoverabilityTitle: String?

    /// How the action would be shown in a menu. None by default; they do not keep it from being sent.
    open var attributes: UIMenuElement.Attributes

    /// Whether the action is ticked in a menu. `.off` by default.
    open var state: UIMenuElement.State

    /// By what the action is found again. An action that was given none has one that names the object; do not keep it
    /// for longer than the action.
    public final var identifier: Identifier {
        switch name {
        case .given(let identifier): identifier
        case .own: Identifier("UIAction-\(UInt(bitPattern: ObjectIdentifier(self)))")
        }
    }

    /// Who is sending the action: the control or the bar item while `handler` runs, else nil. Not held.
    public final var sender: Any? { currentSender }

    /// Runs the handler.
    final func run(from sender: AnyObject?) {
        let outer = currentSender
        currentSender = sender
        handler(self)
        currentSender = outer
    }

    /// Whether both count as one action for a control.
    final func hasSameIdentifier(as other: UIAction) -> Bool {
        switch (name, other.name) {
        case (.given(let one), .given(let two)): one == two
        case (.own, .own): self === other
        default: false
        }
    }

    /// Whether the action is found by an identifier.
    final func isIdentified(by identifier: Identifier) -> Bool { self.identifier == identifier }
}
