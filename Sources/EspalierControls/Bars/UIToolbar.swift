import EspalierViews
import Foundation

/// Who hears of a toolbar.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of items from left to right.
open class UIToolbar: UIView, UIBarPositioning {
    static let itemsProperty = StoredProperty<UIToolbar, [UIBarButtonItem]?>(default: nil)

    static let toolbarKeys = [ObservableKey("items", \UIToolbar.items, stored: itemsProperty)]

    /// Those of a view, and `items`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + toolbarKeys }

    private final var shownViews: [UIView] = []
    final var appearances = KeptAppearances<UIToolbarAppearance>()

    /// Makes a toolbar of that frame, without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a toolbar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The items from left to right. nil by default.
    open var items: [UIBarButtonItem]? {
        get { self[stored: Self.itemsProperty] }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items; nothing moves here.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { writeItems(items) }

    /// How the bar would look. `.default` by default.
    open var barStyle = UIBarStyle.default
    /// Whether what is behind shines through. True by default.
    open var isTranslucent = true {
        // What a container shows lies under a translucent bar, and between others.
        didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
    }
    /// The colour of the bar. nil by default.
    open var barTintColor: UIColor?

    /// What it would look like. Set, it is copied.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.ensureStandard { UIToolbarAppearance() } }
        set { appearances[.standard] = newValue }
    }

    /// What it would look like in the low bars of phones held sideways. Set, it is copied. nil by default.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances[.compact] }
        set { appearances[.compact] = newValue }
    }

    /// What it would look like while content stands at its edge. Set, it is copied. nil by default.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    /// What it would look like in low bars while content stands at its edge. Set, it is copied. nil by default.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances[.compactScrollEdge] }
        set { appearances[.compactScrollEdge] = newValue }
    }

    /// Where the bar stands: what the delegate says; `.bottom` if it does not.
    open var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }

    /// 44 high. No wish for a width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: BarMetrics.rowHeight)
    }

    /// The given width; 44 high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.rowHeight)
    }

    /// Places the items in the bounds: what they and the margins leave goes in equal parts to the flexible spaces.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutItems()
    }

    private func writeItems(_ new: [UIBarButtonItem]?) {
        for item in items ?? [] where item.holder === self { item.holder = nil }
        for item in new ?? [] { item.holder = self }
        self[stored: Self.itemsProperty] = new
        showItems()
    }

    private func showItems() {
        let views = (items ?? []).compactMap { $0.shownView() }
        showItemViews(views, insteadOf: shownViews)
        shownViews = views
        setNeedsLayout()
    }

    private func layOutItems() {
        let items = items ?? []
        let row = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(bounds.height, BarMetrics.rowHeight))
        let margin = BarMetrics.margin(width: row.width)
        let sizes = items.map { $0.size(inRow: row.height) }
        let gaps = items.indices.map { $0 > 0 && !items[$0 - 1].isSpace && !items[$0].isSpace ? BarMetrics.gap : 0 }
        let used = zip(sizes, gaps).reduce(0) { $0 + $1.0.width + $1.1 }
        let flexible = items.count(where: \.isFlexibleSpace)
        let share = flexible > 0 ? max(0, row.width - 2 * margin - used) / CGFloat(flexible) : 0
        var x = row.minX + margin
        for (index, item) in items.enumerated() {
            x += gaps[index]
            if let view = item.shownView() { place(view, sizes[index], at: x, in: row) }
            x += item.isFlexibleSpace ? share : sizes[index].width
        }
    }
}

extension UIToolbar: BarItemHolder {
    final func itemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.updateButton()
        showItems()
    }
}
