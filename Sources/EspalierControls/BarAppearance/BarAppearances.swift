import EspalierViews
import Foundation

/// What a navigation bar would look like. Fonts of titles count in layout.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title. Empty by default.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default; plays no part in layout.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title. Empty by default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { buttonAppearance = UIBarButtonItemAppearance(buttonAppearance) }
    }
    /// The buttons of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = UIBarButtonItemAppearance(doneButtonAppearance) }
    }
    /// The way back.
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { backButtonAppearance = UIBarButtonItemAppearance(backButtonAppearance) }
    }
    /// The image before the way back. nil by default: the system's.
    open private(set) var backIndicatorImage: UIImage?
    /// What covers the image during transitions. nil by default.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Makes the appearance of that idiom's bars.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Makes a copy of another one, or of its background.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
        backButtonAppearance = UIBarButtonItemAppearance(other.backButtonAppearance)
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// Sets the image before the way back, with its mask.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    /// A copy, of the same class.
    open override func copy() -> Any { UINavigationBarAppearance(barAppearance: self) }
}

/// What a toolbar would look like.
open class UIToolbarAppearance: UIBarAppearance {
    /// The buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { buttonAppearance = UIBarButtonItemAppearance(buttonAppearance) }
    }
    /// The buttons of the style `.done`.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { doneButtonAppearance = UIBarButtonItemAppearance(doneButtonAppearance) }
    }

    /// Makes the appearance of that idiom's bars.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Makes a copy of another one, or of its background.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = UIBarButtonItemAppearance(other.buttonAppearance)
        doneButtonAppearance = UIBarButtonItemAppearance(other.doneButtonAppearance)
    }

    /// A copy, of the same class.
    open override func copy() -> Any { UIToolbarAppearance(barAppearance: self) }
}

/// What a tab bar would look like.
open class UITabBarAppearance: UIBarAppearance {
    /// Items with the title below the icon.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
        didSet { stackedLayoutAppearance = UITabBarItemAppearance(stackedLayoutAppearance) }
    }
    /// Items with the title beside the icon.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
        didSet { inlineLayoutAppearance = UITabBarItemAppearance(inlineLayoutAppearance) }
    }
    /// Items with the title beside the icon, in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { compactInlineLayoutAppearance = UITabBarItemAppearance(compactInlineLayoutAppearance) }
    }
    /// The colour behind the selected item. nil by default.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item. nil by default.
    open var selectionIndicatorImage: UIImage?
    /// How items are placed. `.automatic` by default; plays no part in layout.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// How wide items are. 0 by default: as wide as they need; plays no part in layout.
    open var stackedItemWidth: CGFloat = 0
    /// What is free between items. 0 by default; plays no part in layout.
    open var stackedItemSpacing: CGFloat = 0

    /// Makes the appearance of that idiom's bars.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Makes a copy of another one, or of its background.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UITabBarAppearance else { return }
        stackedLayoutAppearance = UITabBarItemAppearance(other.stackedLayoutAppearance)
        inlineLayoutAppearance = UITabBarItemAppearance(other.inlineLayoutAppearance)
        compactInlineLayoutAppearance = UITabBarItemAppearance(other.compactInlineLayoutAppearance)
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// A copy, of the same class.
    open override func copy() -> Any { UITabBarAppearance(barAppearance: self) }
}

/// The appearances that a bar or an item was given.
struct KeptAppearances<Appearance: UIBarAppearance> {
    private var kept: [Place: Appearance] = [:]

    /// When an appearance counts.
    enum Place {
        case standard, compact, scrollEdge, compactScrollEdge
    }

    /// Sets a copy.
    subscript(place: Place) -> Appearance? {
        get { kept[place] }
        set { kept[place] = UIBarAppearance.copied(newValue) }
    }

    /// The standard one; if there is none, one that is made, and kept from then on.
    mutating func ensureStandard(_ make: () -> Appearance) -> Appearance {
        if let standard = kept[.standard] { return standard }
        let made = make()
        kept[.standard] = made
        return made
    }
}
