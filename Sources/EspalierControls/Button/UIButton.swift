import EspalierViews
import Foundation

/// A control with a title and an image for each of its states.
///
/// They are shown by `titleLabel` and `imageView`, which are made when there is something to show or when they are
/// asked for. The image stands left of the title, right of it in a view that reads from right to left.
open class UIButton: UIControl {
    /// What a button looks like by default.
    public enum ButtonType: Int, Sendable {
        /// Without any look of its own; the title in 18 points.
        case custom = 0
        /// The system's; the title in 15 points.
        case system = 1
        /// The system's sign for more. The title of it, and of the three that follow, is in the system font of 15 points,
        /// whatever font is set.
        case detailDisclosure = 2
        /// The system's sign for information.
        case infoLight = 3
        /// As `infoLight`.
        case infoDark = 4
        /// The system's sign for adding.
        case contactAdd = 5
        /// The system's sign for closing.
        case close = 7
    }

    final var kind = ButtonType.custom
    /// The label of the title, once there is one.
    final var ownLabel: UILabel?
    /// The view of the image, once there is one.
    final var ownImageView: UIImageView?
    /// What there is besides a configuration, once there is something.
    final var configuring: ButtonConfiguring?
    /// Whether the configuration is to follow the state.
    final var needsConfiguration = true

    /// Those of a control, and the insets.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + buttonKeys }

    /// Makes a button of a type, with the frame zero. `init(frame:)` makes one of the type `.custom`.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setKind(buttonType)
    }

    /// Makes a button that does an action on `.primaryActionTriggered`, with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        setKind(buttonType)
        if let primaryAction { show(primaryAction) }
    }

    /// Makes a button of the type `.system` with a configuration, that does an action on `.primaryActionTriggered`.
    /// What the configuration does not say of title and image, the action does.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// The type that the button was made with.
    open var buttonType: ButtonType { kind }

    // MARK: Contents by state

    /// Sets the title of a state. nil takes it away, so that the title of `.normal` is shown in that state; the empty
    /// text is a title.
    open func setTitle(_ title: String?, for state: UIControl.State) { writeTitle(title, for: state) }

    /// The title of a state; where it has none, that of `.normal`, or nil. A combination of states is a state of its
    /// own.
    open func title(for state: UIControl.State) -> String? { contents.titles.value(for: state) }

    /// Sets the title of a state with attributes; it goes before one without. nil takes it away.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        writeAttributedTitle(title, for: state)
    }

    /// The title with attributes of a state; where it has none, that of `.normal`, or nil.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        contents.attributedTitles.value(for: state)?.value
    }

    /// Sets the colour of the title in a state. nil takes it away.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { writeTitleColor(color, for: state) }

    /// The colour of the title in a state; where it has none, that of `.normal`, or nil.
    open func titleColor(for state: UIControl.State) -> UIColor? { contents.titleColors.value(for: state) }

    /// Sets the colour of the title's shadow in a state. nil takes it away.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        writeShadowColor(color, for: state)
    }

    /// The colour of the title's shadow in a state; where it has none, that of `.normal`, or nil.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { contents.shadowColors.value(for: state) }

    /// Sets the image of a state. nil takes it away.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { writeImage(image, for: state) }

    /// The image of a state; where it has none, that of `.normal`, or nil.
    open func image(for state: UIControl.State) -> UIImage? { contents.images.value(for: state) }

    /// Sets the image behind the contents in a state. nil takes it away. It plays no part in sizes.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        writeBackgroundImage(image, for: state)
    }

    /// The image behind the contents in a state; where it has none, that of `.normal`, or nil.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { contents.backgroundImages.value(for: state) }

    // MARK: Present contents

    /// The title of the present state.
    open var currentTitle: String? { title(for: state) }

    /// The title with attributes of the present state.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title in the present state. Where none was set, white; in a button that is not custom, the
    /// tint.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (kind == .custom ? .white : tintColor) }

    /// The colour of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image of the present state.
    open var currentImage: UIImage? { image(for: state) }

    /// The image behind the contents in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    /// The label that shows `currentTitle`: a subview of the button. Its properties may be set; its text is the
    /// button's to set.
    open var titleLabel: UILabel? { ensureLabel() }

    /// The view that shows `currentImage`: a subview of the button, behind the title. Its image is the button's to set.
    open var imageView: UIImageView? { ensureImageView() }

    // MARK: Configuration

    /// What the button shows and how. nil by default: then the properties of the button itself say it.
    ///
    /// With a configuration the insets of the button do not count, nor does the font of its label. Title and image of
    /// the normal state are the configuration's; those that other states have go before them.
    open var configuration: Configuration? {
        get { self[stored: Self.configurationProperty] }
        set { writeConfiguration(newValue) }
    }

    /// Called with the button after `updateConfiguration()`. nil by default. Setting it marks the button.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring?.handler }
        set {
            ensureConfiguring().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether the button is marked when its state changes. True by default.
    open var automaticallyUpdatesConfiguration = true

    /// Marks the button: the next pass, or the next question for its size, brings its configuration up to date. So do a
    /// change of the state and another configuration.
    open func setNeedsUpdateConfiguration() { markForConfiguration() }

    /// The place to change the configuration in, by the state. For subclasses; does nothing. What it sets marks nothing
    /// again.
    open func updateConfiguration() {}

    /// The label of the configuration's subtitle: a subview of the button, or nil where there is no subtitle.
    open var subtitleLabel: UILabel? { configuring?.subtitleLabel.flatMap { $0.superview === self ? $0 : nil } }

    /// Brings the configuration up to date where the button is marked.
    open override func updateConstraints() {
        applyConfiguration()
        super.updateConstraints()
    }

    // MARK: Insets

    /// How far the contents keep from the bounds. Zero by default: then a title without an image has 6 points above and
    /// below in the button's own size, and is at least 30 wide. Other insets count there in their place.
    open var contentEdgeInsets: UIEdgeInsets {
        get { self[stored: Self.contentInsetsProperty] }
        set { writeInsets(Self.contentInsetsProperty, newValue) }
    }

    /// By how much the room of the title is smaller than that of the contents. Zero by default. Moves the title, and
    /// does not change the button's own size.
    open var titleEdgeInsets: UIEdgeInsets {
        get { self[stored: Self.titleInsetsProperty] }
        set { writeInsets(Self.titleInsetsProperty, newValue) }
    }

    /// By how much the room of the image is smaller than that of the contents. Zero by default. Moves the image, and
    /// does not change the button's own size.
    open var imageEdgeInsets: UIEdgeInsets {
        get { self[stored: Self.imageInsetsProperty] }
        set { writeInsets(Self.imageInsetsProperty, newValue) }
    }

    /// Whether the image would be darker while touched. True by default.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image would be paler while disabled. True by default.
    open var adjustsImageWhenDisabled = true
    /// Whether the title's shadow would change sides while touched. False by default.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the button would glow while touched. False by default.
    open var showsTouchWhenHighlighted = false

    // MARK: Size and layout

    /// A title's width and height in whole points, with 6 points above and below, at least 30 wide; an image's size;
    /// with both, the widths together and the larger height. An empty title is as high as a line of its font, and so is
    /// no title where there is no image either: (30, 34) in a custom button, (30, 30) in one of the system. Insets are
    /// added, in place of the room around a title. With a configuration: its content and insets, up to the next pixel.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

    /// Where the contents stand: `bounds` less `contentEdgeInsets`, or the insets of the configuration.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        if let configuration { contentRect(configuration, in: bounds) } else { insetRect(bounds, contentEdgeInsets) }
    }

    /// Where the image behind the contents stands: in all of `bounds`.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the title stands: right of the image, both as one block in the place that the alignments say. A title
    /// alone keeps its 6 points above and below, as far as there is room.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedTitle(in: contentRect) }

    /// Where the image stands: left of the title, both as one block in the place that the alignments say.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedImage(in: contentRect) }

    /// Places the title and the image.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
    }

    override var keepsTaps: Bool { true }
    override var touchUpEvents: Event {
        opensMenuOnTouch ? .touchUpInside : [.touchUpInside, .primaryActionTriggered]
    }

    override func performTouchUp(_ touch: UITouch) {
        if changesSelectionAsPrimaryAction, !opensMenuOnTouch { isSelected.toggle() }
    }

    override func menuUseDidChange() { showSelection() }

    override var ownMenuConfiguration: UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    override func stateDidChange() {
        showCurrentContents()
        if automaticallyUpdatesConfiguration { markForConfiguration() }
    }
}
