import EspalierViews
import Foundation

/// What a navigation bar shows for one step of a path: a title, items at both sides, the way back.
///
/// Its `title` can be observed. A bar that shows the item follows its changes.
open class UINavigationItem: UIKitObject, KeyValueObservable, NibAwaking, InterfaceMemberListing {
    /// When a title is large, in a bar that prefers large ones.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before; large in the first one.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// Who observes the item.
    public final let observerRegistry = ObserverRegistry()

    @Observed private var storedTitle: String?
    @Observed private var storedPrompt: String?
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?
    /// The bar that shows the item.
    final weak var bar: UINavigationBar?
    final var appearances = KeptAppearances<UINavigationBarAppearance>()
    /// The controller whose item it is.
    package final weak var controller: AnyObject?
    /// What the item searches by.
    package final var search: (any NavigationSearch)? { didSet { tellBar() } }

    /// What text key paths know of an item: `title` and `prompt`.
    open class var observableKeys: [ObservableKey] {
        [ObservableKey("title", \UINavigationItem.title), ObservableKey("prompt", \UINavigationItem.prompt)]
    }

    /// See ``KeyValueObservable/keyPathsForValuesAffecting(_:)``. None by default.
    open class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] { [] }

    /// See ``KeyValueObservable/automaticallyNotifiesObservers(of:)``. True by default.
    open class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }

    /// Makes an item with a title.
    public init(title: String) {
        storedTitle = title
    }

    /// Makes an item without a title.
    public override init() {}

    /// Makes an item from an archive.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decode(self)
    }

    /// The members that interface files name, none here. Subclasses that list some add them to those of super.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// The object was read from an interface file, and its properties, outlets and runtime attributes are set. For
    /// subclasses; does nothing. Overrides call super.
    open func awakeFromNib() {}

    /// The title. nil by default.
    open var title: String? {
        get { storedTitle }
        set {
            storedTitle = newValue
            tellBar()
        }
    }

    /// A line above the title. nil by default. Kept, and plays no part in layout.
    open var prompt: String? {
        get { storedPrompt }
        set { storedPrompt = newValue }
    }

    /// A view in place of the title. nil by default.
    open var titleView: UIView? { didSet { tellBar() } }

    /// How the next step names the way back to this one. nil by default: by the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { tellBar() } }

    /// The title of the way back to this step. nil by default: `title`.
    open var backButtonTitle: String? { didSet { tellBar() } }

    /// Whether there is no way back from this step. False by default.
    open var hidesBackButton = false { didSet { tellBar() } }

    /// As setting `hidesBackButton`; nothing moves here.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// Whether the left items stand beside the way back, and not in its place. False by default.
    open var leftItemsSupplementBackButton = false { didSet { tellBar() } }

    /// When the title is large. `.automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { tellBar() } }

    /// Whether the search bar goes while the content is scrolled down. True by default; counts where the controller's
    /// view, or its first subview, is a scroll view.
    open var hidesSearchBarWhenScrolling = true {
        didSet {
            tellBar()
            // The navigation controller looks again whether the bar is to go.
            if hidesSearchBarWhenScrolling != oldValue { bar?.superview?.setNeedsLayout() }
        }
    }

    /// What it would look like. Set, it is copied. nil by default.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances[.standard] }
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

    /// The items at the left, from the edge on. nil by default.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set {
            replace(&leftItems, by: newValue)
            tellBar()
        }
    }

    /// The items at the right, from the edge on. nil by default.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set {
            replace(&rightItems, by: newValue)
            tellBar()
        }
    }

    /// The left item next to the edge; setting it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The right item next to the edge; setting it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// As setting `leftBarButtonItem`; nothing moves here.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// As setting `rightBarButtonItem`; nothing moves here.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// As setting `leftBarButtonItems`; nothing moves here.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// As setting `rightBarButtonItems`; nothing moves here.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    private func replace(_ items: inout [UIBarButtonItem]?, by new: [UIBarButtonItem]?) {
        for item in items ?? [] where item.holder === self { item.holder = nil }
        items = new
        for item in new ?? [] { item.holder = self }
    }

    private func setAppearance(
        _ new: UINavigationBarAppearance?, _ place: KeptAppearances<UINavigationBarAppearance>.Place
    ) {
        appearances[place] = new
        tellBar()
    }

    /// What the bar shows of the item is to be looked at again.
    package final func searchDidChange() { tellBar() }

    private func tellBar() {
        bar?.showItems()
    }
}

extension UINavigationItem: BarItemHolder {
    final func itemDidChange(_ item: UIBarItem) {
        (item as? UIBarButtonItem)?.updateButton()
        bar?.showItems()
    }
}
