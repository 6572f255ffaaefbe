import EspalierViews
import Foundation

/// A control with a title for each of its states.
///
/// The title is shown by a label, `titleLabel`, which is made when there is something to show or when it is asked for.
open class UIButton: UIControl {
    /// What a button looks like by default.
    public enum ButtonType: Int, Sendable {
        /// Without any look of its own; the title in 18 points.
        case custom = 0
        /// The system's; the title in 15 points.
        case system = 1
    }

    final var kind = ButtonType.custom
    /// The label of the title, once there is one.
    final var ownLabel: UILabel?

    /// Makes a button of a type, with the frame zero. `init(frame:)` makes one of the type `.custom`.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setKind(buttonType)
    }

    /// The type that the button was made with.
    open var buttonType: ButtonType { kind }

    // MARK: Title

    /// Sets the title of a state. nil takes it away, so that the title of `.normal` is shown in that state; the empty
    /// text is a title.
    open func setTitle(_ title: String?, for state: UIControl.State) { writeTitle(title, for: state) }

    /// The title of a state; where it has none, that of `.normal`, or nil. A combination of states is a state of its
    /// own.
    open func title(for state: UIControl.State) -> String? { storedTitle(for: state) }

    /// The title of the present state.
    open var currentTitle: String? { title(for: state) }

    /// The label that shows `currentTitle`: a subview of the button. Its properties may be set; its text is the
    /// button's to set.
    open var titleLabel: UILabel? { madeLabel() }

    // MARK: Size and layout

    /// The size of the title with 6 points above and below, at least 30 wide; (30, 34) without a title.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Centres the title in the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTitle()
    }

    override func stateDidChange() { showCurrentTitle() }
}
