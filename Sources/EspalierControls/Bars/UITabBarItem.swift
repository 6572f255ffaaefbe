import EspalierViews
import Foundation

/// An entry of a tab bar.
open class UITabBarItem: UIBarItem {
    /// An item of the system's.
    public enum SystemItem: Int, Sendable {
        // The cases are UIKit's, in its order.
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    @Observed private var storedBadge: String?
    private var appearances = KeptAppearances<UITabBarAppearance>()

    /// Those of a bar item, and `badgeValue`.
    open override class var observableKeys: [ObservableKey] {
        super.observableKeys + [ObservableKey("badgeValue", \UITabBarItem.badgeValue)]
    }

    /// Makes an item without a title and without an image.
    public override init() {
        super.init()
    }

    /// Makes an item from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item with a tag.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes an item with another image while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Makes an item of the system's, with its English title.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let side = BarMetrics.imageSide
        let image = UIImage(symbol: "\(systemItem)", size: CGSize(width: side, height: side))
        self.init(title: Self.title(of: systemItem), image: image, tag: tag)
    }

    /// The image while the item is selected; nil, as by default: `image`.
    open var selectedImage: UIImage? { didSet { tellHolder() } }

    /// The text of the badge. nil by default. Kept, and plays no part in layout.
    open var badgeValue: String? {
        get { storedBadge }
        set { storedBadge = newValue }
    }

    /// The colour of the badge. nil by default.
    open var badgeColor: UIColor?

    /// What the bar would look like while the item is selected. Set, it is copied. nil by default.
    open var standardAppearance: UITabBarAppearance? {
        get { appearances[.standard] }
        set { appearances[.standard] = newValue }
    }

    /// What the bar would look like while the item is selected, and content stands at its edge. Set, it is copied. nil by default.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances[.scrollEdge] }
        set { appearances[.scrollEdge] = newValue }
    }

    private static func title(of item: SystemItem) -> String {
        switch item {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }
}
