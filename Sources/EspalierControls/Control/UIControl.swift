import EspalierViews
import Foundation

/// A view that is operated: what buttons and their kind have in common.
///
/// It follows a finger from where it comes down until it is lifted, and sends actions as UIKit's does; or a program
/// says what happened, with `sendActions(for:)`. Who is to hear of it is an action (`addAction(_:for:)`) or a closure
/// with a target that is not held (`addTarget(_:for:action:)`).
open class UIControl: UIView {
    /// What a control is in at the moment; several can hold at a time.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes a state of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, not selected, not highlighted.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not enabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// Selected.
        public static let selected = State(rawValue: 1 << 2)
        /// Reached by the focus.
        public static let focused = State(rawValue: 1 << 3)
        /// The bits that programs may use for states of their own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// The bits that are the system's.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    static let isEnabledProperty = StoredProperty<UIControl, Bool>(default: true)
    static let isSelectedProperty = StoredProperty<UIControl, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UIControl, Bool>(default: false)

    /// Whom to call.
    final var handlers = ControlHandlers()
    /// The finger that is being followed.
    final var tracking = ControlTracking()

    /// Those of a view, and the state's and the alignments'.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + controlKeys }

    /// Makes a control of that frame, with UIKit's defaults.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that does something on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: State

    /// Whether the control can be operated. True by default. `sendActions(for:)` sends either way.
    open var isEnabled: Bool {
        get { self[stored: Self.isEnabledProperty] }
        set {
            self[stored: Self.isEnabledProperty] = newValue
            stateDidChange()
        }
    }

    /// Whether the control is selected. False by default.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set {
            self[stored: Self.isSelectedProperty] = newValue
            stateDidChange()
        }
    }

    /// Whether the control is shown as touched. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set {
            self[stored: Self.isHighlightedProperty] = newValue
            stateDidChange()
        }
    }

    /// What follows from `isEnabled`, `isSelected` and `isHighlighted`. `.normal` by default.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// One of what `state` follows from was set.
    func stateDidChange() {}

    // MARK: Content

    /// Where content stands from left to right. `.center` by default. Marks the control.
    open var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { self[stored: Self.horizontalProperty] }
        set {
            self[stored: Self.horizontalProperty] = newValue
            setNeedsLayout()
        }
    }

    /// Where content stands from top to bottom. `.center` by default. Marks the control.
    open var contentVerticalAlignment: ContentVerticalAlignment {
        get { self[stored: Self.verticalProperty] }
        set {
            self[stored: Self.verticalProperty] = newValue
            baselinesMayHaveChanged()
            setNeedsLayout()
        }
    }

    /// Whether a touch is being followed.
    open var isTracking: Bool { tracking.isFollowing }

    /// Whether a touch that is being followed is inside: in the control, or not more than 70 points away once it was.
    open var isTouchInside: Bool { tracking.isInside }

    // MARK: Touches

    /// A touch begins inside of the control. For subclasses; answers true.
    /// - Returns: whether the touch is to be followed. If it is, the control is highlighted, and sends `.touchDown`;
    ///   with further taps `.touchDownRepeat` too.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// A touch that is followed has moved. For subclasses; answers true.
    /// - Returns: whether the touch is to be followed further. If it is, `.touchDragInside` or `.touchDragOutside` is
    ///   sent, with `.touchDragEnter` or `.touchDragExit` where it comes in or goes out.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// A touch that was followed has ended. For subclasses; does nothing. After it, `.touchUpInside` or
    /// `.touchUpOutside` is sent.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Something else took over the touch that was followed. For subclasses; does nothing. After it, `.touchCancel` is
    /// sent.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow the first of the touches, unless the control is disabled. Not handed on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { beginTouch(touches, event) }

    /// Goes on following. Not handed on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveTouch(touches, event) }

    /// Ends following. Not handed on.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(touches, event) }

    /// Gives following up. Not handed on.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(touches, event) }

    /// Buttons, switches, steppers, segmented controls and page controls keep single taps from recognizers of the views
    /// behind them.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !keepsTap(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether single taps on it are its own.
    var keepsTaps: Bool { false }

    /// What is sent when a finger is lifted inside.
    var touchUpEvents: Event { .touchUpInside }

    /// A finger was lifted inside: what the control does then, before it sends the events.
    func performTouchUp(_ touch: UITouch) {}

    // MARK: Actions

    /// Calls an action on events, after those that were added before. The control holds it. An action of the same
    /// identifier is replaced for these events; the same action for further events keeps its place.
    /// - Complexity: O(handlers).
    open func addAction(_ action: UIAction, for controlEvents: Event) { insertAction(action, for: controlEvents) }

    /// Takes an action, or the one of the same identifier, out for these events; it stays for others.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { takeOutAction(action, for: controlEvents) }

    /// Takes the action of an identifier out for these events; it stays for others.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        takeOutAction(identifiedBy: actionIdentifier, for: controlEvents)
    }

    /// Calls all that hear of one of these events, each once, in the order in which they were added. One that is taken
    /// out meanwhile is not called any more; one that is added meanwhile is called from the next time on.
    /// - Complexity: O(handlers), and what they do.
    open func sendActions(for controlEvents: Event) { callHandlers(of: controlEvents) }

    /// Does an action, with the control as its `sender`. Every call of an action goes this way.
    open func sendAction(_ action: UIAction) { action.run(from: self) }

    /// Tells who hears of what, in the order in which they were added, until the iterator sets its last parameter to
    /// true.
    ///
    /// - Parameter iterator: Called with an action, or with a target and the action that calls it; then with the
    ///   events.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetAction: (Any?, UIAction)?, _ controlEvents: Event, _ stop: inout Bool
        ) -> Void
    ) {
        enumerate(iterator)
    }

    // MARK: Menu

    /// The context menu of the control at a place, in points. For subclasses; nil, but a button's menu.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { ownMenuConfiguration }

    /// The context menu is about to be shown. For subclasses; does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}

    /// The context menu goes. For subclasses; does nothing.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}

    /// Whether a touch opens the menu was set.
    func menuUseDidChange() {}

    /// What the control has a menu of, besides what subclasses say.
    var ownMenuConfiguration: UIContextMenuConfiguration? { nil }

    /// The window may have another design.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        sizeMayChange(goingTo: newWindow)
    }

    /// The control has another design. For classes with a size of their own, whatever their frame.
    func designDidChange(to design: ControlDesign) {}
}
