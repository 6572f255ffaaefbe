import EspalierViews
import Foundation

/// What shows an item, and is told when the item changes.
protocol BarItemHolder: AnyObject {
    func itemDidChange(_ item: UIBarItem)
}

/// An entry of a bar: the superclass of bar button items and tab bar items. Its properties can be observed.
open class UIBarItem: UIKitObject, KeyValueObservable, NibAwaking, InterfaceMemberListing, AssociatedObjectHolder {
    /// Who observes the item.
    public final let observerRegistry = ObserverRegistry()

    @Observed private var storedTitle: String?
    @Observed private var storedImage: UIImage?
    @Observed private var storedIsEnabled = true
    @Observed private var storedTag = 0
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)`. Nil until something is.
    public final var associatedObjects: AssociatedObjects?
    private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    /// The bar, or the navigation item of the bar, that shows the item.
    final weak var holder: (any BarItemHolder)?

    /// What text key paths know of an item: `title`, `image`, `isEnabled` and `tag`.
    open class var observableKeys: [ObservableKey] {
        [
            ObservableKey("title", \UIBarItem.title), ObservableKey("image", \UIBarItem.image),
            ObservableKey("isEnabled", \UIBarItem.isEnabled), ObservableKey("tag", \UIBarItem.tag),
        ]
    }

    /// See ``KeyValueObservable/keyPathsForValuesAffecting(_:)``. None by default.
    open class func keyPathsForValuesAffecting(_ keyPath: AnyKeyPath) -> [AnyKeyPath] { [] }

    /// See ``KeyValueObservable/automaticallyNotifiesObservers(of:)``. True by default.
    open class func automaticallyNotifiesObservers(of keyPath: AnyKeyPath) -> Bool { true }

    /// Makes an item without a title and without an image.
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
            tellHolder()
        }
    }

    /// The image. nil by default.
    open var image: UIImage? {
        get { storedImage }
        set {
            storedImage = newValue
            tellHolder()
        }
    }

    /// Whether the item can be used. True by default.
    open var isEnabled: Bool {
        get { storedIsEnabled }
        set {
            storedIsEnabled = newValue
            tellHolder()
        }
    }

    /// A number to find the item by. 0 by default.
    open var tag: Int {
        get { storedTag }
        set { storedTag = newValue }
    }

    /// The image in a lower bar. nil by default: `image`.
    open var landscapeImagePhone: UIImage?

    /// By how much the image is inset. Zero by default; plays no part in layout.
    open var imageInsets = UIEdgeInsets.zero

    /// A name for tests and tools. nil by default.
    open var accessibilityIdentifier: String? {
        didSet { tellHolder() }
    }

    /// Whether the item is read out. True by default.
    open var isAccessibilityElement = true {
        didSet { tellHolder() }
    }

    private var statedLabel: String?

    /// What the item is called. The title, unless something else was set.
    open var accessibilityLabel: String? {
        get { statedLabel ?? title }
        set {
            statedLabel = newValue
            tellHolder()
        }
    }

    /// What happens when the item is operated. nil by default.
    open var accessibilityHint: String? {
        didSet { tellHolder() }
    }

    /// What the item stands at. nil by default.
    open var accessibilityValue: String? {
        didSet { tellHolder() }
    }

    private var statedTraits: UIAccessibilityTraits?

    /// What kind of thing the item is. A button, unless something else was set.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { statedTraits ?? .button }
        set {
            statedTraits = newValue
            tellHolder()
        }
    }

    /// Says of the view that shows the item what was said of the item. What the view says of itself stays.
    final func describe(_ view: UIView, label: String? = nil) {
        if view.accessibilityIdentifier != accessibilityIdentifier {
            view.accessibilityIdentifier = accessibilityIdentifier
        }
        let said = AccessibilityRecord(
            isElement: isAccessibilityElement ? nil : false, label: statedLabel ?? label, value: accessibilityValue,
            traits: statedTraits, hint: accessibilityHint)
        view.say(said)
    }

    /// Sets the attributes of the title in a state; nil takes them away. A `.font` counts in layout.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        tellHolder()
    }

    /// The attributes that were set for a state, or nil.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }

    /// Tells who shows the item that it is another one now.
    final func tellHolder() {
        holder?.itemDidChange(self)
    }

}
