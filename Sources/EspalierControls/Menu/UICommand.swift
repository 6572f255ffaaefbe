import EspalierViews

/// An entry of a menu that calls a method of a responder: of the first one in the chain that has the method, from where the
/// menu was shown upwards.
open class UICommand: UIMenuElement {
    /// What is called: a method of a responder's class, in the place of a selector.
    public typealias Action = TargetAction<UICommand>

    /// What it calls; nil for a command that does nothing.
    public final let action: Action?
    /// What tells commands of one method apart. nil by default.
    public final let propertyList: Any?
    /// The text for those who look for the command. nil by default.
    open var discoverabilityTitle: String?
    /// How the command would be shown in a menu. None by default.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is ticked in a menu. `.off` by default.
    open var state: UIMenuElement.State

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: what the menu shows.
    ///   - subtitle: a second title. Kept.
    ///   - image: kept.
    ///   - action: what it calls.
    ///   - propertyList: what tells commands of one method apart.
    ///   - discoverabilityTitle: kept.
    ///   - attributes: whether it can be chosen and is there.
    ///   - state: whether it is ticked.
    public init(
        title: String, subtitle: String? = nil, image: UIImage? = nil, action: Action?, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes a command that calls a method of a responder.
    ///
    ///     UICommand(title: "New page", action: Editor.newPage)
    public convenience init<T: UIResponder>(
        title: String, image: UIImage? = nil, action: @escaping (T) -> () -> Void, propertyList: Any? = nil
    ) {
        self.init(title: title, image: image, action: Action(action), propertyList: propertyList)
    }

    /// Makes a command that calls a method of a responder with itself.
    public convenience init<T: UIResponder>(
        title: String, image: UIImage? = nil, action: @escaping (T) -> (UICommand) -> Void, propertyList: Any? = nil
    ) {
        self.init(title: title, image: image, action: Action(action), propertyList: propertyList)
    }

    /// The title. Setting it is for `validate(_:)` of responders.
    open override var title: String {
        get { super.title }
        set { setTitle(newValue) }
    }

    /// The image. nil by default.
    open override var image: UIImage? {
        get { super.image }
        set { setImage(newValue) }
    }

    /// - Returns: whether somebody has the method.
    final func perform(from responder: UIResponder?) -> Bool {
        guard let action else { return false }
        var current = responder
        while let responder = current {
            if action.isAction(of: responder) {
                action.call(on: responder, from: self)
                return true
            }
            current = responder.next
        }
        return false
    }
}
