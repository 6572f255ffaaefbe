import EspalierViews
import Foundation

/// Who hears of a tab bar.
public protocol UITabBarDelegate: AnyObject {
    /// The user has selected an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of items of which one is selected.
open class UITabBar: UIView {
    /// How items are placed. Kept; here they always fill the bar.
    public enum ItemPositioning: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, fill, centered
    }

    static let itemsProperty = StoredProperty<UITabBar, [UITabBarItem]?>(default: nil)
    static let selectedItemProperty = StoredProperty<UITabBar, UITabBarItem?>(default: nil)

    static let tabBarKeys = [
        ObservableKey("items", \UITabBar.items, stored: itemsProperty),
        ObservableKey("selectedItem", \UITabBar.selectedItem, stored: selectedItemProperty),
    ]

    /// Those of a view, `items` and `selectedItem`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + tabBarKeys }

    /// One for each item, in the same order.
    final var buttons: [TabBarButton] = []
    final var appearances = KeptAppearances<UITabBarAppearance>()

    /// Makes a tab bar of that frame, without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a tab bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who hears what the user selects.
    open weak var delegate: (any UITabBarDelegate)?

    /// The items from left to right. nil by default. The selected item stays selected if it is among them.
    open var items: [UITabBarItem]? {
        get { self[stored: Self.itemsProperty] }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items; nothing moves here.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { writeItems(items) }

    /// The item that is selected. nil by default. Setting it does not tell the delegate.
    open var selectedItem: UITabBarItem? {
        get { self[stored: Self.selectedItemProperty] }
        set {
            self[stored: Self.selectedItemProperty] = newValue
            updateButtons()
        }
    }

    /// Selects an item as a tap does: tells the delegate, also where it is selected already. Nothing for an item that
    /// is not among `items` or is disabled.
    public final func tap(_ item: UITabBarItem) {
        guard item.isEnabled, items?.contains(item) == true else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// How the bar would look. `.default` by default.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shines through. True by default.
    open var isTranslucent = true {
        // What a container shows lies under a translucent bar, and between others.
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }
    /// The colour of the bar. nil by default.
    open var barTintColor: UIColor?
    /// The colour of the items that are not selected. nil by default.
    open var unselectedItemTintColor: UIColor?
    /// The image behind the bar. nil by default.
    open var backgroundImage: UIImage?
    /// The image of the line above the bar. nil by default.
    open var shadowImage: UIImage?
    /// How items are placed. `.automatic` by default.
    open var itemPositioning = ItemPositioning.automatic
    /// The width of centred items. 0 by default.
    open var itemWidth: CGFloat = 0
    /// The room between centred items. 0 by default.
    open var itemSpacing: CGFloat = 0

    /// What it would look like. Set, it is copied.
    open var standardAppearance: UITabBarAppearance {
        get { appearances.ensureStandard { UITabBarAppearance() } }
        set { appearances[.standard] = newValue }
    }

    /// What it would look like while content stands at its edge. Set, it is copied. nil by default.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// 49 high. No wish for a width.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.ownHeight) }

    /// The given width; 49 high. What stands at the lower edge of a screen is higher by the safe area there.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.ownHeight) }

    /// Places the items side by side, in equal parts of the width, in the upper 49 points.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutButtons()
    }

    static let ownHeight: CGFloat = 49
}
