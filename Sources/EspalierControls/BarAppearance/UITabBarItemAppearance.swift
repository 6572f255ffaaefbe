import EspalierViews
import Foundation

/// What the items of a tab bar would look like in one state.
open class UITabBarItemStateAppearance: UIKitObject {
    /// The attributes of the title. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the icon. nil by default.
    open var iconColor: UIColor?
    /// How far the badge is moved. Zero by default.
    open var badgePositionAdjustment = UIOffset.zero
    /// The colour of the badge. nil by default.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text. Empty by default.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the badge's text is moved. Zero by default.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    override init() {}

    init(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// What the items of a tab bar would look like. An appearance keeps a copy of what it is given.
open class UITabBarItemAppearance: UIKitObject {
    /// Where the title stands.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case stacked, inline, compactInline
    }

    /// As it is.
    open private(set) var normal = UITabBarItemStateAppearance()
    /// While it is selected.
    open private(set) var selected = UITabBarItemStateAppearance()
    /// While it is disabled.
    open private(set) var disabled = UITabBarItemStateAppearance()
    /// While it has the focus.
    open private(set) var focused = UITabBarItemStateAppearance()

    /// Makes the appearance of items of that style.
    public init(style: Style) {}

    /// Makes the appearance of items with the title below the icon.
    public override convenience init() { self.init(style: .stacked) }

    init(_ other: UITabBarItemAppearance) {
        normal = UITabBarItemStateAppearance(other.normal)
        selected = UITabBarItemStateAppearance(other.selected)
        disabled = UITabBarItemStateAppearance(other.disabled)
        focused = UITabBarItemStateAppearance(other.focused)
    }

    /// Takes what items of that style have.
    open func configureWithDefault(for style: Style) {
        normal = UITabBarItemStateAppearance()
        selected = UITabBarItemStateAppearance()
        disabled = UITabBarItemStateAppearance()
        focused = UITabBarItemStateAppearance()
    }
}
