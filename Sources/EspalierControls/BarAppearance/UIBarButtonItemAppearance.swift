import EspalierViews
import Foundation

/// What the buttons of a bar would look like in one state.
open class UIBarButtonItemStateAppearance: UIKitObject {
    /// The attributes of the title. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title. nil by default.
    open var backgroundImage: UIImage?
    /// How far the image is moved. Zero by default.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {}

    init(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// What the buttons of a bar would look like. An appearance keeps a copy of what it is given.
open class UIBarButtonItemAppearance: UIKitObject {
    /// As it is.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// While a finger is on it.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// While it is disabled.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// While it has the focus.
    open private(set) var focused = UIBarButtonItemStateAppearance()

    /// Makes the appearance of items of that style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    /// Makes the appearance of plain items.
    public override convenience init() { self.init(style: .plain) }

    init(_ other: UIBarButtonItemAppearance) {
        normal = UIBarButtonItemStateAppearance(other.normal)
        highlighted = UIBarButtonItemStateAppearance(other.highlighted)
        disabled = UIBarButtonItemStateAppearance(other.disabled)
        focused = UIBarButtonItemStateAppearance(other.focused)
    }

    /// Takes what items of that style have: a title in semibold for `.done`.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
        if style == .done { normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)] }
    }
}
