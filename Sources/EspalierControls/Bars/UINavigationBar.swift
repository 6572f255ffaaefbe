import EspalierViews
import Foundation

/// The bar above a path of steps: shows the last one's title and items, and the way back to the one before.
open class UINavigationBar: UIView, UIBarPositioning {
    static let itemsProperty = StoredProperty<UINavigationBar, [UINavigationItem]?>(default: nil)
    static let prefersLargeTitlesProperty = StoredProperty<UINavigationBar, Bool>(ofContent: false)

    static let barKeys = [
        ObservableKey("items", \UINavigationBar.items, stored: itemsProperty),
        ObservableKey(
            "prefersLargeTitles", \UINavigationBar.prefersLargeTitles, stored: prefersLargeTitlesProperty),
    ]

    /// Those of a view, `items` and `prefersLargeTitles`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + barKeys }

    /// What the bar shows at the moment.
    final var shown = NavigationBarContent()
    final var appearances = KeptAppearances<UINavigationBarAppearance>()
    /// Whether the search bar of the present item is scrolled away, where nobody searches.
    package final var hidesSearchBar = false { didSet { if hidesSearchBar != oldValue { showItems() } } }

    /// Makes a bar of that frame, without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who decides about pushing and popping, and hears of it.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: Items

    /// The steps, the present one last. nil by default. The delegate is not asked.
    open var items: [UINavigationItem]? {
        get { self[stored: Self.itemsProperty] }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the steps; nothing moves here. The delegate is not asked.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { writeItems(items) }

    /// The present step, or nil.
    open var topItem: UINavigationItem? { items?.last }

    /// The step before the present one, or nil.
    open var backItem: UINavigationItem? { items?.dropLast().last }

    /// Adds a step, if the delegate lets it; tells the delegate.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item) }

    /// Takes the present step away, if there is one and the delegate lets it; tells the delegate.
    /// - Returns: the step that was taken away, or nil.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { popTop() }

    // MARK: Look

    /// Whether titles are large where their items do not say otherwise. False by default. Changes the height.
    open var prefersLargeTitles: Bool {
        get { self[stored: Self.prefersLargeTitlesProperty] }
        set {
            writeContent(Self.prefersLargeTitlesProperty, newValue)
            showItems()
        }
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
    /// The image of the line below the bar. nil by default.
    open var shadowImage: UIImage?
    /// The attributes of the title. nil by default. A `.font` counts in layout.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showItems() } }
    /// The attributes of the large title. nil by default. A `.font` counts in layout.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { showItems() } }

    /// Sets the image behind the bar.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        shown.backgroundImages[barMetrics] = backgroundImage
    }

    /// The image behind the bar, or nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { shown.backgroundImages[barMetrics] }

    /// Where the bar stands: what the delegate says; `.top` if it does not.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .top : position
    }

    // MARK: Appearance

    /// What it would look like. Set, it is copied.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.ensureStandard { UINavigationBarAppearance() } }
        set { setAppearance(newValue, .standard) }
    }

    /// What it would look like in the low bars of phones held sideways. Set, it is copied. nil by default.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances[.compact] }
        set { setAppearance(newValue, .compact) }
    }

    /// What it would look like while content stands at its edge. Set, it is copied. nil by default.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.scrollEdge] }
        set { setAppearance(newValue, .scrollEdge) }
    }

    /// What it would look like in low bars while content stands at its edge. Set, it is copied. nil by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { setAppearance(newValue, .compactScrollEdge) }
    }

    private func setAppearance(
        _ new: UINavigationBarAppearance?, _ place: KeptAppearances<UINavigationBarAppearance>.Place
    ) {
        appearances[place] = new
        showItems()
    }

    // MARK: Size and layout

    /// 54 high, or 44 in older designs; with a large title 52 more, and with a search bar 52 more. No wish for a width.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: ownHeight) }

    /// The given width, and the height of `intrinsicContentSize`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

    /// The window may have another design.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        sizeMayChange(goingTo: newWindow)
    }

    /// Places titles and items in the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }
}
