import EspalierControls
import EspalierViews
import Foundation

/// A question with a few answers, as a controller that is presented over what asks it.
///
/// Its view fills the window and keeps touches from what is below; that of an action sheet is a popover where there is
/// room across, and needs a source there, as every popover does. In it stands a box: title, message, text fields, and
/// a button for each action; tapping a button dismisses the alert, and then the action's handler is called. Tests
/// choose by name: `choose("Delete")`.
///
/// The places are decided here, as UIKit documents none: an alert is 270 wide in the middle of the safe area, with
/// fields of what a keyboard leaves of it; an action sheet keeps 8 from the sides and the bottom of it, its cancelling
/// action below a gap of 8. Texts keep 16 at the sides and 20 above and below, fields are 34 high and 8 apart, actions
/// 44 in an alert and 57 in a sheet; two actions of an alert stand side by side. In a popover a sheet is 304 wide, and
/// its cancelling action is left out: touching what is outside chooses it.
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case actionSheet, alert
    }

    final var ownStyle = Style.actionSheet
    final var ownMessage: String?
    final var ownActions: [UIAlertAction] = []
    final var ownFields: [UITextField] = []
    final var ownPreferred: UIAlertAction?
    final let box = AlertBox()
    /// Who took the keys when the first field took them over.
    private final weak var responderBefore: UIResponder?
    private final weak var windowBefore: UIWindow?

    /// Makes an alert without actions.
    /// - Parameters:
    ///   - title: the first line, or nil.
    ///   - message: what is said below it, or nil.
    ///   - preferredStyle: where it stands.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        ownMessage = message
        ownStyle = preferredStyle
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .popover
    }

    /// Where it stands.
    open var preferredStyle: Style { ownStyle }

    /// The first line. Setting it shows it.
    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentDidChange()
        }
    }

    /// What is said below the title. Setting it shows it.
    open var message: String? {
        get { ownMessage }
        set {
            ownMessage = newValue
            contentDidChange()
        }
    }

    /// What can be chosen, in the order in which it was added.
    open var actions: [UIAlertAction] { ownActions }

    /// Adds something to be chosen, after what is there.
    /// - Precondition: of those that cancel, it is the only one.
    open func addAction(_ action: UIAlertAction) { add(action) }

    /// The action of an alert that the return key stands for, with a heavier title in place of the one that cancels.
    /// nil by default. A sheet does not use it.
    /// - Precondition: nil, or among `actions`.
    open var preferredAction: UIAlertAction? {
        get { ownPreferred }
        set { setPreferred(newValue) }
    }

    /// The text fields, in the order in which they were added; nil where there are none.
    open var textFields: [UITextField]? { ownFields.isEmpty ? nil : ownFields }

    /// Adds a text field, after those that are there.
    /// - Parameter configurationHandler: gets the field, to set it up.
    /// - Precondition: the style is `.alert`.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { addField(configurationHandler) }

    /// Chooses an action as a tap on its button does, but without animation: the alert is dismissed, then the handler
    /// is called. For tests. An alert that is not presented only calls the handler.
    ///
    /// - Parameter title: the action's; of several with that title, the first.
    /// - Returns: whether there is such an action, it is enabled, and the alert is not being dismissed.
    @discardableResult
    public final func choose(_ title: String) -> Bool {
        guard let action = ownActions.first(where: { $0.title == title }), action.isEnabled else { return false }
        return choose(action, animated: false)
    }

    /// Touching outside of a popover chooses what cancels.
    override func userDidDismiss() {
        if let cancel = cancelAction { cancel.handler?(cancel) }
    }

    /// An action sheet stands at the bottom of the window.
    override var styleInPlaceOfPopover: UIModalPresentationStyle { .overFullScreen }

    /// How large an action sheet is in a popover.
    open override var preferredContentSize: CGSize {
        get {
            let own = super.preferredContentSize
            return own == .zero && isInPopover ? popoverSize : own
        }
        set { super.preferredContentSize = newValue }
    }

    /// Makes the box.
    open override func viewDidLoad() {
        super.viewDidLoad()
        loadBox()
    }

    /// The first text field begins to be edited.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let field = ownFields.first else { return }
        if let first = viewIfLoaded?.window?.firstResponder, first !== field {
            (responderBefore, windowBefore) = (first, viewIfLoaded?.window)
        }
        field.becomeFirstResponder()
    }

    /// Editing ends.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viewIfLoaded?.endEditing(true)
    }

    /// Who took the keys before the alert does so again, unless somebody else does by now.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard let before = responderBefore, let window = windowBefore else { return }
        (responderBefore, windowBefore) = (nil, nil)
        let view = before as? UIView ?? (before as? UIViewController)?.viewIfLoaded
        if window.firstResponder == nil, view?.window === window { before.becomeFirstResponder() }
    }

    /// The return key chooses `preferredAction`, Escape what cancels.
    open override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.choosePreferred),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.chooseCancel),
        ]
    }

    private func choosePreferred() { chooseByKey(preferred) }

    private func chooseCancel() { chooseByKey(cancelAction) }

    private func chooseByKey(_ action: UIAlertAction?) {
        if let action, action.isEnabled { choose(action, animated: true) }
    }

    /// A touch beside a sheet that stands at the bottom of the window chooses what cancels.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard ownStyle == .actionSheet, !isInPopover, let cancelAction,
            touches.contains(where: { $0.view === viewIfLoaded })
        else {
            return super.touchesEnded(touches, with: event)
        }
        choose(cancelAction, animated: true)
    }

    /// Places the box.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeBox()
    }
}
